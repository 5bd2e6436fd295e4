import { matchesGlob, relative } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgresqlDatabase } from '../database/postgresql.ts';
import { prepareQueue } from './prepare-queue.ts';
import { createDatabase, startPostgresqlServer } from './postgresql-server.ts';

/** Which files of a project run on PostgreSQL, by their paths from the root of the repository. */
interface ChosenFiles {
  readonly root: string;
  readonly globs: readonly string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that test files make their databases on, and the database they are copies of; absent on the embedded engine. */
    postgresql?: { readonly url: string; readonly template: string };
    /** Absent: all files of the project run as it does. */
    filesOnPostgresql?: ChosenFiles;
  }
}

export const isChosen = ({ root, globs }: ChosenFiles, path: string): boolean =>
  globs.some((glob) => matchesGlob(relative(root, path), glob));

/**
 * Starts one server for all test files that run on PostgreSQL, if there are any, with one empty database whose schema and queue
 * are up to date.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chosen = project.getProvidedContext().filesOnPostgresql;
  const paths = project.vitest.state.getPaths();
  if (chosen !== undefined && !paths.some((path) => isChosen(chosen, path))) return async () => {};
  const server = await startPostgresqlServer();
  const templateUrl = await createDatabase(server.url);
  const database = await openPostgresqlDatabase(templateUrl, (error) => console.error(error));
  await prepareQueue(database);
  await database.close();
  project.provide('postgresql', {
    url: server.url,
    template: new URL(templateUrl).pathname.slice(1),
  });
  return () => server.stop();
}
