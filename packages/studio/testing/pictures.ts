import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { writeFile } from 'node:fs/promises';
import { readFfmpeg } from '@scenewright/media/ffmpeg.ts';

/** A frame's pixels as RGB or RGBA. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Uint8Array;
}

/** Decodes a film, every frame of it, scaled down by `shrink`. */
export async function decodeFrames(
  path: string,
  { width, height, shrink = 6 }: { width: number; height: number; shrink?: number },
): Promise<Pixels[]> {
  const size = { width: width / shrink, height: height / shrink };
  const args = [
    '-i',
    path,
    '-vf',
    `scale=${size.width}:${size.height}`,
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    'pipe:1',
  ];
  const { stdout, done } = readFfmpeg(args, { timeoutMs: 60_000 });
  const bytes = Buffer.concat(await stdout.toArray());
  await done;
  const frameBytes = size.width * size.height * 3;
  return Array.from({ length: bytes.length / frameBytes }, (_, index) => ({
    ...size,
    channels: 3,
    data: bytes.subarray(index * frameBytes, (index + 1) * frameBytes),
  }));
}

/** Paints on an empty canvas and gives its pixels. */
export function paint(
  width: number,
  height: number,
  draw: (context: SKRSContext2D) => void,
): Pixels {
  const context = createCanvas(width, height).getContext('2d');
  draw(context);
  return {
    width,
    height,
    channels: 4,
    data: new Uint8Array(context.getImageData(0, 0, width, height).data),
  };
}

/** A PNG that differs everywhere: stripes of many colours with a bright disc at `focus` (in shares of the size). */
export async function writeTestImage(
  path: string,
  { width = 600, height = 900, focus = { x: 0.7, y: 0.3 } } = {},
): Promise<string> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (let stripe = 0; stripe < 60; stripe += 1) {
    context.fillStyle = `hsl(${stripe * 6} 35% ${30 + (stripe % 5) * 8}%)`;
    context.fillRect((stripe * width) / 60, 0, width / 60 + 1, height);
  }
  context.fillStyle = '#ff2010';
  context.beginPath();
  context.arc(focus.x * width, focus.y * height, width * 0.12, 0, 2 * Math.PI);
  context.fill();
  await writeFile(path, await canvas.encode('png'));
  return path;
}

/** Where pixels of a colour are: the middle of them and their bounds, in shares of the frame; null when there are none. */
export function findColour(
  { width, height, channels, data }: Pixels,
  [red, green, blue]: readonly [number, number, number],
  tolerance = 40,
) {
  const near = (index: number, wanted: number) =>
    Math.abs((data[index] ?? 0) - wanted) <= tolerance;
  const xs: number[] = [];
  const ys: number[] = [];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * channels;
    if (channels === 4 && (data[at + 3] ?? 0) < 250) continue;
    if (!near(at, red) || !near(at + 1, green) || !near(at + 2, blue)) continue;
    xs.push((pixel % width) / width);
    ys.push(Math.floor(pixel / width) / height);
  }
  if (xs.length === 0) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [left, right] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
  const [top, bottom] = [ys.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.max(a, b))];
  return { count: xs.length, x: mean(xs), y: mean(ys), left, right, top, bottom };
}

/** Mean difference per byte between two frames of one size. */
export function meanDifference(a: Pixels, b: Pixels): number {
  return (
    a.data.reduce((sum, value, index) => sum + Math.abs(value - (b.data[index] ?? 0)), 0) /
    a.data.length
  );
}

/** Mean brightness, 0 to 255. */
export function meanBrightness({ data }: Pixels): number {
  return data.reduce((sum, value) => sum + value, 0) / data.length;
}
