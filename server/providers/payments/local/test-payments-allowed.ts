interface PaymentSettings {
  readonly PAYMENTS?: 'local' | 'stripe' | undefined;
  readonly NODE_ENV?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
}

/** Guards against giving plans away: the test checkout opens neither beside a live key nor, unasked, in production. @throws Error with one sentence */
export function requireTestPaymentsAllowed({ PAYMENTS, NODE_ENV, STRIPE_SECRET_KEY }: PaymentSettings): void {
  if (STRIPE_SECRET_KEY !== undefined && /^(sk|rk)_live_/.test(STRIPE_SECRET_KEY)) {
    throw new Error('The setting STRIPE_SECRET_KEY holds a live key, but payments are taken by the test checkout, where no money moves: set PAYMENTS=stripe, or take the key away.');
  }
  if (NODE_ENV === 'production' && PAYMENTS !== 'local') {
    throw new Error('The setting PAYMENTS is missing: with NODE_ENV=production say PAYMENTS=stripe to take money, or PAYMENTS=local for the test checkout, where no money moves.');
  }
}
