import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import { wordsOf } from '../../plain-words.ts';
import { linkWords, orderWords } from './order-words.ts';

/* The clauses of a sentence, and whether one forbids something. */

const leastWords = 2;

/** What may stand before an order: the source of a pattern. */
export const politely = String.raw`^["“«¡]?(?:(?:${alternatives(orderWords.politeness)}),?\s)?`;
const forbidding: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(orderWords.forbidding).map(([language, words]) => [
    language,
    new RegExp(String.raw`${politely}(?:${alternatives(words)})(?![\p{L}\p{M}])`, 'iu'),
  ]),
);
/** "Den Stecker nicht ziehen!" forbids at its end. */
const forbidsAtEnd: ReadonlyMap<string, RegExp> = new Map([
  ['de', /\s(?:nicht|nie|niemals|keinesfalls)\s\p{Ll}+(?:en|ern|eln)[.!]*$/u],
  ['nl', /\s(?:niet|nooit)\s\p{Ll}+en[.!]*$/u],
  ['tr', /\p{L}m[ae](?:y[ıi]n(?:[ıi]z)?)?[.!]*$/u],
]);
/** "Trek nooit aan de rand": behind the verb that is told. */
const deniesSecond: ReadonlySet<string> = new Set(['de', 'nl']);
const deniesBehind = new Set(orderWords.deniesBehind);
/** "No need to book" forbids nothing. */
const harmless = new RegExp(`^(?:${alternatives(orderWords.harmless)})(?![\\p{L}\\p{M}])`, 'iu');
const saysWhy = new RegExp(`^(?:${alternatives(orderWords.reasons)})(?![\\p{L}\\p{M}])`, 'iu');
const wordsIn = (text: string) => text.trim().split(/\s+/u).length;

export interface Clause {
  readonly text: string;
  readonly isForbidden: boolean;
}

/** "Mehr lässt sich nicht sagen": what has a verb of its own tells something. */
const tellsItself = new RegExp(
  String.raw`(?<![\p{L}])(?:${alternatives(orderWords.auxiliaries)})(?![\p{L}])`,
  'iu',
);

/** Whether a clause of a language forbids something. */
const forbids = (text: string, code: string): boolean =>
  (!harmless.test(text) && (forbidding.get(code)?.test(text) ?? false)) ||
  ((forbidsAtEnd.get(code)?.test(text) ?? false) &&
    !(deniesSecond.has(code) && tellsItself.test(text))) ||
  (deniesSecond.has(code) && deniesBehind.has(wordsOf(text)[1]?.toLowerCase() ?? ''));

/** The clauses of a sentence: where a comma ends one and no reason or condition follows. */
export function clausesOf(sentence: string, code: string): readonly Clause[] {
  const clauses: string[] = [];
  const conditions = linkWords('conditions', code);
  const isCondition =
    conditions.length === 0
      ? null
      : new RegExp(`^(?:${alternatives(conditions)})(?![\\p{L}\\p{M}])`, 'iu');
  for (const piece of sentence.split(/(?<=[,;])\s+|\s+[–—]\s+/u)) {
    const isOwn =
      (wordsIn(piece) >= leastWords || piece.includes('-')) &&
      !saysWhy.test(piece) &&
      clauses.at(-1) !== undefined;
    const before = clauses.at(-1);
    // "When you feel the wave, stand up": one row.
    const isOpen =
      before !== undefined &&
      isCondition !== null &&
      isCondition.test(before) &&
      !/,.*,/u.test(before) &&
      before.endsWith(',');
    const leans = before !== undefined && (isOpen || !(isOwn || forbids(piece, code)));
    if (leans) clauses[clauses.length - 1] += ` ${piece}`;
    else clauses.push(piece);
  }
  return clauses.map((text) => ({ text, isForbidden: forbids(text, code) }));
}
