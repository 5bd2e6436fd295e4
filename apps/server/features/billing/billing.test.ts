import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpToStay } from '../../testing/lasting-user.ts';
import { creditsOf, payAtTestCheckout, subscribe } from '../../testing/test-checkout.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let people = 0;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const newUser = () => signUpToStay(product, `payer${(people += 1)}@example.com`);
describe('subscribing', () => {
  it('leads to a checkout, and after paying to the plan with its credits [PAY-10, CREDITS-1]', async () => {
    const user = await newUser();
    const { body } = await user.request('POST', '/subscription/create', { plan_id: 'plus' });
    expect(body.status).toBe('requires_checkout');
    const end = new URL(
      await payAtTestCheckout(product, body.checkout_url, 'works'),
      'http://localhost',
    );
    expect(end.pathname).toBe('/checkout/success');
    expect(end.searchParams.get('redirect_status')).toBe('succeeded');
    const payment = new URLSearchParams({
      payment_intent: end.searchParams.get('payment_intent') ?? '',
      payment_intent_client_secret: end.searchParams.get('payment_intent_client_secret') ?? '',
    });
    expect(await product.send('GET', `/api/v1/subscription/payment?${payment}`)).toMatchObject({
      status: 200,
      body: { status: 'succeeded' },
    });
    await expect
      .poll(() => creditsOf(user))
      .toMatchObject({
        tier: 'plus',
        subscription_status: 'active',
        cancel_at_period_end: false,
        scheduled_plan: null,
        available_credits: 500 + 700 + 50,
      });
    const { current_period_end: end_, next_refresh: refresh } = await creditsOf(user);
    expect(refresh).toBe(end_);
  });

  it('gives a second tab the same page, and closes the page of another plan', async () => {
    const user = await newUser();
    const open = async (plan: string) =>
      (await user.request('POST', '/subscription/create', { plan_id: plan })).body
        .checkout_url as string;
    const both = await Promise.all([open('starter'), open('starter')]);
    expect(new Set(both).size).toBe(1);
    expect(await open('starter')).toBe(both[0]);
    const other = await open('pro');
    expect(other).not.toBe(both[0]);
    expect((await product.app.inject({ url: new URL(both[0]).pathname })).statusCode).toBe(410);
    await payAtTestCheckout(product, other, 'works');
    await expect.poll(async () => (await creditsOf(user)).tier).toBe('pro');
  });

  it('takes nothing where the card is declined or the page is left', async () => {
    const user = await newUser();
    const { body } = await user.request('POST', '/subscription/create', { plan_id: 'plus' });
    expect(await payAtTestCheckout(product, body.checkout_url, 'declined')).toContain(
      'notice=declined',
    );
    expect(await creditsOf(user)).toMatchObject({
      tier: 'free',
      subscription_status: 'none',
      available_credits: 500,
    });
    const id = new URL(body.checkout_url).pathname.split('/').at(-1) ?? '';
    const back = await product.app.inject({
      url: `/api/v1/subscription/checkout/return?session_id=${id}`,
    });
    expect([back.statusCode, back.headers.location]).toEqual([303, '/pricing?checkout=canceled']);
  });

  it('asks the bank where the card wants it', async () => {
    const user = await newUser();
    await subscribe(product, user, 'starter', 'asks');
    expect(await creditsOf(user)).toMatchObject({ tier: 'starter', available_credits: 700 });
  });

  it('refuses a second subscription, and the plan one has', async () => {
    const user = await newUser();
    await subscribe(product, user, 'starter');
    expect(await user.request('POST', '/subscription/create', { plan_id: 'plus' })).toMatchObject({
      status: 409,
      body: { code: 'wrong_state' },
    });
    expect(
      await user.request('POST', '/subscription/create', { plan_id: 'starter' }),
    ).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Already Subscribed') },
    });
  });

  it('is told by the checkout itself where the webhook event has not come yet', async () => {
    const silent = await startTestProduct({ workers: false });
    const user = await silent.signUp('impatient@example.com');
    const { body } = await user.request('POST', '/subscription/create', { plan_id: 'plus' });
    await payAtTestCheckout(silent, body.checkout_url, 'works');
    expect(await creditsOf(user)).toMatchObject({ tier: 'free' });
    expect(await user.request('POST', '/subscription/create', { plan_id: 'pro' })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('just arrived') },
    });
    expect(await creditsOf(user)).toMatchObject({ tier: 'plus', available_credits: 1250 });
    await silent.stop();
  });
});

describe('what is refused', () => {
  it('plans that cannot be bought, prices that are not theirs, and values that are none [PLAN-10]', async () => {
    const user = await newUser();
    const refused = async (path: string, body: object, status: number) =>
      expect(await user.request('POST', path, body), JSON.stringify(body)).toMatchObject({
        status,
      });
    for (const plan_id of [
      'free',
      'enterprise',
      'platinum',
      '',
      3,
      null,
      ['plus'],
      { id: 'plus' },
      'plus ',
      'PLUS',
      '__proto__',
    ])
      await refused('/subscription/create', { plan_id }, 422);
    await refused('/subscription/create', {}, 422);
    for (const price_id of ['price_someone_elses', 'price_test_pro', '', 'x'.repeat(300), 7])
      await refused('/subscription/create', { plan_id: 'plus', price_id }, 422);
    await refused('/subscription/create', { plan_id: 'plus', is_upgrade: 'yes' }, 422);
    await refused('/subscription/change-plan', { new_plan_id: 'enterprise' }, 422);
    await refused(
      '/subscription/change-plan',
      { new_plan_id: 'pro', price_id: 'price_test_plus' },
      422,
    );
    for (const page of ['0', '-1', '1.5', '1e9', 'x', '99999999999999999999'])
      expect((await user.request('GET', `/subscription/usage?page=${page}`)).status, page).toBe(
        422,
      );
    expect(await creditsOf(user)).toMatchObject({ tier: 'free', available_credits: 500 });
    expect(
      await product.database.db
        .selectFrom('checkout')
        .select('id')
        .where('account_id', '=', user.accountId)
        .execute(),
    ).toEqual([]);
  });

  it('guests, who are asked to create an account first', async () => {
    const guest = await product.signInAsGuest();
    expect(await guest.request('POST', '/subscription/create', { plan_id: 'plus' })).toMatchObject({
      status: 403,
      body: { code: 'guest_not_allowed' },
    });
  });

  it('a payment whose secret is not its own [PAY-8, PAY-11]', async () => {
    const user = await newUser();
    const { body } = await user.request('POST', '/subscription/create', { plan_id: 'plus' });
    const end = new URL(
      await payAtTestCheckout(product, body.checkout_url, 'works'),
      'http://localhost',
    );
    const id = end.searchParams.get('payment_intent') ?? '';
    for (const secret of [
      'x',
      `${id}_secret_`,
      end.searchParams.get('payment_intent_client_secret')?.slice(0, -1) ?? '',
    ]) {
      expect(
        (
          await product.send(
            'GET',
            `/api/v1/subscription/payment?${new URLSearchParams({ payment_intent: id, payment_intent_client_secret: secret })}`,
          )
        ).status,
      ).toBe(404);
    }
  });
});

describe('closing an account', () => {
  it('ends what could still charge it', async () => {
    const user = await newUser();
    await subscribe(product, user, 'plus');
    const { subscription_id: id } = await product.database.db
      .selectFrom('subscription')
      .select('subscription_id')
      .where('account_id', '=', user.accountId)
      .executeTakeFirstOrThrow();
    const waiting = await newUser();
    const { body } = await waiting.request('POST', '/subscription/create', { plan_id: 'plus' });
    for (const each of [user, waiting])
      expect((await each.request('DELETE', '/profile/delete-account')).status).toBe(200);
    const subscriptionStatus = async () =>
      (
        await product.database.db
          .selectFrom('test_payment_subscription')
          .select('status')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).status;
    await expect.poll(subscriptionStatus).toBe('ended');
    await expect
      .poll(
        async () =>
          (await product.app.inject({ url: new URL(body.checkout_url).pathname })).statusCode,
      )
      .toBe(410);
  });
});
