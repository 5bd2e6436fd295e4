import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../apps/server/database/database.ts';
import type { PaymentEvent } from '@scenewright/contract/rules/payments.ts';
import {
  type PaymentService,
  startPaymentService,
} from '../../apps/server/testing/payment-service.ts';
import { createAccounts } from '../../apps/server/features/accounts/index.ts';
import { createCredits } from '@scenewright/ledger';
import { type Billing, createBilling } from './billing.ts';
import { readSummary } from '@scenewright/ledger/testing/read-summary.ts';

let service: PaymentService;
let people = 0;

beforeAll(async () => {
  service = await startPaymentService();
});
afterAll(() => service.close());

const died = new Error('the process died');
type Death = 'before the commit' | 'after the commit' | 'never';

/** A database whose process dies around the n-th commit from now on. */
function mortal({ death, at }: { death: Death; at: number }): {
  database: Database;
  commits: () => number;
} {
  let commits = 0;
  const { database } = service;
  const transact: Database['transact'] = async (work) => {
    commits += 1;
    const isLast = death !== 'never' && commits === at;
    const result = await database.transact(async (tx) => {
      const value = await work(tx);
      if (isLast && death === 'before the commit') throw died;
      return value;
    });
    if (isLast) throw died;
    return result;
  };
  return { database: { ...database, transact }, commits: () => commits };
}

/** A provider whose answers get lost: what was asked is done, and nobody hears of it. */
function deaf(
  calls: readonly ('createCheckout' | 'upgrade' | 'scheduleDowngrade' | 'cancelAtPeriodEnd')[],
) {
  const { payments } = service;
  const lost = Object.fromEntries(
    calls.map((call) => [
      call,
      async (order: never) => {
        await payments[call](order);
        throw died;
      },
    ]),
  );
  return { ...payments, ...lost };
}

const credits = () => createCredits({ clock: service.clock, signupGiftCredits: 500 });

function openBilling(database: Database, payments = service.payments): Billing {
  const { clock } = service;
  const queue = { enqueue: async () => {} };
  return createBilling({
    database,
    clock,
    queue,
    payments,
    isBuyingOpen: true,
    credits: credits(),
    accounts: createAccounts({
      database,
      clock,
      credits: credits(),
      gifts: { claim: async () => true },
      secret: Buffer.alloc(32),
    }),
    publicUrl: 'http://localhost:3000',
  });
}

async function newAccount(): Promise<string> {
  people += 1;
  const { database, clock } = service;
  const accounts = createAccounts({
    database,
    clock,
    credits: credits(),
    gifts: { claim: async () => true },
    secret: Buffer.alloc(32),
  });
  const now = clock.now();
  const identity = {
    issuer: 'test',
    subject: `crash-${people}`,
    email: `crash${people}@example.com`,
    emailVerified: true,
    name: null,
    isAnonymous: false,
    sessionId: 'crash',
    signedInAt: now,
    expiresAt: now,
  };
  return (await database.transact((tx) => accounts.ensureAccount(tx, identity))).id;
}

async function again(work: () => Promise<unknown>): Promise<void> {
  await work().catch(async (error: unknown) => {
    if (error !== died) throw error;
    await again(work);
  });
}

/** Takes webhook events in and handles them as webhook and worker do: again, when their process dies. */
async function digest(billing: Billing, events: readonly PaymentEvent[]): Promise<void> {
  for (const event of events) {
    await again(() => billing.inbox.accept(event));
    await again(() => billing.handleEvent({ payload: { source: 'local', eventId: event.id } }));
  }
}

async function eventsSince(count: number): Promise<PaymentEvent[]> {
  const events = (await service.deliveries()).slice(count);
  return await Promise.all(
    events.map(({ body, headers }) => service.payments.readEvent(body, headers)),
  );
}

/** Subscribes, renews and upgrades somebody with everything around them dying where it is told to. @returns what they have */
async function live(fate: { death: Death; at: number }) {
  const accountId = await newAccount();
  const { database, commits } = mortal(fate);
  const billing = openBilling(database);
  const before = (await service.deliveries()).length;
  let url = '';
  await again(async () => void (url = await billing.checkouts.start(accountId, 'plus')));
  await service.pay(url, 'works');
  await digest(billing, await eventsSince(before));
  const { subscription_id: id } = await service.database.db
    .selectFrom('subscription')
    .select('subscription_id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  await again(async () => {
    // A change whose process died is claimed for two minutes.
    if ((await service.payments.findSubscription(id))?.plan === 'plus')
      await billing.changes.change(accountId, 'pro').catch((error: unknown) => {
        if (error === died) service.clock.advance(121_000);
        throw error;
      });
  });
  await digest(billing, await eventsSince(before));
  const db = service.database.db;
  const grants = await db
    .selectFrom('credit_grant')
    .select(['kind', 'amount', 'source_type'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .orderBy('amount')
    .execute();
  const paid = await db
    .selectFrom('test_payment_invoice')
    .select(['plan', 'status', 'from_plan'])
    .where('subscription_id', '=', id)
    .orderBy('number')
    .execute();
  const { available } = await readSummary(credits(), db, accountId);
  const top = grants
    .filter(({ kind, source_type: source }) => kind === 'plan' && source === 'invoice')
    .map(({ amount }) => amount);
  // The gift, the plan with its bonus, and an upgrade within the first minutes of the period.
  const whole = 500 + 750 + 2_300;
  return {
    commits: commits(),
    paid,
    kinds: grants.map(({ kind }) => kind),
    top: top.length,
    isAllThere: available > whole - 10 && available <= whole,
  };
}

describe('a process that dies', () => {
  it('around any commit of a subscription, an upgrade and their webhook events, leaves each of them done once', async () => {
    const whole = await live({ death: 'never', at: 0 });
    expect(whole).toMatchObject({
      paid: [
        { plan: 'plus', status: 'paid', from_plan: null },
        { plan: 'pro', status: 'paid', from_plan: 'plus' },
      ],
      kinds: ['bonus', 'gift', 'plan', 'plan'],
      top: 2,
      isAllThere: true,
    });
    expect(whole.commits).toBeGreaterThan(8);
    for (let at = 1; at <= whole.commits; at += 1) {
      for (const death of ['before the commit', 'after the commit'] as const) {
        const { commits: _commits, ...left } = await live({ death, at });
        const { commits: _own, ...expected } = whole;
        expect(left, `${death} number ${at}`).toEqual(expected);
      }
    }
  });

  it('in the middle of a change leaves a claim that the next start takes back, not one that must run out', async () => {
    const accountId = await newAccount();
    const { database } = service;
    const billing = openBilling(database);
    const before = (await service.deliveries()).length;
    await service.pay(await billing.checkouts.start(accountId, 'plus'), 'works');
    await digest(billing, await eventsSince(before));
    const asked = Promise.withResolvers<void>();
    const killed = openBilling(database, {
      ...service.payments,
      cancelAtPeriodEnd: () => {
        asked.resolve();
        return new Promise<never>(() => {});
      },
    });
    void killed.changes.cancel(accountId);
    await asked.promise;
    const next = openBilling(database);
    await expect(next.changes.change(accountId, 'pro')).rejects.toThrow('being changed right now');
    await next.changes.reclaim();
    expect(await next.changes.change(accountId, 'pro')).toEqual({ status: 'active' });
  });

  it('before it hears the provider has opened one page, and charged one upgrade, when it asks again', async () => {
    const accountId = await newAccount();
    const { database } = service;
    await expect(
      openBilling(database, deaf(['createCheckout'])).checkouts.start(accountId, 'starter'),
    ).rejects.toThrow(died);
    const billing = openBilling(database);
    const before = (await service.deliveries()).length;
    const url = await billing.checkouts.start(accountId, 'starter');
    const pages = await database.db
      .selectFrom('test_payment_checkout')
      .select('id')
      .where(
        'customer_id',
        '=',
        (
          await database.db
            .selectFrom('billing_customer')
            .select('customer_id')
            .where('account_id', '=', accountId)
            .executeTakeFirstOrThrow()
        ).customer_id,
      )
      .execute();
    expect(pages).toHaveLength(1);
    await service.pay(url, 'works');
    await digest(billing, await eventsSince(before));
    await expect(
      openBilling(database, deaf(['upgrade'])).changes.change(accountId, 'pro'),
    ).rejects.toThrow(died);
    // Whoever asks again is told the price of what has been paid already, and pays nothing more.
    expect(await billing.changes.change(accountId, 'pro')).toEqual({ status: 'active' });
    await digest(billing, await eventsSince(before));
    const { subscription_id: id } = await database.db
      .selectFrom('subscription')
      .select('subscription_id')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    expect(
      await database.db
        .selectFrom('test_payment_invoice')
        .select('plan')
        .where('subscription_id', '=', id)
        .orderBy('number')
        .execute(),
    ).toEqual([{ plan: 'starter' }, { plan: 'pro' }]);
    await expect(
      openBilling(database, deaf(['cancelAtPeriodEnd'])).changes.cancel(accountId),
    ).rejects.toThrow(died);
    await billing.changes.cancel(accountId);
    expect((await service.payments.findSubscription(id))?.cancelAtPeriodEnd).toBe(true);
  });
});
