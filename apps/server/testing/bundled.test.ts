import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { bundledVariable, pathOfScript } from './bundled.ts';

const before = process.env[bundledVariable];
afterEach(() => {
  if (before === undefined) delete process.env[bundledVariable];
  else process.env[bundledVariable] = before;
});

it('a server is started from its bundle where a run has made one, and from its script otherwise', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-bundled-'));
  await mkdir(join(folder, 'testing'));
  await writeFile(join(folder, 'testing/flat-server.mjs'), '');
  process.env[bundledVariable] = folder;
  expect(pathOfScript('testing/flat-server.ts')).toBe(join(folder, 'testing/flat-server.mjs'));
  expect(pathOfScript('main.ts')).toBe(join(import.meta.dirname, '../main.ts'));
  delete process.env[bundledVariable];
  expect(pathOfScript('testing/flat-server.ts')).toBe(join(import.meta.dirname, 'flat-server.ts'));
  await rm(folder, { recursive: true });
});
