import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpToStay } from '../../testing/lasting-user.ts';
import { creditsOf, letPass, payAtTestCheckout, subscribe } from '../../testing/test-checkout.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let people = 0;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const newUser = () => signUpToStay(product, `payer${(people += 1)}@example.com`);

describe('changing the plan', () => {
  it('charges and grants on an upgrade what the preview said, once, for two tabs at once [PAY-4, PAY-5]', async () => {
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

  it('schedules a downgrade: the plan stays until the period ends, then the smaller one begins without rollover [PAY-5]', async () => {
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

  it('ends with its period when it is cancelled, goes on when it is kept, and is the free plan afterwards [PAY-6]', async () => {
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
  it('closes what is left of the month and opens the next one [CREDITS-3]', async () => {
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

  it('that is declined leaves the plan past due, until it is paid by hand [PAY-6]', async () => {
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
