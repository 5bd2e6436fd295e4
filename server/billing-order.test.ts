import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from './database/database.ts';
import { type Books, openBooks } from './features/billing/billing.books.ts';
import { applyReading, readSubject } from './features/billing/billing.converging.ts';
import { createMemoryBooks } from './features/billing/testing/memory-books.ts';
import { playYear, type Told, type Year } from './features/billing/testing/year.ts';
import { createCredits } from './features/credits/index.ts';
import { type PaymentService, startPaymentService } from './providers/payments/local/testing/payment-service.ts';

const windowSize = 6;

let service: PaymentService;
let accountId: string;
let year: Year;
let now: Date;
let readings = 0n;

const clock = { now: () => now };
const credits = createCredits({ clock, signupGiftCredits: 500 });
const rollback = new Error('rolled back on purpose');

beforeAll(async () => {
  service = await startPaymentService();
  accountId = randomUUID();
  const at = service.clock.now();
  await service.database.db.insertInto('account').values({ id: accountId, issuer: 'test', subject: accountId, email: 'year@example.com', name: null, is_guest: false, created_at: at, updated_at: at }).execute();
  await service.database.transact(async (tx) => {
    now = at;
    await credits.openAccount(tx, { accountId, isGuest: true });
  });
  year = await playYear(service, accountId);
  await service.database.db.insertInto('billing_customer').values({ account_id: accountId, provider: 'local', customer_id: year.customerId, created_at: at }).execute();
});
afterAll(() => service.close());

/** Hears an announcement now: reads at `provider`, which may know more than was announced. */
async function hear(books: Books, { subject }: Told, provider: Told['provider']): Promise<void> {
  readings += 1n;
  await applyReading(books, await readSubject(provider, subject, readings), now);
}

/** Hears an announcement at its own moment. */
async function hearLive(books: Books, told: Told): Promise<void> {
  now = told.at;
  await hear(books, told, told.provider);
}

/** Everything an owner or a later announcement could tell apart. What is closed and free counts no more. */
async function stateOf(tx: Tx): Promise<string> {
  const grants = await tx.selectFrom('credit_grant').select(['kind', 'amount', 'remaining', 'period_start', 'expires_at', 'source_id', 'ended_at', 'clawed_back_at']).where('account_id', '=', accountId).execute();
  const buckets = grants.filter(({ kind, ended_at: end }) => kind !== 'free' || end === null).map(({ ended_at: end, clawed_back_at: back, ...bucket }) => JSON.stringify({ ...bucket, isClosed: end !== null, isBack: back !== null }));
  const account = await tx.selectFrom('credit_account').select(['available', 'owed', 'free_since', 'free_due', 'plan_since', 'plan_until']).where('account_id', '=', accountId).execute();
  const subscriptions = await tx.selectFrom('subscription').select(['subscription_id', 'plan', 'status', 'cancel_at_period_end', 'scheduled_plan', 'period_start', 'period_end', 'ended_at']).where('account_id', '=', accountId).orderBy('subscription_id').execute();
  const returned = await tx.selectFrom('returned_payment').select(['invoice_id', 'restored_at']).where('account_id', '=', accountId).orderBy('invoice_id').execute();
  return JSON.stringify({ buckets: buckets.toSorted(), account, subscriptions, returned: returned.map(({ invoice_id: id, restored_at: back }) => [id, back !== null]) });
}

/** Does something to the database and undoes it. */
async function tryOut(work: (tx: Tx) => Promise<void>): Promise<void> {
  await service.database.transact(async (tx) => {
    await work(tx);
    throw rollback;
  }).catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
}

const booksOf = (tx: Tx) => openBooks(tx, 'local', credits);

/** What counts in the end, whichever way it came about. */
async function outcomeOf(tx: Tx) {
  const { available, owed, nextRefresh } = await credits.summarise(tx, accountId);
  const kept = await tx.selectFrom('subscription').select(['subscription_id', 'plan', 'status', 'cancel_at_period_end', 'scheduled_plan', 'period_end', 'ended_at']).where('account_id', '=', accountId).orderBy('subscription_id').execute();
  return { available, owed, nextRefresh, kept };
}

describe('a year of announcements', () => {
  it('is a rich one', () => {
    const types = new Set(year.told.map(({ type }) => type));
    for (const type of ['checkout.session.completed', 'customer.subscription.created', 'customer.subscription.updated', 'customer.subscription.deleted', 'invoice.paid', 'invoice.payment_failed', 'charge.refunded', 'charge.dispute.created', 'charge.dispute.closed']) expect(types).toContain(type);
    expect(year.told.length).toBeGreaterThan(30);
  });

  it(`ends in the same state under all orders of any ${windowSize} announcements that follow each other`, async () => {
    // What came before a window is heard in order. Within it every order is gone through; two that have led to the very
    // same state go on as one, so all of them are covered without walking each of the 720 to its end.
    let orders = 0;
    await tryOut(async (tx) => {
      const books = booksOf(tx);
      for (const [start, first] of year.told.entries()) {
        const window = year.told.slice(start, start + windowSize);
        const last = window.at(-1) ?? first;
        const ends = new Set<string>();
        const seen = new Set<string>();
        const walk = async (left: readonly Told[], depth: number): Promise<void> => {
          if (left.length === 0) {
            orders += 1;
            ends.add(JSON.stringify(await outcomeOf(tx)));
            return;
          }
          for (const each of left) {
            await sql.raw(`savepoint step${depth}`).execute(tx);
            await hear(books, each, last.provider);
            const rest = left.filter((other) => other !== each);
            const place = `${rest.map((other) => window.indexOf(other)).join()} ${await stateOf(tx)}`;
            if (!seen.has(place)) {
              seen.add(place);
              await walk(rest, depth + 1);
            }
            await sql.raw(`rollback to savepoint step${depth}`).execute(tx);
          }
        };
        if (window.length === windowSize) {
          now = last.at;
          await walk(window, 0);
          await sql`savepoint live`.execute(tx);
          for (const each of window) await hearLive(books, each);
          ends.add(JSON.stringify(await outcomeOf(tx)));
          await sql`rollback to savepoint live`.execute(tx);
          expect([...ends], `the announcements from number ${start}: ${window.map(({ type }) => type).join(', ')}`).toHaveLength(1);
        }
        await hearLive(books, first);
      }
    });
    expect(orders).toBeGreaterThan(0);
  });

  it('ends in the same state when it comes all at the end, in any order and more than once', async () => {
    const final = year.told.at(-1);
    if (final === undefined) throw new Error('the year is empty');
    now = final.at;
    const outcomes = new Set<string>();
    const shuffles = fc.sample(fc.shuffledSubarray([...year.told, ...year.told], { minLength: year.told.length * 2 }), { seed: 20_261_121, numRuns: 25 });
    for (const told of [year.told, ...shuffles]) {
      await tryOut(async (tx) => {
        for (const each of told) await hear(booksOf(tx), each, final.provider);
        outcomes.add(JSON.stringify(await outcomeOf(tx)));
      });
    }
    expect([...outcomes]).toHaveLength(1);
    // As it came, one by one.
    await tryOut(async (tx) => {
      for (const each of year.told) await hearLive(booksOf(tx), each);
      now = final.at;
      expect(JSON.stringify(await outcomeOf(tx))).toBe([...outcomes][0]);
    });
  });

  it('ends in the same state after 10,000 shuffles with duplicates, with books in memory', async () => {
    const final = year.told.at(-1);
    if (final === undefined) throw new Error('the year is empty');
    now = final.at;
    const outcomes = new Set<string>();
    for (const told of fc.sample(fc.shuffledSubarray([...year.told, ...year.told], { minLength: year.told.length }), { seed: 20_261_122, numRuns: 10_000 })) {
      // Some are missing from a shuffle of twice as many; each must come once at least.
      const all = [...told, ...year.told.filter((each) => !told.includes(each))];
      const memory = createMemoryBooks({ customerId: year.customerId, accountId, now: clock.now });
      for (const each of all) await hear(memory.books, each, final.provider);
      outcomes.add(JSON.stringify(memory.state()));
    }
    expect([...outcomes]).toHaveLength(1);
    await tryOut(async (tx) => {
      for (const each of year.told) await hear(booksOf(tx), each, final.provider);
      const { available } = await outcomeOf(tx);
      expect(JSON.parse([...outcomes][0] ?? '{}').available).toBe(available);
    });
  });
});
