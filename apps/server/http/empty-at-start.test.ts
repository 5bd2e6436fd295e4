import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import Fastify from 'fastify';
import { useTemporaryFolder } from '@scenewright/media/testing/temporary-folder.ts';
import { afterEach, expect, it } from 'vitest';
import { emptyAtStart } from './empty-at-start.ts';

const folder = useTemporaryFolder();
const sketches = () => folder.file('cache/sketches');
afterEach(() => rm(folder.file('cache'), { recursive: true, force: true }));

it('empties the folder that an earlier start filled', async () => {
  await mkdir(folder.file('cache/sketches/old'), { recursive: true });
  const app = Fastify();
  await emptyAtStart(app, sketches());
  expect(await readdir(sketches())).toEqual([]);
  await app.close();
});

it('is done by the time that the app is closed, however soon', async () => {
  const app = Fastify();
  void emptyAtStart(app, sketches());
  await app.close();
  expect(existsSync(sketches())).toBe(true);
});
