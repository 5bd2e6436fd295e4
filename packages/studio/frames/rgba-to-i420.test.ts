import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { compileI420 } from './build-wasm.ts';
import { createI420Converter, i420Bytes } from './rgba-to-i420.ts';

const width = 16;
/** More than are converted at once, and no multiple of them. */
const height = 20;

function picture(
  colourAt: (x: number, y: number) => readonly [number, number, number],
): Uint8Array {
  const rgba = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    rgba.set([...colourAt(pixel % width, Math.floor(pixel / width)), 255], pixel * 4);
  }
  return rgba;
}

/** The same conversion in floating point, straight from ITU-R BT.709-6. */
function reference(rgba: Uint8Array): number[] {
  const at = (x: number, y: number, channel: number) =>
    (rgba[(y * width + x) * 4 + channel] ?? 0) / 255;
  const luma = (red: number, green: number, blue: number) =>
    0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const planes: [number[], number[], number[]] = [[], [], []];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      planes[0].push(16 + 219 * luma(at(x, y, 0), at(x, y, 1), at(x, y, 2)));
  }
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const mean = (channel: number) =>
        (at(x, y, channel) +
          at(x + 1, y, channel) +
          at(x, y + 1, channel) +
          at(x + 1, y + 1, channel)) /
        4;
      const brightness = luma(mean(0), mean(1), mean(2));
      planes[1].push(128 + (224 * (mean(2) - brightness)) / 1.8556);
      planes[2].push(128 + (224 * (mean(0) - brightness)) / 1.5748);
    }
  }
  return planes.flat();
}

function convertedBy(
  convert: ReturnType<typeof createI420Converter>,
  rgba: Uint8Array,
): Uint8Array {
  const target = new Uint8Array(i420Bytes(width, height));
  convert(rgba, target);
  return target;
}

function largestError(rgba: Uint8Array): number {
  const converted = convertedBy(createI420Converter(width, height), rgba);
  return Math.max(
    ...reference(rgba).map((expected, index) =>
      Math.abs(expected - (converted[index] ?? Number.NaN)),
    ),
  );
}

describe('createI420Converter', () => {
  it('agrees with BT.709 within rounding for every kind of pixel', () => {
    let state = 7;
    const random = () => (state = (state * 1103515245 + 12345) % 2147483648) % 256;
    for (let round = 0; round < 60; round += 1) {
      expect(largestError(picture(() => [random(), random(), random()]))).toBeLessThan(0.52);
    }
  });

  it.each([
    ['black', [0, 0, 0], [16, 128, 128]],
    ['white', [255, 255, 255], [235, 128, 128]],
    ['red', [255, 0, 0], [63, 102, 240]],
    ['blue', [0, 0, 255], [32, 240, 118]],
  ] as const)('gives the code values of the standard for %s', (_name, colour, [luma, cb, cr]) => {
    const converted = convertedBy(
      createI420Converter(width, height),
      picture(() => colour),
    );
    const pixels = width * height;
    expect([converted[0], converted[pixels], converted[pixels + pixels / 4]]).toEqual([
      luma,
      cb,
      cr,
    ]);
    expect(converted).toHaveLength(i420Bytes(width, height));
  });

  it('refuses a size its vector code cannot walk', () => {
    expect(() => createI420Converter(100, 4)).toThrow(RangeError);
  });

  it('is compiled from the source beside it', async () => {
    const committed = await readFile(new URL('rgba-to-i420.wasm', import.meta.url));
    expect(Buffer.compare(await compileI420(), committed)).toBe(0);
  }, 60_000);
});
