import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMovableClock } from '../../../apps/server/clock.ts';
import type { EmbeddedDatabase } from '../../../apps/server/database/embedded.ts';
import type { PostgresqlDatabase } from '../../../apps/server/database/postgresql.ts';
import { type OpenJobQueue, openJobQueue } from '../../../apps/server/jobs/queue.ts';
import { openTestDatabase } from '../../../apps/server/testing/test-database.ts';
import { payCheckout } from '../checkouts/pay-checkout.ts';
import { createLocalPayments } from '../local-payments.ts';

const log = fastify().log;
const clock = createMovableClock();
let database: EmbeddedDatabase | PostgresqlDatabase;
let queue: OpenJobQueue;
let local: ReturnType<typeof createLocalPayments>;

/** What the webhook was sent, and what it answers next. */
let received: { id: string; type: string }[];
let answers: number[];

beforeAll(async () => {
  database = await openTestDatabase();
  // Nobody looks after dead workers: a job that was taken here would come back, for nobody says that it lives.
  queue = await openJobQueue(database, log, { runsJobs: false });
  local = createLocalPayments({
    database,
    clock,
    queue,
    publicUrl: 'http://localhost:3000',
    secret: Buffer.alloc(32, 1),
    desk: { isLoopbackOnly: () => false, isFromOwnPage: () => false },
  });
});
beforeEach(() => {
  received = [];
  answers = [];
});
afterAll(async () => {
  await queue.stop(0);
  await database.close();
});

async function openCheckout() {
  const accountId = randomUUID();
  const customerId = await local.payments.createCustomer({
    accountId,
    email: 'ada@example.com',
    name: null,
  });
  return await local.payments.createCheckout({
    accountId,
    customerId,
    plan: 'starter',
    successUrl: 'http://localhost:3000/',
    cancelUrl: 'http://localhost:3000/',
    key: randomUUID(),
  });
}

const parts = () => ({ database, clock, queue, publicUrl: 'http://localhost:3000' });

async function deliver(payload: { eventId: string }): Promise<void> {
  const handle = local.createDelivery(async (body, headers) => {
    const event = await local.payments.readEvent(body, headers);
    received.push({ id: event.id, type: event.type });
    return { status: answers.shift() ?? 200 };
  });
  // Nobody else works on the queue here, so the job needs no fence.
  await handle({ payload, complete: async () => {} });
}

async function waiting(): Promise<{ eventId: string }[]> {
  const jobs: { eventId: string }[] = [];
  for (
    let [job] = await queue.boss.fetch<{ eventId: string }>('deliver-payment-event');
    job !== undefined;
    [job] = await queue.boss.fetch<{ eventId: string }>('deliver-payment-event')
  )
    jobs.push(job.data);
  return jobs;
}

describe('the delivery of webhook events', () => {
  it('has a job for each, which signs and posts it once', async () => {
    const { id } = await openCheckout();
    await payCheckout(parts(), id, 'works');
    const jobs = await waiting();
    for (const job of jobs) await deliver(job);
    expect(received.map(({ type }) => type).sort()).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
    ]);
    for (const job of jobs) await deliver(job);
    expect(received).toHaveLength(3);
  });

  it('comes again, word for word, until it is taken', async () => {
    const { id } = await openCheckout();
    await local.payments.expireCheckout(id);
    const [job] = await waiting();
    if (job === undefined) throw new Error('nothing is waiting');
    answers = [503, 302, 200];
    await expect(deliver(job)).rejects.toThrow(
      'the webhook answered 503 to checkout.session.expired',
    );
    clock.advance(3_600_000);
    await expect(deliver(job)).rejects.toThrow('answered 302');
    await deliver(job);
    await deliver(job);
    expect(received).toEqual(
      Array.from({ length: 3 }, () => ({ id: job.eventId, type: 'checkout.session.expired' })),
    );
  });

  it('exists if, and only if, what it tells of has happened', async () => {
    const { id } = await openCheckout();
    let left = 1;
    const failing: typeof queue.enqueue = async (tx, name, payload, options) => {
      if (left === 0) throw new Error('the queue is down');
      left -= 1;
      await queue.enqueue(tx, name, payload, options);
    };
    await expect(
      payCheckout({ ...parts(), queue: { enqueue: failing } }, id, 'works'),
    ).rejects.toThrow('the queue is down');
    expect(await local.payments.findCheckout(id)).toMatchObject({
      status: 'open',
      subscriptionId: null,
    });
    expect(await waiting()).toEqual([]);
    const { type } = (await database.db
      .selectFrom('test_payment_event')
      .select('type')
      .where('subject_id', '=', id)
      .executeTakeFirst()) ?? { type: null };
    expect(type).toBeNull();
  });
});
