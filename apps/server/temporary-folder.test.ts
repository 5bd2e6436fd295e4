import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTemporaryFolder } from './temporary-folder.ts';

let root: string;

beforeEach(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'scenewright-temporary-')), 'tmp');
});
afterEach(() => rm(join(root, '..'), { recursive: true, force: true }));

it('clears away what a dead process left, and leaves what a living one works on', async () => {
  await mkdir(join(root, 'of-the-dead', 'scene'), { recursive: true });
  await writeFile(join(root, 'of-the-dead', 'scene', 'half.mp4'), 'half');
  const first = await openTemporaryFolder(root);
  await writeFile(join(first.path, 'at-work.wav'), 'sound');
  const second = await openTemporaryFolder(root);
  await second.removeAbandoned();
  expect((await readdir(root)).sort()).toEqual(
    [first.path, second.path].map((path) => basename(dirname(path))).sort(),
  );
  expect(await readdir(first.path)).toEqual(['at-work.wav']);
  await first.close();
  await second.close();
  expect(await readdir(root)).toEqual([]);
});
