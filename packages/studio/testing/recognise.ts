import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import type { DrawnThing } from '../painting/actors/drawn/drawn-thing.ts';
import { paintDrawing } from '../painting/actors/drawn/paint-drawing.ts';
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
  const image = await loadImage(Buffer.from(svg));
  return illustrationOf(name, (context) => context.drawImage(image, 0, 0, gridPx, gridPx));
}

/** Likewise a drawing of our own, as large as fits, in the middle. */
export function readDrawing(name: string, thing: DrawnThing): Illustration {
  const scale = gridPx / Math.max(thing.width, thing.height);
  const [width, height] = [thing.width * scale, thing.height * scale];
  return illustrationOf(name, (context) => {
    context.translate((gridPx - width) / 2, (gridPx - height) / 2);
    paintDrawing(context, thing, { width, height, colour: undefined });
  });
}

function illustrationOf(name: string, paint: (context: SKRSContext2D) => void): Illustration {
  const context = createCanvas(gridPx, gridPx).getContext('2d');
  paint(context);
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

/** An illustration in one size, laid over a frame: where in the frame's data its points lie, seen from its upper left corner. */
interface Stencil {
  readonly places: Int32Array;
  /** How far it reaches to the right, in pixels from its left edge. */
  readonly reach: number;
  /** By point and channel. */
  readonly colours: Float64Array;
  readonly sum: number;
  readonly sumOfSquares: number;
}

function layOver(
  { width, channels }: Pixels,
  { points }: Illustration,
  size: number,
  turned: number,
): Stencil {
  const colours = Float64Array.from(points.flatMap(({ colour }) => colour));
  const columns = points.map(({ x }) => Math.round(size / 2 + x * size * turned));
  return {
    places: Int32Array.from(
      points,
      ({ y }, at) => (Math.round(size / 2 + y * size) * width + (columns[at] ?? 0)) * channels,
    ),
    reach: Math.max(...columns),
    colours,
    sum: colours.reduce((sum, value) => sum + value, 0),
    sumOfSquares: colours.reduce((sum, value) => sum + value * value, 0),
  };
}

/** Pearson's correlation of the illustration's colours with the frame's, its corner at a place of the data, over points and channels. */
function correlationAt(
  data: Pixels['data'],
  { places, colours, sum: sumA, sumOfSquares }: Stencil,
  corner: number,
): number {
  let [sumB, sumBB, sumAB] = [0, 0, 0];
  for (let point = 0; point < places.length; point += 1) {
    const pixel = corner + (places[point] ?? 0);
    for (let channel = 0; channel < 3; channel += 1) {
      const a = colours[point * 3 + channel] ?? 0;
      const b = data[pixel + channel] ?? 0;
      sumB += b;
      sumBB += b * b;
      sumAB += a * b;
    }
  }
  const count = colours.length;
  const spread = (sumOfSquares - (sumA * sumA) / count) * (sumBB - (sumB * sumB) / count);
  return spread <= 0 ? 0 : (sumAB - (sumA * sumB) / count) / Math.sqrt(spread);
}

/**
 * How much of an illustration is seen in a frame, anywhere in it, in any usual size, and also turned to face the other way:
 * the best normalised cross-correlation (template matching) over those, -1 to 1.
 * Cost: sizes × places × points; some 20 ms for a frame of 180 × 320.
 */
export function likeness(frame: Pixels, illustration: Illustration): number {
  const side = Math.min(frame.width, frame.height);
  const step = Math.max(1, Math.round(side * stepShare));
  let best = -1;
  for (const share of sizes) {
    const size = side * share;
    const stencils = [1, -1].map((turned) => layOver(frame, illustration, size, turned));
    for (let y = 0; y <= frame.height - size; y += step) {
      for (let x = 0; x <= frame.width - size; x += step) {
        const corner = (y * frame.width + x) * frame.channels;
        for (const stencil of stencils)
          if (x + stencil.reach < frame.width)
            best = Math.max(best, correlationAt(frame.data, stencil, corner));
      }
    }
  }
  return best;
}
