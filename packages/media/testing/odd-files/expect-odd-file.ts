import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runFfmpeg } from '../../ffmpeg.ts';
import { normaliseOwnMedia, type OwnMedia } from '../../own-media.ts';
import { probeMedia } from '../../probe.ts';
import type { GoodMedia } from '../bad-media.ts';
import type { Kept, OddFile } from './odd-file.ts';

const letters = new Map([
  ['r', [255, 0, 0]],
  ['g', [0, 255, 0]],
  ['b', [0, 0, 255]],
  ['w', [255, 255, 255]],
  ['k', [0, 0, 0]],
]);
/** The picture is made as small as this to be looked at. */
const side = 8;

function letterOf(pixel: Uint8Array): string {
  const isNear = (colour: readonly number[]) =>
    colour.every((value, at) => Math.abs(value - (pixel[at] ?? 0)) < 60);
  return [...letters].find(([, colour]) => isNear(colour))?.[0] ?? '?';
}

/** The colours of the corners, a little inside. */
async function cornersOf(path: string): Promise<string> {
  const raw = `${path}.raw`;
  const small = ['-vf', `scale=${side}:${side}:flags=area`, '-pix_fmt', 'rgb24', '-f', 'rawvideo'];
  await runFfmpeg(['-f', 'jpeg_pipe', '-i', path, ...small, '-y', raw], { timeoutMs: 60_000 });
  const pixels = await readFile(raw);
  const [near, far] = [1, side - 2];
  return [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
  ]
    .map(([x = 0, y = 0]) => letterOf(pixels.subarray(3 * (y * side + x), 3 * (y * side + x) + 3)))
    .join('');
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
  const readFont = () => Promise.reject(new Error('no font is expected'));
  const outcome = await normaliseOwnMedia([path], { folder: made, readFont }).catch(
    (error: unknown) => error,
  );
  if (typeof becomes === 'string') {
    expect(outcome).toMatchObject({ name: 'MediaError', reason: 'unusable-input' });
    expect((outcome as Error).message).toBe(becomes);
  } else {
    if (outcome instanceof Error) throw outcome;
    await expectKept(outcome as OwnMedia, becomes);
  }
}
