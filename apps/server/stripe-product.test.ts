import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardInHand } from '@scenewright/stripe-emulator/hosted-pages.ts';
import type { StripeEmulator } from '@scenewright/stripe-emulator';
import { startEmulator } from '@scenewright/stripe-payments/testing/start-emulator.ts';
import { runScheduledJob } from './testing/run-job.ts';
import { signUpToStay } from './testing/lasting-user.ts';
import { creditsOf } from './testing/test-checkout.ts';
import { startTestProduct, type TestProduct, type TestUser } from './testing/test-product.ts';

let emulator: StripeEmulator;
let product: TestProduct;
let delivered = 0;
let people = 0;

beforeAll(async () => {
  emulator = await startEmulator();
  const { apiBase, secretKey, webhookSecret } = emulator.settings;
  product = await startTestProduct({
    settings: {
      PAYMENTS: 'stripe',
      STRIPE_API_BASE: apiBase,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    },
  });
});
afterAll(async () => {
  await product.stop();
  await emulator.close();
});

const dayMs = 86_400_000;
const newUser = () => signUpToStay(product, `stripe${(people += 1)}@example.com`);

async function post(body: Buffer, headers: Readonly<Record<string, string>>): Promise<number> {
  return (
    await product.app.inject({
      method: 'POST',
      url: '/api/v1/webhooks/stripe',
      headers,
      payload: body,
    })
  ).statusCode;
}

/** Brings every webhook event that has not come yet to the webhook, and says what it answered. */
async function deliver(): Promise<readonly number[]> {
  const waiting = emulator.deliveries(product.clock.now()).slice(delivered);
  delivered += waiting.length;
  return await Promise.all(waiting.map(({ body, headers }) => post(body, headers)));
}

/** Lets time pass at Stripe and here, and nothing arrive. */
function passSilently(days: number): void {
  product.clock.advance(days * dayMs);
  emulator.advance(product.clock.now().getTime() - emulator.settings.clock.now().getTime());
}

/** Lets time pass a day at a time: a webhook event comes on the day it is made. */
async function letPass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    passSilently(1);
    await deliver();
  }
}

async function pay(url: string, card: CardInHand): Promise<void> {
  if (emulator.pay(url, card) === 'asking') emulator.answerBank(url, true);
  await deliver();
}

async function subscribe(
  user: TestUser,
  plan: string,
  card: CardInHand = 'works',
): Promise<string> {
  const { body } = await user.request('POST', '/subscription/create', { plan_id: plan });
  expect(body.status).toBe('requires_checkout');
  await pay(body.checkout_url, card);
  await expect.poll(async () => (await creditsOf(user)).tier).toBe(plan);
  return body.checkout_url;
}

describe('the product with Stripe', () => {
  it('sells a plan: checkout, payment, webhook event, credits, and the page people come back to', async () => {
    const user = await newUser();
    const url = await subscribe(user, 'plus');
    expect(await creditsOf(user)).toMatchObject({
      subscription_status: 'active',
      available_credits: 500 + 700 + 50,
    });
    const back = await product.app.inject({
      url: `/api/v1/subscription/checkout/return?session_id=${url.split('/').at(-1) ?? ''}`,
    });
    expect(back.statusCode).toBe(303);
    const { pathname, searchParams } = new URL(String(back.headers.location), 'http://localhost');
    expect([pathname, searchParams.get('redirect_status')]).toEqual([
      '/checkout/success',
      'succeeded',
    ]);
    const query = new URLSearchParams({
      payment_intent: searchParams.get('payment_intent') ?? '',
      payment_intent_client_secret: searchParams.get('payment_intent_client_secret') ?? '',
    });
    expect(await product.send('GET', `/api/v1/subscription/payment?${query}`)).toMatchObject({
      status: 200,
      body: { status: 'succeeded' },
    });
  });

  it('charges and grants on an upgrade what the preview said', async () => {
    const user = await newUser();
    await subscribe(user, 'starter');
    await letPass(10);
    const { body: preview } = await user.request(
      'GET',
      '/subscription/prorated-change?new_plan_id=pro',
    );
    const charges = () => [...emulator.store.charges.values()];
    const before = charges().length;
    expect(
      await user.request('POST', '/subscription/change-plan', { new_plan_id: 'pro' }),
    ).toMatchObject({ status: 200, body: { status: 'active' } });
    await deliver();
    expect(
      charges()
        .slice(before)
        .map(({ amount }) => amount),
    ).toEqual([Math.round(preview.prorated_amount * 100)]);
    await expect
      .poll(() => creditsOf(user))
      .toMatchObject({ tier: 'pro', available_credits: preview.new_total_credits });
  });

  it('asks the bank where it wants to be asked, and changes the plan afterwards', async () => {
    const user = await newUser();
    await subscribe(user, 'starter', 'asks');
    await user.request('GET', '/subscription/prorated-change?new_plan_id=plus');
    const { body } = await user.request('POST', '/subscription/change-plan', {
      new_plan_id: 'plus',
    });
    expect((await creditsOf(user)).tier).toBe('starter');
    emulator.answerBank(body.checkout_url, true);
    await deliver();
    await expect.poll(async () => (await creditsOf(user)).tier).toBe('plus');
  });

  it('says that the card was declined, and changes nothing', async () => {
    const user = await newUser();
    await subscribe(user, 'starter', 'fails_later');
    await user.request('GET', '/subscription/prorated-change?new_plan_id=plus');
    expect(
      await user.request('POST', '/subscription/change-plan', { new_plan_id: 'plus' }),
    ).toMatchObject({ status: 402, body: { code: 'payment_failed' } });
    await deliver();
    expect(await creditsOf(user)).toMatchObject({ tier: 'starter', available_credits: 700 });
  });

  it('renews, changes to the smaller plan, and ends', async () => {
    const user = await newUser();
    await subscribe(user, 'plus');
    await user.request('POST', '/subscription/change-plan', { new_plan_id: 'starter' });
    await deliver();
    await expect.poll(async () => (await creditsOf(user)).scheduled_plan).toBe('starter');
    await letPass(32);
    await expect
      .poll(() => creditsOf(user))
      .toMatchObject({ tier: 'starter', available_credits: 700, scheduled_plan: null });
    expect(await user.request('POST', '/subscription/cancel')).toMatchObject({
      body: { status: 'success' },
    });
    await deliver();
    await expect.poll(async () => (await creditsOf(user)).cancel_at_period_end).toBe(true);
    await letPass(32);
    await expect
      .poll(() => creditsOf(user))
      .toMatchObject({ tier: 'free', subscription_status: 'canceled' });
  });

  it('lets an open renewal be paid, and takes credits back with a refund', async () => {
    const user = await newUser();
    await subscribe(user, 'plus', 'fails_later');
    await letPass(32);
    await expect.poll(async () => (await creditsOf(user)).subscription_status).toBe('past_due');
    const { body } = await user.request('POST', '/subscription/pay-open-invoice');
    await pay(body.checkout_url, 'works');
    await expect
      .poll(() => creditsOf(user))
      .toMatchObject({ subscription_status: 'active', available_credits: 500 + 750 });
    emulator.refund(body.checkout_url.split('/').at(-1) ?? '');
    await deliver();
    await expect.poll(async () => (await creditsOf(user)).available_credits).toBe(500);
  });

  it('answers 503 while Stripe is down, also to its own webhook events, which then come again', async () => {
    const user = await newUser();
    emulator.faults.inject('refuse', { times: 100 });
    expect(await user.request('POST', '/subscription/create', { plan_id: 'plus' })).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
    emulator.faults.clear();
    await subscribe(user, 'plus');
    const [invoice] = [...emulator.store.invoices.keys()].slice(-1);
    emulator.refund(invoice ?? '');
    const last = emulator.deliveries(product.clock.now()).at(-1);
    if (last === undefined) throw new Error('nothing was announced');
    emulator.faults.inject('refuse', { times: 100 });
    expect(await post(last.body, last.headers)).toBe(503);
    emulator.faults.clear();
    expect(await deliver()).toEqual([200]);
    await expect.poll(async () => (await creditsOf(user)).available_credits).toBe(500);
  });

  it('comes to the same when everything is announced late, backwards and twice', async () => {
    const user = await newUser();
    const { body } = await user.request('POST', '/subscription/create', { plan_id: 'plus' });
    emulator.pay(body.checkout_url, 'works');
    passSilently(40);
    const waiting = emulator.deliveries(product.clock.now()).slice(delivered).reverse();
    delivered += waiting.length;
    for (const { body: payload, headers } of [...waiting, ...waiting])
      expect(await post(payload, headers)).toBe(200);
    await expect
      .poll(() => creditsOf(user))
      .toMatchObject({ tier: 'plus', subscription_status: 'active', available_credits: 500 + 750 });
  });

  it('makes up for what was never announced', async () => {
    const user = await newUser();
    const { body } = await user.request('POST', '/subscription/create', { plan_id: 'starter' });
    emulator.pay(body.checkout_url, 'works');
    delivered = emulator.deliveries().length;
    await runScheduledJob(product, 'reconcile-payments');
    await expect
      .poll(() => creditsOf(user))
      .toMatchObject({ tier: 'starter', available_credits: 700 });
  });

  it('takes only what Stripe has signed', async () => {
    const last = emulator.deliveries().at(-1);
    const signature = last?.headers['stripe-signature'] ?? '';
    const body = last?.body ?? Buffer.alloc(0);
    expect(await post(body, { 'content-type': 'application/json' })).toBe(400);
    expect(
      await post(Buffer.concat([body, Buffer.from(' ')]), {
        'content-type': 'application/json',
        'stripe-signature': signature,
      }),
    ).toBe(400);
    expect(
      (
        await product.app.inject({
          method: 'POST',
          url: '/api/v1/webhooks/local',
          headers: { 'content-type': 'application/json' },
          payload: body,
        })
      ).statusCode,
    ).toBe(404);
  });
});
