import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '../server/database/embedded.ts';

/** Where workers find it. */
const variable = 'SCENEWRIGHT_EMPTY_DATABASE';

/** Before all journeys: an empty database, its schema up to date. Each product begins with a copy, which costs a tenth of making one. */
export default async function makeEmptyDatabase(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-empty-'));
  const database = await openEmbeddedDatabase(join(folder, 'database'));
  await database.close();
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true });
}

/** Puts a copy of it into a product's data folder. */
export async function copyEmptyDatabase(dataFolder: string): Promise<void> {
  const folder = process.env[variable];
  if (folder !== undefined) await cp(folder, dataFolder, { recursive: true });
}
