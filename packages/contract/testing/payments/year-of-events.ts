import { randomUUID } from 'node:crypto';
import type { PaidPlanId } from '../../rules/plans.ts';
import type { ContractCard, PaymentsHarness } from './harness.ts';
import type { PaymentEvent } from '../../rules/payments.ts';

/** The parties of the year: a provider with its holder, its merchant and its clock, and the customer who subscribes. */
export interface YearParts extends Pick<
  PaymentsHarness,
  'payments' | 'now' | 'advance' | 'pay' | 'refund' | 'dispute' | 'closeDispute'
> {
  readonly customer: { readonly accountId: string; readonly customerId: string };
}

const dayMs = 86_400_000;
const urls = {
  successUrl: 'http://localhost:3000/return?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost:3000/pricing',
};

function createLife({
  payments,
  now,
  advance,
  pay,
  refund,
  dispute,
  closeDispute,
  customer,
}: YearParts) {
  const openCheckout = (plan: PaidPlanId) =>
    payments.createCheckout({ ...customer, plan, ...urls, key: randomUUID() });

  async function get(id: string) {
    const subscription = await payments.findSubscription(id);
    if (subscription === null) throw new Error(`the subscription ${id} is gone`);
    return subscription;
  }

  async function latestInvoice(id: string): Promise<string> {
    const { latestInvoiceId } = await get(id);
    if (latestInvoiceId === null) throw new Error(`the subscription ${id} has no invoice`);
    return latestInvoiceId;
  }

  return {
    days: (days: number) => advance(days * dayMs),
    /** Goes to the day after the running period's end. */
    renew: async (id: string) =>
      await advance((await get(id)).periodEnd.getTime() - now().getTime() + dayMs),
    async subscribe(plan: PaidPlanId, card: ContractCard): Promise<string> {
      const { id, url } = await openCheckout(plan);
      await pay(url ?? '', card);
      const subscriptionId = (await payments.findCheckout(id))?.subscriptionId ?? null;
      if (subscriptionId === null) throw new Error('nothing was subscribed');
      return subscriptionId;
    },
    abandon: async (plan: PaidPlanId) => void (await openCheckout(plan)),
    payOpen: async (id: string, card: ContractCard) =>
      await pay((await get(id)).openInvoiceUrl ?? '', card),
    async upgrade(id: string, plan: PaidPlanId, answer: ContractCard | 'none'): Promise<void> {
      const at = new Date(Math.floor(now().getTime() / 1_000) * 1_000);
      const result = await payments.upgrade({
        subscriptionId: id,
        plan,
        at,
        key: randomUUID(),
        returnUrl: 'http://localhost:3000/profile',
      });
      if (result.status === 'requires_action' && answer !== 'none') await pay(result.url, answer);
    },
    downgrade: (id: string, plan: PaidPlanId) =>
      payments.scheduleDowngrade({ subscriptionId: id, plan, key: randomUUID() }),
    cancel: (id: string) => payments.cancelAtPeriodEnd({ subscriptionId: id, key: randomUUID() }),
    resume: (id: string) => payments.resume({ subscriptionId: id, key: randomUUID() }),
    refundLatest: async (id: string, cents: number) => await refund(await latestInvoice(id), cents),
    async disputeLatest(id: string, outcome: 'won' | 'lost'): Promise<void> {
      const invoice = await latestInvoice(id);
      await dispute(invoice);
      await closeDispute(invoice, outcome);
    },
  };
}

type Life = ReturnType<typeof createLife>;

/** A card that fails, larger and smaller plans, second thoughts, and an end. @returns the subscription */
async function firstHalf(life: Life): Promise<string> {
  const id = await life.subscribe('starter', 'fails_later');
  await life.renew(id); // declined
  await life.days(3); // declined again
  await life.payOpen(id, 'asks');
  await life.upgrade(id, 'plus', 'none'); // the bank is never answered
  await life.days(2);
  await life.upgrade(id, 'plus', 'asks');
  await life.renew(id);
  await life.refundLatest(id, 1000);
  await life.upgrade(id, 'pro', 'refused');
  await life.upgrade(id, 'pro', 'asks');
  await life.downgrade(id, 'starter');
  await life.resume(id);
  await life.downgrade(id, 'plus');
  await life.renew(id);
  await life.cancel(id);
  await life.days(5);
  await life.resume(id);
  await life.renew(id);
  await life.disputeLatest(id, 'won');
  await life.cancel(id);
  await life.renew(id); // ends
  return id;
}

/** A short one that is never paid again. @returns the subscription */
async function failing(life: Life): Promise<string> {
  const id = await life.subscribe('starter', 'fails_later');
  await life.renew(id);
  await life.days(8); // given up
  return id;
}

/** Another try after a pause, in which a payment is lost and given back. @returns the subscription */
async function secondHalf(life: Life): Promise<string> {
  await life.days(10);
  await life.abandon('plus');
  await life.days(2);
  const id = await life.subscribe('pro', 'works');
  await life.renew(id);
  await life.disputeLatest(id, 'lost');
  await life.renew(id);
  await life.downgrade(id, 'starter');
  await life.renew(id);
  await life.refundLatest(id, 999);
  await life.upgrade(id, 'plus', 'none');
  await life.renew(id);
  await life.days(4);
  return id;
}

/**
 * Lives a subscriber's rich year: subscribes, renews, upgrades, is declined, recovers, downgrades, cancels, thinks again,
 * is paid back, leaves and returns. A webhook has to bear its events in whatever order they arrive.
 * @returns every webhook event on the way, oldest first, and the subscriptions, of which the last still runs
 */
export async function liveYear(parts: YearParts): Promise<{
  readonly events: readonly PaymentEvent[];
  readonly subscriptionIds: readonly string[];
}> {
  const since = parts.now();
  const life = createLife(parts);
  const subscriptionIds = [await firstHalf(life), await failing(life), await secondHalf(life)];
  const events: PaymentEvent[] = [];
  for await (const event of parts.payments.listEvents(since)) events.push(event);
  return { events, subscriptionIds };
}
