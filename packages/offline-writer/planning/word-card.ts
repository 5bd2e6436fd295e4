import { hasVerb } from '../reading/english.ts';
import { isVerbForm } from './sure-noun.ts';
import type { SaidPart } from './scene-texts.ts';
import { clip } from './within-limits.ts';
import { ofCards } from './card-words.ts';
import { capital } from '../plain-words.ts';

/* The words of a card are what its own scene says: a whole sentence, or a clause of one, and never a fragment. */

const mostQuoted = 200;
const leastWords = 3;
const leastRead = 4;
/** Fewer words are read at once, so that nobody reads half of what is meant. */
const leastTorn = 18;

const keepsCapital = new RegExp(
  String.raw`(?<=^\P{L}*|[.!?] )\p{L}|\bi\b|\b[a-z](?=(?:${ofCards.dayBeginnings})day\b)`,
  'gu',
);

/** A line all in capitals, as one would write it. */
function unshouted(text: string): string {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const isShouted = words.length > 2 && words.every((word) => word === word.toUpperCase());
  if (!isShouted || text === text.toLowerCase()) return text;
  return text.toLowerCase().replace(keepsCapital, (letter) => letter.toUpperCase());
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

const wordCount = (text: string) => text.trim().split(/\s+/u).length;
/** "So.", "Voilà." and "So yeah." are read only where nothing else is. */
const saysMuch = ({ whole }: SaidPart) =>
  !/^[\p{Pe}\p{Pf}]/u.test(whole) &&
  (!/\p{Script=Latin}/u.test(whole) || (wordCount(whole) > 1 && whole.length > 8));
const isWhole = ({ whole, from, to }: SaidPart) => from === 0 && to === whole.length;
const link = new RegExp(`^(?:${ofCards.opensLink}) `, 'iu');
/** At the beginning of a sentence they are an article, or somebody's name: "O senhor Abílio". */
const linkWithin = /^(?:e|o) /u;
/** What begins with these leans on what is before it. */
const leans = new RegExp(`^(?:${ofCards.leaningLinks}) `, 'iu');
/** A clause may end before these. */
const opensClause = new RegExp(
  String.raw`^(?:${ofCards.clauseOpeners}|so(?! (?:much|many|far|long)\b)) `,
  'iu',
);
/** Terms that are still open at the end of a text. */
const opensTerms = new RegExp(
  String.raw`(?:^|[,;:.!?–—] )(?:${ofCards.termOpeners})\b[^,;.!?–—]*$`,
  'iu',
);
/** "Says he wants an account.": somebody is missing. */
const isHeadless = (text: string) => {
  const [first = ''] = /^[\p{L}']+/u.exec(text) ?? [];
  return /(?:s|ed)$/u.test(first) && isVerbForm(first.toLowerCase());
};
const isClosedQuote = (text: string) => (text.match(/["“”]/gu)?.length ?? 0) % 2 === 0;

/** Whether a part is a clause: it stands between marks or links, and somebody does something in it. */
function isClause({ whole, from, to }: SaidPart, isEnglish: boolean): boolean {
  const before = whole.slice(0, from).trimEnd();
  const text = whole.slice(from, to).trim();
  const told = text.replace(link, '');
  if (isEnglish && (leans.test(told) || isHeadless(told))) return false;
  // "If it is red and you cannot see it": both depend on the same word.
  if (/^(?:and|or) /iu.test(text) && opensTerms.test(before)) return false;
  const behind = whole.slice(to).trimStart();
  const begins = before === '' || /[,;:.!?–—]$/u.test(before) || opensClause.test(text);
  const ends = behind === '' || /[,;:.!?–—]$/u.test(text) || opensClause.test(behind);
  return (
    begins &&
    ends &&
    isClosedQuote(text) &&
    wordCount(text) >= leastWords &&
    (!isEnglish || hasVerb(text))
  );
}

/** A clause as it is read by itself: without what links it. */
const asClause = ({ whole, from, to }: SaidPart) =>
  capital(
    whole
      .slice(from, to)
      .trim()
      .replace(link, '')
      .replace(from > 0 ? linkWithin : /(?!)/u, '')
      .replace(/[,;:–—\s]+$/u, ''),
  );

/** What a scene of these parts says as a text to be read: its first whole sentence, else a clause, else the sentence it is of. */
export function readable(parts: readonly SaidPart[], isEnglish: boolean): string {
  const wholes = parts.filter((part) => isWhole(part) && saysMuch(part));
  // "All of it." is read only where nothing else is.
  const whole =
    wholes.find(({ whole: text }) => wordCount(text) >= leastRead || /\d/u.test(text)) ?? wholes[0];
  if (whole !== undefined) return keyPhrase([whole.whole]);
  const clause = parts.find((part) => isClause(part, isEnglish));
  if (clause !== undefined) return keyPhrase([asClause(clause)]);
  const own = parts.find(saysMuch) ?? parts[0];
  return own === undefined ? '' : keyPhrase([isTornOff(own) ? asPart(own) : own.whole]);
}

/** A part of a long sentence that goes over several scenes: none of them shows all of it again. */
const isTornOff = (part: SaidPart): boolean =>
  !isWhole(part) &&
  wordCount(part.whole) >= leastTorn &&
  wordCount(part.whole.slice(part.from, part.to)) >= leastRead;

/** "… with the snow coming down on the keys." */
const asPart = ({ whole, from, to }: SaidPart): string =>
  [
    ...(from > 0 ? ['…'] : []),
    whole
      .slice(from, to)
      .trim()
      .replace(/[,;:–—\s]+$/u, ''),
    ...(to < whole.length ? ['…'] : []),
  ].join(' ');

/** Whether a scene holds words that can be read by themselves. */
export const isReadable = (parts: readonly SaidPart[], isEnglish: boolean): boolean =>
  parts.some((part) => isWhole(part) || isClause(part, isEnglish));
