interface PaymentSettings {
  readonly PAYMENTS?: 'local' | 'stripe' | undefined;
  readonly NODE_ENV?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
}

/** What an operator is told at the start of a server that takes no payments. */
export const buyingIsClosed =
  'buying is closed: plans and prices are shown without buttons. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to take money, or PAYMENTS=local for the test checkout, where no money moves; unasked, it opens only where HOST and PUBLIC_URL are both loopback addresses, and never with NODE_ENV=production.';

/**
 * Whether the test checkout opens. It gives plans away to whoever presses its button: it opens where it was asked for, and
 * where nobody but this machine can reach it.
 * @param isReachable whether others than this machine may reach the product
 * @throws Error with one sentence beside a live key
 */
export function mayOpenTestCheckout(
  { PAYMENTS, NODE_ENV, STRIPE_SECRET_KEY }: PaymentSettings,
  isReachable: boolean,
): boolean {
  if (STRIPE_SECRET_KEY !== undefined && /^(sk|rk)_live_/.test(STRIPE_SECRET_KEY)) {
    throw new Error(
      'The setting STRIPE_SECRET_KEY holds a live key, but payments are taken by the test checkout, where no money moves: set PAYMENTS=stripe, or take the key away.',
    );
  }
  return PAYMENTS === 'local' || (!isReachable && NODE_ENV !== 'production');
}
