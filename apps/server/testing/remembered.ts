import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the folder in which all processes of a run of tests find what one of them has made. */
export const rememberedVariable = 'SCENEWRIGHT_REMEMBERED';

/** What this process has made, where there is no such folder. */
const own = new Map<string, Buffer>();

/** The same for the same parts in every process of a run; parts are told apart. */
export function keyOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex');
}

const pathOf = (folder: string, key: string) => join(folder, key);

/** What was kept under this key; undefined where nothing was. */
export function recall(key: string): Buffer | undefined {
  const folder = process.env[rememberedVariable];
  if (folder === undefined) return own.get(key);
  try {
    return readFileSync(pathOf(folder, key));
  } catch {
    return undefined;
  }
}

/** From now on the others find it, all of it or nothing: a process may be killed while it writes. */
export function keep(key: string, bytes: Buffer): void {
  const folder = process.env[rememberedVariable];
  if (folder === undefined) return void own.set(key, bytes);
  const draft = pathOf(folder, `draft-${randomUUID()}`);
  writeFileSync(draft, bytes);
  renameSync(draft, pathOf(folder, key));
}

/** Makes the folder for this process and for those that it starts. @returns how to remove it */
export function shareRemembered(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'scenewright-remembered-'));
  process.env[rememberedVariable] = folder;
  return () => {
    delete process.env[rememberedVariable];
    rmSync(folder, { recursive: true, force: true });
  };
}
