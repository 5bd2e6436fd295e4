import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  release(): void;
}

/**
 * Takes a folder for this process alone. The lock is one of the kernel's (SQLite's exclusive file lock), not a
 * pid file: it is gone the moment the process dies, however it dies.
 *
 * @throws Error with a sentence when another process has the folder
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, 'lock'));
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    database.close();
    throw new Error(`Another Scenewright already uses the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`, { cause: error });
  }
  return { release: () => database.close() };
}
