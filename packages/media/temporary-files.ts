import { randomUUID } from 'node:crypto';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Makes a file that is either whole or not there: `write` gets a temporary name in the same folder, which becomes `outputPath`
 * in one step when it succeeds and is removed when it fails.
 */
export async function writeWhole<T>(
  outputPath: string,
  write: (temporaryPath: string) => Promise<T>,
): Promise<T> {
  const temporaryPath = join(dirname(outputPath), `.${basename(outputPath)}.${randomUUID()}.part`);
  try {
    const result = await write(temporaryPath);
    await rename(temporaryPath, outputPath);
    return result;
  } finally {
    await rm(temporaryPath, { force: true });
  }
}

/** A folder beside `outputPath` (so that a rename from it is one step on the same disk), removed with all it holds. */
export async function withFolderBeside<T>(
  outputPath: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(dirname(outputPath), '.media-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
