import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { postgresqlOfFile } from '../testing/engine-of-file.ts';
import { openJobQueue } from '../jobs/queue.ts';
import { createDatabase } from '../testing/postgresql-server.ts';
import { openPostgresqlDatabase, type PostgresqlDatabase } from './postgresql.ts';

const log = pino({ level: 'silent' });
const postgresql = postgresqlOfFile();
/** As docs/operations.md states it. */
const mostOfProcess = 18;
const muchAtOnce = 60;

/** Sessions on the database of a connection, by the user that opened them. */
async function countSessions({ db }: PostgresqlDatabase): Promise<Record<string, number>> {
  const { rows } = await sql<{ usename: string; count: number }>`
    select usename, count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    group by usename`.execute(db);
  return Object.fromEntries(rows.map(({ usename, count }) => [usename, count]));
}

describe.runIf(postgresql !== undefined)('the connections of one process', () => {
  const newUrl = () => createDatabase(postgresql?.url ?? '', postgresql?.template);

  it('are never more than the documentation states, however much is asked at once', async () => {
    const url = await newUrl();
    const database = await openPostgresqlDatabase(url, () => {});
    const observer = await openPostgresqlDatabase(url, () => {});
    const queue = await openJobQueue(database, log, { runsJobs: true });
    await database.listen('anything', () => {});
    const own = await countSessions(observer);
    const busy = Array.from({ length: muchAtOnce }, () => [
      sql`select pg_sleep(0.2)`.execute(database.db),
      queue.isLive('sweep', {}),
      queue.boss.getQueues(),
    ]);
    let most = 0;
    const done = Promise.all(busy.flat());
    const state = { isDone: false };
    void done.finally(() => (state.isDone = true));
    while (!state.isDone) {
      const { postgres = 0 } = await countSessions(observer);
      most = Math.max(most, postgres);
    }
    await queue.stop(1_000);
    await Promise.all([database.close(), observer.close()]);
    expect(own['postgres']).toBeGreaterThan(1);
    expect(most).toBe(mostOfProcess);
  });

  it('past a pooler are those that need a session of their own', async () => {
    const url = await newUrl();
    const role = `direct_${randomUUID().replaceAll('-', '')}`;
    const admin = await openPostgresqlDatabase(url, () => {});
    await sql`create role ${sql.id(role)} superuser login`.execute(admin.db);
    const directUrl = Object.assign(new URL(url), { username: role }).href;
    const database = await openPostgresqlDatabase(url, () => {}, { directUrl });
    const queue = await openJobQueue(database, log, { runsJobs: true });
    const heard = Promise.withResolvers<string>();
    await database.listen('anything', heard.resolve);
    await database.notify(database.db, 'anything', 'told');
    expect(await heard.promise).toBe('told');
    expect(await countSessions(admin)).toMatchObject({ [role]: 1 });
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and usename <> ${role} and query ilike 'listen%'`.execute(
      admin.db,
    );
    expect(rows).toEqual([]);
    await queue.stop(1_000);
    await Promise.all([database.close(), admin.close()]);
  });
});
