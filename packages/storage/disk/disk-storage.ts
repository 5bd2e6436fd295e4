import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Storage } from '@scenewright/provider-contract/storage.ts';
import { requireStorageKey } from '../storage-key.ts';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Moves a file, also from another file system: there it is copied beside its place and then renamed. */
async function moveInto(path: string, target: string, partials: string): Promise<void> {
  try {
    await rename(path, target);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    await mkdir(partials, { recursive: true, mode: 0o700 });
    const partial = join(partials, randomUUID());
    try {
      await copyFile(path, partial);
      await rename(partial, target);
    } finally {
      await rm(partial, { force: true });
    }
    await rm(path, { force: true });
  }
}

/** What is there of a file; null where nothing is. */
const statOf = (path: string) =>
  stat(path).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });

/** Media in a folder of this machine. */
export function createDiskStorage(folder: string): Storage {
  const root = resolve(folder);
  /** Copies that are not whole yet. */
  const partials = join(root, '.partial');

  function locate(key: string): string {
    requireStorageKey(key);
    return join(root, key);
  }

  return {
    name: 'disk',
    origins: [],
    async put(key, path) {
      const target = locate(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await moveInto(path, target, partials);
      return { bytes: (await stat(target)).size };
    },
    withFile: async (key, work) => await work(locate(key)),
    async deliver(key) {
      requireStorageKey(key);
      return { kind: 'file', root, path: key };
    },
    size: async (key) => (await statOf(locate(key)))?.size ?? null,
    remove: async (key) => await rm(locate(key), { force: true }),
    async sweep(before) {
      const names = (await statOf(partials)) === null ? [] : await readdir(partials);
      for (const name of names) {
        const found = await statOf(join(partials, name));
        if (found !== null && found.mtime < before) await rm(join(partials, name), { force: true });
      }
    },
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
