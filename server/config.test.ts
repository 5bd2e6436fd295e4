import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

describe('how payments are taken', () => {
  it.each([
    [{}, undefined],
    [{ PAYMENTS: 'local' }, 'local'],
    [{ PAYMENTS: 'local', ...keys }, 'local'],
    [{ PAYMENTS: 'stripe', ...keys }, 'stripe'],
    [keys, 'stripe'],
  ] as const)('follows from %j', (settings, payments) => {
    expect(readConfig(settings).PAYMENTS).toBe(payments);
  });

  it.each([
    [{ PAYMENTS: 'paypal' }, /^The setting PAYMENTS is wrong: may be local or stripe\.$/],
    [{ PAYMENTS: 'stripe' }, /^The setting STRIPE_SECRET_KEY is missing: /],
    [{ PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' }, /^The setting STRIPE_WEBHOOK_SECRET is missing: /],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^The setting STRIPE_WEBHOOK_SECRET is missing: /],
    [{ ...keys, STRIPE_SECRET_KEY: 'pk_test_1' }, /^The setting STRIPE_SECRET_KEY is wrong: must begin with sk_ or rk_\.$/],
    [{ ...keys, STRIPE_WEBHOOK_SECRET: 'sk_test_1' }, /^The setting STRIPE_WEBHOOK_SECRET is wrong: /],
  ] as const)('cannot follow from %j', (settings, sentence) => {
    expect(() => readConfig(settings)).toThrow(sentence);
  });

  it('never puts a key into its sentence', () => {
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'secret-of-mine', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(expect.objectContaining({ message: expect.not.stringContaining('secret-of-mine') }));
  });
});
