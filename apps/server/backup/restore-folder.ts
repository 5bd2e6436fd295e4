import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What an installation keeps in its folder; caches and what is in the making are not kept. */
const kept = ['secrets', 'media', 'database'] as const;
const stagingName = 'restoring';

/** A data folder that is filled out of sight, and shows what it holds all at once. */
export interface RestoreFolder {
  /** Where the folders are made that {@link show} moves to their places. */
  readonly staging: string;
  /** Moves what is there to its place. May be called again for what was made later. */
  show(): Promise<void>;
  /** Takes everything away again that came by this restore. */
  undo(): Promise<void>;
  /** Removes what is left of the staging. */
  finish(): Promise<void>;
}

const isFilled = (path: string): boolean => existsSync(path) && readdirSync(path).length > 0;

/**
 * Begins to fill a data folder.
 * @throws Error with a sentence where an installation lies in it already
 */
export async function beginRestoreFolder(folder: string): Promise<RestoreFolder> {
  const filled = kept.filter((name) => isFilled(join(folder, name)));
  if (filled.length > 0)
    throw new Error(
      `DATA_DIR (${folder}) is not empty: it holds ${filled.join(' and ')}. Set DATA_DIR to a new folder and restore there. Nothing was restored.`,
    );
  const staging = join(folder, stagingName);
  // An earlier restore that was killed may have left it.
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true, mode: 0o700 });
  const shown: string[] = [];
  const finish = () => rm(staging, { recursive: true, force: true });
  return {
    staging,
    async show() {
      for (const name of kept) {
        if (!existsSync(join(staging, name))) continue;
        const target = join(folder, name);
        await rename(join(staging, name), target);
        shown.push(target);
      }
    },
    async undo() {
      for (const target of shown) await rm(target, { recursive: true, force: true });
      await finish();
    },
    finish,
  };
}
