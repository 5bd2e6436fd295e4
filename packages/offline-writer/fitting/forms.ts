import type { GenreId } from '../genres/genre.ts';
import { saysCount } from '../reading/counts.ts';
import { secondsOfLine, type PlacedLine } from './pieces.ts';

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
interface Counted {
  readonly announces: number;
  readonly points: readonly number[];
}

/** "It's always the same 3 mistakes." with three points behind it, and the title "Our five rules" above five. */
function countedIn(lines: readonly PlacedLine[]): Counted | null {
  const first = lines.findIndex(isPoint);
  if (first < 1) return null;
  const points = lines.filter(isPoint).map(({ place }) => place);
  const before = lines.slice(0, first).filter(({ line }) => line.source !== 'structure');
  const announces = before.findLast(
    ({ line }) => points.length >= 2 && saysCount(line.text, points.length),
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

/** The places of a form's points, with their headings and what counts them; none where it has no such form, or one that is too long. What is said of the points has room beside them, or not. */
export function wholeOf(
  lines: readonly PlacedLine[],
  worths: readonly number[],
  genre: GenreId,
  roomS: number,
): readonly number[] {
  const own = lines.filter(({ line }) => line.unit !== null);
  const isSaid = ({ place }: PlacedLine) => (worths[place] ?? 0) > 0;
  const isPart = (placed: PlacedLine) =>
    isPoint(placed) ||
    placed.line.unit?.kind === 'ingredient' ||
    (genre === 'quiz' && isQuizzed(placed));
  const points = own.filter((placed) => isPart(placed) && isSaid(placed));
  // Whatever a heading is worth by itself, its points are its own.
  const headings = own.filter((placed) => {
    const next = lines[placed.place + 1];
    return isHeading(placed) && next !== undefined && isPoint(next) && isSaid(next);
  });
  const counted = countedIn(lines);
  const isForm =
    points.length >= leastPoints &&
    (counted !== null ||
      headings.length > 1 ||
      points.filter(({ line }) => line.unit?.number !== null).length >= leastPoints ||
      (ofParts.has(genre) && points.length >= own.length * leastShare));
  if (!isForm) return [];
  const heads = counted === null ? [] : [counted.announces];
  const whole = [...heads, ...[...headings, ...points].map(({ place }) => place)];
  const seconds = whole.reduce((sum, place) => sum + secondsOfLine(lines[place]), 0);
  return seconds <= roomS ? whole : [];
}
