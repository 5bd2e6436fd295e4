import { createCanvas } from '@napi-rs/canvas';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Pixels } from '../testing/pictures.ts';
import { paintCase, type GoldenSheet } from './golden-case.ts';
import { compareSheet, faultOf, goldenSheets, isAlike, type Compared } from './golden-frames.ts';
import {
  emptySheet,
  keptFolder,
  layOut,
  readIndex,
  sheetPath,
  writeIndex,
  writeSheet,
} from './kept-sheets.ts';

/** The sheets whose names begin with one of these; all without any. @throws Error for a name that none has */
export function sheetsNamed(names: readonly string[]): readonly GoldenSheet[] {
  const unknown = names.find((name) => !goldenSheets.some((sheet) => sheet.name.startsWith(name)));
  if (unknown !== undefined) throw new Error(`There is no sheet ${unknown}.`);
  return goldenSheets.filter(
    ({ name }) => names.length === 0 || names.some((start) => name.startsWith(start)),
  );
}

/** Whether all that is kept is as it should be: then the sheet is left alone, and history does not grow. */
async function isTrue(sheet: GoldenSheet): Promise<boolean> {
  const [compared, index] = [await compareSheet(sheet), await readIndex()];
  return compared.every(isAlike) && index.get(sheet.name)?.size === sheet.cases.length;
}

/** Keeps what is painted now, where it differs from what was kept. @returns the names of the sheets that were written */
export async function renewFrames(sheets: readonly GoldenSheet[]): Promise<readonly string[]> {
  const renewed: string[] = [];
  for (const sheet of sheets) {
    if (await isTrue(sheet)) continue;
    const canvas = emptySheet(sheet.cases);
    const { places } = layOut(sheet.cases);
    for (const one of sheet.cases) {
      const [x, y] = places.get(one.label) ?? [0, 0];
      canvas.getContext('2d').drawImage(await paintCase(one), x, y);
    }
    await writeSheet(sheet.name, canvas);
    await writeIndex(new Map([...(await readIndex()), [sheet.name, places]]));
    renewed.push(sheet.name);
  }
  await removeForgotten();
  return renewed;
}

/** Sheets that no case stands on any more. */
async function removeForgotten(): Promise<void> {
  const names = new Set(goldenSheets.map(({ name }) => name));
  for (const file of await readdir(keptFolder)) {
    const { name, ext } = parse(file);
    if (ext === '.avif' && !names.has(name)) await rm(sheetPath(name));
  }
  await writeIndex(new Map([...(await readIndex())].filter(([name]) => names.has(name))));
}

/** Writes pictures of what differs, side by side (kept, painted now, where), into the folder if there is one. @returns what is wrong, a line each */
export async function showFaults(
  sheets: readonly GoldenSheet[],
  folder: string | null,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const sheet of sheets) {
    const wrong = (await compareSheet(sheet)).filter((each) => !isAlike(each));
    if (wrong.length === 0) continue;
    faults.push(...wrong.map((each) => faultOf(sheet.name, each)));
    if (folder === null) continue;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${sheet.name}.png`), sideBySide(wrong));
  }
  return faults;
}

const spacing = 12;
/** So many times larger, to be looked at. */
const enlarged = 2;

function sideBySide(wrong: readonly Compared[]): Buffer {
  const width = Math.max(...wrong.map(({ painted }) => painted.width));
  const height = wrong.reduce((sum, { painted }) => sum + painted.height + spacing, 0);
  const canvas = createCanvas(enlarged * 3 * (width + spacing), enlarged * height);
  const context = canvas.getContext('2d');
  context.scale(enlarged, enlarged);
  let y = 0;
  for (const { painted, kept } of wrong) {
    const pictures = [kept, painted, kept === null ? null : differenceOf(kept, painted)];
    for (const [at, picture] of pictures.entries())
      if (picture !== null) context.drawImage(canvasOf(picture), at * (width + spacing), y);
    y += painted.height + spacing;
  }
  return canvas.toBuffer('image/png');
}

/** Grey where both are alike, white where they are far apart. */
function differenceOf(one: Pixels, other: Pixels): Pixels {
  const data = Uint8Array.from(one.data, (value, at) =>
    at % 4 === 3 ? 255 : Math.min(255, 40 + 3 * Math.abs(value - (other.data[at] ?? 0))),
  );
  return { ...one, data };
}

function canvasOf({ width, height, data }: Pixels) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  return canvas;
}
