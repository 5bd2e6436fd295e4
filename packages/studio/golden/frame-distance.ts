import type { Pixels } from '../testing/pictures.ts';

/*
 * How different two pictures look. After S-CIELAB (Zhang and Wandell 1996, "A spatial extension of CIELAB for digital color image
 * reproduction"): both are blurred as the eye blurs what is finer than it resolves, then compared in CIELAB (ISO/CIE 11664-4),
 * where a distance of about 2.3 is just seen (Mahy and others 1994). Simplified: one blur for all channels, in linear light.
 * Distances are averaged over tiles of 8 × 8 px, so that a soft edge counts for little and what moved for much.
 */

/** Two pictures apart, in CIELAB's ΔE*ab. */
export interface FrameDistance {
  /** Over the whole picture. */
  readonly mean: number;
  /** Of the tile that differs most. */
  readonly worst: number;
  /** The upper left corner of that tile, px. */
  readonly x: number;
  readonly y: number;
}

/** A picture as it is compared: L*, a*, b* of every second pixel of every second row. */
export interface Seen {
  readonly columns: number;
  readonly rows: number;
  readonly lab: Float32Array;
}

/** Samples are this far apart, px. */
const step = 2;
/** Of a tile, in samples. */
const tileSamples = 4;
/** A binomial blur: a standard deviation of one pixel, and most of what lies between two samples. */
const kernel = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16] as const;
const reach = 2;

/** sRGB to linear light (IEC 61966-2-1), for each of 256 levels. */
const linear = Float32Array.from({ length: 256 }, (_, level) => {
  const share = level / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const within = (at: number, length: number): number => Math.max(0, Math.min(length - 1, at));

/** Rows blurred along themselves, every second column, in linear light. */
function blurRows({ width, height, channels, data }: Pixels, columns: number): Float32Array {
  const blurred = new Float32Array(columns * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let column = 0; column < columns; column += 1) {
      const to = (y * columns + column) * 3;
      for (let tap = -reach; tap <= reach; tap += 1) {
        const from = (y * width + within(column * step + tap, width)) * channels;
        const weight = kernel[tap + reach] ?? 0;
        for (let channel = 0; channel < 3; channel += 1)
          blurred[to + channel] =
            (blurred[to + channel] ?? 0) + weight * (linear[data[from + channel] ?? 0] ?? 0);
      }
    }
  return blurred;
}

/** CIELAB's cube root with its straight foot. */
const labRoot = (share: number): number =>
  share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;

/** A picture as the eye has it; its pixels are opaque. */
export function seen(picture: Pixels): Seen {
  const { width, height } = picture;
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const blurred = blurRows(picture, columns);
  const lab = new Float32Array(columns * rows * 3);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let [red, green, blue] = [0, 0, 0];
      for (let tap = -reach; tap <= reach; tap += 1) {
        const from = (within(row * step + tap, height) * columns + column) * 3;
        const weight = kernel[tap + reach] ?? 0;
        red += weight * (blurred[from] ?? 0);
        green += weight * (blurred[from + 1] ?? 0);
        blue += weight * (blurred[from + 2] ?? 0);
      }
      // Linear sRGB to XYZ, as shares of the white point D65.
      const x = labRoot((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
      const y = labRoot(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
      const z = labRoot((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
      lab.set([116 * y - 16, 500 * (x - y), 200 * (y - z)], (row * columns + column) * 3);
    }
  return { columns, rows, lab };
}

/** The mean distance of the samples in one tile. */
function tileDistance(one: Seen, other: Seen, left: number, top: number): number {
  const { columns, rows } = one;
  let [sum, count] = [0, 0];
  for (let row = top; row < Math.min(top + tileSamples, rows); row += 1)
    for (let column = left; column < Math.min(left + tileSamples, columns); column += 1) {
      const at = (row * columns + column) * 3;
      sum += Math.hypot(
        (one.lab[at] ?? 0) - (other.lab[at] ?? 0),
        (one.lab[at + 1] ?? 0) - (other.lab[at + 1] ?? 0),
        (one.lab[at + 2] ?? 0) - (other.lab[at + 2] ?? 0),
      );
      count += 1;
    }
  return sum / count;
}

/** @throws RangeError for pictures of different sizes */
export function frameDistance(one: Seen, other: Seen): FrameDistance {
  const { columns, rows } = one;
  if (columns !== other.columns || rows !== other.rows)
    throw new RangeError(`${columns}x${rows} samples are not ${other.columns}x${other.rows}`);
  let [sum, tiles, worst, x, y] = [0, 0, -1, 0, 0];
  for (let top = 0; top < rows; top += tileSamples)
    for (let left = 0; left < columns; left += tileSamples) {
      const distance = tileDistance(one, other, left, top);
      sum += distance;
      tiles += 1;
      if (distance > worst) [worst, x, y] = [distance, left * step, top * step];
    }
  return { mean: sum / tiles, worst, x, y };
}
