import type { MarkedLine } from './passage.ts';
import { endsOpen, goesOn } from './open-ends.ts';
import { isPoem } from './verses.ts';
import sentenceSigns from '../data/sentence-signs.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(sentenceSigns);

/** A line longer than this was wrapped where it ends, not broken by its author. */
const wrappedCharacters = 60;
const leastPointLines = 3;

/** Places of plain lines, by runs without anything between them. */
function runsOfText(lines: readonly MarkedLine[]): readonly number[][] {
  const runs: number[][] = [];
  for (const [index, line] of lines.entries()) {
    if (line.mark !== 'text') continue;
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === index - 1) run.push(index);
    else runs.push([index]);
  }
  return runs;
}

/** Places of the lines that are lines of a poem. */
export function versesIn(lines: readonly MarkedLine[], whole: string): ReadonlySet<number> {
  const runs = runsOfText(lines);
  // One line alone, above the rest, is a title or a wish and no stanza.
  const stanzas = runs.filter((run) => run.length > 1);
  const found = isPoem(
    stanzas.map((run) => run.map((index) => lines[index]?.text ?? '')),
    whole,
  );
  return new Set(found ? stanzas.flat() : []);
}

/** Places of short lines under each other, without marks at their ends, that are points of a list without bullets. */
export function pointsIn(
  lines: readonly MarkedLine[],
  verses: ReadonlySet<number>,
): ReadonlySet<number> {
  const points = new Set<number>();
  for (const run of runsOfText(lines)) {
    const own = run.filter((index) => !verses.has(index));
    const short = own.filter((index) => isPointLike(lines[index]?.text ?? '')).length;
    if (own.length >= leastPointLines && short >= own.length * 0.7)
      for (const index of own) points.add(index);
  }
  return points;
}

function isPointLike(line: string): boolean {
  return line.split(' ').length <= 12 && line.length <= 80 && !/[.!?,…。！？]["”’)]?$/u.test(line);
}

/** Whether sentences begin with small letters in a text: then a line that begins so goes on with nothing. */
export function isTypedLow(text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const low = count(/[.!?] \p{Ll}{2}/gu);
  return low >= leastLow && low > count(/[.!?] \p{Lu}/gu);
}
const leastLow = 2;

/** Of a page's lines so many are nearly as long as the longest. */
const leastFull = 0.75;

/** Places of lines in runs that a page may have broken: the author of lines of all lengths broke them. */
export function wrappedIn(lines: readonly MarkedLine[]): ReadonlySet<number> {
  const lengthOf = (index: number): number => lines[index]?.text.length ?? 0;
  const isWrapped = (run: readonly number[]): boolean => {
    const width = Math.max(...run.map(lengthOf));
    const broken = run.slice(0, -1);
    const full = broken.filter((index) => lengthOf(index) >= width * leastFull).length;
    return full >= broken.length * leastFull;
  };
  return new Set(runsOfText(lines).filter(isWrapped).flat());
}

const leastStops = 2;
/**
 * Places of lines in runs of whole sentences, each of which begins with a capital behind the stop of the one before: a line that
 * begins with a small letter goes on there.
 */
export function writtenOutIn(lines: readonly MarkedLine[]): ReadonlySet<number> {
  const isWrittenOut = (run: readonly number[]): boolean => {
    const text = run.map((index) => lines[index]?.text ?? '').join('\n');
    const starts = text.match(/(?<=[.!?…]["”’»)]?\s)["“„«¿¡]?\p{L}/gu) ?? [];
    const stops = text.match(/\p{L}{2}[.!?…]["”’»)]?(?=\s|$)/gu)?.length ?? 0;
    return stops >= leastStops && starts.every((start) => /\p{Lu}/u.test(start));
  };
  return new Set(runsOfText(lines).filter(isWrittenOut).flat());
}

const unfinished = new RegExp(String.raw`[,]$|\b(?:${said.unfinishedEnds})$`, 'iu');

/** Of the run of lines that a line stands in. */
export interface Breaks {
  /** Whether a page may have broken the line, and not its author. */
  readonly mayBeWrapped: boolean;
  /** Whether its sentences are written out ({@link writtenOutIn}). */
  readonly areWrittenOut: boolean;
}

/** Whether a line goes on with the sentence of the line before. */
export function continues(
  before: string,
  line: string,
  { mayBeWrapped, areWrittenOut }: Breaks,
): boolean {
  if (/[.!?…:;。！？؟]["”’)]?$/u.test(before)) return false;
  if (isTornLine(before, line, areWrittenOut)) return true;
  return /^\p{Ll}/u.test(line)
    ? (before.length >= wrappedCharacters && mayBeWrapped) || /[,–—-]$/u.test(before)
    : before.length >= wrappedCharacters && unfinished.test(before);
}

/** "Turned off from nine / until noon", "the cellar, so / keep it clear": neither side of the break is a whole. */
function isTornLine(before: string, line: string, areWrittenOut: boolean): boolean {
  if (!/^\p{Ll}/u.test(line) || before.split(' ').length < leastTorn) return false;
  // Where no line begins with a capital, small letters tell nothing.
  const isTypedWithCapitals = /^["“«¿¡]?\p{Lu}|[.!?] ["“«¿¡]?\p{Lu}/u.test(before);
  return areWrittenOut || endsOpen(before) || (isTypedWithCapitals && goesOn(line));
}
const leastTorn = 4;

/** A short line without a mark that stands above a longer text, or one that a colon ends above a list. */
export function isHeadingLine(text: string, index: number, lines: readonly MarkedLine[]): boolean {
  const words = text.split(' ').length;
  const next = lines[index + 1];
  if (/[:：]$/.test(text) && words <= 14) return next !== undefined;
  const isFirst = index === 0;
  const after = next?.mark === 'blank' ? lines[index + 2] : next;
  if (
    isFirst &&
    words <= 24 &&
    !/[.!?…;。！？]["”’]?$/u.test(text) &&
    (after?.mark === 'bullet' || after?.mark === 'number')
  )
    return true;
  // "How to clean it." heads what tells how.
  if (/^how to [^.!?]{3,}[.:]?$/iu.test(text) && words <= 14 && next !== undefined) return true;
  if (/[.!?…,;。！？]["”’)]?$/u.test(text) || words > 10) return false;
  const isApart = index === 0 || lines[index - 1]?.mark === 'blank';
  if (!isApart || next === undefined) return false;
  if (next.mark === 'bullet' || next.mark === 'number') return true;
  if (after === undefined) return false;
  if (isFirst && next.mark === 'blank') return after.mark !== 'blank' && words <= 8;
  return (
    after.mark === 'text' &&
    after.text.length > wrappedCharacters * 1.5 &&
    words <= 7 &&
    next.mark !== 'blank'
  );
}
