import { randomUUID } from 'node:crypto';
import type { PaidPlanId } from '#contract/rules/plans.ts';
import type { ChosenCard } from '../../../providers/payments/local/pages/test-cards.ts';
import { ownOrigin, type PaymentService } from '../../../providers/payments/local/testing/payment-service.ts';
import type { Checkout, Invoice, PaymentEvent, Payments, Subscription } from '../../../providers/payments/payments.ts';

/** What the provider answered at some moment; asked again later, it still answers that. */
export type Snapshot = Pick<Payments, 'findCheckout' | 'findSubscription' | 'findInvoice'>;

/** An announcement, the moment it was made, and what the provider says from then on until the next one. */
export interface Told {
  readonly subject: NonNullable<PaymentEvent['subject']>;
  readonly type: string;
  readonly at: Date;
  readonly provider: Snapshot;
}

export interface Year {
  readonly customerId: string;
  readonly told: readonly Told[];
}

const dayMs = 86_400_000;

async function takeSnapshot(payments: Payments, subjects: readonly Told['subject'][]): Promise<Snapshot> {
  const checkouts = new Map<string, Checkout | null>();
  const subscriptions = new Map<string, Subscription | null>();
  const invoices = new Map<string, Invoice | null>();
  for (const { kind, id } of subjects) {
    if (kind === 'checkout') checkouts.set(id, await payments.findCheckout(id));
    if (kind === 'subscription') subscriptions.set(id, await payments.findSubscription(id));
    if (kind === 'invoice') invoices.set(id, await payments.findInvoice(id));
  }
  for (const subscription of subscriptions.values()) {
    const latest = subscription?.latestInvoiceId ?? null;
    if (latest !== null) invoices.set(latest, await payments.findInvoice(latest));
  }
  return { findCheckout: async (id) => checkouts.get(id) ?? null, findSubscription: async (id) => subscriptions.get(id) ?? null, findInvoice: async (id) => invoices.get(id) ?? null };
}

/** Plays a rich year of one customer at the test checkout, by its pages and its clock. */
export async function playYear(service: PaymentService, accountId: string): Promise<Year> {
  const { payments, local, clock } = service;
  const told: Told[] = [];
  const subjects: Told['subject'][] = [];
  const customerId = await payments.createCustomer({ accountId, email: 'year@example.com', name: null });
  let heard = 0;

  /** Hears what an action had announced. */
  async function hear(): Promise<void> {
    const deliveries = await service.deliveries();
    const events = await Promise.all(deliveries.slice(heard).map(({ body, headers }) => payments.readEvent(body, headers)));
    heard = deliveries.length;
    const fresh = events.flatMap(({ subject, type }) => (subject === null ? [] : [{ subject, type }]));
    subjects.push(...fresh.map(({ subject }) => subject));
    const provider = await takeSnapshot(payments, subjects);
    told.push(...fresh.map((event) => ({ ...event, at: clock.now(), provider })));
  }

  async function act(action: () => Promise<unknown>): Promise<void> {
    await action();
    await hear();
  }

  const pass = (days: number) => act(() => service.advance(days * dayMs));
  async function subscribe(plan: PaidPlanId, card: ChosenCard): Promise<string> {
    const checkout = await payments.createCheckout({ accountId, customerId, plan, successUrl: `${ownOrigin}/success`, cancelUrl: `${ownOrigin}/pricing`, key: randomUUID() });
    await act(() => service.pay(checkout.url ?? '', card));
    return (await payments.findCheckout(checkout.id))?.subscriptionId ?? '';
  }
  const latestInvoice = async (id: string) => (await payments.findSubscription(id))?.latestInvoiceId ?? '';

  const first = await subscribe('plus', 'fails_later');
  const change = { subscriptionId: first, key: '' };
  await pass(32);
  await act(async () => service.pay((await payments.findSubscription(first))?.openInvoiceUrl ?? '', 'works'));
  await pass(12);
  await act(() => payments.upgrade({ ...change, plan: 'pro', at: clock.now(), key: randomUUID(), returnUrl: ownOrigin }));
  await pass(30);
  await act(() => payments.scheduleDowngrade({ ...change, plan: 'starter', key: randomUUID() }));
  await pass(31);
  const refunded = await latestInvoice(first);
  await act(() => local.refundInvoice(refunded));
  await pass(31);
  const disputed = await latestInvoice(first);
  await act(() => local.disputeInvoice(disputed));
  await pass(5);
  await act(() => local.closeDispute(disputed, 'won'));
  await act(() => payments.cancelAtPeriodEnd({ ...change, key: randomUUID() }));
  await act(() => payments.resume({ ...change, key: randomUUID() }));
  await pass(60);
  await act(() => payments.cancelAtPeriodEnd({ ...change, key: randomUUID() }));
  await pass(40);
  await subscribe('starter', 'asks');
  await pass(100);
  return { customerId, told };
}
