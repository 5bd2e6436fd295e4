import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import pg from 'pg';
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../database/embedded.ts';
import { openPostgresqlDatabase, type PostgresqlDatabase } from '../database/postgresql.ts';
import './embedded-setup.ts';
import './postgresql-setup.ts';

/** Takes one of the prepared databases for this test file; which are taken is kept on the server itself. */
async function takeDatabase(urls: readonly string[]): Promise<string> {
  for (const url of urls) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    // The marker table is made by exactly one taker.
    const taken = await client.query('create table test_database_is_taken ()').then(
      () => true,
      () => false,
    );
    await client.end();
    if (taken) return url;
  }
  throw new Error('more test files need a PostgreSQL database than the setup prepared');
}

/** An empty database of the engine that the test project runs on. */
export async function openTestDatabase(): Promise<EmbeddedDatabase | PostgresqlDatabase> {
  const urls = inject('databaseUrls');
  if (urls === undefined || urls.length === 0) return await openEmbeddedDatabase(undefined, await openAsBlob(inject('embeddedDatabaseDump')));
  return await openPostgresqlDatabase(await takeDatabase(urls), (error) => {
    throw error;
  });
}
