import { partHead } from './how-to-heads.ts';
import { isInlineLabel, readLabel } from './labels.ts';
import { splitSentences } from './sentences.ts';
import { monthsAfterDay, stopOf } from './sentence-words.ts';
import { namesWithColon } from './speakers.ts';
import { isSureTurn } from './turns.ts';

/** Points of a list that stand in one line need at least so many numbers or bullets. */
const leastInlinePoints = 2;

/** The lines of a tidied text; labels, numbers and bullets within a line begin a line of their own. */
export function breakLines(text: string): readonly string[] {
  const speakers = namesWithColon(text);
  return text
    .split('\n')
    .flatMap((line, at) => (at === 0 ? (partHead(line) ?? [line]) : [line]))
    .flatMap((line) => (isSureTurn(line) ? [line] : breakLine(line, speakers)))
    .map((line) => line.trim());
}

const breakLine = (line: string, speakers: ReadonlySet<string>): readonly string[] =>
  breakAtBullets(line)
    .flatMap(breakAtNumbers)
    .flatMap((piece) => breakAtLabels(piece, speakers));

function breakAtBullets(line: string): readonly string[] {
  const bullets = line.match(/(?:^|\s)[•●▪‣◦]\s/g)?.length ?? 0;
  if (bullets < leastInlinePoints) return [line];
  return line.split(/(?=(?:^|\s)[•●▪‣◦]\s)/).map((piece) => piece.trim());
}

/** "1. Mix 2. Add 3. Bake": numbers that rise from 1. Two alone count where nothing but a mark stands before the first; days never do. */
function breakAtNumbers(line: string): readonly string[] {
  const cuts: number[] = [];
  for (const match of line.matchAll(
    /(?:(?<=^|[\s:;,.。：])\(?(\d{1,2})[.)](?=\s+\S|[^\s\d])|(?<=[.!?:]\s)(\d{1,2})(?=\s\p{Lu})|([①-⑳]))\s?(?=\S)/gu,
  )) {
    const digits = match[1] ?? match[2];
    const number = digits === undefined ? (match[3]?.codePointAt(0) ?? 0) - 0x245f : Number(digits);
    // "in 1. Then" is no number of a list: nothing but a beginning or a mark stands before the first.
    if (number !== cuts.length + 1) continue;
    const rest = line.slice(match.index + match[0].length, match.index + match[0].length + 12);
    if (!monthsAfterDay.test(rest)) cuts.push(match.index);
  }
  if (cuts.length < leastInlinePoints) return [line];
  const isLed = /(?:^|[:;,.!?。：])\s*$/u.test(line.slice(0, cuts[0]));
  if (cuts.length === leastInlinePoints && !isLed) return [line];
  return [0, ...cuts]
    .map((from, index) => line.slice(from, cuts[index] ?? line.length))
    .filter((piece) => piece.trim() !== '');
}

function breakAtLabels(line: string, names: ReadonlySet<string>): readonly string[] {
  const cuts: number[] = [];
  // "Visual: The lid opens. Inside: a ring.": in what is seen nobody speaks.
  const speakers = readLabel(line)?.role === 'picture' ? nobody : names;
  for (const match of line.matchAll(/[:：](?!\/\/)/g)) {
    const start = labelStart(line, match.index);
    if (start <= 0) continue;
    const name = line.slice(start, match.index);
    if (isInlineLabel(name) || speakers.has(name.toLowerCase())) cuts.push(start);
  }
  return [0, ...cuts].flatMap((from, index) => {
    const piece = line.slice(from, cuts[index] ?? line.length).replace(/\s+[-–—|/]\s*$/, '');
    return from > 0 && index === cuts.length ? endLabel(piece) : [piece];
  });
}

const nobody: ReadonlySet<string> = new Set();

/** What is not spoken behind its label. */
const silent = new Set([
  'picture',
  'screen',
  'sound',
  'wish',
  'note',
  'topic',
  'title',
  'opening',
  'ending',
]);

/** The last label within a line ends with its sentence: "Tone: balanced. They fly 5 km." goes on with the text. */
function endLabel(piece: string): readonly string[] {
  if (!silent.has(readLabel(piece)?.role ?? '')) return [piece];
  const [first = ''] = splitSentences(piece);
  const rest = piece.slice(piece.indexOf(first) + first.length).trim();
  return rest === '' ? [piece] : [first, rest];
}

/** Where the words in front of a colon begin, after a mark or a dash; -1 where they run on from a sentence. */
function labelStart(line: string, colon: number): number {
  let start = colon;
  const limit = Math.max(0, colon - 40);
  while (start > limit && !endsBefore(line, start)) start -= 1;
  if (start === limit && limit > 0) return -1;
  const dash = line.slice(start, colon).lastIndexOf(' - ');
  if (dash >= 0) start += dash + 3;
  while (start < colon && line[start] === ' ') start += 1;
  return start;
}

/** Whether a mark in front of a place parts what stands behind it; the full stop of "Dr. Amara Nwosu:" does not. */
function endsBefore(line: string, at: number): boolean {
  if (line[at] === ' ' && /[:：]/u.test(line[at - 1] ?? '')) return true;
  if (!/[.!?…|;"”)\]/—–。！？]/u.test(line[at - 1] ?? '')) return false;
  const word = /([\p{L}.]+)\.$/u.exec(line.slice(Math.max(0, at - 20), at))?.[1];
  if (word === undefined) return true;
  const isInitial = /^\p{Lu}$/u.test(word);
  const stop = stopOf(word, line, line.slice(at).trimStart());
  return !isInitial && (stop === 'none' || stop === 'closing');
}
