import meanings from '../../data/wish-meanings.json' with { type: 'json' };
import { plainWords } from '../enhance/same-material.ts';
import { singular } from './apply-picture.ts';
import type { FindUnit } from './bonds.ts';
import { figureKindByWord } from './vocabulary.ts';
import editWords from '../../data/edit-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(editWords);

const small: ReadonlySet<string> = new Set(meanings.small);

/** Tells whether a sentence is about something: it holds its words, or a figure of the kind it asks for ("the price"). */
/** The kind of figure that words as "the prices" ask for; undefined where they name a thing. */
export const figureKindOf = (what: string): string | undefined =>
  figureKindByWord.get(what.trim().toLowerCase());

/** Tells whether a sentence holds a figure of a kind. */
export function figureIn(kind: string, findUnit: FindUnit): (text: string) => boolean {
  return (text) => {
    const own = (findUnit(text)?.figures ?? []).filter((figure) => text.includes(figure.value));
    return kind === 'any'
      ? own.length > 0
      : own.some((figure) => figure.kind === kind || (kind === 'clock' && figure.kind === 'span'));
  };
}

const asksSite = new RegExp(`^(?:${said.siteNames})$`, 'iu');
const asksPhone = new RegExp(`^(?:${said.phoneNames})$`, 'iu');

export function aboutIn(what: string, findUnit: FindUnit): (text: string) => boolean {
  const asked = plainWords(what).filter((word) => !small.has(word));
  const words = (asked.length === 0 ? plainWords(what) : asked).map(singular);
  const kind = figureKindOf(asked.join(' ')) ?? figureKindOf(what);
  return (text) => {
    const own = new Set(plainWords(text).map(singular));
    if (
      words.length > 0 &&
      words.every((word) => own.has(word) || [...own].some((each) => isSameStem(each, word)))
    )
      return true;
    if (asksSite.test(asked.join(' '))) return /\b[\w-]+\.(?:[a-z]{2,}|example)\b/iu.test(text);
    if (/^(?:address|place|location|street)$/iu.test(what))
      return /(?<![\d.,])\d{1,5}\p{L}? \p{Lu}\p{L}+(?: \p{Lu}\p{L}*\.?){1,3}/u.test(text);
    if (asksPhone.test(what)) return /(?<![\d.,])\+?\d[\d ()-]{6,}\d/u.test(text);
    if (/^(?:e-?mail|e-?mail address)$/iu.test(what)) return /\S@\S+\.\S/u.test(text);
    return kind !== undefined && figureIn(kind, findUnit)(text);
  };
}

/** "donate" and "donations", "build" and "building". */
function isSameStem(one: string, other: string): boolean {
  const least = Math.min(one.length, other.length);
  if (least < 4 || Math.abs(one.length - other.length) > 4) return false;
  return one.startsWith(other) || other.startsWith(one);
}
