import pino from 'pino';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../apps/server/testing/test-database.ts';
import { type JobHandlers, openJobQueue, startWorkers } from '../../apps/server/jobs/queue.ts';

const log = pino({ level: 'silent' });
const name = 'remind-to-post';

it('a job of a process that was silent for a minute is lost to another one; where there is no other one it goes on', async () => {
  const database = await openTestDatabase();
  const queue = await openJobQueue(database, log, { runsJobs: true });
  const begun = Promise.withResolvers<AbortSignal>();
  const mayEnd = Promise.withResolvers<void>();
  const handlers = {
    [name]: async ({ signal }: { signal: AbortSignal }) => {
      begun.resolve(signal);
      await mayEnd.promise;
    },
  } as unknown as JobHandlers;
  const stopping = new AbortController();
  await startWorkers(queue, handlers, { cores: 1, stopping: stopping.signal, log });
  await database.transact(async (tx) => await queue.enqueue(tx, name, {}));
  const signal = await begun.promise;

  await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where name = ${name} and state = 'active'`.execute(
    database.db,
  );
  await queue.boss.supervise(name);

  const { rows } = await sql<{
    state: string;
  }>`select state from pgboss.job where name = ${name} and state <> 'created'`.execute(database.db);
  expect(rows).toEqual([{ state: database.engine === 'embedded' ? 'active' : 'retry' }]);
  expect(signal.aborted).toBe(false);
  mayEnd.resolve();
  stopping.abort();
  await queue.stop(1_000);
  await database.close();
});
