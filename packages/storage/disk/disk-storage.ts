import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Storage } from '@scenewright/provider-contract/storage.ts';
import { requireStorageKey } from '../storage-key.ts';
import { type Sync, syncPath } from './sync-path.ts';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * Moves a file, also from another file system: there it is copied beside its place and then renamed. It reaches the disk before it
 * gets its name: after a loss of power a name never stands for a file that is empty or a part.
 */
async function moveInto(
  path: string,
  target: string,
  { partials, sync }: { readonly partials: string; readonly sync: Sync },
): Promise<void> {
  await sync(path);
  try {
    await rename(path, target);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    await mkdir(partials, { recursive: true, mode: 0o700 });
    const partial = join(partials, randomUUID());
    try {
      await copyFile(path, partial);
      await sync(partial);
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

/**
 * Media in a folder of this machine. What was put outlives a loss of power.
 * @param sync brings a file, or a folder's list of files, to the disk; a test has a disk of its own
 */
export function createDiskStorage(folder: string, sync: Sync = syncPath): Storage {
  const root = resolve(folder);
  /** Copies that are not whole yet. */
  const partials = join(root, '.partial');

  function locate(key: string): string {
    requireStorageKey(key);
    return join(root, key);
  }

  /** Brings a folder's list to the disk, where its file system can: some of the network refuse. */
  async function syncList(above: string): Promise<void> {
    await sync(above).catch((error: unknown) => {
      if (!hasCode(error, 'EINVAL')) throw error;
    });
  }

  /** Brings a file's name to the disk, with the folders above it: another put, or process, may have made them a moment ago. */
  async function syncName(target: string): Promise<void> {
    const folders = [dirname(root)];
    for (let above = dirname(target); above !== dirname(root); above = dirname(above))
      folders.push(above);
    await Promise.all(folders.map(syncList));
  }

  return {
    name: 'disk',
    origins: [],
    async put(key, path) {
      const target = locate(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await moveInto(path, target, { partials, sync });
      await syncName(target);
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
