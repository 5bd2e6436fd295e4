import { spokenOf, type SpokenNumbers } from './language-of-numbers.ts';

/* The numbers that a sentence tells, in words or in digits: "vinte e cinco", "fünfundzwanzig", "1.200". */

export interface NumberRun {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly isWord: boolean;
  /** Whether it is no more than "one", which may be an article. */
  readonly isOne: boolean;
}

interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const [hundred, thousand, ten, twenty] = [100, 1000, 10, 20];

const nothingElse = { ones: [], halves: new Map<string, string>(), andHalf: [] };

const wordsIn = (sentence: string): readonly Word[] =>
  [
    ...sentence.matchAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*|\d+(?:[.,\u202F ]\d{3})*(?:[.,]\d+)?/gu),
  ].map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }));

/** Whether a part may stand behind others in one number: "zwanzig" behind "fünf" in German, "five" behind "twenty". */
function mayFollow(
  last: number,
  next: number,
  { teensBehind = [], isGlued }: SpokenNumbers,
): boolean {
  if (next === thousand) return last < thousand;
  if (next === hundred) return last < ten && last > 0;
  if (last >= thousand) return next < thousand;
  if (last >= hundred) return next < hundred;
  if (last >= twenty) return next < ten || (next < twenty && teensBehind.includes(last));
  return isGlued === true && next >= twenty && next < hundred && last < ten;
}

/** The value of the parts of one number; null where they are none. */
function valueOf(parts: readonly number[], spoken: SpokenNumbers): number | null {
  let [sum, open] = [0, 0];
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    if (before !== undefined && !mayFollow(before, part, spoken)) return null;
    if (part === thousand) [sum, open] = [(sum + Math.max(1, open)) * thousand, 0];
    else if (part === hundred) open = Math.max(1, open) * hundred;
    else open += part;
  }
  return sum + open;
}

/** "Fünfundzwanzig", "ventidue", "vijfentwintig": the parts that a word is glued of; null where it is none. */
function gluedParts(word: string, { words, ands }: SpokenNumbers): readonly number[] | null {
  if (word === '') return [];
  const starts = [...words.keys()]
    .filter((part) => word.startsWith(part))
    .toSorted((one, other) => other.length - one.length);
  for (const part of starts) {
    const rest = word.slice(part.length);
    const and = ands.find((each) => rest.startsWith(each) && rest.length > each.length) ?? '';
    for (const left of and === '' ? [rest] : [rest.slice(and.length), rest]) {
      const more = gluedParts(left, { words, ands, ...nothingElse });
      if (more !== null) return [words.get(part) ?? 0, ...more];
    }
  }
  return null;
}

const known = new Map<string, readonly number[] | null>();

/** The parts of a number that a word is; null where it is none. */
function partsOf(word: string, language: string, spoken: SpokenNumbers): readonly number[] | null {
  const lower = word.toLocaleLowerCase(language);
  const whole = spoken.words.get(lower);
  if (whole !== undefined) return [whole];
  const key = `${language} ${lower}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const hyphened = lower.split('-');
  const pieces = hyphened.filter((piece) => !spoken.ands.includes(piece));
  const parts =
    hyphened.length > 1
      ? joinedPieces(pieces, spoken)
      : spoken.isGlued === true && lower.length > 5
        ? gluedParts(lower, spoken)
        : null;
  const made = parts !== null && valueOf(parts, spoken) !== null ? parts : null;
  known.set(key, made);
  return made;
}

/** "Quatre-vingt-dix-sept": the longest parts first. */
function joinedPieces(
  pieces: readonly string[],
  { words }: SpokenNumbers,
): readonly number[] | null {
  if (pieces.length === 0) return [];
  for (let length = pieces.length; length > 0; length -= 1) {
    const value = words.get(pieces.slice(0, length).join('-'));
    if (value === undefined) continue;
    const rest = joinedPieces(pieces.slice(length), { words, ands: [], ...nothingElse });
    if (rest !== null) return [value, ...rest];
  }
  return null;
}

/** "1.200", "1,200" and "1 200" are the same number; "2,5" is none of these. */
function digitsOf(text: string): number | null {
  if (/^\d{1,3}(?:[.,\u202F ]\d{3})+$/u.test(text)) return Number(text.replaceAll(/\D/gu, ''));
  return /^\d+$/u.test(text) ? Number(text) : null;
}

/** The numbers of a sentence, in order; those that stand right behind each other are none ("nineteen fifty-eight"). */
export function numberRuns(sentence: string, language: string): readonly NumberRun[] {
  const spoken = spokenOf(language);
  if (spoken === undefined) return [];
  const runs: NumberRun[] = [];
  const words = wordsIn(sentence);
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at];
    if (first === undefined) break;
    const digits = digitsOf(first.text);
    if (digits !== null) {
      runs.push({
        from: first.from,
        to: first.to,
        value: digits,
        isWord: false,
        isOne: digits === 1,
      });
      continue;
    }
    const run = runAt(words, at, sentence, language, spoken);
    if (run === null) continue;
    runs.push(run.run);
    at = run.last;
  }
  return runs.filter(
    ({ from, to }) =>
      !runs.some(
        (other) =>
          (other.to < from && /^[\s-]+$/u.test(sentence.slice(other.to, from))) ||
          (other.from > to && /^[\s-]+$/u.test(sentence.slice(to, other.from))),
      ),
  );
}

/** The number that begins with a word, and the last word of it. */
function runAt(
  words: readonly Word[],
  at: number,
  sentence: string,
  language: string,
  spoken: SpokenNumbers,
) {
  const first = words[at];
  const begun = first === undefined ? null : partsOf(first.text, language, spoken);
  if (first === undefined || begun === null) return null;
  const parts = [...begun];
  let last = at;
  for (let next = at + 1; next < words.length; next += 1) {
    const word = words[next];
    const before = words[next - 1];
    if (word === undefined || before === undefined) break;
    if (!/^\s+$/u.test(sentence.slice(before.to, word.from))) break;
    // "Vinte e cinco" is one number, "cinco e seis" are two.
    if (spoken.ands.includes(word.text.toLowerCase()) && next === last + 1) continue;
    const more = partsOf(word.text, language, spoken);
    if (more === null || valueOf([...parts, ...more], spoken) === null) break;
    parts.push(...more);
    last = next;
  }
  const value = valueOf(parts, spoken);
  const end = words[last];
  const isOne = last === at && spoken.ones.includes(first.text.toLowerCase());
  return value === null || end === undefined
    ? null
    : { last, run: { from: first.from, to: end.to, value, isWord: true, isOne } };
}

const separators: ReadonlyMap<string, string> = new Map([
  ['en', ','],
  ['fr', '\u202F'],
  ['pl', '\u202F'],
]);

/** A number as it is written in a language: 1,200 or 1.200. */
export const written = (value: number, language: string): string =>
  String(value).replaceAll(/\B(?=(?:\d{3})+$)/gu, separators.get(language.slice(0, 2)) ?? '.');
