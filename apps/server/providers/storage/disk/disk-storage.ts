import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Storage } from '../storage.ts';

/** Moves a file, also from another file system: there it is copied beside its place and then renamed. */
async function moveInto(path: string, target: string): Promise<void> {
  try {
    await rename(path, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    const partial = `${target}.${randomUUID()}.partial`;
    try {
      await copyFile(path, partial);
      await rename(partial, target);
    } finally {
      await rm(partial, { force: true });
    }
    await rm(path, { force: true });
  }
}

/** Media in a folder of this machine. */
export function createDiskStorage(folder: string): Storage {
  const root = resolve(folder);

  function locate(key: string): string {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error(`storage key leaves its folder: ${key}`);
    return path;
  }

  return {
    name: 'disk',
    async put(key, path) {
      const target = locate(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await moveInto(path, target);
      return { bytes: (await stat(target)).size };
    },
    withFile: (key, work) => work(locate(key)),
    deliver: async (key) => ({ kind: 'file', root, path: key }),
    remove: (key) => rm(locate(key), { force: true }),
    async check() {
      await mkdir(root, { recursive: true, mode: 0o700 });
      const probe = join(root, `.probe-${randomUUID()}`);
      try {
        await writeFile(probe, 'ok');
      } catch (error) {
        throw new Error(`The media folder ${root} cannot be written to.`, { cause: error });
      } finally {
        await rm(probe, { force: true });
      }
    },
  };
}
