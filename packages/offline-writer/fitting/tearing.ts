import type { Piece, PlacedLine } from './pieces.ts';

/**
 * What is lost where a sentence goes on in the next scene, by the cost of the cut, in seconds of what a film needs most: of
 * a sentence that a scene holds whole, and of one that is longer. Within a clause it is more than most sentences are worth.
 */
export function tearing(cost: number, mustBeCut: boolean): number {
  const [, whole, long] = tears.find(([upTo]) => cost <= upTo) ?? mostTearing;
  return mustBeCut ? long : whole;
}
const tears = [
  [1.5, 0.1, 0.05],
  [2, 0.3, 0.1],
  [3, 0.6, 0.2],
  [4.5, 1.5, 0.5],
  [5, 2, 0.8],
  [9, 3, 1.5],
  [12, 4, 2],
] as const;
const mostTearing = [Infinity, 8, 6] as const;

/** What is lost by the cuts within sentences. */
export function tornWorth(
  scenes: readonly (readonly Piece[])[],
  lines: readonly PlacedLine[],
  speechS: number,
): number {
  const lengthOf = (place: number) =>
    (lines[place]?.pieces ?? []).reduce((sum, { seconds }) => sum + seconds, 0);
  return scenes.reduce((sum, [first]) => {
    if (first === undefined || first.cost === 0) return sum;
    return sum + tearing(first.cost, lengthOf(first.line) > speechS);
  }, 0);
}
