import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaidPlanId, paidPlanIds, plans } from '@scenewright/contract/rules/plans.ts';
import type { Payments } from '@scenewright/contract/rules/payments.ts';
import { lookupKeys } from './price-book.ts';
import { createStripePayments } from './stripe-payments.ts';

/**
 * Our calls against a real sandbox: whether Stripe behaves as the emulator does. Runs where STRIPE_TEST_SECRET_KEY holds
 * a test key, needs the network, makes the prices that are missing, and removes what else it made.
 */
const secretKey = process.env['STRIPE_TEST_SECRET_KEY'] ?? '';
const isTestKey = /^(sk|rk)_test_/.test(secretKey);

const dayS = 86_400;
const urls = {
  successUrl: 'https://example.com/return?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://example.com/pricing',
};

describe.skipIf(!isTestKey)('a real sandbox of Stripe (STRIPE_TEST_SECRET_KEY)', () => {
  let stripe: Stripe;
  let payments: Payments;
  const clocks: string[] = [];

  beforeAll(async () => {
    stripe = new Stripe(secretKey);
    payments = createStripePayments({
      secretKey,
      webhookSecret: 'whsec_unused',
      clock: { now: () => new Date() },
    });
    const { data } = await stripe.prices.list({
      lookup_keys: Object.values(lookupKeys),
      active: true,
    });
    for (const plan of paidPlanIds)
      if (!data.some(({ lookup_key: key }) => key === lookupKeys[plan])) await makePrice(plan);
  });
  afterAll(async () => {
    for (const clock of clocks) await stripe.testHelpers.testClocks.del(clock);
  });

  async function makePrice(plan: PaidPlanId): Promise<void> {
    const { name, priceCents } = plans.find(({ id }) => id === plan) ?? {
      name: plan,
      priceCents: null,
    };
    if (priceCents === null) throw new Error(`${plan} has no price`);
    await stripe.prices.create({
      currency: 'usd',
      unit_amount: priceCents,
      recurring: { interval: 'month' },
      lookup_key: lookupKeys[plan],
      product_data: { name: `Scenewright ${name}` },
    });
  }

  /** A subscription on a test clock of its own, paid by a test card; from then on charged to another one. */
  async function subscribe(plan: PaidPlanId, laterCard = 'pm_card_visa') {
    const frozen = Math.floor(Date.now() / 1000);
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: frozen });
    clocks.push(clock.id);
    const customer = await stripe.customers.create({
      test_clock: clock.id,
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: (await payments.priceIds())[plan] }],
    });
    const card = await stripe.paymentMethods.attach(laterCard, { customer: customer.id });
    await stripe.subscriptions.update(id, { default_payment_method: card.id });
    async function advance(seconds: number): Promise<Date> {
      const to = frozen + seconds;
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: to });
      await expect
        .poll(async () => (await stripe.testHelpers.testClocks.retrieve(clock.id)).status, {
          timeout: 120_000,
          interval: 2_000,
        })
        .toBe('ready');
      return new Date(to * 1000);
    }
    return {
      id,
      advance,
      key: () => ({ subscriptionId: id, key: randomUUID() }),
      read: async () => await payments.findSubscription(id),
    };
  }

  it('has what it needs', async () => {
    await payments.check();
  });

  it('opens one checkout for a key, and closes it', async () => {
    const person = { accountId: randomUUID(), email: 'ada@example.com', name: 'Ada' };
    const customerId = await payments.createCustomer(person);
    expect(await payments.createCustomer(person)).toBe(customerId);
    const order = {
      accountId: person.accountId,
      customerId,
      plan: 'plus' as const,
      ...urls,
      key: randomUUID(),
    };
    const checkout = await payments.createCheckout(order);
    expect((await payments.createCheckout(order)).id).toBe(checkout.id);
    await expect(payments.createCheckout({ ...order, plan: 'pro' })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    expect(await payments.findCheckout(checkout.id)).toMatchObject({
      status: 'open',
      url: checkout.url,
      payment: null,
    });
    expect(await payments.expireCheckout(checkout.id)).toMatchObject({
      status: 'expired',
      url: null,
    });
    expect(await payments.expireCheckout(checkout.id)).toMatchObject({ status: 'expired' });
    await stripe.customers.del(customerId);
  });

  it('charges an upgrade as previewed, and tells what the invoice was for', async () => {
    const { id, advance, key, read } = await subscribe('starter');
    const started = await read();
    const at = await advance(10 * dayS);
    const { amountCents } = await payments.previewUpgrade({ subscriptionId: id, plan: 'pro', at });
    expect(
      await payments.upgrade({ ...key(), plan: 'pro', at, returnUrl: urls.cancelUrl }),
    ).toEqual({ status: 'active' });
    const upgraded = await read();
    expect(upgraded).toMatchObject({
      plan: 'pro',
      periodStart: started?.periodStart,
      periodEnd: started?.periodEnd,
    });
    const cause = {
      kind: 'upgrade',
      from: 'starter',
      to: 'pro',
      at,
      periodStart: started?.periodStart,
      periodEnd: started?.periodEnd,
    };
    expect(await payments.findInvoice(upgraded?.latestInvoiceId ?? '')).toMatchObject({
      status: 'paid',
      amountCents,
      cause,
    });
  });

  it('changes nothing when the card is declined', async () => {
    const { advance, id, key, read } = await subscribe('starter', 'pm_card_chargeCustomerFail');
    const at = await advance(dayS);
    await expect(
      payments.upgrade({ ...key(), plan: 'plus', at, returnUrl: urls.cancelUrl }),
    ).rejects.toMatchObject({ code: 'payment_failed' });
    expect(await read()).toMatchObject({ plan: 'starter', status: 'active', openInvoiceUrl: null });
    expect((await stripe.subscriptions.retrieve(id)).pending_update).toBeNull();
  });

  it('leads to the invoice where the bank asks', async () => {
    const { advance, key, read } = await subscribe('starter', 'pm_card_authenticationRequired');
    const at = await advance(dayS);
    expect(
      await payments.upgrade({ ...key(), plan: 'plus', at, returnUrl: urls.cancelUrl }),
    ).toMatchObject({ status: 'requires_action', url: expect.stringMatching(/^https:/) });
    expect(await read()).toMatchObject({ plan: 'starter', status: 'active' });
  });

  it('changes to a smaller plan with the period, and can be cancelled and resumed', async () => {
    const { advance, key, read } = await subscribe('pro');
    await payments.scheduleDowngrade({ ...key(), plan: 'plus' });
    await payments.scheduleDowngrade({ ...key(), plan: 'starter' });
    expect(await read()).toMatchObject({ plan: 'pro', scheduledPlan: 'starter' });
    await payments.cancelAtPeriodEnd(key());
    expect(await read()).toMatchObject({ cancelAtPeriodEnd: true, scheduledPlan: null });
    await payments.resume(key());
    await payments.scheduleDowngrade({ ...key(), plan: 'starter' });
    await advance(32 * dayS);
    const renewed = await read();
    expect(renewed).toMatchObject({ plan: 'starter', scheduledPlan: null, status: 'active' });
    expect(await payments.findInvoice(renewed?.latestInvoiceId ?? '')).toMatchObject({
      amountCents: 999,
      cause: { kind: 'period', plan: 'starter' },
    });
  });

  it('ends at once, and once', async () => {
    const { id, read } = await subscribe('starter');
    await payments.end(id);
    await payments.end(id);
    expect(await read()).toMatchObject({ status: 'ended', endedAt: expect.any(Date) });
  });
});
