import { matchesGlob, relative } from 'node:path';
import { expect, inject } from 'vitest';
import './postgresql-setup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which files of a project run on PostgreSQL, from the root of the repository; absent: as the project does. */
    filesOnPostgresql?: { readonly root: string; readonly globs: readonly string[] };
  }
}

/** The server on which the test file that runs makes its databases; undefined where it runs on the embedded engine. */
export function postgresqlOfFile() {
  const chosen = inject('filesOnPostgresql');
  const path = expect.getState().testPath ?? '';
  const isOnPostgresql =
    chosen === undefined ||
    chosen.globs.some((glob) => matchesGlob(relative(chosen.root, path), glob));
  return isOnPostgresql ? inject('postgresql') : undefined;
}
