import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStripePayments } from './stripe-payments.ts';
import type { Fault } from './testing/emulator/faults.ts';
import { openShop, type Shop } from './testing/shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(async () => await shop.emulator.close());

const attempts = 3;
const sessions = /POST \/v1\/checkout\/sessions$/;
const opened = () => shop.emulator.store.sessions.size;
/** Who waits for an answer that never comes should not wait long; everybody else has time. */
const paymentsMeeting = (fault: Fault) => (fault === 'hang' ? createStripePayments({ ...shop.emulator.settings, timeoutMs: 1_000 }) : shop.payments);

describe('an outage of Stripe', () => {
  it.each<Fault>(['refuse', 'fail', 'hang', 'forget', 'in_use'])('is said after three attempts with one key (%s), and the same key does it once afterwards', async (fault) => {
    const order = await shop.order();
    shop.emulator.faults.inject(fault, { times: attempts, at: sessions });
    await expect(paymentsMeeting(fault).createCheckout(order)).rejects.toMatchObject({ code: 'unavailable' });
    const calls = shop.emulator.calls.filter(({ method, path }) => sessions.test(`${method} ${path}`));
    expect(calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([order.key, order.key, order.key]);
    expect(opened()).toBe(fault === 'forget' ? 1 : 0);
    const checkout = await shop.payments.createCheckout(order);
    expect(opened()).toBe(1);
    expect(await shop.payments.findCheckout(checkout.id)).toMatchObject({ status: 'open', url: checkout.url });
  });

  it.each<Fault>(['refuse', 'fail', 'hang', 'forget', 'in_use'])('that passes is not noticed (%s)', async (fault) => {
    const order = await shop.order();
    shop.emulator.faults.inject(fault, { at: sessions });
    expect(await paymentsMeeting(fault).createCheckout(order)).toMatchObject({ status: 'open' });
    expect(opened()).toBe(1);
  });

  it('is not made worse: asked to slow down, we do not ask again', async () => {
    const order = await shop.order();
    shop.emulator.faults.inject('slow_down', { at: sessions });
    await expect(shop.payments.createCheckout(order)).rejects.toMatchObject({ code: 'unavailable' });
    expect(shop.emulator.calls.filter(({ method, path }) => sessions.test(`${method} ${path}`))).toHaveLength(1);
  });

  it('charges an upgrade once whose answer was lost', async () => {
    const { id, latestInvoiceId } = await shop.subscribe('starter');
    const key = randomUUID();
    const at = shop.emulator.settings.clock.now();
    const order = { subscriptionId: id, plan: 'plus' as const, at, key, returnUrl: 'http://localhost:3000/profile' };
    shop.emulator.faults.inject('forget', { times: attempts, at: /POST \/v1\/subscriptions/ });
    await expect(shop.payments.upgrade(order)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await shop.payments.upgrade(order)).toEqual({ status: 'active' });
    const invoices = [...shop.emulator.store.invoices.keys()];
    expect(invoices).toHaveLength(2);
    expect(invoices[0]).toBe(latestInvoiceId);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['findSubscription', () => shop.payments.findSubscription('sub_1')],
    ['findInvoice', () => shop.payments.findInvoice('in_1')],
    ['findCheckout', () => shop.payments.findCheckout('cs_test_1')],
    ['findPayment', () => shop.payments.findPayment({ id: 'pi_1', clientSecret: 'pi_1_secret_2' })],
    ['end', () => shop.payments.end('sub_1')],
    ['createCustomer', () => shop.payments.createCustomer({ accountId: randomUUID(), email: 'ada@example.com', name: null })],
    ['listEvents', () => shop.payments.listEvents(new Date(0))[Symbol.asyncIterator]().next()],
  ])('is said by %s', async (_name, call) => {
    shop.emulator.faults.inject('refuse', { times: attempts });
    await expect(call()).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a key', () => {
  it('is for one order', async () => {
    const order = await shop.order('starter');
    await shop.payments.createCheckout(order);
    await expect(shop.payments.createCheckout({ ...order, plan: 'pro' })).rejects.toMatchObject({ code: 'wrong_state', detail: expect.stringContaining('Reload the page') });
    expect(opened()).toBe(1);
  });
});

describe('an error', () => {
  it('carries no secret into a log', async () => {
    const { id } = await shop.subscribe('starter', 'fails_later');
    const errors = [await shop.upgrade(id, 'plus').catch((error: unknown) => error)];
    shop.emulator.faults.inject('fail', { times: attempts });
    errors.push(await shop.payments.findSubscription(id).catch((error: unknown) => error));
    const intents = [...shop.emulator.store.intents.values()].map(({ client_secret: secret }) => secret ?? '');
    const text = inspect(errors, { depth: Number.POSITIVE_INFINITY, showHidden: true });
    expect(text).toContain('unavailable');
    for (const secret of [shop.emulator.settings.secretKey, shop.emulator.settings.webhookSecret, ...intents]) expect(text).not.toContain(secret);
  });
});
