import { hasVerb } from '../reading/english.ts';
import type { SaidPart } from './scene-texts.ts';
import { clip } from './within-limits.ts';

/* The words of a card are what its own scene says: a whole sentence, or a clause of one, and never a fragment. */

const mostQuoted = 200;
const leastWords = 3;

/** A line all in capitals, as one would write it. */
function unshouted(text: string): string {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const isShouted = words.length > 2 && words.every((word) => word === word.toUpperCase());
  if (!isShouted || text === text.toLowerCase()) return text;
  return text
    .toLowerCase()
    .replace(
      /(?<=^\P{L}*|[.!?] )\p{L}|\bi\b|\b[a-z](?=(?:on|ues|ednes|hurs|ri|atur|un)day\b)/gu,
      (letter) => letter.toUpperCase(),
    );
}

/** The line to be read: its first sentence, or clause where that is long. */
export function keyPhrase(texts: readonly string[]): string {
  const first = unshouted(texts[0] ?? '');
  if (first.length <= mostQuoted) return first;
  const clause = first.slice(0, mostQuoted).split(/(?<=[,;:–—]) /u)[0] ?? '';
  return clause.length > 20 && clause.length < mostQuoted - 1
    ? clause.replace(/[,;:–— ]+$/u, '')
    : clip(first, mostQuoted);
}

/** "So." and "Right." are read only where nothing else is. */
const saysMuch = ({ whole }: SaidPart) => whole.length > 7;
const isWhole = ({ whole, from, to }: SaidPart) => from === 0 && to === whole.length;
const link = /^(?:and|but|or|so|und|aber|oder|et|mais|y|e|o|pero|ma|mas) /iu;
const opensClause =
  /^(?:and|but|or|so|because|when|while|if|where|until|as|though|although|since|after|before|unless|who|which|that) /iu;

/** Whether a part is a clause: it stands between marks or links, and somebody does something in it. */
function isClause({ whole, from, to }: SaidPart, isEnglish: boolean): boolean {
  const before = whole.slice(0, from).trimEnd();
  const text = whole.slice(from, to).trim();
  const behind = whole.slice(to).trimStart();
  const begins = before === '' || /[,;:.!?–—]$/u.test(before) || opensClause.test(text);
  const ends = behind === '' || /[,;:.!?–—]$/u.test(text) || opensClause.test(behind);
  return begins && ends && text.split(/\s+/u).length >= leastWords && (!isEnglish || hasVerb(text));
}

const capital = (text: string) =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('en'));

/** A clause as it is read by itself: without what links it. */
const asClause = ({ whole, from, to }: SaidPart) =>
  capital(
    whole
      .slice(from, to)
      .trim()
      .replace(link, '')
      .replace(/[,;:–—\s]+$/u, ''),
  );

/** What a scene of these parts says as a text to be read: its first whole sentence, else a clause, else the sentence it is of. */
export function readable(parts: readonly SaidPart[], isEnglish: boolean): string {
  const whole = parts.find((part) => isWhole(part) && saysMuch(part));
  if (whole !== undefined) return keyPhrase([whole.whole]);
  const clause = parts.find((part) => isClause(part, isEnglish));
  if (clause !== undefined) return keyPhrase([asClause(clause)]);
  return keyPhrase([(parts.find(isWhole) ?? parts[0])?.whole ?? '']);
}

/** Whether a scene holds words that can be read by themselves. */
export const isReadable = (parts: readonly SaidPart[], isEnglish: boolean): boolean =>
  parts.some((part) => isWhole(part) || isClause(part, isEnglish));
