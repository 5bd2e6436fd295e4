import type { TestProject } from 'vitest/node';
import { makeEmptyDatabase } from './empty-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of an empty embedded database, its schema and its queue up to date. */
    emptyDatabaseFolder: string;
  }
}

/** Makes one empty embedded database for all test files to begin with. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { path, remove } = await makeEmptyDatabase();
  project.provide('emptyDatabaseFolder', path);
  return remove;
}
