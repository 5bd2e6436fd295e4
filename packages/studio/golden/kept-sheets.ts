import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontFamilies, registerFonts } from '../fonts/fonts.ts';
import type { Pixels } from '../testing/pictures.ts';
import type { GoldenCase, GoldenSheet } from './golden-case.ts';

/*
 * Golden frames are kept as contact sheets, one AVIF picture each, so that somebody can look at them, with an index that says
 * where each case stands. A case is found by its label: what is added beside it does not matter.
 */

/** Where goldens are kept. */
export const keptFolder = join(import.meta.dirname, 'frames');
/**
 * Of the formats that the canvas writes, AVIF (in 4:4:4, as usual here) keeps colours nearest to what they were at a size that a repository can hold: at
 * this quality no tile of a case is further off than 4.4. WebP halves the resolution of colours and was off by 20 at twice the size.
 */
const coding = { quality: 60, speed: 4 };
const sheetWidth = 1_536;
/** Cases stand where the blocks of the coding begin, so that none bleeds into its neighbour. */
const block = 16;
const gap = 8;

export type Place = readonly [x: number, y: number, width: number, height: number];
/** By sheet and label. */
export type Index = ReadonlyMap<string, ReadonlyMap<string, Place>>;

const toBlock = (length: number): number => Math.ceil(length / block) * block;

/** Rows from left to right, a line for the label over each case. */
export function layOut(cases: readonly GoldenCase[]): { places: Map<string, Place>; size: Place } {
  const places = new Map<string, Place>();
  let [x, top, rowHeight, right] = [0, 0, 0, 0];
  for (const { label, frame, shrink } of cases) {
    const [width, height] = [frame.width / shrink, frame.height / shrink];
    if (x > 0 && x + width > sheetWidth) [x, top, rowHeight] = [0, top + rowHeight, 0];
    places.set(label, [x, top + block, width, height]);
    right = Math.max(right, x + width);
    rowHeight = Math.max(rowHeight, block + toBlock(height + gap));
    x += toBlock(width + gap);
  }
  return { places, size: [0, 0, right, top + rowHeight] };
}

/** A sheet with nothing on it but its labels. */
export function emptySheet(cases: readonly GoldenCase[]): Canvas {
  const { places, size } = layOut(cases);
  const canvas = createCanvas(size[2], size[3]);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#23283a';
  for (const [label, [x, y, width]] of places) {
    registerFonts(label);
    context.font = `500 10px ${fontFamilies(label)}`;
    context.save();
    context.beginPath();
    context.rect(x, y - block, width, block);
    context.clip();
    context.fillText(label, x, y - 4);
    context.restore();
  }
  return canvas;
}

const indexPath = (folder: string): string => join(folder, 'index.json');

export async function readIndex(folder = keptFolder): Promise<Index> {
  const text = await readFile(indexPath(folder), 'utf8').catch(() => '{}');
  const sheets = JSON.parse(text) as Readonly<Record<string, Readonly<Record<string, Place>>>>;
  return new Map(
    Object.entries(sheets).map(([name, places]) => [name, new Map(Object.entries(places))]),
  );
}

/** One case a line: two who change different ones do not meet. */
export async function writeIndex(index: Index, folder = keptFolder): Promise<void> {
  const sheets = [...index]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, places]) => {
      const lines = [...places].map(
        ([label, place]) => `    ${JSON.stringify(label)}: ${JSON.stringify(place)}`,
      );
      return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
    });
  await writeFile(indexPath(folder), `{\n${sheets.join(',\n')}\n}\n`);
}

export const sheetPath = (name: string, folder = keptFolder): string =>
  join(folder, `${name}.avif`);

export async function writeSheet(name: string, canvas: Canvas, folder = keptFolder): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(sheetPath(name, folder), await canvas.encode('avif', coding));
}

/** What is kept of a sheet's cases, by label. Empty where there is no such sheet yet. */
export async function readSheet(
  { name }: Pick<GoldenSheet, 'name'>,
  index: Index,
  folder = keptFolder,
): Promise<ReadonlyMap<string, Pixels>> {
  const places = index.get(name);
  if (places === undefined) return new Map();
  const image = await loadImage(await readFile(sheetPath(name, folder)));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return new Map([...places].map(([label, place]) => [label, pixelsOf(canvas, place)]));
}

/** A part of a canvas. */
export function pixelsOf(
  canvas: Canvas,
  [x, y, width, height]: Place = [0, 0, canvas.width, canvas.height],
): Pixels {
  const { data } = canvas.getContext('2d').getImageData(x, y, width, height);
  return { width, height, channels: 4, data: new Uint8Array(data.buffer) };
}
