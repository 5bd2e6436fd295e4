import type { Piece, PlacedLine } from './pieces.ts';
import type { Room } from './room.ts';

/**
 * What is lost where a sentence goes on in the next scene, by the cost of the cut, in seconds of what a film needs most: of
 * a sentence that a scene holds whole, and of one that is longer. Within a clause it is more than most sentences are worth.
 */
export function tearing(cost: number, mustBeCut: boolean): number {
  const [, whole, long] = tears.find(([upTo]) => cost <= upTo) ?? mostTearing;
  return mustBeCut ? long : whole;
}
const tears = [
  [1.5, 0.4, 0.05],
  [2, 0.8, 0.1],
  [3, 1.1, 0.2],
  [4.5, 1.5, 0.5],
  [5, 2, 0.8],
  [9, 3, 1.5],
  [12, 4, 2],
] as const;
const mostTearing = [Infinity, 8, 6] as const;

/** What it costs to say a sentence faster than the rest, so that it is whole: less than to tear it, and more than to leave its place to others. */
const ofSqueezing = 0.2;

/**
 * What is lost by the cuts within sentences, and by those that are said faster so that they are whole. A sentence up to
 * `wholeS` is held whole by some scene of the film, though perhaps by none of these.
 */
export function tornWorth(
  scenes: readonly (readonly Piece[])[],
  lines: readonly PlacedLine[],
  { speechS, wholeS }: Room,
): number {
  const lengthOf = (place: number) => lines[place]?.seconds ?? 0;
  return scenes.reduce((sum, own) => {
    const [first] = own;
    if (first === undefined) return sum;
    if (first.cost > 0) return sum + tearing(first.cost, lengthOf(first.line) > wholeS);
    const isSqueezed = own.length === 1 && first.endsLine && lengthOf(first.line) > speechS;
    return sum + (isSqueezed ? ofSqueezing : 0);
  }, 0);
}
