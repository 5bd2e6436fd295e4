import type { TestProject } from 'vitest/node';
import { startPostgresqlServer } from './postgresql-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Databases for tests to use, each once; empty on the embedded engine. */
    databaseUrls: string[];
  }
}

const databases = 64;

/** Starts one server for all test files of the PostgreSQL project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresqlServer();
  const urls: string[] = [];
  for (let made = 0; made < databases; made += 1) urls.push(await server.createDatabase());
  project.provide('databaseUrls', urls);
  return () => server.stop();
}
