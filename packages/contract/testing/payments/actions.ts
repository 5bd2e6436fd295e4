import { randomUUID } from 'node:crypto';
import type { PaidPlanId } from '../../rules/plans.ts';
import type { Checkout, Subscription } from '../../rules/payments.ts';
import type { ContractCard, PaymentsHarness } from './harness.ts';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
export const urls = {
  successUrl: 'http://localhost:3000/return?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost:3000/pricing?checkout=canceled',
};

export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}

/** The actions of a test with one implementation, in words. */
export function createActions(harness: () => PaymentsHarness) {
  const payments = () => harness().payments;

  async function open(
    plan: PaidPlanId = 'plus',
    key: string = randomUUID(),
  ): Promise<Checkout & { url: string }> {
    const accountId = randomUUID();
    const customerId = await payments().createCustomer({
      accountId,
      email: `${accountId}@example.com`,
      name: 'Ada',
    });
    const checkout = await payments().createCheckout({ accountId, customerId, plan, ...urls, key });
    return { ...checkout, url: present(checkout.url, 'the address to pay at') };
  }

  async function subscription(id: string): Promise<Subscription> {
    return present(await payments().findSubscription(id), 'the subscription');
  }

  return {
    open,
    subscription,
    async subscribe(
      plan: PaidPlanId = 'plus',
      card: ContractCard = 'works',
    ): Promise<Subscription> {
      const { id, url } = await open(plan);
      await harness().pay(url, card);
      return await subscription(
        present((await payments().findCheckout(id))?.subscriptionId, 'the new subscription'),
      );
    },
    invoice: async (id: string | null) =>
      present(id === null ? null : await payments().findInvoice(id), 'the invoice'),
    /** Goes to a moment after the running period's end, by which the renewal has been tried once. */
    async passPeriodEnd({ periodEnd }: Subscription): Promise<void> {
      await harness().advance(periodEnd.getTime() - harness().now().getTime() + 2 * hourMs);
    },
    /** The types of the webhook events about a thing, oldest first. */
    async eventsAbout(id: string): Promise<string[]> {
      const types: string[] = [];
      for await (const { type, subject } of payments().listEvents(new Date(0)))
        if (subject?.id === id) types.push(type);
      return types;
    },
    upgrade: (subscriptionId: string, plan: PaidPlanId, at: Date, key: string = randomUUID()) =>
      payments().upgrade({
        subscriptionId,
        plan,
        at,
        key,
        returnUrl: 'http://localhost:3000/profile',
      }),
  };
}

export type Actions = ReturnType<typeof createActions>;
export type Context = () => PaymentsHarness;

/** Cuts to the seconds providers count in. */
export function inSeconds(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 1_000) * 1_000);
}
