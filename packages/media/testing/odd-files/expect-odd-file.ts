import { createCanvas, loadImage } from '@napi-rs/canvas';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { normaliseOwnMedia, type OwnMedia } from '../../own-media.ts';
import { probeMedia } from '../../probe.ts';
import type { GoodMedia } from '../bad-media.ts';
import type { Kept, OddFile } from './odd-file.ts';

const letters: Readonly<Record<string, readonly [number, number, number]>> = {
  r: [255, 0, 0],
  g: [0, 255, 0],
  b: [0, 0, 255],
  w: [255, 255, 255],
  k: [0, 0, 0],
};

function letterOf(pixel: Uint8ClampedArray): string {
  const isNear = ([, colour]: (typeof entries)[number]) =>
    colour.every((value, at) => Math.abs(value - (pixel[at] ?? 0)) < 60);
  const entries = Object.entries(letters);
  return entries.find(isNear)?.[0] ?? '?';
}

/** The colours of the corners, a few pixels inside. */
async function cornersOf(path: string): Promise<string> {
  const image = await loadImage(path);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const [left, above] = [Math.floor(width / 8), Math.floor(height / 8)];
  const [right, below] = [width - 1 - left, height - 1 - above];
  return [
    ...[
      [left, above],
      [right, above],
      [left, below],
      [right, below],
    ].map(([x = 0, y = 0]) => letterOf(context.getImageData(x, y, 1, 1).data)),
  ].join('');
}

async function expectKept(made: OwnMedia, wanted: Kept): Promise<void> {
  const { kind, width = 0, height = 0, lengthMs = 0, hasSound = kind === 'sound' } = wanted;
  expect(made).toMatchObject({ kind, width, height, hasSound });
  expect(Math.abs(made.durationMs - lengthMs)).toBeLessThanOrEqual(Math.max(100, lengthMs / 20));
  const reader = kind === 'picture' ? 'jpeg_pipe' : 'mov';
  const { video, audio } = await probeMedia(made.path, undefined, reader);
  if (kind !== 'sound') expect(video).toMatchObject({ width, height });
  if (kind === 'clip') expect(video).toMatchObject({ codec: 'h264', fps: wanted.fps ?? 30 });
  if (hasSound) expect(audio).toMatchObject({ codec: 'aac', sampleRate: 48_000, channels: 2 });
  else expect(audio).toBeUndefined();
  if (wanted.corners !== undefined)
    expect(await cornersOf(kind === 'picture' ? made.path : (made.posterPath ?? ''))).toBe(
      wanted.corners,
    );
  // Written anew, whatever stood in it or behind it.
  expect((await readFile(made.path)).includes('odd"')).toBe(false);
}

/** Reads the file as a worker does, and compares what it becomes with what is right. */
export async function expectOddFile(
  { name = 'uploaded', bytes, becomes }: OddFile,
  { good, folder }: { readonly good: GoodMedia; readonly folder: string },
): Promise<void> {
  const made = join(await mkdtemp(join(folder, 'odd-')), 'kept');
  await mkdir(made);
  const path = join(made, '..', name);
  await writeFile(path, await bytes(good, folder));
  const outcome = await normaliseOwnMedia(path, { folder: made }).catch((error: unknown) => error);
  if (typeof becomes === 'string') {
    expect(outcome).toMatchObject({ name: 'MediaError', reason: 'unusable-input' });
    expect((outcome as Error).message).toBe(becomes);
  } else {
    if (outcome instanceof Error) throw outcome;
    await expectKept(outcome as OwnMedia, becomes);
  }
}
