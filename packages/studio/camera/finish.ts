import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { noiseAt } from '../painting/random.ts';

/** The look of film over a still: darker corners, and fine moving grain that also hides banding in smooth skies. */
export interface Finish {
  draw(context: SKRSContext2D, timeMs: number): void;
}

const grainTile = 256;
const grainStrength = 0.03;
/** Grain that changes with every frame flickers, and costs the encoder dear. */
const grainHoldMs = 100;

export function createFinish({
  width,
  height,
  seed,
}: {
  width: number;
  height: number;
  seed: number;
}): Finish {
  const vignette = paintVignette(width, height);
  const grain = paintGrain(width + grainTile, height + grainTile, seed);
  return {
    draw(context, timeMs) {
      const step = Math.floor(timeMs / grainHoldMs);
      const offset = (index: number) => -Math.floor(noiseAt(seed, index) * grainTile);
      context.drawImage(grain, offset(step * 2), offset(step * 2 + 1));
      context.drawImage(vignette, 0, 0);
    },
  };
}

function paintVignette(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const reach = Math.hypot(width, height) / 2;
  const gradient = context.createRadialGradient(
    width / 2,
    height / 2,
    reach * 0.5,
    width / 2,
    height / 2,
    reach,
  );
  gradient.addColorStop(0, 'rgba(5, 6, 14, 0)');
  gradient.addColorStop(1, 'rgba(5, 6, 14, 0.42)');
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  return canvas;
}

function paintGrain(width: number, height: number, seed: number): Canvas {
  const tile = createCanvas(grainTile, grainTile);
  const tileContext = tile.getContext('2d');
  const pixels = tileContext.createImageData(grainTile, grainTile);
  for (let pixel = 0; pixel < grainTile * grainTile; pixel += 1) {
    const noise = noiseAt(seed, pixel) - 0.5;
    pixels.data.fill(noise > 0 ? 255 : 0, pixel * 4, pixel * 4 + 3);
    pixels.data[pixel * 4 + 3] = Math.abs(noise) * 2 * grainStrength * 255;
  }
  tileContext.putImageData(pixels, 0, 0);

  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const pattern = context.createPattern(tile, 'repeat');
  if (pattern) context.fillStyle = pattern;
  context.fillRect(0, 0, width, height);
  return canvas;
}
