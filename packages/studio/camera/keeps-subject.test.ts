import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { frameSize, type Shape } from '@scenewright/contract/rules/shapes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { keepsSubject } from './keeps-subject.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keeps-subject-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A calm picture of a shape with a sign, whose middle lies at a share of the height and the width. */
async function signAt(shape: Shape, x: number, y: number): Promise<string> {
  const { width, height } = frameSize(shape);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#9fb8c8';
  context.fillRect(0, 0, width, height);
  const [wide, tall] = [width * 0.5, height * 0.16];
  const [left, top] = [width * x - wide / 2, height * y - tall / 2];
  context.fillStyle = '#ffffff';
  context.fillRect(left, top, wide, tall);
  context.fillStyle = '#101010';
  for (let at = 0; at < 12; at += 1)
    context.fillRect(left + 20 + at * (wide / 12.5), top + 30, wide / 30, tall - 60);
  const path = join(folder, `${shape} ${x} ${y}.png`);
  await writeFile(path, canvas.toBuffer('image/png'));
  return path;
}

describe('a still that is cut to another shape', () => {
  it.each(
    representative(
      [
        ['vertical', 'square'],
        ['vertical', 'portrait'],
        ['portrait', 'square'],
        ['square', 'portrait'],
        ['landscape', 'square'],
      ] as const,
      () => '',
      2,
    ),
  )('keeps what stands in its middle, %s to %s', async (from, to) => {
    expect(await keepsSubject(await signAt(from, 0.5, 0.46), { from, to })).toBe(true);
  });

  it.each(
    representative([
      ['vertical', 'landscape'],
      ['landscape', 'vertical'],
      ['portrait', 'landscape'],
    ] as const),
  )('is not taken where less than half of it would be left, %s to %s', async (from, to) => {
    expect(await keepsSubject(await signAt(from, 0.5, 0.46), { from, to })).toBe(false);
  });

  it('is not taken where a second sign would be cut off', async () => {
    const path = await signAt('vertical', 0.5, 0.46);
    const { width, height } = frameSize('vertical');
    const both = createCanvas(width, height);
    const context = both.getContext('2d');
    context.drawImage(await loadImage(path), 0, 0);
    context.drawImage(
      await loadImage(await signAt('vertical', 0.5, 0.12)),
      0,
      0,
      width,
      height * 0.24,
      0,
      0,
      width,
      height * 0.24,
    );
    const bothPath = join(folder, 'both.png');
    await writeFile(bothPath, both.toBuffer('image/png'));
    expect(await keepsSubject(bothPath, { from: 'vertical', to: 'square' })).toBe(false);
  });

  it('is refused where it is no image', async () => {
    const path = join(folder, 'text.png');
    await writeFile(path, 'no picture');
    await expect(keepsSubject(path, { from: 'vertical', to: 'square' })).rejects.toThrow('image');
  });
});
