import figureWords from '../../data/figure-words.json' with { type: 'json' };
import { isNamedAsPair } from '../pairs.ts';
import type { Line, Token } from './find-words.ts';
import type { Meaning } from './word-forms.ts';

/* How many of a thing a line of another language tells. */

export const hasCapital = (token: Token | undefined) => /^\p{Lu}/u.test(token?.text ?? '');

/** How many a word before a noun says: "dos", "3"; null where it says nothing of it. */
export function numberOf(token: Token | undefined, { numbers }: Line): number | null {
  if (token === undefined) return null;
  const digits = /^\p{Nd}{1,6}$/u.test(token.text) ? digitsOf(token.text) : null;
  return numbers.get(token.form) ?? (digits !== null && digits > 0 ? digits : null);
}

/** A number in the digits of the Latin or the Arabic script. */
const digitsOf = (text: string) =>
  Number(
    text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/gu, (digit) =>
      String((digit.codePointAt(0) ?? 0) % 16),
    ),
  );

const numbered: ReadonlySet<string> = new Set(figureWords.numbered);

/** "Haltestelle 2 roter Briefkasten", "paso 3 huevos": a number in digits behind a noun is that noun's own, and counts nothing. */
function isOwnNumber(at: number, { tokens, file, meaningsOf }: Line): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token === undefined || before?.clause !== token.clause || !isDigits(token)) return false;
  // "Groep 7", "Klasse 4", "sala 2".
  if (numbered.has(before.form)) return true;
  const means = meaningsOf(before.form);
  if (means.some(({ kind }) => kind === 'person' || kind === 'doing')) return false;
  const isInSeries =
    before.form.length > 3 &&
    tokens.filter(({ form }, index) => form === before.form && isDigits(tokens[index + 1])).length >
      1;
  if (isInSeries) return true;
  return file.capitals === true
    ? hasCapital(before) && !before.isFirst
    : means.some(({ kind }) => kind === 'place');
}

const isDigits = (token: Token | undefined) => /^\p{Nd}+$/u.test(token?.text ?? '');

/** The number before a noun, with at most one word between them that is no unit and links nothing. */
export function countOf(at: number, meaning: Meaning, line: Line): number | null {
  const { tokens, words } = line;
  const clause = tokens[at]?.clause;
  const [before, far] = [tokens[at - 1], tokens[at - 2]];
  if (before === undefined || before.clause !== clause) return null;
  // "三匹の犬": what counts them stands between the number and the noun.
  if (words.counters.has(far?.form ?? '') && words.ofBehind.has(before.form))
    return numberOf(tokens[at - 3], line);
  const ofPairs = pairsBefore(at, meaning, line);
  if (ofPairs !== null) return ofPairs;
  if (meaning.isPlural && isOneOf(at, line)) return 1;
  const near = numberOf(before, line);
  if (near !== null) return isOwnNumber(at - 1, line) ? null : near;
  const isLink = [words.units, words.articles, words.at, words.of, words.like].some((list) =>
    list.has(before.form),
  );
  const isNoun = line.meaningsOf(before.form).length > 0;
  if (isLink || isNoun || far?.clause !== clause || before.form.length < 3) return null;
  const count = isOwnNumber(at - 2, line) ? null : numberOf(far, line);
  return count === null || mayBeCounted(at, meaning, line) ? count : null;
}

/** "5 róż bukiet": what another noun stands before is counted only where the two agree. */
function mayBeCounted(at: number, { isPlural }: Meaning, { tokens, file }: Line): boolean {
  const [form, between] = [tokens[at]?.form ?? '', tokens[at - 1]?.form ?? ''];
  const { adjectiveEnding, samePlural } = file;
  if (adjectiveEnding !== undefined) return new RegExp(adjectiveEnding, 'u').test(between);
  if (samePlural === undefined) return true;
  return isPlural || new RegExp(samePlural, 'u').test(form);
}

/** "Twee paar sokken", "une paire de gants": a pair is two. Null where no pairs are told. */
function pairsBefore(at: number, { english }: Meaning, line: Line): number | null {
  const { tokens, words, file } = line;
  const behind = words.of.has(tokens[at - 1]?.form ?? '') ? at - 2 : at - 1;
  const pair = tokens[behind];
  if (pair === undefined || pair.clause !== tokens[at]?.clause || !words.pairs.has(pair.form))
    return null;
  // "Ein paar Socken" are some.
  if (file.capitals === true && !hasCapital(pair)) return null;
  const before = tokens[behind - 1];
  const pairs = (before?.clause === pair.clause ? numberOf(before, line) : null) ?? 1;
  return isNamedAsPair(english) ? pairs : pairs * 2;
}

/** "Uno de tus jerseys", "einer der alten Pullover": one of several. */
function isOneOf(at: number, { tokens, words }: Line): boolean {
  const clause = tokens[at]?.clause;
  let from = at - 1;
  const isLed = (index: number) => {
    const token = tokens[index];
    return (
      token?.clause === clause &&
      (words.articles.has(token?.form ?? '') || words.of.has(token?.form ?? '')) &&
      !words.ones.has(token?.form ?? '')
    );
  };
  if (!isLed(from)) from -= 1;
  const end = from;
  while (isLed(from)) from -= 1;
  const one = tokens[from];
  return from < end && one?.clause === clause && words.ones.has(one?.form ?? '');
}
