import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Pixels } from './pictures.ts';

/** An illustration to look for: its opaque points in a square of 1 × 1, and their colours. */
export interface Illustration {
  readonly name: string;
  readonly points: readonly {
    readonly x: number;
    readonly y: number;
    readonly colour: readonly [number, number, number];
  }[];
}

const gridPx = 40;
const sampleEvery = 2;
const opaque = 250;
/** Sizes to look at, as shares of the frame's shorter side. */
const sizes = [0.3, 0.36, 0.43, 0.52, 0.62, 0.74, 0.88];
const stepShare = 0.02;

/** Reads an illustration (SVG elements in a box of 32 × 32) as it looks alone: without light, stage or camera. */
export async function readIllustration(name: string, svgBody: string): Promise<Illustration> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${gridPx}" height="${gridPx}" viewBox="0 0 32 32">${svgBody}</svg>`;
  const context = createCanvas(gridPx, gridPx).getContext('2d');
  context.drawImage(await loadImage(Buffer.from(svg)), 0, 0, gridPx, gridPx);
  const { data } = context.getImageData(0, 0, gridPx, gridPx);
  const points: Illustration['points'][number][] = [];
  for (let y = 0; y < gridPx; y += sampleEvery) {
    for (let x = 0; x < gridPx; x += sampleEvery) {
      const at = (y * gridPx + x) * 4;
      if ((data[at + 3] ?? 0) < opaque) continue;
      points.push({
        x: x / gridPx - 0.5,
        y: y / gridPx - 0.5,
        colour: [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0],
      });
    }
  }
  return { name, points };
}

/** Pearson's correlation of the illustration's colours with the frame's at one place, over points and channels. */
function correlationAt(
  { width, height, channels, data }: Pixels,
  { points }: Illustration,
  at: { x: number; y: number; size: number; turned: number },
): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (const { x, y, colour } of points) {
    const column = Math.round(at.x + x * at.size * at.turned);
    const row = Math.round(at.y + y * at.size);
    if (column < 0 || row < 0 || column >= width || row >= height) return 0;
    const pixel = (row * width + column) * channels;
    for (let channel = 0; channel < 3; channel += 1) {
      const a = colour[channel] ?? 0;
      const b = data[pixel + channel] ?? 0;
      sumA += a;
      sumB += b;
      sumAA += a * a;
      sumBB += b * b;
      sumAB += a * b;
    }
  }
  const count = points.length * 3;
  const spread = (sumAA - (sumA * sumA) / count) * (sumBB - (sumB * sumB) / count);
  return spread <= 0 ? 0 : (sumAB - (sumA * sumB) / count) / Math.sqrt(spread);
}

/**
 * How much of an illustration is seen in a frame, anywhere in it, in any usual size, and also turned to face the other way:
 * the best normalised cross-correlation (template matching) over those, -1 to 1.
 * Cost: sizes × places × points; about 0.1 s for a frame of 180 × 320.
 */
export function likeness(frame: Pixels, illustration: Illustration): number {
  const side = Math.min(frame.width, frame.height);
  const step = Math.max(1, Math.round(side * stepShare));
  let best = -1;
  for (const share of sizes) {
    const size = side * share;
    for (let y = size / 2; y <= frame.height - size / 2; y += step) {
      for (let x = size / 2; x <= frame.width - size / 2; x += step) {
        for (const turned of [1, -1])
          best = Math.max(best, correlationAt(frame, illustration, { x, y, size, turned }));
      }
    }
  }
  return best;
}
