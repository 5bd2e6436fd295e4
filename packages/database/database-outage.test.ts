import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { postgresqlOfFile } from '../../apps/server/testing/engine-of-file.ts';
import { createDatabase } from '../../apps/server/testing/postgresql-server.ts';
import { isDatabaseOutage } from './database-outage.ts';
import { openPostgresqlDatabase } from '../../apps/server/database/postgresql.ts';

const postgresql = postgresqlOfFile();

it.runIf(postgresql !== undefined)(
  'a query that was under way when its connection was ended tells of an outage, one that is wrong does not',
  async () => {
    const url = await createDatabase(postgresql?.url ?? '', postgresql?.template);
    const database = await openPostgresqlDatabase(url, () => {});
    const observer = await openPostgresqlDatabase(url, () => {});
    const failed = sql`select pg_sleep(600)`.execute(database.db).catch((error: unknown) => error);
    const end = async () => {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`.execute(
        observer.db,
      );
      return rows.length;
    };
    await expect.poll(end, { timeout: 60_000 }).toBe(1);
    expect(isDatabaseOutage(await failed)).toBe(true);
    // On a connection that nobody ended: the pool may hand out the other one until it hears of its end.
    const wrong = await sql`select 1 / 0`.execute(observer.db).catch((error: unknown) => error);
    expect(isDatabaseOutage(wrong)).toBe(false);
    await Promise.all([database.close(), observer.close()]);
  },
);

it('a database that cannot be reached is an outage', async () => {
  const failed = await openPostgresqlDatabase('postgresql://nobody@127.0.0.1:9/nothing', () => {})
    .then(() => null)
    .catch((error: unknown) => error);
  expect(isDatabaseOutage(failed)).toBe(true);
});
