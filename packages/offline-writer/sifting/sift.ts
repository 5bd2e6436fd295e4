import { readLabel } from '../reading/labels.ts';
import { takeNotes } from '../reading/notes.ts';
import { speakersOf } from '../reading/speakers.ts';
import { look } from './look.ts';
import { trainedReader, type ReaderModel } from './reader-model.ts';
import { cutSegments, type Cut, type Segment } from './segments.ts';

/** An idea, parted by for whom each piece is. */
export interface Sifted {
  /** What is for the viewers, and what orders it. */
  readonly text: string;
  /** What is said to whoever makes the film, in the order of the text. */
  readonly notes: readonly string[];
  /** What came along with a paste. */
  readonly furniture: readonly string[];
  /** Whether a sentence is surely for the viewers; then no rule may take it for a wish. */
  readonly isSaid: (sentence: string) => boolean;
}

export type Sift = (idea: string) => Sifted;

/**
 * How sure the reader must be before a piece is left out, by what parts it from the text before it. Measured on documents
 * that it was not trained with: of 233 segments for the viewers one is lost (decision 31).
 */
const leastSure: Readonly<Record<Cut | 'bracketed' | 'costly', number>> = {
  bracketed: 0.92,
  bracket: 0.94,
  sign: 0.6,
  dash: 0.92,
  comma: 0.9,
  sentence: 0.95,
  line: 0.95,
  costly: 0.98,
};
/** Below this no rule may doubt that a segment is spoken. */
const mostDoubt = 0.005;
/** An idea is looked at again without what was left out, until nothing is, or until so many segments were looked at. */
const mostLooks = 1_600;
/** So many segments of an idea are sifted; what a book has behind them is kept. */
const mostSegments = 800;

export function sifterOf(model: ReaderModel): Sift {
  return (idea) => {
    const notes: string[] = [];
    const furniture: string[] = [];
    let text = idea;
    for (let looks = 0; ;) {
      const segments = cutSegments(text, mostSegments);
      looks += segments.length;
      const chances = look(segments, text, model);
      const out = outOf(segments, chances, text);
      const rest = without(text, out);
      if (out.length === 0 || !/\p{L}/u.test(rest) || looks > mostLooks)
        return { text, notes, furniture, isSaid: saidBy(segments, chances) };
      for (const segment of out) {
        const [, note = 0, page = 0] = chances[segments.indexOf(segment)] ?? [];
        (note >= page ? notes : furniture).push(plain(segment));
      }
      text = rest;
    }
  };
}

/** The segments that are left out; one that goes on behind a comma never stays without what it goes on from. */
function outOf(
  segments: readonly Segment[],
  chances: readonly (readonly number[])[],
  text: string,
): readonly Segment[] {
  const heart = likeliest(chances);
  const speakers = speakersOf(text.split('\n'));
  const out = segments.map(
    (segment, at) => at !== heart && isOut(segment, chances[at] ?? [], text, speakers),
  );
  for (let at = segments.length - 2; at >= 0; at -= 1)
    if (segments[at + 1]?.cut === 'comma' && out[at + 1] === false) out[at] = false;
  return segments.filter((_, at) => out[at]);
}

/** The segment that is likeliest to be spoken: an idea is never notes alone. */
function likeliest(chances: readonly (readonly number[])[]): number {
  const doubts = chances.map(([, note = 0, page = 0]) => note + page);
  return doubts.indexOf(Math.min(...doubts));
}

const bracketed = /^\s*[[(［（【].*[\])］）】][.!]?\s*$/su;

function isOut(
  segment: Segment,
  chances: readonly number[],
  text: string,
  speakers: ReadonlySet<string>,
): boolean {
  const [, note = 0, page = 0] = chances;
  const own = leastSure[bracketed.test(segment.text) ? 'bracketed' : segment.cut];
  const isCostly = bullet.test(lineOf(segment, text)) || fact.test(withoutLengths(segment.text));
  const least = isCostly ? Math.max(own, leastSure.costly) : own;
  return note + page > least && !isReadByRules(lineOf(segment, text), segment, speakers);
}

/** A price, a date, a number to ring, an address: a viewer would miss it. */
const fact = /\d|\p{Sc}|https?:|www\.|\S\.(?:com|org|net|io|co|example)\b/u;
const withoutLengths = (text: string): string =>
  text.replace(
    /\d{1,3}\s?(?:[-–]\s?\d{1,3}\s?)?(?:s|secs?|sek|seconds?|segundos|secondes?|secondi|sekunden|mins?|minutes?|minuten|minutos|minuti)(?!\p{L})|9:16|16:9|1:1|4k/giu,
    '',
  );

const timed = /^\s*[[(]?\d{1,2}:\d{2}/u;
/** Choices of a question, and the answers of a quiz. */
const ofQuiz = /(?:^|\s)\(?a\)\s.{1,120}?\s\(?b\)\s|^\s*(?:answers?(?: key)?|solutions?)\s?[:：]/iu;
const bullet = /^\s*(?:[-–—*•●▪]|\d{1,2}[.)]) /u;

function lineOf(segment: Segment, text: string): string {
  const from = text.lastIndexOf('\n', segment.from - 1) + 1;
  const end = text.indexOf('\n', segment.from);
  return text.slice(from, end < 0 ? undefined : end).slice(0, 300);
}

/** Rows of a table, and lines under a label that says what they are for: the rules make more of them than a note. */
function isReadByRules(line: string, segment: Segment, speakers: ReadonlySet<string>): boolean {
  if (/^\s*\|/u.test(line) || ofQuiz.test(line)) return true;
  const name = /^[-–—•*]?\s*([^:：]{1,40}?)\s*[:：]/u.exec(line)?.[1]?.toLowerCase();
  if (name !== undefined && speakers.has(name)) return segment.cut === 'line';
  if (
    bracketed.test(segment.text) &&
    takeNotes(line, { isTimed: timed.test(line) }).notes.length > 0
  )
    return true;
  const label = readLabel(line.trim().replace(/^[[(]/u, ''));
  return label !== null && label.role !== 'wish';
}

/** A text without some of its segments; a line that is left empty goes with its break. */
function without(text: string, out: readonly Segment[]): string {
  if (out.length === 0) return text;
  let rest = '';
  let at = 0;
  for (const { from, to } of out) {
    rest += text.slice(at, from) + gap;
    at = to;
  }
  return (rest + text.slice(at))
    .replace(emptied, '')
    .replace(gaps, ' ')
    .replace(/^[^\S\n]+|[^\S\n]+$/gmu, '')
    .trim();
}

/** Stands where a segment was, until its line is closed up; ideas hold no such sign. */
const gap = '\uE0FF';
const emptied = /^[^\S\n]*\uE0FF[\s\uE0FF]*?(?:\n|$)/gmu;
const gaps = /[^\S\n]*\uE0FF[^\S\n\uE0FF]*/gu;

/** A note without the brackets and signs that part it from the text. */
const plain = ({ text }: Segment): string =>
  text
    .replace(/^[\s[(［（【]+|[\s\])］）】]+$/gu, '')
    .replace(/^(?:[,;，、；،※^*>~+]|[-–—]{1,3}|\/\/+|<-|->)\s*/u, '')
    .trim();

const keyOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('');

function saidBy(
  segments: readonly Segment[],
  chances: readonly (readonly number[])[],
): Sifted['isSaid'] {
  const doubts = segments.map((_, at) => (chances[at]?.[1] ?? 0) + (chances[at]?.[2] ?? 0));
  const bySentence = new Map<number, { text: string; doubt: number }>();
  const said = new Set<string>();
  for (const [at, { text, sentence }] of segments.entries()) {
    const doubt = doubts[at] ?? 1;
    if (doubt < mostDoubt) said.add(keyOf(text));
    const whole = bySentence.get(sentence) ?? { text: '', doubt: 0 };
    bySentence.set(sentence, {
      text: `${whole.text} ${text}`,
      doubt: Math.max(whole.doubt, doubt),
    });
  }
  for (const { text, doubt } of bySentence.values()) if (doubt < mostDoubt) said.add(keyOf(text));
  return (sentence) => said.has(keyOf(sentence));
}

let trained: Sift | null = null;

/** Sifts with the reader that was trained with all documents; it is read from its file when it is first needed. */
export const sift: Sift = (idea) => (trained ??= sifterOf(trainedReader()))(idea);
