import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { prepareQueue } from './prepare-queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of an empty embedded database, its schema and its queue up to date. */
    emptyDatabaseFolder: string;
  }
}

/** Makes one empty embedded database for all test files to begin with. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-database-'));
  const path = join(folder, 'database');
  const database = await openEmbeddedDatabase(path);
  await prepareQueue(database);
  await database.close();
  project.provide('emptyDatabaseFolder', path);
  return () => rm(folder, { recursive: true });
}
