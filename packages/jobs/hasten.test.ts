import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../apps/server/testing/test-database.ts';
import { openJobQueue } from '../../apps/server/jobs/queue.ts';

const quiet = { error: () => {}, warn: () => {} };

it('hastens the job with this payload alone, whatever trace it carries', async () => {
  const database = await openTestDatabase();
  const queue = await openJobQueue(database, quiet, { runsJobs: false });
  const startAfter = new Date(Date.now() + 3_600_000);
  const [wanted, other] = [randomUUID(), randomUUID()];
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  for (const generationId of [wanted, other])
    await queue.boss.send('make-scene', { generationId, traceparent }, { startAfter });
  await database.transact((tx) => queue.hasten(tx, 'make-scene', { generationId: wanted }));
  const startOf = async (generationId: string) =>
    (await queue.boss.findJobs('make-scene', { data: { generationId } })).map((job) =>
      job.startAfter < startAfter ? 'at once' : 'later',
    );
  expect([await startOf(wanted), await startOf(other)]).toEqual([['at once'], ['later']]);
  await queue.stop(1_000);
  await database.close();
});
