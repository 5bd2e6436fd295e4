import { expect, inject } from 'vitest';
import { isChosen } from './postgresql-setup.ts';

/** The server on which the test file that runs makes its databases; undefined where it runs on the embedded engine. */
export function postgresqlOfFile() {
  const server = inject('postgresql');
  const chosen = inject('filesOnPostgresql');
  if (chosen === undefined) return server;
  if (!isChosen(chosen, expect.getState().testPath ?? '')) return undefined;
  if (server === undefined) throw new Error('PostgreSQL was not started for this file');
  return server;
}
