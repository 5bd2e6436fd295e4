import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOften, representative } from '@scenewright/contract/testing/thorough.ts';
import type { Tx } from '../../apps/server/database/database.ts';
import { type BillingStore, openBillingStore } from './store.ts';
import { applyReading, readSubject } from './converging.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { liveShortYear, recordLife, type ReplayedEvent } from './testing/year.ts';
import { createCredits } from '@scenewright/ledger';
import { readSummary } from '@scenewright/ledger/testing/read-summary.ts';
import {
  type PaymentService,
  startPaymentService,
} from '../../apps/server/testing/payment-service.ts';
import { liveYear } from '@scenewright/contract/testing/payments/year-of-events.ts';

const windowSize = 6;
/** The windows are gone through in so many tests: each takes a part of the time, and has all the patience that a test has. */
const shares = 4;

let service: PaymentService;
let short: Life;
let rich: Life;
let now: Date;
let readings = 0n;

/** A customer, and what was announced of them. */
interface Life {
  readonly accountId: string;
  readonly customerId: string;
  readonly events: readonly ReplayedEvent[];
}

const clock = { now: () => now };
const credits = createCredits({ clock, signupGiftCredits: 500 });
const rollback = new Error('rolled back on purpose');

async function record(live: typeof liveShortYear): Promise<Life> {
  const accountId = randomUUID();
  const at = service.clock.now();
  now = at;
  await service.database.db
    .insertInto('account')
    .values({
      id: accountId,
      issuer: 'test',
      subject: accountId,
      email: `${accountId}@example.com`,
      name: null,
      is_guest: false,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await service.database.transact((tx) => credits.openAccount(tx, { accountId, isGuest: true }));
  const customerId = await service.payments.createCustomer({
    accountId,
    email: `${accountId}@example.com`,
    name: null,
  });
  await service.database.db
    .insertInto('billing_customer')
    .values({ account_id: accountId, provider: 'local', customer_id: customerId, created_at: at })
    .execute();
  return {
    accountId,
    customerId,
    events: await recordLife(service, { accountId, customerId }, live),
  };
}

beforeAll(async () => {
  service = await startPaymentService();
  short = await record(liveShortYear);
  rich = await record(async (parts) => void (await liveYear(parts)));
});
afterAll(() => service.close());

/** Replays a webhook event now: reads at `provider`, which may know more than the event said. */
async function replay(
  store: BillingStore,
  { subject }: ReplayedEvent,
  provider: ReplayedEvent['provider'],
): Promise<void> {
  readings += 1n;
  await applyReading(store, await readSubject(provider, subject, readings), now);
}

/** Replays a webhook event at its own moment. */
async function replayLive(store: BillingStore, event: ReplayedEvent): Promise<void> {
  now = event.at;
  await replay(store, event, event.provider);
}

/** Everything an owner or a later webhook event could tell apart. What is closed and free counts no more. */
async function stateOf(tx: Tx, accountId: string): Promise<string> {
  const grants = await tx
    .selectFrom('credit_grant')
    .select([
      'kind',
      'amount',
      'remaining',
      'period_start',
      'expires_at',
      'source_id',
      'ended_at',
      'clawed_back_at',
    ])
    .where('account_id', '=', accountId)
    .execute();
  const buckets = grants
    .filter(({ kind, ended_at: end }) => kind !== 'free' || end === null)
    .map(({ ended_at: end, clawed_back_at: back, ...bucket }) =>
      JSON.stringify({ ...bucket, isClosed: end !== null, isBack: back !== null }),
    );
  const account = await tx
    .selectFrom('credit_account')
    .select(['available', 'owed', 'free_since', 'free_due', 'plan_since', 'plan_until'])
    .where('account_id', '=', accountId)
    .execute();
  const subscriptions = await tx
    .selectFrom('subscription')
    .select([
      'subscription_id',
      'plan',
      'status',
      'cancel_at_period_end',
      'scheduled_plan',
      'period_start',
      'period_end',
      'ended_at',
    ])
    .where('account_id', '=', accountId)
    .orderBy('subscription_id')
    .execute();
  const returned = await tx
    .selectFrom('returned_payment')
    .select(['invoice_id', 'restored_at'])
    .where('account_id', '=', accountId)
    .orderBy('invoice_id')
    .execute();
  return JSON.stringify({
    buckets: buckets.toSorted(),
    account,
    subscriptions,
    returned: returned.map(({ invoice_id: id, restored_at: back }) => [id, back !== null]),
  });
}

/** Does something to the database and undoes it. */
async function tryOut(work: (tx: Tx) => Promise<void>): Promise<void> {
  await service.database
    .transact(async (tx) => {
      await work(tx);
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
}

const storeOf = (tx: Tx) => openBillingStore(tx, 'local', credits);

/** What counts in the end, whichever way it came about. */
async function outcomeOf(tx: Tx, accountId: string) {
  const { available, owed, nextRefresh } = await readSummary(credits, tx, accountId);
  const kept = await tx
    .selectFrom('subscription')
    .select([
      'subscription_id',
      'plan',
      'status',
      'cancel_at_period_end',
      'scheduled_plan',
      'period_end',
      'ended_at',
    ])
    .where('account_id', '=', accountId)
    .orderBy('subscription_id')
    .execute();
  return { available, owed, nextRefresh, kept };
}

/** What came last. */
function lastOf(events: readonly ReplayedEvent[]): ReplayedEvent {
  const last = events.at(-1);
  if (last === undefined) throw new Error('nothing was announced');
  return last;
}

/** Every order of some webhook events: of n there are n!. */
function* ordersOf(events: readonly ReplayedEvent[]): Generator<readonly ReplayedEvent[]> {
  if (events.length <= 1) yield events;
  for (const first of events)
    for (const rest of ordersOf(events.filter((other) => other !== first))) yield [first, ...rest];
}

const windowsOf = (events: readonly ReplayedEvent[]) =>
  events
    .slice(0, events.length - windowSize + 1)
    .map((_, start) => ({ start, window: events.slice(start, start + windowSize) }));
const describeWindow = (start: number, window: readonly ReplayedEvent[]) =>
  `the webhook events from number ${start}: ${window.map(({ type }) => type).join(', ')}`;

/** Webhook events of the same thing are handled alike: all they say is where to look. */
const subjectOf = ({ subject: { kind, id } }: ReplayedEvent): string => `${kind} ${id}`;

/** All but the first that sounds like this. */
function without(events: readonly ReplayedEvent[], subjectKey: string): readonly ReplayedEvent[] {
  return events.toSpliced(
    events.findIndex((each) => subjectOf(each) === subjectKey),
    1,
  );
}

/**
 * Goes through every order of a window whose predecessors were replayed, and leaves the store as it was. Two orders that
 * have led to the very same state and leave the same to be replayed go on as one, and what an event makes of a state is tried
 * once, so all are covered without walking each of the 720 to its end.
 */
async function goThrough(
  tx: Tx,
  store: BillingStore,
  start: number,
  window: readonly ReplayedEvent[],
): Promise<void> {
  const { accountId } = short;
  const last = lastOf(window);
  const ends = new Set<string>();
  const seen = new Set<string>();
  /** By a state and a sound: the state that it leads to. */
  const replayed = new Map<string, string>();
  const isNew = (left: readonly ReplayedEvent[], state: string): boolean => {
    const place = `${left.map(subjectOf).toSorted().join()} ${state}`;
    return !seen.has(place) && seen.add(place).size > 0;
  };
  const walk = async (
    left: readonly ReplayedEvent[],
    state: string,
    depth: number,
  ): Promise<void> => {
    if (left.length === 0) ends.add(JSON.stringify(await outcomeOf(tx, accountId)));
    for (const [subjectKey, each] of new Map(left.map((event) => [subjectOf(event), event]))) {
      const rest = without(left, subjectKey);
      const step = `${subjectKey} ${state}`;
      const known = replayed.get(step);
      if (known !== undefined && !isNew(rest, known)) continue;
      await sql.raw(`savepoint step${depth}`).execute(tx);
      await replay(store, each, last.provider);
      const after = await stateOf(tx, accountId);
      replayed.set(step, after);
      if (known !== undefined || isNew(rest, after)) await walk(rest, after, depth + 1);
      await sql.raw(`rollback to savepoint step${depth}`).execute(tx);
    }
  };
  now = last.at;
  await walk(window, await stateOf(tx, accountId), 0);
  await sql`savepoint live`.execute(tx);
  for (const each of window) await replayLive(store, each);
  ends.add(JSON.stringify(await outcomeOf(tx, accountId)));
  await sql`rollback to savepoint live`.execute(tx);
  expect([...ends], describeWindow(start, window)).toHaveLength(1);
}

describe('a year of webhook events', () => {
  it('is a rich one', () => {
    for (const { events } of [short, rich]) {
      const types = new Set(events.map(({ type }) => type));
      for (const type of [
        'checkout.session.completed',
        'customer.subscription.created',
        'customer.subscription.updated',
        'customer.subscription.deleted',
        'invoice.paid',
        'invoice.payment_failed',
        'charge.refunded',
        'charge.dispute.created',
        'charge.dispute.closed',
      ])
        expect(types).toContain(type);
      expect(events.length).toBeGreaterThan(30);
    }
  });

  it.each(representative(Array.from({ length: shares }, (_, index) => index + 1)))(
    `ends in the same state under all orders of any ${windowSize} webhook events that follow each other, as if each had come at its moment (share %i of ${shares})`,
    async (share) => {
      // What came before a window is replayed in order.
      const { events } = short;
      await tryOut(async (tx) => {
        const store = storeOf(tx);
        for (const { start, window } of windowsOf(events)) {
          if (start % shares === share - 1) await goThrough(tx, store, start, window);
          await replayLive(store, window[0] ?? lastOf(window));
        }
      });
    },
  );

  it('ends in the same state when it comes all at the end, in any order and more than once', async () => {
    for (const { accountId, events } of [short, rich]) {
      const final = lastOf(events);
      now = final.at;
      const outcomes = new Set<string>();
      const shuffles = fc.sample(
        fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
        { seed: 20_261_121, numRuns: asOften(10, 3) },
      );
      for (const order of [events, ...shuffles]) {
        await tryOut(async (tx) => {
          for (const each of order) await replay(storeOf(tx), each, final.provider);
          outcomes.add(JSON.stringify(await outcomeOf(tx, accountId)));
        });
      }
      await tryOut(async (tx) => {
        for (const each of events) await replayLive(storeOf(tx), each);
        now = final.at;
        outcomes.add(JSON.stringify(await outcomeOf(tx, accountId)));
      });
      expect([...outcomes]).toHaveLength(1);
    }
  });
});

describe('with a store in memory', () => {
  const createBooks = ({ accountId, customerId }: Life) =>
    createMemoryStore({ accountId, customerId, now: clock.now });

  /** What the store in memory says after these webhook events, with the provider as it was after the last of all. */
  async function stateAfter(
    life: Life,
    events: readonly ReplayedEvent[],
    before: readonly ReplayedEvent[],
    provider: ReplayedEvent['provider'],
    at: Date,
  ): Promise<string> {
    const memory = createBooks(life);
    for (const each of before) await replayLive(memory.store, each);
    now = at;
    for (const each of events) await replay(memory.store, each, provider);
    return JSON.stringify(memory.state());
  }

  it('a rich year ends in the same state after many shuffles with duplicates, and as in the database', async () => {
    const { events, accountId } = rich;
    const final = lastOf(events);
    const outcomes = new Set<string>();
    for (const some of fc.sample(
      fc.shuffledSubarray([...events, ...events], { minLength: events.length }),
      { seed: 20_261_122, numRuns: asOften(10_000, 300) },
    )) {
      // Of a shuffle of twice as many some are missing; each must come once at least.
      outcomes.add(
        await stateAfter(
          rich,
          [...some, ...events.filter((each) => !some.includes(each))],
          [],
          final.provider,
          final.at,
        ),
      );
    }
    expect([...outcomes]).toHaveLength(1);
    await tryOut(async (tx) => {
      for (const each of events) await replay(storeOf(tx), each, final.provider);
      expect(JSON.parse([...outcomes][0] ?? '{}').available).toBe(
        (await outcomeOf(tx, accountId)).available,
      );
    });
  });

  it(`a rich year ends in the same state under each of the 720 orders of any ${windowSize} webhook events that follow each other`, async () => {
    for (const { start, window } of representative(windowsOf(rich.events), () => '', 3)) {
      const { provider, at } = lastOf(window);
      const outcomes = new Set<string>();
      for (const order of ordersOf(window))
        outcomes.add(
          await stateAfter(
            rich,
            order,
            rich.events.slice(Math.max(0, start - windowSize), start),
            provider,
            at,
          ),
        );
      expect([...outcomes], describeWindow(start, window)).toHaveLength(1);
    }
  });
});
