import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import * as stand from '../apps/web/api/no-schemas.ts';

const folder = new URL('../packages/contract/api/', import.meta.url);
/** Types have no weight. */
const types = new Set(['output', 'input', 'ZodMiniType']);

it('stands for everything that the contract builds its schemas from', async () => {
  const sources = await Promise.all(
    (await readdir(folder)).map(async (file) => await readFile(new URL(file, folder), 'utf8')),
  );
  const used = new Set(
    sources
      .flatMap((source) => [...source.matchAll(/\bz\.(\w+)/g)].map(([, name = '']) => name))
      .filter((name) => !types.has(name)),
  );
  expect([...used].sort()).toEqual(Object.keys(stand).sort());
});
