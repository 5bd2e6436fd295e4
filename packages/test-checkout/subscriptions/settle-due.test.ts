import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paidPlanIds } from '@scenewright/contract/rules/plans.ts';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import { ensureCustomer } from '../checkouts/checkout.repository.ts';
import { makeInvoice } from '../invoices/make-invoice.ts';
import { periodOf } from '../months.ts';
import { priceOf } from '../prices.ts';
import { createProviderId } from '../provider-id.ts';
import {
  type PaymentService,
  startPaymentService,
} from '../../../apps/server/testing/payment-service.ts';
import { settleDue } from './settle-due.ts';
import {
  insertSubscription,
  lockSubscription,
  saveSubscription,
} from './subscription.repository.ts';

const dayMs = 86_400_000;

let service: PaymentService;
beforeAll(async () => {
  service = await startPaymentService();
});
afterAll(() => service.close());

/** How a subscription stands when nobody looks at it for a while. */
const standing = fc.record({
  startedAt: fc
    .integer({ min: 0, max: 800 * 86_400 })
    .map((seconds) => new Date(Date.UTC(2026, 0, 1) + seconds * 1_000)),
  plan: fc.constantFrom(...paidPlanIds),
  card: fc.constantFrom('works' as const, 'asks' as const, 'fails_later' as const),
  scheduledPlan: fc.constantFrom(null, 'starter' as const),
  cancels: fc.boolean(),
  /** Hours after the start at which an upgrade began to wait for its bank; null for none. */
  upgradeAfterH: fc.option(fc.integer({ min: 0, max: 24 * 27 })),
});

type Standing = typeof standing extends fc.Arbitrary<infer T> ? T : never;

async function begin({
  startedAt,
  plan,
  card,
  scheduledPlan,
  cancels,
  upgradeAfterH,
}: Standing): Promise<string> {
  const { periodStart, periodEnd } = periodOf(startedAt, 0);
  return await service.database.transact(async (tx) => {
    const customer = await ensureCustomer(tx, {
      id: createProviderId('cus'),
      accountId: randomUUID(),
      now: startedAt,
    });
    const inserted = await insertSubscription(tx, {
      id: createProviderId('sub'),
      customer_id: customer,
      plan,
      status: 'active',
      card,
      month: 0,
      period_start: periodStart,
      period_end: periodEnd,
      started_at: startedAt,
    });
    const subscription = await saveSubscription(tx, inserted.id, {
      scheduled_plan: cancels ? null : scheduledPlan,
      cancel_at_period_end: cancels,
    });
    await makeInvoice(tx, {
      subscription,
      plan,
      amountCents: priceOf(plan),
      at: startedAt,
      settlement: { status: 'paid' },
    });
    if (upgradeAfterH !== null) {
      const at = new Date(startedAt.getTime() + upgradeAfterH * 3_600_000);
      const dueAt = new Date(Math.min(at.getTime() + 23 * 3_600_000, periodEnd.getTime()));
      await makeInvoice(tx, {
        subscription,
        plan: 'pro',
        amountCents: 1,
        at,
        upgrade: { from: plan, at, returnUrl: '/' },
        settlement: { status: 'open', attempts: 0, dueAt },
      });
    }
    return subscription.id;
  });
}

const settle = (id: string, now: Date) =>
  service.database.transact(
    async (tx) => void (await settleDue(tx, service.parts, await lockSubscription(tx, id), now)),
  );

/** Everything that can be told of a subscription, but its ids. */
async function tell(id: string) {
  const { db } = service.database;
  const {
    id: _id,
    customer_id: _customer,
    ...subscription
  } = await db
    .selectFrom('test_payment_subscription')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const invoices = await db
    .selectFrom('test_payment_invoice')
    .select([
      'status',
      'amount_cents',
      'plan',
      'from_plan',
      'period_start',
      'period_end',
      'attempts',
      'due_at',
      'created_at',
      'paid_at',
    ])
    .where('subscription_id', '=', id)
    .orderBy('number')
    .execute();
  return { subscription, invoices };
}

describe('what happens by itself', () => {
  it('does not depend on how often somebody looks, and leaves no month out', async () => {
    const looks = fc.array(fc.integer({ min: 0, max: 45 * 24 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(standing, looks, async (state, hours) => {
        const [often, once] = [await begin(state), await begin(state)];
        let now = state.startedAt;
        for (const passed of hours) {
          now = new Date(now.getTime() + passed * 3_600_000);
          await settle(often, now);
        }
        await settle(once, now);
        const { subscription, invoices } = await tell(once);
        expect(await tell(often)).toEqual({ subscription, invoices });

        const periods = invoices.filter(({ from_plan }) => from_plan === null);
        periods.forEach(({ period_start, period_end }, month) =>
          expect({ periodStart: period_start, periodEnd: period_end }).toEqual(
            periodOf(state.startedAt, month),
          ),
        );
        if (subscription.status !== 'ended')
          expect(subscription.period_end.getTime()).toBeGreaterThan(now.getTime());
        expect(subscription.status === 'past_due').toBe(
          periods.some(({ status }) => status === 'open'),
        );
        expect(
          invoices.every(
            ({ status, due_at }) => due_at === null || (status === 'open' && due_at > now),
          ),
        ).toBe(true);
        if (subscription.ended_at !== null)
          expect(
            subscription.ended_at.getTime() - (periods.at(-1)?.period_start.getTime() ?? 0),
          ).toBeLessThanOrEqual(31 * dayMs);
      }),
      { numRuns: asOften(60, 12) },
    );
  });
});
