import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '../picture.ts';
import type { RgbaImage, Scene } from '../scene.ts';
import { createFinish } from './finish.ts';
import { findFocus } from './focus.ts';
import { findFramings, type View } from './framings.ts';
import { findWholes } from './picture-map.ts';
import { planShots, viewAt } from './shots.ts';

/** A still image seen through a moving camera. */
export function createImagePicture(pixels: RgbaImage, scene: Scene): Picture {
  const image = toCanvas(pixels);
  const finish = createFinish(scene);
  const framings = framingsOf(image, pixels.enlarged, scene);
  const shotsOf = memoise((durationMs: number) => planShots({ ...scene, durationMs }, framings));

  return {
    draw(context, { timeMs, durationMs }) {
      drawView(context, image, scene, viewAt(shotsOf(durationMs), timeMs));
      finish.draw(context, timeMs);
    },
    cues: ({ durationMs }) =>
      shotsOf(durationMs)
        .slice(1)
        .map(({ startMs }) => ({ kind: 'cut', timeMs: startMs })),
  };
}

function framingsOf(image: Canvas, enlarged: number, { width, height }: Scene): View[] {
  const scale = Math.min(image.width / width, image.height / height);
  return findFramings({
    focus: findFocus(image),
    wholes: findWholes(image),
    shown: { width: (width * scale) / image.width, height: (height * scale) / image.height },
    enlarged,
  });
}

/** An image to draw from. */
export function toCanvas({ width, height, rgba }: RgbaImage): Canvas {
  const canvas = createCanvas(width, height);
  // A canvas takes no shared memory: it gets a copy.
  canvas
    .getContext('2d')
    .putImageData(new ImageData(new Uint8ClampedArray(rgba).slice(), width, height), 0, 0);
  return canvas;
}

/** The part of the image that has the frame's shape; it may lie between pixels, or the motion would stutter. */
function drawView(
  context: SKRSContext2D,
  image: Canvas,
  { width, height }: Scene,
  { x, y, zoom }: View,
): void {
  const scale = Math.min(image.width / width, image.height / height) / zoom;
  const seenWidth = width * scale;
  const seenHeight = height * scale;
  const left = clamp(x * image.width - seenWidth / 2, 0, image.width - seenWidth);
  const top = clamp(y * image.height - seenHeight / 2, 0, image.height - seenHeight);
  context.drawImage(image, left, top, seenWidth, seenHeight, 0, 0, width, height);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function memoise<Result>(compute: (key: number) => Result): (key: number) => Result {
  let last: { key: number; result: Result } | undefined;
  return (key) => (last?.key === key ? last : (last = { key, result: compute(key) })).result;
}
