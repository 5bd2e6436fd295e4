import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { readFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { measureLoudness } from '@scenewright/media/loudness.ts';
import { probeMedia } from '@scenewright/media/probe.ts';

/** A decoded picture: packed RGB, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Decodes the picture at a moment, scaled to a width. */
export async function pictureAt(
  path: string,
  seconds: number,
  width: number,
  height: number,
): Promise<Picture> {
  const { stdout, done } = readFfmpeg(
    [
      '-ss',
      String(seconds),
      '-i',
      path,
      '-frames:v',
      '1',
      '-vf',
      `scale=${width}:${height}`,
      '-pix_fmt',
      'rgb24',
      '-f',
      'rawvideo',
      'pipe:1',
    ],
    { timeoutMs: 30_000 },
  );
  const chunks: Buffer[] = [];
  for await (const chunk of stdout) chunks.push(chunk);
  await done;
  const rgb = Buffer.concat(chunks);
  expect(rgb.length).toBe(width * height * 3);
  return { width, height, rgb };
}

/** Mean absolute difference of two pictures, 0 to 255, within rows given as fractions of the height. */
export function difference(
  left: Picture,
  right: Picture,
  [from, to]: readonly [number, number] = [0, 1],
): number {
  const row = left.width * 3;
  const [start, end] = [Math.floor(from * left.height) * row, Math.floor(to * left.height) * row];
  let sum = 0;
  for (let index = start; index < end; index += 1)
    sum += Math.abs((left.rgb[index] ?? 0) - (right.rgb[index] ?? 0));
  return sum / (end - start);
}

/** Where designed pictures set their type, as shares of the height. */
const typeRows = [0.16, 0.6] as const;

/** Share of pixels that stand out from most others as type does from its ground, where designed pictures set their type. */
export function shareOfType(picture: Picture): number {
  const [from, to] = typeRows.map((row) => Math.floor(row * picture.height) * picture.width);
  const light: number[] = [];
  for (let pixel = from ?? 0; pixel < (to ?? 0); pixel += 1) {
    const [red = 0, green = 0, blue = 0] = picture.rgb.subarray(pixel * 3, pixel * 3 + 3);
    light.push(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  const middle = light.toSorted((one, other) => one - other)[Math.floor(light.length / 2)] ?? 0;
  return light.filter((value) => Math.abs(value - middle) > 70).length / light.length;
}

/** Share of pixels that a test says yes to, within rows given as fractions of the height. */
export function share(
  picture: Picture,
  [from, to]: readonly [number, number],
  test: (red: number, green: number, blue: number) => boolean,
): number {
  let hits = 0;
  const [first, last] = [
    Math.floor(from * picture.height) * picture.width,
    Math.floor(to * picture.height) * picture.width,
  ];
  for (let pixel = first; pixel < last; pixel += 1)
    if (
      test(
        picture.rgb[pixel * 3] ?? 0,
        picture.rgb[pixel * 3 + 1] ?? 0,
        picture.rgb[pixel * 3 + 2] ?? 0,
      )
    )
      hits += 1;
  return hits / (last - first);
}

const isWhite = (red: number, green: number, blue: number) =>
  red > 235 && green > 235 && blue > 235;
/** The colour of the word being said. */
const isActive = (red: number, green: number, blue: number) =>
  red > 220 && green > 180 && green < 235 && blue < 120;

/** Where captions stand: within the safe zones, calm for every template. */
const captionRows = { vertical: [0.6, 0.85], landscape: [0.68, 0.98] } as const;

/** The file is what platforms take: H.264 High and AAC, full size, 30 pictures a second, index in front, loud enough, never clipping. */
export async function expectDeliverable(
  path: string,
  size: { width: number; height: number },
  seconds: number,
): Promise<void> {
  const media = await probeMedia(path);
  expect(media.video).toMatchObject({ ...size, fps: 30 });
  expect(media.video?.codec).toMatch(/h264/i);
  expect(media.audio?.codec).toMatch(/aac/i);
  expect(Math.abs(media.durationMs / 1_000 - seconds)).toBeLessThanOrEqual(0.1);
  const bytes = await readFile(path);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  const { integratedLufs, truePeakDb } = await measureLoudness(path);
  expect(Math.abs(integratedLufs + 16)).toBeLessThanOrEqual(1);
  expect(truePeakDb).toBeLessThanOrEqual(-1);
}

/** Pictures are neither black nor frozen, and captions are there, with the word that is said in its own colour, and change. */
export async function expectWatchable(
  path: string,
  orientation: 'vertical' | 'landscape',
  seconds: number,
): Promise<void> {
  const [width, height] = orientation === 'vertical' ? [270, 480] : [480, 270];
  const moments = Array.from({ length: 10 }, (_, index) => 0.6 + (index * (seconds - 1.2)) / 9);
  const pictures: Picture[] = [];
  for (const moment of moments) pictures.push(await pictureAt(path, moment, width, height));
  for (const picture of pictures)
    expect(share(picture, [0, 0.6], (red, green, blue) => red + green + blue > 60)).toBeGreaterThan(
      0.25,
    );
  for (const [index, picture] of pictures.slice(1).entries())
    expect(difference(pictures[index] ?? picture, picture)).toBeGreaterThan(0.05);
  const rows = captionRows[orientation];
  const captioned = pictures.filter((picture) => share(picture, rows, isWhite) > 0.001);
  expect(captioned.length).toBeGreaterThanOrEqual(pictures.length / 2);
  expect(pictures.some((picture) => share(picture, rows, isActive) > 0.0005)).toBe(true);
}
