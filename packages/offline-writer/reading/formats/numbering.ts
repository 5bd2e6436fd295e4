import { beginsWithMeasure } from '../measures.ts';
import orderedWords from '../../data/ordered-words.json' with { type: 'json' };
import formatWords from '../../data/format-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(formatWords);

const { romans } = orderedWords;
/** Numbers in filled circles, by where each row of them begins in Unicode. */
const circles: readonly (readonly [first: number, count: number])[] = [
  [0x2776, 10],
  [0x278a, 10],
  [0x2780, 10],
  [0x24eb, 10],
];
const circled = /[❶-❿➀-➓⓫-⓴]/gu;
const leastMarks = 2;

/** "1/", "(i)", "No. 1", "➊" and the "1/7" of a thread are marks of a list, and written "1." in one way. */
export function plainNumbers(text: string): string {
  const lines = plainCircles(plainDigits(text)).split('\n');
  const marked = asNumbers(asNumbers(asNumbers(lines, slashed), numbered), bracketed);
  return withoutThread(asBareNumbers(asNumbers(marked, ordinal))).join('\n');
}

/** "１．", "١-", "१)": digits of other scripts that head a line are written in ours. */
function plainDigits(text: string): string {
  return text.replace(
    /^([^\S\n]*)(\p{Nd}{1,2})\s?([.．、)）]|[-–:](?=\s))\s*(?=\p{L})/gmu,
    (whole, space: string, digits: string, mark: string) =>
      /^\d+$/u.test(digits) && /[.):]/u.test(mark)
        ? whole
        : `${space}${[...digits].map(digitOf).join('')}. `,
  );
}

/** Each script has its ten digits in a row, the first at a place that Unicode's property begins with. */
function digitOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** Where they count; one alone says nothing. */
function plainCircles(text: string): string {
  const numbers = new Set(Array.from(text.matchAll(circled), ([sign]) => numberInCircle(sign)));
  const isList = numbers.has(1) && numbers.has(2);
  return text.replace(circled, (sign) => (isList ? `${numberInCircle(sign)}. ` : ' '));
}

function numberInCircle(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  const row = circles.find(([first, count]) => code >= first && code < first + count);
  // The filled numbers of the last row go on from eleven.
  return row === undefined ? 1 : code - row[0] + (row[0] === 0x24eb ? 11 : 1);
}

type ReadNumber = (line: string) => { readonly number: number; readonly rest: string } | null;

const slashed: ReadNumber = (line) => found(/^\s*(\d{1,2})\/\s+(\S.*)$/u.exec(line), Number);
/** "primo: …", "Zweitens: …", "third – …" */
const ordinals = [
  said.firsts,
  said.seconds,
  said.thirds,
  said.fourths,
  said.fifths,
  said.sixths,
  said.sevenths,
].map((words) => new RegExp(`^(?:${words})$`, 'iu'));
const ordinal: ReadNumber = (line) =>
  found(
    /^\s*(\p{L}[\p{L} ]{3,14}?)\s?(?::|\s[-–—])\s*(\S.*)$/u.exec(line.slice(0, 2000)),
    (word) => ordinals.findIndex((names) => names.test(word)) + 1,
  );
const numbered: ReadNumber = (line) =>
  found(/^\s*(?:No|Nr|Nº|№|Number)\.? ?#?(\d{1,2})[.:)]?\s+(\S.*)$/u.exec(line), Number);
const bracketed: ReadNumber = (line) =>
  found(/^\s*\(?([ivx]{1,4})\)\s+(\S.*)$/u.exec(line), (roman) => romans.indexOf(roman) + 1);

function found(
  match: RegExpExecArray | null,
  numberOf: (text: string) => number,
): ReturnType<ReadNumber> {
  const number = numberOf(match?.[1] ?? '');
  return match === null || !(number > 0) ? null : { number, rest: match[2] ?? '' };
}

/** Lines that begin with numbers of one form, where these rise from 1. */
function asNumbers(lines: readonly string[], read: ReadNumber): readonly string[] {
  const numbers = lines.flatMap((line) => read(line)?.number ?? []);
  const rises = numbers.length >= leastMarks && numbers[0] === 1 && numbers[1] === 2;
  if (!rises) return lines;
  return lines.map((line) => {
    const point = read(line);
    return point === null ? line : `${point.number}. ${point.rest}`;
  });
}

const bare: ReadNumber = (line) => found(/^\s*(\d{1,2})\s+(\p{L}.*)$/u.exec(line), Number);
const leastBare = 3;
const fewestWords = 4;

/**
 * "1 turn it off", "2 wait": figures without a mark that count lines from 1 on, which are longer than the things of a list.
 * Beside "150g sugar" they are amounts: "1 small cauliflower", "2 tablespoons mustard".
 */
function asBareNumbers(lines: readonly string[]): readonly string[] {
  if (lines.some(beginsWithMeasure)) return lines;
  const points = lines.flatMap((line) => bare(line) ?? []);
  const counts = points.every(({ number }, at) => number === at + 1);
  const words = points.reduce((sum, { rest }) => sum + rest.trim().split(/\s+/u).length, 0);
  const isList = points.length >= leastBare && counts && words >= points.length * fewestWords;
  return isList ? asNumbers(lines, bare) : lines;
}

const threadMark =
  /^(?:\s*[([]?(\d{1,2})\/(\d{1,2})[)\]]?[.:]?(?:\s+(.*))?|(.*\S)\s+[([]?(\d{1,2})\/(\d{1,2})[)\]]?\s*)$/u;

interface ThreadMark {
  readonly place: number;
  readonly of: number;
  readonly text: string;
}

function readThread(line: string): ThreadMark | null {
  const match = line.length > 2000 ? null : threadMark.exec(line);
  if (match === null) return null;
  const [, place = match[5], of = match[6], behind] = match;
  return { place: Number(place), of: Number(of), text: match[4] ?? behind ?? '' };
}

/** A thread counts its posts to its end: "1/3", "2/3", "3/3". Amounts, as "1/3 cup", do not reach theirs. */
function withoutThread(lines: readonly string[]): readonly string[] {
  const places = new Map<number, Set<number>>();
  for (const line of lines) {
    const mark = readThread(line);
    if (mark !== null && mark.place <= mark.of)
      places.set(mark.of, (places.get(mark.of) ?? new Set()).add(mark.place));
  }
  const isThread = (of: number): boolean => {
    const seen = places.get(of);
    return (
      seen !== undefined &&
      seen.has(1) &&
      seen.has(2) &&
      (seen.has(of) || (of > 4 && seen.size > 2)) &&
      of > 1
    );
  };
  return lines.map((line) => {
    const mark = readThread(line);
    return mark === null || !isThread(mark.of) ? line : mark.text;
  });
}
