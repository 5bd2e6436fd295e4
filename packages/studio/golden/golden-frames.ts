import { boardSheets, feedBoards } from './cases/boards.ts';
import { captionSheets } from './cases/captions.ts';
import { peopleSheets } from './cases/people.ts';
import { feedStages, stageSheets } from './cases/stages.ts';
import { thingSheets } from './cases/things.ts';
import { frameDistance, seen, type FrameDistance } from './frame-distance.ts';
import { paintCase, type GoldenCase, type GoldenSheet, type Meddle } from './golden-case.ts';
import { pixelsOf, readIndex, readSheet } from './kept-sheets.ts';
import type { Pixels } from '../testing/pictures.ts';

/** All that must look as it did. */
export const goldenSheets: readonly GoldenSheet[] = [
  ...boardSheets,
  ...stageSheets,
  ...peopleSheets,
  ...thingSheets,
  ...captionSheets,
  { name: 'feeds', cases: [...feedBoards, ...feedStages] },
];

/**
 * What may differ. Coding takes up to 4.4 of a tile and 1.6 of a whole; with soft edges a quarter of a pixel elsewhere, as another
 * machine may have them, it is up to 9.1 and 2.8. What somebody would see takes more: see regressions.test.ts.
 */
export const bounds = { worst: 10, mean: 3 } as const;

export interface Compared {
  readonly label: string;
  /** What was painted now. */
  readonly painted: Pixels;
  /** Null where nothing is kept of it, or something of another size. */
  readonly kept: Pixels | null;
  readonly distance: FrameDistance | null;
}

export const isAlike = ({ distance }: Pick<Compared, 'distance'>): boolean =>
  distance !== null && distance.worst <= bounds.worst && distance.mean <= bounds.mean;

/** Paints one case and compares it with what is kept of it. */
export async function compareCase(
  one: GoldenCase,
  kept: ReadonlyMap<string, Pixels>,
  meddle?: Meddle,
): Promise<Compared> {
  const painted = pixelsOf(await paintCase(one, meddle));
  const before = kept.get(one.label) ?? null;
  const isSameSize = before?.width === painted.width && before.height === painted.height;
  const distance =
    before !== null && isSameSize ? frameDistance(seen(before), seen(painted)) : null;
  return { label: one.label, painted, kept: isSameSize ? before : null, distance };
}

/** Paints a sheet and compares each of its cases. */
export async function compareSheet(sheet: GoldenSheet): Promise<readonly Compared[]> {
  const kept = await readSheet(sheet, await readIndex());
  const compared: Compared[] = [];
  for (const one of sheet.cases) compared.push(await compareCase(one, kept));
  return compared;
}

/** What is wrong with a case, and what to do: one line. */
export function faultOf(sheet: string, { label, distance }: Compared): string {
  const what =
    distance === null
      ? 'nothing of its size is kept'
      : `differs by ${distance.worst.toFixed(1)} of ${bounds.worst} in the tile at ${distance.x}, ${distance.y} and by ${distance.mean.toFixed(2)} of ${bounds.mean} overall`;
  return `${sheet}, "${label}": ${what}. Look: node scripts/golden-frames.ts --show ${sheet}. If it is meant: --write ${sheet}`;
}
