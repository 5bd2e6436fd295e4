import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTestImage } from '../testing/pictures.ts';
import { decodeImage } from './decode-image.ts';
import { findFocus } from './focus.ts';

const frame = { width: 108, height: 192 };
let folder: string;
const file = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('decodeImage', () => {
  it.each([
    ['upright', 600, 900],
    ['lying', 900, 300],
    ['tiny', 20, 20],
    ['very tall', 50, 2000],
  ])('covers the frame with a %s image and some to spare', async (name, width, height) => {
    const image = await decodeImage(
      await writeTestImage(file(`${name}.png`), { width, height }),
      frame,
    );
    expect(image.width).toBeGreaterThanOrEqual(frame.width * 1.2);
    expect(image.height).toBeGreaterThanOrEqual(frame.height * 1.2);
    expect(image.width * image.height).toBeLessThan(frame.width * frame.height * 4.1);
    expect(image.rgba.byteLength).toBe(image.width * image.height * 4);
  });

  it('keeps colours and shows where to look', async () => {
    const image = await decodeImage(
      await writeTestImage(file('focus.png'), {
        width: 600,
        height: 900,
        focus: { x: 0.75, y: 0.3 },
      }),
      frame,
    );
    const canvas = createCanvas(image.width, image.height);
    canvas
      .getContext('2d')
      .putImageData(
        new ImageData(new Uint8ClampedArray(image.rgba).slice(), image.width, image.height),
        0,
        0,
      );
    const { x, y } = findFocus(canvas);
    expect(x).toBeGreaterThan(0.58);
    expect(y).toBeLessThan(0.42);
  });

  it('says plainly that a file is no image', async () => {
    await writeFile(file('text.png'), 'This is no picture at all.');
    await expect(decodeImage(file('text.png'), frame)).rejects.toThrow('damaged or no image');
  });

  it('refuses half an image', async () => {
    const canvas = createCanvas(400, 400);
    const context = canvas.getContext('2d');
    for (let x = 0; x < 400; x += 1) {
      context.fillStyle = `hsl(${x} 80% 50%)`;
      context.fillRect(x, (x * 7) % 300, 1, 100);
    }
    const bytes = await canvas.encode('png');
    await writeFile(file('half.png'), bytes.subarray(0, 60));
    await expect(decodeImage(file('half.png'), frame)).rejects.toThrow('damaged');
  });

  it('refuses a small file that unpacks to a huge picture', async () => {
    const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const size = Buffer.alloc(8);
    size.writeUInt32BE(30_000, 0);
    size.writeUInt32BE(30_000, 4);
    await writeFile(
      file('bomb.png'),
      Buffer.concat([header, size, Buffer.from('0802000000', 'hex'), Buffer.alloc(64)]),
    );
    await expect(decodeImage(file('bomb.png'), frame)).rejects.toThrow(/megapixels|damaged/);
  });
});
