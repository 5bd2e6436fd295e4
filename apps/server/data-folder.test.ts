import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { findFreePort, type ServerProcess, startServerProcess } from './testing/server-process.ts';

/*
 * Linux has file systems without any room (proc) and places that nobody can write to, root included: so no test needs to
 * fill a disk, or to be root.
 */
let folder: string;
let server: ServerProcess | null = null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-room-'));
});
afterEach(async () => {
  await server?.kill();
  await rm(folder, { recursive: true, force: true });
});

async function startOn(
  dataFolder: string,
): Promise<{ code: number | NodeJS.Signals | null; output: string }> {
  server = await startServerProcess({
    folder,
    port: await findFreePort(),
    settings: { DATA_DIR: dataFolder },
  });
  const isAlive = server.isAlive();
  const code = await server.stop();
  expect(isAlive).toBe(false);
  return { code, output: server.output() };
}

describe('a start', () => {
  it('on a disk without room ends with one sentence', async () => {
    const { code, output } = await startOn('/proc');
    expect(code).toBe(1);
    expect(output.split('\n').filter((line) => !line.startsWith('{'))).toEqual([
      'There is no room in DATA_DIR (/proc): free some on that disk, or set DATA_DIR to a folder on another one.',
      '',
    ]);
  });

  it.each(representative(['/proc/scenewright', '/proc/self/fdinfo/scenewright']))(
    'in a folder that cannot be made (%s) ends with one sentence',
    async (path) => {
      const { code, output } = await startOn(path);
      expect(code).toBe(1);
      expect(output).toContain(
        `DATA_DIR cannot be written (${path}): let this process write there, or set DATA_DIR to another folder.`,
      );
      expect(output).not.toMatch(/\[object|another Scenewright/i);
    },
  );

  it('below a file ends with one sentence', async () => {
    await writeFile(join(folder, 'file'), '');
    const path = join(folder, 'file', 'data');
    const { code, output } = await startOn(path);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(`DATA_DIR cannot be written (${path})`),
    ]);
  });
});
