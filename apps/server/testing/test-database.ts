import { inject } from 'vitest';
import { postgresqlOfFile } from './engine-of-file.ts';
import { isThorough } from '@scenewright/contract/testing/thorough.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../database/embedded.ts';
import { openPostgresqlDatabase, type PostgresqlDatabase } from '../database/postgresql.ts';
import { EmbeddedCopy } from './embedded-copy.ts';
import './embedded-setup.ts';
import { openLentDatabase } from './lent-engine.ts';
import { createDatabase } from './postgresql-server.ts';

/**
 * An empty database of the engine that the test project runs on. An embedded one may lie on an engine that was used before;
 * `npm run test:all` starts one for each.
 */
export async function openTestDatabase(): Promise<EmbeddedDatabase | PostgresqlDatabase> {
  const server = postgresqlOfFile();
  if (server === undefined) {
    const folder = inject('emptyDatabaseFolder');
    return isThorough
      ? await openEmbeddedDatabase(new EmbeddedCopy(folder))
      : await openLentDatabase(folder);
  }
  return await openPostgresqlDatabase(
    await createDatabase(server.url, server.template),
    (error) => {
      throw error;
    },
  );
}
