import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '@scenewright/contract/app-error.ts';
import { type PaidPlanId, paidPlanIds } from '@scenewright/contract/rules/plans.ts';
import type { ContractCard } from '@scenewright/contract/testing/payments/harness.ts';
import type { YearParts } from '@scenewright/contract/testing/payments/year-of-events.ts';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import {
  type PaymentService,
  startPaymentService,
} from '../../apps/server/testing/payment-service.ts';
import { createStripeHarness } from './testing/stripe-harness.ts';

type Provider = Omit<YearParts, 'customer'>;

let stripe: Awaited<ReturnType<typeof createStripeHarness>>;
let service: PaymentService;
let local: Provider;

beforeAll(async () => {
  [stripe, service] = await Promise.all([createStripeHarness(), startPaymentService()]);
  const { payments, local: shop, clock, advance, pay } = service;
  local = {
    payments,
    advance,
    now: () => clock.now(),
    pay: async (url, card) =>
      void (await (card === 'refused' ? pay(url, 'asks', 'refuse') : pay(url, card))),
    refund: shop.refundInvoice,
    dispute: shop.disputeInvoice,
    closeDispute: shop.closeDispute,
  };
});
afterAll(async () => {
  await Promise.all([stripe.close(), service.close()]);
});

const dayMs = 86_400_000;
/**
 * Added to each wait. Stripe keeps a renewal's invoice as a draft for an hour and the test checkout does not: no sum of a
 * life's waits ends within the hour after a period, as whole days would now and then.
 */
const pastDraftMs = 130 * 60_000;

/** A step of somebody's life with a subscription. */
type Step =
  | { readonly do: 'wait'; readonly days: number }
  | { readonly do: 'renew' | 'cancel' | 'resume' }
  | { readonly do: 'upgrade'; readonly plan: PaidPlanId; readonly answer: ContractCard | 'none' }
  | { readonly do: 'downgrade'; readonly plan: PaidPlanId }
  | { readonly do: 'pay'; readonly card: ContractCard };

async function take(
  { payments, now, advance, pay }: Provider,
  subscriptionId: string,
  step: Step,
): Promise<void> {
  const change = { subscriptionId, key: randomUUID() };
  const subscription = await payments.findSubscription(subscriptionId);
  switch (step.do) {
    case 'wait':
      return await advance(step.days * dayMs + pastDraftMs);
    case 'renew':
      return await advance(
        Math.max(0, (subscription?.periodEnd.getTime() ?? 0) - now().getTime()) + dayMs,
      );
    case 'cancel':
      return await payments.cancelAtPeriodEnd(change);
    case 'resume':
      return await payments.resume(change);
    case 'downgrade':
      // Stripe's provider withdraws an upgrade that waits to be paid; the test checkout lets it wait.
      if (subscription?.status === 'active' && subscription.openInvoiceUrl !== null) return;
      return await payments.scheduleDowngrade({ ...change, plan: step.plan });
    case 'pay':
      return subscription?.openInvoiceUrl
        ? await pay(subscription.openInvoiceUrl, step.card)
        : undefined;
    case 'upgrade': {
      // Stripe cannot tell an order for the plan one has from an order that is repeated; we never give one. Nor do we order
      // a larger plan while a smaller one is scheduled.
      if (subscription?.plan === step.plan) return;
      if (subscription?.scheduledPlan) await payments.resume({ subscriptionId, key: randomUUID() });
      const at = new Date(Math.floor(now().getTime() / 1_000) * 1_000);
      const result = await payments.upgrade({
        ...change,
        plan: step.plan,
        at,
        returnUrl: 'http://localhost:3000/profile',
      });
      if (result.status === 'requires_action' && step.answer !== 'none')
        await pay(result.url, step.answer);
    }
  }
}

/** The code of the refusal, or null. */
async function refusalOf(work: Promise<void>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** What a subscription is at, without ids and moments, which differ. */
async function factsOf({ payments }: Provider, id: string) {
  const subscription = await payments.findSubscription(id);
  if (subscription === null) throw new Error(`${id} is gone`);
  const {
    plan,
    status,
    cancelAtPeriodEnd,
    scheduledPlan,
    openInvoiceUrl,
    endedAt,
    latestInvoiceId,
  } = subscription;
  const invoice = latestInvoiceId === null ? null : await payments.findInvoice(latestInvoiceId);
  // An upgrade that is declined leaves an invoice that is void at Stripe, and none at the test checkout.
  const owed =
    invoice?.status === 'paid' || invoice?.status === 'void'
      ? null
      : [invoice?.status, invoice?.cause.kind];
  return {
    plan,
    status,
    cancelAtPeriodEnd,
    scheduledPlan,
    isOpen: openInvoiceUrl !== null,
    isOver: endedAt !== null,
    owed,
  };
}

async function subscribe(
  { payments, pay }: Provider,
  plan: PaidPlanId,
  card: ContractCard,
): Promise<string> {
  const accountId = randomUUID();
  const customerId = await payments.createCustomer({
    accountId,
    email: 'ada@example.com',
    name: null,
  });
  const { id, url } = await payments.createCheckout({
    accountId,
    customerId,
    plan,
    successUrl: 'http://localhost:3000/a',
    cancelUrl: 'http://localhost:3000/b',
    key: randomUUID(),
  });
  await pay(url ?? '', card);
  return (await payments.findCheckout(id))?.subscriptionId ?? '';
}

async function alignClocks(): Promise<void> {
  await stripe.advance(Math.max(0, local.now().getTime() - stripe.now().getTime()));
}

const plan = fc.constantFrom(...paidPlanIds);
const card = fc.constantFrom<ContractCard>('works', 'asks', 'refused', 'declined', 'fails_later');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    do: fc.constantFrom('renew' as const, 'renew' as const, 'cancel' as const, 'resume' as const),
  }),
  fc.record({
    do: fc.constant('upgrade' as const),
    plan,
    answer: fc.oneof(card, fc.constant('none' as const)),
  }),
  fc.record({ do: fc.constant('downgrade' as const), plan }),
  fc.record({ do: fc.constant('pay' as const), card }),
);

describe('Stripe and the test checkout', () => {
  it('say the same at every step of any life with a subscription', async () => {
    const lives = fc.record({
      plan,
      card: fc.constantFrom<ContractCard>('works', 'asks', 'fails_later'),
      steps: fc.array(step, { minLength: 3, maxLength: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(lives, async ({ plan: first, card: with_, steps }) => {
        await alignClocks();
        const ids = [
          await subscribe(stripe, first, with_),
          await subscribe(local, first, with_),
        ] as const;
        for (const each of steps) {
          expect(await refusalOf(take(stripe, ids[0], each)), JSON.stringify(each)).toBe(
            await refusalOf(take(local, ids[1], each)),
          );
          expect(await factsOf(stripe, ids[0]), JSON.stringify(each)).toEqual(
            await factsOf(local, ids[1]),
          );
        }
        await Promise.all([stripe.payments.end(ids[0]), local.payments.end(ids[1])]);
        expect(await factsOf(stripe, ids[0])).toEqual(await factsOf(local, ids[1]));
      }),
      { numRuns: asOften(25, 5) },
    );
  });
});
