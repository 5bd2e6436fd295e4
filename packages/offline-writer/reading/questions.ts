import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import { irregularPasts } from './english-words.ts';
import type { UnitKind } from './material.ts';
import words from '../data/question-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';
import { grammar } from '../grammar-words.ts';

const said = alternativesIn(words);

/* Who types a message leaves the question mark away; its first words ask all the same. */

const closed = /[.!?…。！？؟।｡．‽։۔:;,] ?["”“’'»)\]}›」』）】》]*$/u;
/** "ok so", "wait", "hypothetically": said before what is asked. */
const lead = new RegExp(String.raw`^(?:(?:${said.leads}|um+)[,.]? )+`, 'iu');
const verb = String.raw`(?:${said.verbs})(?:n['’]?t)?`;
const asksFor = String.raw`(?:${grammar.asking})`;
/** "how old was it", "which river is longest", "where did it go" */
const byOrder = new RegExp(
  String.raw`^(?:${asksFor}|how (?:${said.amounts}|${said.amountsBeforeVerbs})(?: \p{L}+)?|(?:which|what|whose) \p{L}+) ${verb} (?!to\b)\S`,
  'iu',
);
/** "are you awake": who is asked stands behind the verb; "do it now" tells. */
const inverted = new RegExp(
  String.raw`^(?:(?:${said.invertedVerbs})(?:n['’]?t)? (?:${said.askedPersons})|(?:do|have)(?:n['’]?t)? (?:i|u|you|we|they))\b`,
  'iu',
);
const alone = new RegExp(String.raw`^(?:${said.alone})$`, 'iu');
/** "what goose", "how cold", "what if somebody did 60": asked back in a chat. */
const echo = new RegExp(
  String.raw`^(?:(?:what|which|whose) (?!(?:${said.notEchoed}) )\p{Ll}+|how \p{Ll}+|what if \p{L}.*)$`,
  'iu',
);
const whoDid = /^who (\p{L}+)\b/iu;

/** First words that ask in what somebody says to somebody, by language; accents tell some of them from words that link. */
const askers: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(words.asksIn).map(([language, asked]) => [
    language,
    new RegExp(String.raw`^(?:${alternatives(asked)})(?!\p{L})`, 'iu'),
  ]),
);
const mostWords = 12;

/** A sentence whose author left its mark away, with its question mark where it asks. */
export function withQuestionMark(text: string, kind: UnitKind, language: string): string {
  if (closed.test(text) || kind === 'verse') return text;
  const isTurn = kind === 'turn';
  const asks =
    language === 'en'
      ? asksInEnglish(text.replace(lead, '')) || (isTurn && echo.test(text.replace(lead, '')))
      : isTurn && askers.get(language)?.test(text) === true;
  const isShort = text.split(/\s+/u).length <= mostWords;
  return asks && (isShort || kind === 'question') ? `${text}?` : text;
}

function asksInEnglish(text: string): boolean {
  // "Had we known, …" and "What he did was …" tell.
  if (/,/u.test(text) || /^what (?:he|she|it|they|we|you|i)\b/iu.test(text)) return false;
  const done = whoDid.exec(text)?.[1]?.toLowerCase() ?? '';
  return (
    byOrder.test(text) ||
    inverted.test(text) ||
    alone.test(text) ||
    irregularPasts.has(done) ||
    /.{2}ed$/u.test(done)
  );
}
