import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createStripePayments } from './stripe-payments.ts';
import type { Fault } from '@scenewright/stripe-emulator/faults.ts';
import { openShop, type Shop } from './testing/shop.ts';

const attempts = 3;
const sessions = /^POST \/v1\/checkout\/sessions$/;
const sessionCalls = ({ emulator }: Shop) =>
  emulator.calls.filter(({ method, path }) => sessions.test(`${method} ${path}`));

/** Who waits for an answer that never comes should not wait long; everybody else has time. */
const paymentsMeeting = (fault: Fault, { emulator, payments }: Shop) =>
  fault === 'hang' ? createStripePayments({ ...emulator.settings, timeoutMs: 1_000 }) : payments;

/** The SDK waits before it tries again: these tests wait side by side, each in a shop of its own. */
function inShop<Args extends unknown[]>(
  test: (shop: Shop, ...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    const shop = await openShop();
    try {
      await test(shop, ...args);
    } finally {
      await shop.emulator.close();
    }
  };
}

const faults: readonly Fault[] = ['refuse', 'fail', 'hang', 'forget', 'in_use'];

describe.concurrent('an outage of Stripe', () => {
  it.each(faults)(
    'is said after three attempts with one key (%s), and the same key does it once afterwards',
    inShop(async (shop, fault: Fault) => {
      const order = await shop.order();
      const opened = () => shop.emulator.store.sessions.size;
      shop.emulator.faults.inject(fault, { times: attempts, at: sessions });
      const cause = expect.objectContaining(
        fault === 'hang' ? { message: expect.stringContaining('1000ms') } : {},
      );
      await expect(paymentsMeeting(fault, shop).createCheckout(order)).rejects.toMatchObject({
        code: 'unavailable',
        cause,
      });
      expect(sessionCalls(shop).map(({ idempotencyKey }) => idempotencyKey)).toEqual([
        order.key,
        order.key,
        order.key,
      ]);
      expect(opened()).toBe(fault === 'forget' ? 1 : 0);
      const checkout = await shop.payments.createCheckout(order);
      expect(opened()).toBe(1);
      expect(await shop.payments.findCheckout(checkout.id)).toMatchObject({
        status: 'open',
        url: checkout.url,
      });
    }),
  );

  it.each(faults)(
    'that passes is not noticed (%s)',
    inShop(async (shop, fault: Fault) => {
      const order = await shop.order();
      shop.emulator.faults.inject(fault, { at: sessions });
      expect(await paymentsMeeting(fault, shop).createCheckout(order)).toMatchObject({
        status: 'open',
      });
      expect(shop.emulator.store.sessions.size).toBe(1);
    }),
  );

  it(
    'is not made worse: asked to slow down, we do not ask again',
    inShop(async (shop) => {
      const order = await shop.order();
      shop.emulator.faults.inject('slow_down', { at: sessions });
      await expect(shop.payments.createCheckout(order)).rejects.toMatchObject({
        code: 'unavailable',
      });
      expect(sessionCalls(shop)).toHaveLength(1);
    }),
  );

  it(
    'charges an upgrade once whose answer was lost',
    inShop(async ({ emulator, payments, subscribe }) => {
      const { id, latestInvoiceId } = await subscribe('starter');
      const order = {
        subscriptionId: id,
        plan: 'plus' as const,
        at: emulator.settings.clock.now(),
        key: randomUUID(),
        returnUrl: 'http://localhost:3000/profile',
      };
      emulator.faults.inject('forget', { times: 2, at: /POST \/v1\/subscriptions/ });
      await expect(payments.upgrade(order)).rejects.toMatchObject({ code: 'unavailable' });
      expect(await payments.upgrade(order)).toEqual({ status: 'active' });
      expect([...emulator.store.invoices.keys()]).toEqual([latestInvoiceId, expect.any(String)]);
    }),
  );

  it.each<[string, (shop: Shop) => Promise<unknown>]>([
    ['findSubscription', ({ payments }) => payments.findSubscription('sub_1')],
    ['findInvoice', ({ payments }) => payments.findInvoice('in_1')],
    ['findCheckout', ({ payments }) => payments.findCheckout('cs_test_1')],
    [
      'findPayment',
      ({ payments }) => payments.findPayment({ id: 'pi_1', clientSecret: 'pi_1_secret_2' }),
    ],
    ['end', ({ payments }) => payments.end('sub_1')],
    [
      'createCustomer',
      ({ payments }) =>
        payments.createCustomer({ accountId: randomUUID(), email: 'ada@example.com', name: null }),
    ],
    [
      'listEvents',
      ({ payments }) => payments.listEvents(new Date(0))[Symbol.asyncIterator]().next(),
    ],
  ])(
    'is said by %s',
    inShop(async (shop, _name: string, call: (shop: Shop) => Promise<unknown>) => {
      shop.emulator.faults.inject('refuse', { times: attempts });
      await expect(call(shop)).rejects.toMatchObject({ code: 'unavailable' });
    }),
  );
});

describe('a key', () => {
  it(
    'is for one order',
    inShop(async ({ emulator, payments, order: makeOrder }) => {
      const order = await makeOrder('starter');
      await payments.createCheckout(order);
      await expect(payments.createCheckout({ ...order, plan: 'pro' })).rejects.toMatchObject({
        code: 'wrong_state',
        detail: expect.stringContaining('Reload the page'),
      });
      expect(emulator.store.sessions.size).toBe(1);
    }),
  );
});

describe('an error', () => {
  it(
    'carries no secret into a log',
    inShop(async ({ emulator, payments, subscribe, upgrade }) => {
      const { id } = await subscribe('starter', 'fails_later');
      const errors = [await upgrade(id, 'plus').catch((error: unknown) => error)];
      emulator.faults.inject('leak', { times: attempts });
      errors.push(await payments.findSubscription(id).catch((error: unknown) => error));
      const text = inspect(errors, { depth: Number.POSITIVE_INFINITY, showHidden: true });
      expect(text).toContain('unavailable');
      expect(text).toContain('An unexpected error occurred');
      const intents = [...emulator.store.intents.values()].map(
        ({ client_secret: secret }) => secret ?? '',
      );
      for (const secret of [
        emulator.settings.secretKey,
        emulator.settings.webhookSecret,
        ...intents,
      ])
        expect(text).not.toContain(secret);
    }),
  );
});
