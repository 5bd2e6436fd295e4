import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * The secret kept in a file, made on first use. The file is readable by its owner alone (0600).
 *
 * Several processes may start at once: the file is written whole under another name and then linked, so that
 * exactly one secret wins and all of them use it.
 */
export async function readOrCreateSecret(
  path: string,
  create: () => Promise<string>,
): Promise<string> {
  const existing = await readIfThere(path);
  if (existing !== null) return existing;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomUUID()}`;
  try {
    await writeFile(temporary, await create(), { mode: 0o600, flag: 'wx', flush: true });
    await link(temporary, path).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  } finally {
    await rm(temporary, { force: true });
  }
  return await readFile(path, 'utf8');
}
