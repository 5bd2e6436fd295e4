import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StripeEmulator, startStripeEmulator } from './stripe-emulator.ts';

const setUp = {
  lookupKeys: { starter: 'starter_monthly', plus: 'plus_monthly', pro: 'pro_monthly' },
  webhookEventTypes: ['invoice.paid'],
  startAt: new Date('2026-03-10T09:30:00Z'),
};
let emulator: StripeEmulator;
beforeEach(async () => {
  emulator = await startStripeEmulator(setUp);
});
afterEach(async () => {
  emulator.misunderstood.length = 0;
  await emulator.close();
});

/** Asks as anybody could, without the SDK between. */
async function call(
  method: string,
  path: string,
  form: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const text = new URLSearchParams(form).toString();
  const response = await fetch(
    `${emulator.settings.apiBase}${path}${method === 'GET' && text !== '' ? `?${text}` : ''}`,
    {
      method,
      headers: {
        authorization: `Bearer ${emulator.settings.secretKey}`,
        'stripe-version': Stripe.API_VERSION,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      ...(method === 'POST' ? { body: text } : {}),
    },
  );
  return {
    status: response.status,
    body: (await response.json()) as {
      id?: string;
      error?: { type: string; code?: string; param?: string; message: string };
      data?: { id: string }[];
      has_more?: boolean;
    },
  };
}

const customer = async () => (await call('POST', '/v1/customers')).body.id ?? '';
const priceId = () => [...emulator.store.prices.keys()][0] ?? '';
const order = async () => ({
  mode: 'subscription',
  ui_mode: 'hosted_page',
  customer: await customer(),
  'line_items[0][price]': priceId(),
  'line_items[0][quantity]': '1',
  success_url: 'http://localhost/a',
  cancel_url: 'http://localhost/b',
});

describe('the emulator understands what Stripe understands', () => {
  it.each([
    [
      'a word it does not know',
      { 'subscription_data[metdata][a]': 'b' },
      'parameter_unknown',
      'subscription_data[metdata]',
    ],
    [
      'a name of yesterday',
      { payment_method_types: 'card' },
      'parameter_unknown',
      'payment_method_types',
    ],
    ['a value of yesterday', { ui_mode: 'hosted' }, undefined, 'ui_mode'],
    [
      'words for a number',
      { 'line_items[0][quantity]': 'two' },
      undefined,
      'line_items[0][quantity]',
    ],
    ['one value for a list', { expand: 'invoice' }, undefined, 'expand'],
    ['a list with a gap', { 'expand[1]': 'invoice' }, undefined, 'expand'],
  ])('and refuses %s', async (_name, wrong, code, param) => {
    const { status, body } = await call('POST', '/v1/checkout/sessions', {
      ...(await order()),
      ...wrong,
    });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      type: 'invalid_request_error',
      param,
      ...(code === undefined ? {} : { code }),
    });
    expect(emulator.misunderstood).toHaveLength(1);
    expect(emulator.store.sessions.size).toBe(0);
  });

  it('and takes the same without the mistake', async () => {
    expect(await call('POST', '/v1/checkout/sessions', await order())).toMatchObject({
      status: 200,
      body: { object: 'checkout.session', status: 'open' },
    });
    expect(emulator.misunderstood).toEqual([]);
  });

  it('and says at its end what it did not understand', async () => {
    const other = await startStripeEmulator(setUp);
    await fetch(`${other.settings.apiBase}/v1/tokens`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${other.settings.secretKey}`,
        'stripe-version': Stripe.API_VERSION,
      },
    });
    await expect(other.close()).rejects.toThrow(
      'Stripe would not have understood: POST /v1/tokens',
    );
  });

  it('and is told another key, another version, a missing value', async () => {
    expect(
      await call('GET', '/v1/prices', {}, { authorization: 'Bearer sk_test_other' }),
    ).toMatchObject({ status: 401 });
    expect(await call('GET', '/v1/prices', {}, { 'stripe-version': '2020-08-27' })).toMatchObject({
      status: 400,
    });
    expect(await call('GET', '/v1/customers/search')).toMatchObject({
      status: 400,
      body: { error: { code: 'parameter_missing', param: 'query' } },
    });
    expect(await call('GET', '/v1/subscriptions/sub_1')).toMatchObject({
      status: 404,
      body: { error: { code: 'resource_missing' } },
    });
  });

  it('and shows references only where they are asked for, and not too deep', async () => {
    const { body } = await call('POST', '/v1/checkout/sessions', await order());
    emulator.pay(body.id ?? '', 'works');
    const path = `/v1/checkout/sessions/${body.id ?? ''}`;
    expect((await call('GET', path)).body).toMatchObject({
      invoice: expect.stringMatching(/^in_/),
      subscription: expect.stringMatching(/^sub_/),
    });
    expect(
      (await call('GET', path, { 'expand[0]': 'invoice.confirmation_secret' })).body,
    ).toMatchObject({
      invoice: { object: 'invoice', confirmation_secret: { type: 'payment_intent' } },
    });
    expect(
      (await call('GET', path, { 'expand[0]': 'invoice.payments.data.payment.payment_intent' }))
        .body.error,
    ).toMatchObject({ code: 'property_expansion_max_depth' });
    expect((await call('GET', path, { 'expand[0]': 'payment_intents' })).status).toBe(400);
  });
});

describe("the emulator keeps Stripe's promises", () => {
  it('about idempotency keys, for a day', async () => {
    const key = { 'idempotency-key': 'key-1' };
    const first = await call('POST', '/v1/customers', { 'metadata[a]': '1' }, key);
    expect(await call('POST', '/v1/customers', { 'metadata[a]': '1' }, key)).toEqual(first);
    expect(await call('POST', '/v1/customers', { 'metadata[a]': '2' }, key)).toMatchObject({
      status: 400,
      body: { error: { type: 'idempotency_error' } },
    });
    emulator.advance(25 * 3_600_000);
    expect((await call('POST', '/v1/customers', { 'metadata[a]': '2' }, key)).body.id).not.toBe(
      first.body.id,
    );
  });

  it('about keys of requests that were not understood: they are free', async () => {
    const key = { 'idempotency-key': 'key-1' };
    expect((await call('POST', '/v1/customers', { nickname: 'Ada' }, key)).status).toBe(400);
    expect((await call('POST', '/v1/customers', { name: 'Ada' }, key)).status).toBe(200);
  });

  it('about pages of a list', async () => {
    for (let times = 0; times < 4; times += 1)
      emulator.pay(
        (await call('POST', '/v1/checkout/sessions', await order())).body.id ?? '',
        'works',
      );
    const first = (await call('GET', '/v1/events', { limit: '10' })).body;
    const second = (
      await call('GET', '/v1/events', { limit: '10', starting_after: first.data?.at(-1)?.id ?? '' })
    ).body;
    expect([first.has_more, second.has_more]).toEqual([true, false]);
    expect([...(first.data ?? []), ...(second.data ?? [])].map(({ id }) => id)).toEqual(
      emulator.store.events.map(({ id }) => id).reverse(),
    );
  });

  it('about schedules: nobody else decides how the subscription ends', async () => {
    emulator.pay(
      (await call('POST', '/v1/checkout/sessions', await order())).body.id ?? '',
      'works',
    );
    const [subscription] = emulator.store.subscriptions.keys();
    await call('POST', '/v1/subscription_schedules', { from_subscription: subscription ?? '' });
    expect(
      await call('POST', `/v1/subscriptions/${subscription ?? ''}`, {
        cancel_at_period_end: 'true',
      }),
    ).toMatchObject({ status: 400 });
    expect(
      await call('POST', '/v1/subscription_schedules', { from_subscription: subscription ?? '' }),
    ).toMatchObject({ status: 400 });
  });
});
