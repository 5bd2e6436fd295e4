import { randomBytes } from 'node:crypto';

const idBytes = 18;

/** An id in the form Stripe gives them, with 144 random bits: who holds a checkout's id may pay there. */
export function createProviderId(prefix: 'cus' | 'cs_test' | 'sub' | 'in' | 'pi' | 'evt'): string {
  return `${prefix}_${randomBytes(idBytes).toString('base64url')}`;
}

/** What shows that somebody was told of a payment by us, beside its id. */
export function createPaymentSecret(paymentId: string): string {
  return `${paymentId}_secret_${randomBytes(idBytes).toString('base64url')}`;
}
