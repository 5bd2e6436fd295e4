import { inject } from 'vitest';
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../database/embedded.ts';
import { openPostgresqlDatabase, type PostgresqlDatabase } from '../database/postgresql.ts';
import { EmbeddedCopy } from './embedded-copy.ts';
import './embedded-setup.ts';
import { createDatabase } from './postgresql-server.ts';
import './postgresql-setup.ts';

/** A new database, empty, of the engine that the test project runs on. */
export async function openTestDatabase(): Promise<EmbeddedDatabase | PostgresqlDatabase> {
  const server = inject('postgresql');
  if (server === undefined)
    return await openEmbeddedDatabase(new EmbeddedCopy(inject('emptyDatabaseFolder')));
  return await openPostgresqlDatabase(
    await createDatabase(server.url, server.template),
    (error) => {
      throw error;
    },
  );
}
