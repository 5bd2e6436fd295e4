import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  release(): void;
}

/** Another process has the folder. */
export class FolderInUseError extends Error {
  constructor(folder: string, cause: unknown) {
    super(
      `Another Scenewright already uses the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      { cause },
    );
    this.name = 'FolderInUseError';
  }
}

const sqliteBusy = 5;
const sqliteLocked = 6;

/** SQLite says by its code whether somebody else has the lock, or whether the disk gives none. */
function isHeld(error: unknown): boolean {
  const code: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'errcode') : undefined;
  return typeof code === 'number' && [sqliteBusy, sqliteLocked].includes(code & 0xff);
}

/**
 * Takes a folder for this process alone. The lock is one of the kernel's (SQLite's exclusive file lock), not a
 * pid file: it is gone the moment the process dies, however it dies.
 *
 * @throws FolderInUseError; what the file system says where it gives no lock
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, 'lock'));
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    database.close();
    throw isHeld(error) ? new FolderInUseError(folder, error) : error;
  }
  return { release: () => database.close() };
}
