import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { compareSheet, faultOf, goldenSheets, isAlike } from './golden-frames.ts';
import { keptFolder, readIndex } from './kept-sheets.ts';

/** Some 8 kB for each sheet of a dozen drawings; some 400 of them. */
const mostBytes = 3_200_000;

describe('what the studio paints looks as it did when somebody last looked', () => {
  // Sheets of one kind begin alike: board-…, people-…, things-….
  const sheets = representative(goldenSheets, ({ name }) => name.split('-')[0] ?? '', 4);
  it.each(sheets.map((sheet) => [sheet.name, sheet] as const))('%s', async (name, sheet) => {
    const cases = representative(sheet.cases, () => '', 8);
    const compared = await compareSheet({ ...sheet, cases });
    expect(compared).not.toHaveLength(0);
    const faults = compared.filter((each) => !isAlike(each)).map((each) => faultOf(name, each));
    expect(faults.join('\n')).toBe('');
  });
});

describe('what is kept', () => {
  it('is one frame for every case, and nothing else', async () => {
    const kept = [...(await readIndex())].map(([name, places]) => [
      name,
      [...places.keys()].sort(),
    ]);
    const wanted = goldenSheets.map(({ name, cases }) => [
      name,
      cases.map(({ label }) => label).sort(),
    ]);
    expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(wanted));
    const files = (await readdir(keptFolder)).filter((file) => file !== 'index.json');
    expect(files.sort()).toEqual(goldenSheets.map(({ name }) => `${name}.avif`).sort());
  });

  it('does not weigh on the repository', async () => {
    const files = await readdir(keptFolder);
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(join(keptFolder, file))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytes);
  });
});
