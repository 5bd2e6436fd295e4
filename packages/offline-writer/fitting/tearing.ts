import type { Piece } from './pieces.ts';

/** How much of a sentence is lost where it goes on in the next scene, at a cut of this cost. */
export function tearing(cost: number): number {
  return tears.find(([upTo]) => cost <= upTo)?.[1] ?? mostTearing;
}
const tears = [
  [1.5, 0.06],
  [2, 0.15],
  [3, 0.3],
  [4.5, 0.5],
  [5, 0.7],
  [9, 1.1],
] as const;
const mostTearing = 1.6;
/** A sentence of little worth is torn as badly as another. */
const leastWorth = 4;

/** What is lost by the cuts within sentences. */
export const tornWorth = (scenes: readonly (readonly Piece[])[], worths: readonly number[]) =>
  scenes.reduce((sum, [first]) => {
    const isWithin = first !== undefined && first.cost > 0;
    return isWithin
      ? sum + tearing(first.cost) * Math.max(worths[first.line] ?? 0, leastWorth)
      : sum;
  }, 0);
