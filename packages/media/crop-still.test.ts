import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cropStill, fitStill } from './crop-still.ts';
import { readFfmpeg, runFfmpeg } from './ffmpeg.ts';
import { probeMedia } from './probe.ts';

const frame = { width: 72, height: 128 };
const timeoutMs = 30_000;
let folder: string;
let still: string;

/** A square with a red left edge, a blue right one, and green between them. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crop-still-'));
  still = join(folder, 'still.png');
  const edges = 'drawbox=x=0:w=16:color=red:t=fill,drawbox=x=112:w=16:color=blue:t=fill';
  await runFfmpeg(
    [
      '-f',
      'lavfi',
      '-i',
      `color=0x00c000:s=128x128,format=rgb24,${edges}`,
      '-frames:v',
      '1',
      still,
    ],
    { timeoutMs },
  );
});
afterAll(() => rm(folder, { recursive: true }));

/** The colour at a place, as red, green and blue. */
async function colourAt(path: string, x: number, y: number): Promise<readonly number[]> {
  const args = ['-i', path, '-vf', `format=rgb24,crop=1:1:${x}:${y}`, '-f', 'rawvideo', 'pipe:1'];
  const { stdout, done } = readFfmpeg(args, { timeoutMs });
  const bytes = Buffer.concat(await stdout.toArray());
  await done;
  return [...bytes.subarray(0, 3)];
}

const strongest = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  (['red', 'green', 'blue'] as const)[[red, green, blue].indexOf(Math.max(red, green, blue))];

it.each([
  ['cropped', cropStill],
  ['fitted', fitStill],
])('makes a still of the very size that is asked for, %s', async (name, make) => {
  const path = join(folder, `${name}.jpg`);
  await make(still, path, frame);
  expect((await probeMedia(path)).video).toMatchObject(frame);
});

it('keeps both edges of a still that is fitted before its blur, and loses them where it is cropped [SHAPE-4]', async () => {
  const [cropped, fitted] = [join(folder, 'c.jpg'), join(folder, 'f.jpg')];
  await cropStill(still, cropped, frame);
  await fitStill(still, fitted, frame);
  const edges = async (path: string) => [
    strongest(await colourAt(path, 3, 64)),
    strongest(await colourAt(path, 68, 64)),
  ];
  expect(await edges(cropped)).toEqual(['green', 'green']);
  expect(await edges(fitted)).toEqual(['red', 'blue']);
  // Above and below it there is no black bar.
  expect(strongest(await colourAt(fitted, 36, 4))).toBe('green');
  expect(Math.max(...(await colourAt(fitted, 36, 4)))).toBeGreaterThan(100);
});
