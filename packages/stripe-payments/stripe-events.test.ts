import { readFileSync } from 'node:fs';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentEvent } from '@scenewright/contract/rules/payments.ts';
import { signed } from '@scenewright/stripe-emulator/deliveries.ts';
import { webhookEventTypes } from './events.ts';
import { openShop, type Shop } from './testing/shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(async () => await shop.emulator.close());

const dayMs = 86_400_000;
const nowSeconds = () => Math.floor(shop.emulator.settings.clock.now().getTime() / 1000);

/** Hands over a body that is signed as Stripe signs. */
async function read(
  payload: string,
  secret = shop.emulator.settings.webhookSecret,
): Promise<PaymentEvent> {
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: nowSeconds(),
  });
  return await shop.payments.readEvent(Buffer.from(payload), { 'stripe-signature': signature });
}

const event = (type: string, object: object) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, created: nowSeconds(), data: { object } });

async function listed(since: Date): Promise<PaymentEvent[]> {
  const events: PaymentEvent[] = [];
  for await (const each of shop.payments.listEvents(since)) events.push(each);
  return events;
}

describe('a webhook event', () => {
  it('of what does not concern us has no subject', async () => {
    expect(
      await read(event('customer.created', { object: 'customer', id: 'cus_1' })),
    ).toMatchObject({ type: 'customer.created', subject: null });
    expect(await read(event('invoice.upcoming', { object: 'invoice' }))).toMatchObject({
      subject: null,
    });
    expect(await read(event('invoice.created', { object: 'invoice', id: 'in_1' }))).toMatchObject({
      subject: null,
    });
    const { calls } = shop.emulator;
    expect(
      await read(event('charge.succeeded', { object: 'charge', payment_intent: 'pi_1' })),
    ).toMatchObject({ subject: null });
    expect(
      await read(event('charge.refunded', { object: 'charge', payment_intent: null })),
    ).toMatchObject({ subject: null });
    expect(calls).toEqual([]);
  });

  it('of a schedule names its subscription, also once it has let it go', async () => {
    const since = shop.emulator.settings.clock.now();
    const { id } = await shop.subscribe('plus');
    await shop.payments.scheduleDowngrade({ subscriptionId: id, plan: 'starter', key: 'key-1' });
    await shop.payments.resume({ subscriptionId: id, key: 'key-2' });
    const schedules = (await listed(since)).filter(({ type }) =>
      type.startsWith('subscription_schedule.'),
    );
    expect(schedules.map(({ type }) => type)).toEqual([
      'subscription_schedule.updated',
      'subscription_schedule.released',
    ]);
    for (const { subject } of schedules) expect(subject).toEqual({ kind: 'subscription', id });
  });

  it('of money given back names the invoice; of a payment without one, nothing', async () => {
    const { latestInvoiceId } = await shop.subscribe('plus');
    shop.emulator.refund(latestInvoiceId ?? '', 100);
    const last = shop.emulator.deliveries().at(-1);
    expect(
      await shop.payments.readEvent(last?.body ?? Buffer.from(''), last?.headers ?? {}),
    ).toMatchObject({ type: 'charge.refunded', subject: { kind: 'invoice', id: latestInvoiceId } });
    expect(
      await read(
        event('charge.refunded', { object: 'charge', payment_intent: 'pi_of_something_else' }),
      ),
    ).toMatchObject({ subject: null });
    expect(
      await read(event('charge.dispute.created', { object: 'dispute', payment_intent: null })),
    ).toMatchObject({ subject: null });
  });

  it('that cannot be followed to its invoice now is to come again', async () => {
    shop.emulator.faults.inject('refuse', { times: 3 });
    await expect(
      read(event('charge.refunded', { object: 'charge', payment_intent: 'pi_1' })),
    ).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each([
    'not json',
    '{"object":"v2.core.event","id":"evt_1","type":"v1.billing.meter"}',
    'null',
    '{}',
    '{"id":"evt_1","type":"invoice.paid","created":1}',
  ])('that is none is refused, though it is signed: %s', async (payload) => {
    await expect(read(payload)).rejects.toMatchObject({ code: 'malformed_request' });
  });

  it('signed with another secret is refused', async () => {
    await expect(
      read(event('invoice.paid', { object: 'invoice', id: 'in_1' }), 'whsec_of_somebody_else'),
    ).rejects.toMatchObject({ code: 'malformed_request' });
  });

  it('is signed over its bytes, whatever is in them', async () => {
    expect(
      await read(
        event('invoice.paid', {
          object: 'invoice',
          id: 'in_1',
          customer_name: 'Zoë “Ωmega” 🙂\u2028',
        }),
      ),
    ).toMatchObject({ subject: { kind: 'invoice', id: 'in_1' } });
  });

  it('is read with two signatures while the secret is being changed', async () => {
    await shop.subscribe();
    const [first] = shop.emulator.store.events;
    if (first === undefined) throw new Error('nothing was announced');
    const { body, headers } = signed(first, shop.emulator.settings.webhookSecret, nowSeconds());
    const signature = headers['stripe-signature'] ?? '';
    const both = signature.replace('v1=', `v1=${'0'.repeat(64)},v1=`);
    expect(await shop.payments.readEvent(body, { 'stripe-signature': both })).toMatchObject({
      id: first.id,
    });
  });
});

describe('the list of webhook events', () => {
  it('goes over its pages, oldest first, and only as far back as asked', async () => {
    const since = shop.emulator.settings.clock.now();
    for (let times = 0; times < 40; times += 1) await shop.subscribe('starter');
    shop.emulator.advance(dayMs);
    const later = shop.emulator.settings.clock.now();
    const { latestInvoiceId } = await shop.subscribe('starter');
    shop.emulator.refund(latestInvoiceId ?? '');
    const all = await listed(since);
    expect(all.map(({ id }) => id)).toEqual(
      shop.emulator.store.events
        .filter(({ type }) => webhookEventTypes.some((known) => known === type))
        .map(({ id }) => id),
    );
    expect(all.length).toBeGreaterThan(100);
    expect((await listed(later)).map(({ type }) => type)).toEqual([
      'customer.subscription.created',
      'invoice.paid',
      'checkout.session.completed',
      'charge.refunded',
    ]);
    expect(all.at(-1)).toMatchObject({ subject: { kind: 'invoice', id: latestInvoiceId } });
  });

  it('names no more types than Stripe takes, and those that the operations page tells to select', () => {
    expect(webhookEventTypes.length).toBeLessThanOrEqual(20);
    const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    expect(webhookEventTypes.filter((type) => !page.includes(`\`${type}\``))).toEqual([]);
  });
});
