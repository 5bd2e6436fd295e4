import type { FilledLine } from './template.ts';

/** Characters as a model counts them: code points. */
export const lengthOf = (text: string): number => [...text].length;

export interface Fitted {
  readonly text: string;
  /** What was left out for want of room, the least important first. */
  readonly dropped: readonly string[];
}

/** The place of the line to leave out next: the last of the least important; the first line stays. -1: none is left. */
function placeOfLeast(lines: readonly FilledLine[]): number {
  const [, ...others] = lines;
  const least = Math.max(0, ...others.map(({ importance }) => importance));
  return least === 0
    ? -1
    : lines.findLastIndex(({ importance }, at) => at > 0 && importance === least);
}

/**
 * Joins lines within a limit: the least important are left out until the others fit. The most important (1) stay as long as
 * there is any other way.
 * @param join a text of the lines
 * @param shorter ways to tell the same more shortly, tried before a most important line is left out
 */
export function fitLines(
  lines: readonly FilledLine[],
  limit: number,
  join: (lines: readonly FilledLine[], shorter: number) => string,
  shorter = 0,
): Fitted {
  const kept = [...lines];
  const dropped: string[] = [];
  let ways = 0;
  const text = () => join(kept, ways);
  while (lengthOf(text()) > limit) {
    const at = placeOfLeast(kept);
    const isNeeded = kept[at]?.importance === 1;
    if (ways < shorter && (at < 0 || isNeeded)) ways += 1;
    else if (at < 0) break;
    else dropped.push(...kept.splice(at, 1).map((line) => line.text));
  }
  return { text: cutTo(text(), limit), dropped };
}

/** A sentence that is longer than the limit by itself ends with its last whole clause, or else its last whole word. */
function cutTo(text: string, limit: number): string {
  if (lengthOf(text) <= limit) return text;
  const start = [...text].slice(0, limit - 1);
  const lastOf = (ends: RegExp) => start.findLastIndex((character) => ends.test(character));
  const ends = [lastOf(/[,;:，、；：]/u), lastOf(/\s/u), start.length];
  const end = ends.find((each) => each > limit / 2) ?? start.length;
  const kept = start.slice(0, end).join('').trim();
  return `${kept.replace(/[,;:.]+$/u, '')}.`;
}
