import { describe, expect, it } from 'vitest';
import { mayOpenTestCheckout } from './test-payments-allowed.ts';

describe('the test checkout', () => {
  it.each([
    [{}, false, true],
    [{ NODE_ENV: 'development' }, false, true],
    [{ NODE_ENV: 'production' }, false, false],
    [{}, true, false],
    [{ NODE_ENV: 'development' }, true, false],
    [{ PAYMENTS: 'local' }, true, true],
    [{ PAYMENTS: 'local', NODE_ENV: 'production' }, true, true],
    [{ PAYMENTS: 'local', STRIPE_SECRET_KEY: 'sk_test_1' }, true, true],
  ] as const)('with %j, reachable for others: %j, opens: %j', (settings, isReachable, opens) => {
    expect(mayOpenTestCheckout(settings, isReachable)).toBe(opens);
  });

  it.each([
    { PAYMENTS: 'local', STRIPE_SECRET_KEY: 'sk_live_1' },
    { PAYMENTS: 'local', STRIPE_SECRET_KEY: 'rk_live_1' },
    { PAYMENTS: 'local', NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_live_1' },
  ] as const)('refuses to open with %j', (settings) => {
    expect(() => mayOpenTestCheckout(settings, false)).toThrow(
      /^The setting STRIPE_SECRET_KEY holds a live key, .*\.$/,
    );
  });
});
