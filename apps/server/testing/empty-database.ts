import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where this process and those it starts find the one that was made. */
const variable = 'SCENEWRIGHT_EMPTY_DATABASE';

export interface EmptyDatabase {
  /** Its data folder; to be copied only. */
  readonly path: string;
  remove(): Promise<void>;
}

/** An empty embedded database, its schema and its queue up to date, for all tests to begin with a copy of: made once. */
export async function makeEmptyDatabase(): Promise<EmptyDatabase> {
  const made = process.env[variable];
  if (made !== undefined) return { path: made, remove: async () => {} };
  // Loaded where one is made: who copies one, as each worker of the journeys does, needs neither.
  const { openEmbeddedDatabase } = await import('../database/embedded.ts');
  const { prepareQueue } = await import('./prepare-queue.ts');
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-empty-'));
  const path = join(folder, 'database');
  const database = await openEmbeddedDatabase(path);
  await prepareQueue(database);
  await database.close();
  process.env[variable] = path;
  return {
    path,
    async remove() {
      delete process.env[variable];
      await rm(folder, { recursive: true });
    },
  };
}

/** Puts a copy of it into a server's data folder. Without one the server makes its own. */
export async function copyEmptyDatabase(dataFolder: string): Promise<void> {
  const path = process.env[variable];
  if (path !== undefined) await cp(path, join(dataFolder, 'database'), { recursive: true });
}
