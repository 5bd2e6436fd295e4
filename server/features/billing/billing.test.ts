import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  creditsOf,
  letPass,
  newPayer,
  payAtTestCheckout,
  subscribe,
} from '../../testing/test-checkout.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

let product: TestProduct;
let people = 0;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const newUser = () => newPayer(product, `payer${(people += 1)}@example.com`);
const statusOf = async (user: TestUser) => (await creditsOf(user)).subscription_status;

describe('subscribing', () => {
  it('leads to a checkout, and after paying to the plan with its credits', async () => {
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

  it('is told by the checkout itself where the announcement has not come yet', async () => {
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

describe('changing the plan', () => {
  it('charges and grants on an upgrade what the preview said, once, for two tabs at once', async () => {
    const user = await newUser();
    await subscribe(product, user, 'plus');
    product.clock.advance(10 * 86_400_000);
    const { body: preview } = await user.request(
      'GET',
      '/subscription/prorated-change?new_plan_id=pro',
    );
    expect(preview.current_credits).toBe(1250);
    expect(preview.new_total_credits).toBe(1250 + preview.prorated_credits);
    expect(preview.prorated_credits).toBeGreaterThan(1400);
    expect(preview.prorated_credits).toBeLessThan(1650);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        user.request('POST', '/subscription/change-plan', { new_plan_id: 'pro' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await expect
      .poll(() => creditsOf(user))
      .toMatchObject({ tier: 'pro', available_credits: preview.new_total_credits });
    const invoices = await product.database.db
      .selectFrom('test_payment_invoice')
      .select('amount_cents')
      .where('plan', '=', 'pro')
      .where('from_plan', 'is not', null)
      .execute();
    expect(
      invoices.filter(
        ({ amount_cents: cents }) => cents === Math.round(preview.prorated_amount * 100),
      ),
    ).toHaveLength(1);
    expect(
      await user.request('POST', '/subscription/change-plan', { new_plan_id: 'pro' }),
    ).toMatchObject({ status: 409 });
  });

  it('schedules a downgrade: the plan stays until the period ends, then the smaller one begins without rollover', async () => {
    const user = await newUser();
    await subscribe(product, user, 'plus');
    expect(
      await user.request('GET', '/subscription/prorated-change?new_plan_id=starter'),
    ).toMatchObject({ body: { prorated_amount: 0, prorated_credits: 0, new_total_credits: 1250 } });
    expect(
      (await user.request('POST', '/subscription/change-plan', { new_plan_id: 'starter' })).body,
    ).toEqual({ status: 'scheduled' });
    const before = await creditsOf(user);
    expect(before).toMatchObject({
      tier: 'plus',
      scheduled_plan: 'starter',
      available_credits: 1250,
    });
    await letPass(product, new Date(before.current_period_end));
    await expect
      .poll(() => creditsOf(user))
      .toMatchObject({ tier: 'starter', scheduled_plan: null, available_credits: 700 });
  });

  it('ends with its period when it is cancelled, goes on when it is kept, and is the free plan afterwards', async () => {
    const user = await newUser();
    await subscribe(product, user, 'plus');
    expect((await user.request('POST', '/subscription/cancel')).body.status).toBe('success');
    expect(await creditsOf(user)).toMatchObject({
      tier: 'plus',
      subscription_status: 'active',
      cancel_at_period_end: true,
    });
    expect(
      await user.request('POST', '/subscription/change-plan', { new_plan_id: 'pro' }),
    ).toMatchObject({ status: 409, body: { detail: expect.stringContaining('Keep it first') } });
    expect((await user.request('POST', '/subscription/resume')).body.status).toBe('success');
    expect(await creditsOf(user)).toMatchObject({ cancel_at_period_end: false });
    expect(
      (await user.request('POST', '/subscription/change-plan', { new_plan_id: 'free' })).body,
    ).toEqual({ status: 'scheduled' });
    const { current_period_end: end } = await creditsOf(user);
    await letPass(product, new Date(end));
    await expect
      .poll(() => creditsOf(user))
      .toMatchObject({
        tier: 'free',
        subscription_status: 'canceled',
        available_credits: 515,
        current_period_end: null,
      });
    expect((await user.request('POST', '/subscription/cancel')).body).toEqual({
      status: 'error',
      message: expect.stringContaining('no subscription'),
    });
  });

  it('changes nothing where the card is declined', async () => {
    const user = await newUser();
    await subscribe(product, user, 'starter', 'fails_later');
    expect(
      await user.request('POST', '/subscription/change-plan', { new_plan_id: 'pro' }),
    ).toMatchObject({ status: 402, body: { code: 'payment_failed' } });
    expect(await creditsOf(user)).toMatchObject({ tier: 'starter', available_credits: 700 });
  });

  it('can be paid with another card where the one on file is declined', async () => {
    const user = await newUser();
    await subscribe(product, user, 'starter', 'fails_later');
    expect(
      await user.request('POST', '/subscription/change-plan', { new_plan_id: 'plus' }),
    ).toMatchObject({ status: 402 });
    const { body } = await user.request('POST', '/subscription/change-plan', {
      new_plan_id: 'plus',
      other_card: true,
    });
    expect(body.status).toBe('requires_checkout');
    expect(await payAtTestCheckout(product, body.checkout_url, 'works')).toBe('/profile');
    await expect.poll(() => creditsOf(user)).toMatchObject({ tier: 'plus' });
  });

  it('waits for the bank where the card wants it', async () => {
    const user = await newUser();
    await subscribe(product, user, 'starter', 'asks');
    const { body } = await user.request('POST', '/subscription/create', {
      plan_id: 'plus',
      is_upgrade: true,
    });
    expect(body.status).toBe('requires_checkout');
    expect(await creditsOf(user)).toMatchObject({ tier: 'starter' });
    expect(await payAtTestCheckout(product, body.checkout_url, 'asks')).toBe('/profile');
    await expect.poll(() => creditsOf(user)).toMatchObject({ tier: 'plus' });
    // 500 of the gift, 200 of Starter, and what is left of a period that has just begun.
    await expect.poll(async () => (await creditsOf(user)).available_credits).toBeGreaterThan(1190);
  });
});

describe('a renewal', () => {
  it('closes what is left of the month and opens the next one', async () => {
    const user = await newUser();
    await subscribe(product, user, 'plus');
    const first = await creditsOf(user);
    await letPass(product, new Date(first.current_period_end));
    await expect
      .poll(async () => (await creditsOf(user)).current_period_end)
      .not.toBe(first.current_period_end);
    await expect
      .poll(() => creditsOf(user))
      .toMatchObject({ tier: 'plus', available_credits: 1250 });
  });

  it('that is declined leaves the plan past due, until it is paid by hand', async () => {
    const user = await newUser();
    await subscribe(product, user, 'plus', 'fails_later');
    await letPass(product, new Date((await creditsOf(user)).current_period_end));
    await expect
      .poll(() => creditsOf(user))
      .toMatchObject({ tier: 'plus', subscription_status: 'past_due', available_credits: 500 });
    expect(
      await user.request('POST', '/subscription/change-plan', { new_plan_id: 'pro' }),
    ).toMatchObject({ status: 409, body: { detail: expect.stringContaining('pay it first') } });
    const { body } = await user.request('POST', '/subscription/pay-open-invoice');
    await payAtTestCheckout(product, body.checkout_url, 'works');
    await expect
      .poll(() => creditsOf(user))
      .toMatchObject({ subscription_status: 'active', available_credits: 1250 });
    expect(await user.request('POST', '/subscription/pay-open-invoice')).toMatchObject({
      status: 409,
    });
  });

  it('that is never paid ends the plan', async () => {
    const user = await newUser();
    await subscribe(product, user, 'plus', 'fails_later');
    const { current_period_end: end } = await creditsOf(user);
    await letPass(product, new Date(Date.parse(end) + 8 * 86_400_000));
    await expect
      .poll(() => creditsOf(user))
      .toMatchObject({ tier: 'free', subscription_status: 'canceled', available_credits: 515 });
  });
});

describe('what is refused', () => {
  it('plans that cannot be bought, prices that are not theirs, and values that are none', async () => {
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

  it('a payment whose secret is not its own', async () => {
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

describe('the Enterprise plan', () => {
  it('is given and taken by an operator, never by a payment, and opens each month anew', async () => {
    const user = await newPayer(product, 'enterprise@example.com');
    expect(await product.operator.giveEnterprise('Enterprise@example.com')).toContain(
      'Enterprise plan',
    );
    const given = await creditsOf(user);
    expect(given).toMatchObject({
      tier: 'enterprise',
      subscription_status: 'active',
      available_credits: 10_000_500,
    });
    expect(
      await user.request('POST', '/subscription/change-plan', { new_plan_id: 'pro' }),
    ).toMatchObject({ status: 409, body: { detail: expect.stringContaining('contact sales') } });
    await letPass(product, new Date(given.current_period_end));
    const renewed = await creditsOf(user);
    expect(renewed).toMatchObject({ tier: 'enterprise', available_credits: 10_000_500 });
    expect(Date.parse(renewed.current_period_end)).toBeGreaterThan(
      Date.parse(given.current_period_end),
    );
    await product.operator.takeEnterprise('enterprise@example.com');
    expect(await statusOf(user)).toBe('canceled');
    expect((await creditsOf(user)).tier).toBe('free');
    const payer = await newPayer(product, 'pays@example.com');
    await subscribe(product, payer, 'starter');
    await expect(product.operator.giveEnterprise('pays@example.com')).rejects.toThrow(
      'pays for a plan',
    );
    await expect(product.operator.giveEnterprise('nobody@example.com')).rejects.toThrow(
      'Nobody has an account',
    );
  });
});
