import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { postgresqlOfFile } from '../../apps/server/testing/engine-of-file.ts';
import {
  openPostgresqlDatabase,
  type PostgresqlDatabase,
} from '../../apps/server/database/postgresql.ts';
import { createDatabase } from '../../apps/server/testing/postgresql-server.ts';
import { jobSchedules } from '../../apps/server/jobs/definitions.ts';
import { type JobHandlers, openJobQueue, startWorkers } from '../../apps/server/jobs/queue.ts';

const log = pino({ level: 'silent' });
const postgresql = postgresqlOfFile();
const workerScript = fileURLToPath(
  new URL('../../apps/server/testing/one-job-worker.ts', import.meta.url),
);
const name = 'remind-to-post';
const takenOverWithinMs = 30_000;

async function openOwnDatabase(): Promise<PostgresqlDatabase> {
  if (postgresql === undefined) throw new Error('this test needs PostgreSQL');
  const url = await createDatabase(postgresql.url, postgresql.template);
  return await openPostgresqlDatabase(url, () => {});
}

/** Starts a worker and resolves when it has taken a job. */
async function startDoomedWorker(url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [workerScript, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  if (String(said) !== 'begun\n') throw new Error('the worker ended before it took a job');
  return child;
}

describe.runIf(postgresql !== undefined)('where many processes work on one database', () => {
  it('a job of a process that was killed is taken over by another one within 30 seconds', async () => {
    const database = await openOwnDatabase();
    const queue = await openJobQueue(database, log, { runsJobs: false });
    await database.transact((tx) => queue.enqueue(tx, name, {}));
    const doomed = await startDoomedWorker(database.url);
    const taken = Promise.withResolvers<number>();
    const survivor = await openJobQueue(database, log, { runsJobs: true });
    const stopping = new AbortController();
    const handlers = { [name]: async () => taken.resolve(performance.now()) };
    await startWorkers(survivor, handlers as unknown as JobHandlers, {
      ...{ cores: 1, stopping: stopping.signal, log },
    });
    const killedAt = performance.now();
    doomed.kill('SIGKILL');
    expect((await taken.promise) - killedAt).toBeLessThan(takenOverWithinMs);
    stopping.abort();
    await Promise.all([queue.stop(1_000), survivor.stop(1_000)]);
    await database.close();
  });

  it('what comes round by itself is ordered once, however many processes keep the schedules', async () => {
    const database = await openOwnDatabase();
    const first = await openJobQueue(database, log, { runsJobs: true });
    await first.stop(1_000);
    // All of them come to an hour in which nobody looked.
    await sql`update pgboss.version set cron_on = now() - interval '1 hour'`.execute(database.db);
    const queues = await Promise.all(
      [1, 2, 3].map(() => openJobQueue(database, log, { runsJobs: true })),
    );
    const everyMinute = jobSchedules.filter(({ cron }) => cron === '* * * * *');
    const ordered = async () => {
      const { rows } = await sql<{ name: string; count: number }>`
        select name, count(*)::int as count from pgboss.job where name = any(${everyMinute.map((schedule) => schedule.name)})
        group by name, date_trunc('minute', created_on) order by name`.execute(database.db);
      return rows;
    };
    await expect
      .poll(async () => (await ordered()).length, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(everyMinute.length);
    await Promise.all(queues.map((queue) => queue.stop(1_000)));
    expect((await ordered()).map(({ count }) => count)).toEqual((await ordered()).map(() => 1));
    await database.close();
  });
});
