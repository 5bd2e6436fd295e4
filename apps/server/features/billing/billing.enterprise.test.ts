import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpToStay } from '../../testing/lasting-user.ts';
import { creditsOf, letPass, subscribe } from '../../testing/test-checkout.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const statusOf = async (user: TestUser) => (await creditsOf(user)).subscription_status;

describe('the Enterprise plan', () => {
  it('is given and taken by an operator, never by a payment, and opens each month anew [PAY-9]', async () => {
    const user = await signUpToStay(product, 'enterprise@example.com');
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
    const payer = await signUpToStay(product, 'pays@example.com');
    await subscribe(product, payer, 'starter');
    await expect(product.operator.giveEnterprise('pays@example.com')).rejects.toThrow(
      'pays for a plan',
    );
    await expect(product.operator.giveEnterprise('nobody@example.com')).rejects.toThrow(
      'Nobody has an account',
    );
  });
});
