import { randomUUID } from 'node:crypto';
import type { PaidPlanId } from '@scenewright/contract/rules/plans.ts';
import type { Payments, Subscription } from '@scenewright/contract/rules/payments.ts';
import { createStripePayments } from '../stripe-payments.ts';
import { startEmulator } from './start-emulator.ts';
import type { StripeEmulator } from '@scenewright/stripe-emulator';
import type { Card } from '@scenewright/stripe-emulator/store.ts';

export const urls = {
  successUrl: 'http://localhost:3000/return?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost:3000/pricing',
};

/** The provider on an emulator of its own, and the ways through it that tests take. */
export interface Shop {
  readonly emulator: StripeEmulator;
  readonly payments: Payments;
  order(plan?: PaidPlanId): Promise<Parameters<Payments['createCheckout']>[0]>;
  subscribe(plan?: PaidPlanId, card?: Card): Promise<Subscription>;
  subscription(id: string): Promise<Subscription>;
  upgrade(subscriptionId: string, plan: PaidPlanId, key?: string): ReturnType<Payments['upgrade']>;
}

export async function openShop({
  startAt = new Date('2026-03-10T09:30:00Z'),
}: { startAt?: Date } = {}): Promise<Shop> {
  const emulator = await startEmulator({ startAt });
  const payments = createStripePayments(emulator.settings);

  async function order(plan: PaidPlanId = 'plus') {
    const accountId = randomUUID();
    const customerId = await payments.createCustomer({
      accountId,
      email: `${accountId}@example.com`,
      name: 'Ada',
    });
    return { accountId, customerId, plan, ...urls, key: randomUUID() };
  }

  async function subscription(id: string): Promise<Subscription> {
    const found = await payments.findSubscription(id);
    if (found === null) throw new Error(`${id} is missing`);
    return found;
  }

  return {
    emulator,
    payments,
    order,
    subscription,
    async subscribe(plan = 'plus', card = 'works') {
      const { id, url } = await payments.createCheckout(await order(plan));
      if (emulator.pay(url ?? '', card) === 'asking') emulator.answerBank(url ?? '', true);
      return await subscription((await payments.findCheckout(id))?.subscriptionId ?? '');
    },
    upgrade: async (subscriptionId, plan, key = randomUUID()) =>
      await payments.upgrade({
        subscriptionId,
        plan,
        at: emulator.settings.clock.now(),
        key,
        returnUrl: 'http://localhost:3000/profile',
      }),
  };
}
