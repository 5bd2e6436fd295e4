import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderInUseError, type FolderLock, lockFolder } from './database/folder-lock.ts';

/** A folder of this process's own for what it has in the making. */
export interface TemporaryFolder {
  readonly path: string;
  /** Removes what processes left that died in the middle of their work; a living one's folder is locked and stays. */
  removeAbandoned(): Promise<void>;
  close(): Promise<void>;
}

/** Two processes that start meet at a new folder once in a while, never so often. */
const mostTries = 20;

function tryLock(folder: string): FolderLock | null {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderInUseError) return null;
    throw error;
  }
}

/** A folder nobody else has: another process that is just clearing up may take a new one for abandoned. */
function lockNewFolder(root: string): { path: string; lock: FolderLock } {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const path = join(root, randomUUID());
    const lock = tryLock(path);
    if (lock !== null) return { path, lock };
  }
  throw new Error(`No folder below ${root} could be locked.`);
}

function tryToTake(folder: string): FolderLock | null {
  try {
    return lockFolder(folder);
  } catch {
    return null;
  }
}

async function removeUnlocked(root: string, own: string): Promise<void> {
  for (const name of await readdir(root)) {
    const path = join(root, name);
    if (path === own || !existsSync(path)) continue;
    // Where the disk is full nothing can be locked: what is there stays for the next time.
    const lock = tryToTake(path);
    if (lock === null) continue;
    await rm(path, { recursive: true, force: true });
    lock.release();
  }
}

/**
 * Makes a folder below `root`, which processes on one machine share, and clears away those of the dead.
 * @param root absolute path; made where it is missing
 */
export async function openTemporaryFolder(root: string): Promise<TemporaryFolder> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const { path: own, lock } = lockNewFolder(root);
  const removeAbandoned = () => removeUnlocked(root, own);
  await removeAbandoned();
  const path = join(own, 'work');
  await mkdir(path);
  return {
    path,
    removeAbandoned,
    async close() {
      await rm(own, { recursive: true, force: true });
      lock.release();
    },
  };
}
