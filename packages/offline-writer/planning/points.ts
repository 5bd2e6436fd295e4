import type { Beat, Line } from '../genres/genre.ts';
import type { Unit } from '../reading/material.ts';

/* The points and steps that begin in a scene: what a list may hold, each with its own number. */

export interface Point {
  readonly line: Line;
  /** The sentence that tells it, whole. */
  readonly text: string;
  /** The number of a step, or that its author gave it; null where it has none. */
  readonly number: number | null;
}

/** "3- …", "4) …": a number that stands in the words themselves. */
const numbered = /^\p{N}{1,2}\s?[.)–:-]\s?(?=\p{L})/u;
const isMarked = ({ kind, text }: Unit) =>
  kind === 'step' || kind === 'item' || numbered.test(text);
const holdsPoints = ({ shows: { role } }: Beat) => role === 'step' || role === 'point';

/** The points of a scene, in order; a point of which only the rest is said here begins in another. */
export function pointsSaid(
  lines: readonly Line[],
  beats: readonly Beat[],
  areCounted = true,
): readonly Point[] {
  return lines.flatMap((line) => {
    const { unit } = line;
    if (unit === null || !unit.text.startsWith(line.text.trim())) return [];
    const beat = beats.find((each) => each.lines.some((other) => other.unit === unit));
    const own = beat?.lines.flatMap((each) => each.unit ?? []) ?? [];
    const isFirst = own[0] === unit && beat !== undefined && holdsPoints(beat);
    // Where the author has marked a point, what is said beside it is none.
    if (own.some(isMarked) ? !isMarked(unit) : !isFirst) return [];
    const first = own.find(isMarked) ?? own[0];
    const isCounted = areCounted && beat?.shows.role === 'step' && first === unit;
    const counted = isCounted ? beat.shows.number : null;
    return [{ line, text: unit.text, number: unit.number ?? counted }];
  });
}

const mostQuoted = 200;

/** A point with its number, as it stands in a list. */
export const tellPoint = ({ number, text }: Point): string =>
  number === null || numbered.test(text) || text.length > mostQuoted ? text : `${number}) ${text}`;

/** "Step 3", "Steps 3–5": the steps that begin in a scene; empty where none has a number. */
export function stepsNamed(numbers: readonly (number | null)[]): string {
  const known = numbers.filter((number) => number !== null);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return '';
  return first === last ? `Step ${first}` : `Steps ${first}–${last}`;
}
