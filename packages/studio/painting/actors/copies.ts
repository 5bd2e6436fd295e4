import { noiseAt } from '../random.ts';
import type { Staging } from './staging.ts';

/** One of several of a kind: where it is from their middle, and how large, in shares of the size that one alone would have. */
export interface Copy {
  readonly dx: number;
  /** Upwards is negative: those behind stand higher. */
  readonly dy: number;
  readonly scale: number;
}

/** So many are told apart; more are a heap or a crowd. */
const mostCounted = 12;
const inCrowd = 14;
/** How many stand in each row, from behind. */
const rows: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2],
  3: [3],
  4: [2, 2],
  5: [2, 3],
  6: [3, 3],
  7: [3, 4],
  8: [4, 4],
  9: [3, 3, 3],
  10: [3, 3, 4],
  11: [3, 4, 4],
  12: [4, 4, 4],
};
const scaleOf = (count: number) =>
  count === 1
    ? 1
    : count === 2
      ? 0.66
      : count === 3
        ? 0.52
        : count <= 5
          ? 0.5
          : count <= 6 || count === 9
            ? 0.4
            : count <= 8
              ? 0.34
              : count <= 12
                ? 0.31
                : 0.27;

const aloft: ReadonlySet<Staging> = new Set<Staging>(['flyer', 'swimmer', 'celestial', 'symbol']);

/** Lays out several of a kind, the hindmost first: their true number up to twelve. `shape` is height by width of one. */
export function copiesOf(count: number, staging: Staging, shape: number, seed: number): Copy[] {
  if (count <= 1) return [{ dx: 0, dy: 0, scale: 1 }];
  const isCrowd = count > mostCounted;
  const layout = isCrowd ? [4, 5, 5] : (rows[count] ?? [count]);
  const scale = scaleOf(count);
  // In the air and in the water nobody stands close.
  const gap = aloft.has(staging) ? 1.12 : 0.98;
  const stepX = scale * Math.min(1, 1 / Math.max(shape, 0.4)) * gap;
  const rise = aloft.has(staging)
    ? scale * 0.95
    : scale * Math.min(0.46, 0.3 * Math.max(shape, 0.7));
  return layout
    .flatMap((inRow, row) =>
      Array.from({ length: inRow }, (_, at) => {
        const index = row * 5 + at;
        const behind = layout.length - 1 - row;
        const shift = inRow === layout[row - 1] ? 0.5 * (row % 2 === 0 ? 1 : -1) * 0.5 : 0;
        return {
          dx: (at - (inRow - 1) / 2 + shift) * stepX + (noiseAt(seed, index) - 0.5) * stepX * 0.14,
          dy:
            -behind * rise +
            (noiseAt(seed, index + 31) - 0.5) * scale * 0.05 -
            (inRow === 3 && at === 1 && !aloft.has(staging) && layout.length === 1
              ? scale * 0.12
              : 0),
          scale: scale * (1 - behind * 0.08) * (0.94 + noiseAt(seed, index + 67) * 0.1),
        };
      }),
    )
    .slice(0, isCrowd ? inCrowd : count)
    .toSorted((one, other) => one.dy - other.dy);
}
