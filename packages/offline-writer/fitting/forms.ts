import type { GenreId } from '../genres/genre.ts';
import { countIn } from '../reading/counts.ts';
import type { Cut } from './choose-lines.ts';
import type { PlacedLine } from './pieces.ts';
import { secondsOfLine, type Worths } from './scale.ts';

/*
 * What is a whole with parts that are counted or listed: "the same 3 mistakes", what to bring and what not to bring, a
 * recipe. It is told whole before anything that stands around it.
 */

const isPoint = ({ line }: PlacedLine) => line.unit?.kind === 'item' || line.unit?.kind === 'step';
const isQuizzed = ({ line }: PlacedLine) =>
  line.unit?.kind === 'question' || line.unit?.kind === 'answer';
const isHeading = ({ line }: PlacedLine) => line.unit?.kind === 'heading';
const ofParts: ReadonlySet<GenreId> = new Set(['list', 'how-to', 'recipe', 'quiz']);
const leastPoints = 3;
/** A text of so few points beside its sentences only holds a list. */
const leastShare = 0.3;

/** Points that a line counts in front of them: the line, and each of them. */
export interface Counted {
  readonly announces: number;
  readonly points: readonly number[];
}

/** "It's always the same 3 mistakes." with three points behind it, and the title "Our five rules" above five. */
export function countedIn(lines: readonly PlacedLine[]): Counted | null {
  const first = lines.findIndex(isPoint);
  if (first < 1) return null;
  const points = lines.filter(isPoint).map(({ place }) => place);
  const before = lines.slice(0, first).filter(({ line }) => line.source !== 'structure');
  const announces = before.findLast(
    ({ line }) => points.length >= 2 && countIn(line.text) === points.length,
  );
  return announces === undefined ? null : { announces: announces.place, points };
}

/** The line that counts the points is told with all of them, or not at all. */
export function bindCounted(
  lines: readonly PlacedLine[],
  bind: (from: number | undefined, to: number | undefined) => void,
): void {
  const counted = countedIn(lines);
  for (const point of counted?.points ?? []) bind(counted?.announces, point);
}

/** The ways to tell the form of a text whole, the fullest first: with what is said of each point, and its points alone; none where it has no such form. */
export function wholesOf(
  lines: readonly PlacedLine[],
  worths: Worths,
  { about }: Cut,
  roomS: number,
): readonly (readonly number[])[] {
  const own = lines.filter(({ line, place }) => line.unit !== null && (worths[place] ?? 0) > 0);
  const isPart = (placed: PlacedLine) =>
    isPoint(placed) || (about.genre === 'quiz' && isQuizzed(placed));
  const points = own.filter(isPart);
  const headings = own.filter((placed) => {
    const next = lines[placed.place + 1];
    return isHeading(placed) && next !== undefined && isPoint(next);
  });
  const counted = countedIn(lines);
  const isForm =
    points.length >= leastPoints &&
    (counted !== null ||
      headings.length > 1 ||
      (ofParts.has(about.genre) && points.length >= own.length * leastShare));
  if (!isForm) return [];
  const heads = counted === null ? [] : [counted.announces];
  const blocks = new Set(points.map(({ line }) => line.unit?.block));
  const said = own.filter(
    (placed) => placed.line.unit?.kind === 'sentence' && goesOnWithPoint(placed, lines, blocks),
  );
  const bare = [...heads, ...[...headings, ...points].map(({ place }) => place)];
  const full = [...bare, ...said.map(({ place }) => place)];
  return [full, bare].filter(
    (places) => places.reduce((sum, place) => sum + secondsOfLine(lines[place]), 0) <= roomS,
  );
}

/** Whether a sentence stands behind a point, in its paragraph. */
const goesOnWithPoint = (
  { place, line }: PlacedLine,
  lines: readonly PlacedLine[],
  blocks: ReadonlySet<number | undefined>,
): boolean =>
  blocks.has(line.unit?.block) &&
  lines
    .slice(0, place)
    .some((other) => isPoint(other) && other.line.unit?.block === line.unit?.block);
