import { readLabel } from '../reading/labels.ts';
import { takeNotes } from '../reading/notes.ts';
import { mailHeadersOf } from '../reading/formats/mail.ts';
import { speakersOf } from '../reading/speakers.ts';
import { look } from './look.ts';
import { trainedReader, type ReaderModel } from './reader-model.ts';
import { signOf, speaksOfFilm, tells, type Place, type Sign } from './sure-signs.ts';
import { cutSegments, type Cut, type Segment } from './segments.ts';
import { lettersOf } from '../plain-words.ts';

/** An idea, parted by for whom each piece is. */
export interface Sifted {
  /** What is for the viewers, and what orders it. */
  readonly text: string;
  /** What is said to whoever makes the film, in the order of the text. */
  readonly notes: readonly string[];
  /** What came along with a paste. */
  readonly furniture: readonly string[];
  /** Whether a sentence is surely for the viewers; then no rule may take it for a wish. */
  readonly isSaid: (sentence: string, mostDoubt?: number) => boolean;
}

export type Sift = (idea: string) => Sifted;

/**
 * How sure the reader must be before a piece is left out, by what parts it from the text before it. Measured on documents
 * that it was not trained with: of 196 segments for the viewers one is lost, and half of the notes are found (decision 31).
 */
const leastSure: Readonly<
  Record<Cut | 'bracketed' | 'costly' | 'costlyBracket' | 'untold' | 'heard', number>
> = {
  bracketed: 0.85,
  bracket: 0.9,
  sign: 0.6,
  dash: 0.9,
  comma: 0.88,
  sentence: 0.9,
  line: 0.9,
  costly: 0.98,
  costlyBracket: 0.97,
  untold: 0.96,
  heard: 0.995,
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
  const lines = text.split('\n');
  const known = {
    text,
    speakers: speakersOf(lines),
    headers: mailHeadersOf(lines),
    isHeard: text.length <= shortest || song.test(text),
  };
  const placeOf = placesIn(lines);
  const signs = segments.map((segment) => signOf(segment.text, placeOf(segment)));
  const heart = likeliest(chances, signs);
  const out = segments.map((segment, at) => {
    if (at === heart) return false;
    const sign = signs[at] ?? null;
    return sign === null ? isOut(segment, chances[at] ?? [], known) : sign !== 'say';
  });
  for (let at = segments.length - 2; at >= 0; at -= 1)
    if (segments[at + 1]?.cut === 'comma' && out[at + 1] === false) {
      const goesAlong =
        out[at] === true &&
        (signs[at] === 'note' || doubtOf(chances[at]) > mostKept) &&
        doubtOf(chances[at + 1]) > 0.5;
      out[goesAlong ? at + 1 : at] = goesAlong;
    }
  return segments.filter((_, at) => out[at]);
}

const doubtOf = ([, note = 0, page = 0]: readonly number[] = []): number => note + page;
/** What goes on from a surer note than this goes with it. */
const mostKept = 0.97;

/** The segment that is likeliest to be spoken: an idea is never notes alone. */
function likeliest(
  chances: readonly (readonly number[])[],
  signs: readonly (Sign | null)[],
): number {
  const doubts = chances.map((own, at) =>
    signs[at] === 'note' || signs[at] === 'furniture' ? 2 : doubtOf(own),
  );
  return doubts.indexOf(Math.min(...doubts));
}

const bracketed = /^\s*[[(［（【].*[\])］）】][.!]?\s*$/su;

interface Known {
  readonly text: string;
  readonly speakers: ReadonlySet<string>;
  /** Lines of mail headers that the rules read as one block. */
  readonly headers: ReadonlySet<string>;
  /** Whether it is a song, or so short that each of its words is needed. */
  readonly isHeard: boolean;
}

function isOut(segment: Segment, [, note = 0, page = 0]: readonly number[], known: Known): boolean {
  const line = lineOf(segment, known.text);
  if (isStageDirection(segment, line, known.speakers)) return true;
  return note + page > leastFor(segment, line, known) && !isReadByRules(line, segment, known, note);
}

/** How sure the reader must be of a segment. */
function leastFor(segment: Segment, line: string, { speakers, isHeard }: Known): number {
  const isBracketed = bracketed.test(segment.text);
  const own = leastSure[isBracketed ? 'bracketed' : segment.cut];
  if (price.test(segment.text)) return isBracketed ? leastSure.costly : 1;
  const isTurn = !isBracketed && speakers.has(nameIn(line) ?? '');
  const isCostly = bullet.test(line) || isTurn || fact.test(withoutLengths(segment.text));
  if (!isCostly && tells(segment.text)) return own;
  if (!isCostly)
    return Math.max(own, isHeard && isWhole(segment) ? leastSure.heard : leastSure.untold);
  return Math.max(own, isBracketed ? leastSure.costlyBracket : leastSure.costly);
}

const isWhole = ({ cut }: Segment): boolean => cut === 'line' || cut === 'sentence';
/** In characters. */
const shortest = 100;
const song = /^[^\S\n]*\[?(?:verse|chorus|refrain|bridge|strophe|estribillo)\b[^\n]{0,12}$/imu;

/** So many of the first lines may name an author. */
const topLines = 4;

/** Tells of a segment where it stands. */
function placesIn(lines: readonly string[]): (segment: Segment) => Place {
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  const first = lines.findIndex((line, at) => at > (filled[0] ?? 0) && line.trim() === '');
  const last = lines.findLastIndex((line, at) => at < (filled.at(-1) ?? 0) && line.trim() === '');
  return ({ line }) => ({
    line: (lines[line] ?? '').trim().slice(0, 300),
    isAtEdge:
      filled.length > 1 &&
      (line === filled[0] ||
        line === filled.at(-1) ||
        (first > 0 && line < first) ||
        (last > 0 && line > last)),
    isNearTop: filled.length > 1 && filled.indexOf(line) < topLines,
  });
}

/** "BARISTA: (looks at the clock) It is late.": a bracket in front of what somebody says is done and not said. */
function isStageDirection(segment: Segment, line: string, speakers: ReadonlySet<string>): boolean {
  if (segment.cut !== 'bracket' || !bracketed.test(segment.text)) return false;
  const name = nameIn(line);
  const colon = line.search(/[:：]/u);
  return (
    name !== undefined &&
    speakers.has(name) &&
    line
      .slice(colon + 1)
      .trimStart()
      .startsWith(segment.text)
  );
}

const price = /\p{Sc} ?\d|\d ?\p{Sc}/u;
/** A price, a date, a number to ring, an address: a viewer would miss it. */
const fact = /\d|\p{Sc}|https?:|www\.|\S\.(?:com|org|net|io|co|example)\b/u;
const withoutLengths = (text: string): string =>
  text.replace(
    /\d{1,3}\s?(?:[-–]\s?\d{1,3}\s?)?(?:s|secs?|sek|seconds?|segundos|secondes?|secondi|sekunden|mins?|minutes?|minuten|minutos|minuti|years?|yrs?|yo|jahren?|años|ans|anos|anni)(?!\p{L})|9:16|16:9|1:1|4k/giu,
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
function isReadByRules(line: string, segment: Segment, known: Known, note: number): boolean {
  const { speakers, headers } = known;
  if (/^\s*\|/u.test(line) || ofQuiz.test(line) || headers.has(line.trim())) return true;
  const name = nameIn(line);
  if (name !== undefined && speakers.has(name)) return segment.cut === 'line';
  if (
    bracketed.test(segment.text) &&
    takeNotes(line, { isTimed: timed.test(line) }).notes.length > 0
  )
    return true;
  const label = readLabel(line.trim().replace(/^[[(]/u, ''));
  const isNote = label?.role === 'part' && note > leastSure.costly && speaksOfFilm(segment.text);
  return label !== null && label.role !== 'wish' && !isNote;
}

const nameIn = (line: string): string | undefined =>
  /^[-–—•*]?\s*([^:：]{1,40}?)\s*[:：]/u.exec(line)?.[1]?.toLowerCase();

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

function saidBy(
  segments: readonly Segment[],
  chances: readonly (readonly number[])[],
): Sifted['isSaid'] {
  const said = new Map<string, number>();
  const bySentence = new Map<number, { text: string; doubt: number }>();
  const know = (text: string, doubt: number): void => {
    const key = lettersOf(text);
    said.set(key, Math.min(said.get(key) ?? 1, doubt));
  };
  for (const [at, { text, sentence }] of segments.entries()) {
    const doubt = doubtOf(chances[at]);
    know(text, doubt);
    const whole = bySentence.get(sentence) ?? { text: '', doubt: 0 };
    bySentence.set(sentence, {
      text: `${whole.text} ${text}`,
      doubt: Math.max(whole.doubt, doubt),
    });
  }
  for (const { text, doubt } of bySentence.values()) know(text, doubt);
  return (sentence, most = mostDoubt) => (said.get(lettersOf(sentence)) ?? 1) < most;
}

let trained: Sift | null = null;

/** Sifts with the reader that was trained with all documents; it is read from its file when it is first needed. */
export const sift: Sift = (idea) => (trained ??= sifterOf(trainedReader()))(idea);
