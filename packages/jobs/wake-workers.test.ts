import { setTimeout } from 'node:timers/promises';
import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../apps/server/testing/test-database.ts';
import {
  type JobHandlers,
  type OpenJobQueue,
  openJobQueue,
  startWorkers,
} from '../../apps/server/jobs/queue.ts';

const log = pino({ level: 'silent' });
const name = 'remind-to-post';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let queue: OpenJobQueue;

beforeEach(async () => {
  database = await openTestDatabase();
  // Without the schedules: a job of theirs would be due whenever it likes.
  queue = await openJobQueue(database, log, { runsJobs: false });
});
afterEach(async () => {
  await queue.stop(1_000);
  await database.close();
});

/** @param work what a job of this kind does */
async function start(work: () => Promise<void>): Promise<void> {
  const handlers = { [name]: work } as unknown as JobHandlers;
  await startWorkers(queue, handlers, { cores: 1, stopping: new AbortController().signal, log });
}

it('while no job is due its workers look once, and then sleep', async () => {
  await start(async () => {});
  const looks = () =>
    queue.boss.getWipData().map(({ id, lastFetchedOn }) => ({ id, lastFetchedOn }));
  await vi.waitFor(
    () => expect(looks().every(({ lastFetchedOn }) => lastFetchedOn !== null)).toBe(true),
    { timeout: 60_000 },
  );
  const first = looks();
  await setTimeout(3_000);
  expect(looks()).toEqual(first);
});

it('a job that was to wait begins when its time has come, though nobody is told of it', async () => {
  const begun = Promise.withResolvers<number>();
  await start(async () => begun.resolve(Date.now()));
  const startAfter = new Date(Date.now() + 2_000);
  await database.transact((tx) => queue.enqueue(tx, name, {}, { startAfter }));
  const lateMs = (await begun.promise) - startAfter.getTime();
  expect(lateMs).toBeGreaterThanOrEqual(0);
  // A worker left to itself would look after 30 s.
  expect(lateMs).toBeLessThan(15_000);
});

it('one that failed is tried again after its delay', async () => {
  const triedAt: number[] = [];
  const again = Promise.withResolvers<void>();
  await start(async () => {
    triedAt.push(Date.now());
    if (triedAt.length === 1) throw new Error('the first time');
    again.resolve();
  });
  await database.transact((tx) => queue.enqueue(tx, name, {}));
  await again.promise;
  const [first = 0, second = 0] = triedAt;
  expect(second - first).toBeLessThan(15_000);
});
