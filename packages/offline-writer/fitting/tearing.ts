import type { Piece, PlacedLine } from './pieces.ts';

/** How much of a sentence is lost where it goes on in the next scene, at a cut of this cost. */
export function tearing(cost: number, mustBeCut: boolean): number {
  const [, whole, long] = tears.find(([upTo]) => cost <= upTo) ?? mostTearing;
  return mustBeCut ? long : whole;
}
/** By the cost of the cut: of a sentence that a scene holds whole, and of one that is longer. */
const tears = [
  [1.5, 0.08, 0.03],
  [2, 0.18, 0.06],
  [3, 0.35, 0.12],
  [4.5, 0.8, 0.25],
  [5, 1, 0.35],
  [9, 2, 0.8],
] as const;
const mostTearing = [Infinity, 3, 1.2] as const;
/** A sentence of little worth is torn as badly as another. */
const leastWorth = 4;

/** What is lost by the cuts within sentences. */
export function tornWorth(
  scenes: readonly (readonly Piece[])[],
  lines: readonly PlacedLine[],
  worths: readonly number[],
  speechS: number,
): number {
  const lengthOf = (place: number) =>
    (lines[place]?.pieces ?? []).reduce((sum, { seconds }) => sum + seconds, 0);
  return scenes.reduce((sum, [first]) => {
    if (first === undefined || first.cost === 0) return sum;
    const mustBeCut = lengthOf(first.line) > speechS;
    return sum + tearing(first.cost, mustBeCut) * Math.max(worths[first.line] ?? 0, leastWorth);
  }, 0);
}
