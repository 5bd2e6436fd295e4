import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lookupKeys } from './price-book.ts';
import { createStripePayments } from './stripe-payments.ts';
import { openShop, type Shop } from './testing/shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(async () => await shop.emulator.close());

function priceOf(plan: keyof typeof lookupKeys) {
  const price = [...shop.emulator.store.prices.values()].find(
    ({ lookup_key: key }) => key === lookupKeys[plan],
  );
  if (price === undefined) throw new Error(`no price for ${plan}`);
  return price;
}

describe('the setup of Stripe', () => {
  it('is right with the prices that the operations page tells to make', async () => {
    await shop.payments.check();
    expect(await shop.payments.priceIds()).toEqual({
      starter: priceOf('starter').id,
      plus: priceOf('plus').id,
      pro: priceOf('pro').id,
    });
  });

  it('says when the key is refused, and when it may not do enough', async () => {
    const stranger = createStripePayments({
      ...shop.emulator.settings,
      secretKey: 'sk_test_of_somebody_else',
    });
    await expect(stranger.check()).rejects.toThrow(
      'Stripe refuses the key: check the setting STRIPE_SECRET_KEY.',
    );
    await expect(stranger.findSubscription('sub_1')).rejects.toMatchObject({
      code: 'unavailable',
      cause: { name: 'SetupError' },
    });
    shop.emulator.faults.inject('forbid', { at: /prices/ });
    await expect(shop.payments.check()).rejects.toThrow(
      /^The key in STRIPE_SECRET_KEY may not do what is needed/,
    );
  });

  it('names the price that is missing', async () => {
    shop.emulator.store.prices.delete(priceOf('plus').id);
    await expect(shop.payments.check()).rejects.toThrow(
      'Stripe has no active price with the lookup key scenewright_plus_monthly: make one as docs/operations.md says.',
    );
    await expect(shop.payments.createCheckout(await shop.order('starter'))).rejects.toMatchObject({
      code: 'unavailable',
      cause: { message: expect.stringContaining('scenewright_plus_monthly') },
    });
    expect(shop.emulator.store.sessions.size).toBe(0);
  });

  it.each([
    { unit_amount: 1999 },
    { currency: 'eur' },
    {
      recurring: {
        interval: 'year',
        interval_count: 1,
        meter: null,
        trial_period_days: null,
        usage_type: 'licensed',
      },
    } as const,
    { active: false },
  ])('does not take a price that is not the one people see: %o', async (change) => {
    Object.assign(priceOf('pro'), change);
    await expect(shop.payments.check()).rejects.toThrow('scenewright_pro_monthly');
  });

  it('asks for the prices once in five minutes', async () => {
    const asked = () => shop.emulator.calls.filter(({ path }) => path === '/v1/prices').length;
    await shop.payments.priceIds();
    await shop.subscribe();
    expect(asked()).toBe(1);
    shop.emulator.advance(5 * 60_000);
    await shop.payments.priceIds();
    expect(asked()).toBe(2);
  });

  it('is not to blame when Stripe cannot be reached', async () => {
    const { close, settings } = (await openShop()).emulator;
    await close();
    await expect(createStripePayments(settings).check()).rejects.toMatchObject({
      name: 'AppError',
      code: 'unavailable',
    });
  });
});

describe('a customer', () => {
  it('is one for an account, whatever its name and address are and however late it is asked for', async () => {
    const person = {
      accountId: '0f1a3c52-9a5b-4f0e-8f56-4a9d0a3f3b11',
      email: 'ada@example.com',
      name: 'Ada',
    };
    const id = await shop.payments.createCustomer(person);
    expect(
      await shop.payments.createCustomer({ ...person, email: 'ada@lovelace.example', name: null }),
    ).toBe(id);
    expect(shop.emulator.store.customers.get(id)).toMatchObject({
      email: 'ada@lovelace.example',
      name: null,
    });
    shop.emulator.advance(3 * 86_400_000);
    expect(await shop.payments.createCustomer(person)).toBe(id);
    expect(shop.emulator.store.customers.size).toBe(1);
  });

  it('is one for an account asked for twice at once', async () => {
    const person = {
      accountId: '0f1a3c52-9a5b-4f0e-8f56-4a9d0a3f3b11',
      email: 'ada@example.com',
      name: 'Ada',
    };
    const [one, two] = await Promise.all([
      shop.payments.createCustomer(person),
      shop.payments.createCustomer(person),
    ]);
    expect(one).toBe(two);
  });
});
