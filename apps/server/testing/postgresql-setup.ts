import type { TestProject } from 'vitest/node';
import { openPostgresqlDatabase } from '../database/postgresql.ts';
import { prepareQueue } from './prepare-queue.ts';
import { createDatabase, startPostgresqlServer } from './postgresql-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that test files make their databases on, and the database they are copies of; absent on the embedded engine. */
    postgresql?: { readonly url: string; readonly template: string };
  }
}

/** Starts one server for all test files of the PostgreSQL project, with one empty database whose schema and queue are up to date. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
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
