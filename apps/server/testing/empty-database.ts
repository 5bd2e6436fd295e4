import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where this process and those it starts find the one that was made, and the cluster it was made of. */
const variable = 'SCENEWRIGHT_EMPTY_DATABASE';
const clusterVariable = 'SCENEWRIGHT_NEW_CLUSTER';

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
  const { makeClusterWhereMissing } = await import('@scenewright/database/new-cluster.ts');
  const { prepareQueue } = await import('./prepare-queue.ts');
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-empty-'));
  const [path, cluster] = [join(folder, 'database'), join(folder, 'cluster')];
  await makeClusterWhereMissing(cluster);
  await cp(cluster, path, { recursive: true });
  const database = await openEmbeddedDatabase(path);
  await prepareQueue(database);
  await database.close();
  process.env[variable] = path;
  process.env[clusterVariable] = cluster;
  return {
    path,
    async remove() {
      delete process.env[variable];
      delete process.env[clusterVariable];
      await rm(folder, { recursive: true });
    },
  };
}

/** Puts a copy of it into a server's data folder. Without one the server makes its own. */
export async function copyEmptyDatabase(dataFolder: string): Promise<void> {
  const path = process.env[variable];
  if (path !== undefined) await cp(path, join(dataFolder, 'database'), { recursive: true });
}

/**
 * Puts the files of a new database, without any schema, where they are missing: making them takes seconds. Without a copy whoever
 * opens the database makes them.
 */
export async function copyNewCluster(databaseFolder: string): Promise<void> {
  const path = process.env[clusterVariable];
  if (path !== undefined) await cp(path, databaseFolder, { recursive: true });
}
