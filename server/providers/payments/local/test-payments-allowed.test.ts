import { describe, expect, it } from 'vitest';
import { requireTestPaymentsAllowed } from './test-payments-allowed.ts';

describe('the test checkout', () => {
  it.each([
    [{}],
    [{ NODE_ENV: 'development' }],
    [{ PAYMENTS: 'local', NODE_ENV: 'production' }],
    [{ PAYMENTS: 'local', STRIPE_SECRET_KEY: 'sk_test_1' }],
  ] as const)('opens with %j', (settings) => {
    expect(() => requireTestPaymentsAllowed(settings)).not.toThrow();
  });

  it.each([
    [{ NODE_ENV: 'production' }, /^The setting PAYMENTS is missing: .*\.$/],
    [{ PAYMENTS: 'local', STRIPE_SECRET_KEY: 'sk_live_1' }, /^The setting STRIPE_SECRET_KEY holds a live key, .*\.$/],
    [{ PAYMENTS: 'local', STRIPE_SECRET_KEY: 'rk_live_1' }, /^The setting STRIPE_SECRET_KEY holds a live key, .*\.$/],
    [{ PAYMENTS: 'local', NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_live_1' }, /live key/],
  ] as const)('refuses to open with %j', (settings, sentence) => {
    expect(() => requireTestPaymentsAllowed(settings)).toThrow(sentence);
  });
});
