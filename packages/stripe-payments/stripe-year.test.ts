import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payments } from '@scenewright/contract/rules/payments.ts';
import { liveYear, type YearParts } from '@scenewright/contract/testing/payments/year-of-events.ts';
import {
  type PaymentService,
  startPaymentService,
} from '../../apps/server/testing/payment-service.ts';
import { createStripeHarness } from './testing/stripe-harness.ts';

let stripe: Awaited<ReturnType<typeof createStripeHarness>>;
let local: PaymentService;

beforeAll(async () => {
  [stripe, local] = await Promise.all([createStripeHarness(), startPaymentService()]);
});
afterAll(async () => {
  await Promise.all([stripe.close(), local.close()]);
});

function localParts({
  payments,
  local,
  clock,
  advance,
  pay,
}: PaymentService): Omit<YearParts, 'customer'> {
  return {
    payments,
    advance,
    now: () => clock.now(),
    pay: async (url, card) =>
      void (await (card === 'refused' ? pay(url, 'asks', 'refuse') : pay(url, card))),
    refund: local.refundInvoice,
    dispute: local.disputeInvoice,
    closeDispute: local.closeDispute,
  };
}

/** What an invoice was about and came to. What an upgrade cost depends on the second it was asked for. */
async function factsOf(payments: Payments, invoiceId: string): Promise<object | null> {
  const invoice = await payments.findInvoice(invoiceId);
  if (invoice === null) return null;
  const { status, amountCents, cause, refundedCents, dispute } = invoice;
  if (cause.kind === 'period')
    return { status, refundedCents, dispute, amountCents, plan: cause.plan };
  return {
    status,
    refundedCents,
    dispute,
    ...(cause.kind === 'upgrade' ? { from: cause.from, to: cause.to } : {}),
  };
}

async function accountOf(parts: Omit<YearParts, 'customer'>) {
  const { payments } = parts;
  const accountId = randomUUID();
  const customerId = await payments.createCustomer({
    accountId,
    email: 'ada@example.com',
    name: 'Ada',
  });
  const { events, subscriptionIds } = await liveYear({
    ...parts,
    customer: { accountId, customerId },
  });
  const invoiceIds = [
    ...new Set(events.flatMap(({ subject }) => (subject?.kind === 'invoice' ? [subject.id] : []))),
  ];
  const subscriptions = await Promise.all(
    subscriptionIds.map(async (id) => await payments.findSubscription(id)),
  );
  return {
    types: new Set(events.map(({ type }) => type)),
    invoices: await Promise.all(invoiceIds.map(async (id) => await factsOf(payments, id))),
    subscriptions: subscriptions.map(
      (each) =>
        each && [
          each.plan,
          each.status,
          each.cancelAtPeriodEnd,
          each.scheduledPlan,
          each.openInvoiceUrl === null,
          each.endedAt === null,
        ],
    ),
  };
}

describe('a year with Stripe', () => {
  it('comes to the same invoices and the same subscriptions as with the test checkout', async () => {
    const [withStripe, withLocal] = [await accountOf(stripe), await accountOf(localParts(local))];
    expect(withStripe.invoices.length).toBeGreaterThan(12);
    expect(withStripe.invoices).toEqual(withLocal.invoices);
    expect(withStripe.subscriptions).toEqual(withLocal.subscriptions);
    expect([...withLocal.types].filter((type) => !withStripe.types.has(type))).toEqual([]);
  });
});
