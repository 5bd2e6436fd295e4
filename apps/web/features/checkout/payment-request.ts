import type { PaymentReference } from '../../api/queries/subscription.ts';

/** What the address says that paying leads back to. */
export type PaymentRequest =
  | { readonly kind: 'payment'; readonly payment: PaymentReference }
  /** The checkout was completed with nothing to pay, so there is no payment to ask about. */
  | { readonly kind: 'complete' }
  | { readonly kind: 'missing' };

/**
 * Reads the address's query. `redirect_status` stands there too, but anybody can write it: how the payment stands is
 * asked of the server.
 */
export function readPaymentRequest(search: string): PaymentRequest {
  const query = new URLSearchParams(search);
  const clientSecret = query.get('payment_intent_client_secret') ?? '';
  // A secret begins with the id of its payment.
  const id = query.get('payment_intent') ?? clientSecret.split('_secret_')[0] ?? '';
  if (clientSecret !== '' && id !== '') return { kind: 'payment', payment: { id, clientSecret } };
  return query.get('checkout') === 'complete' ? { kind: 'complete' } : { kind: 'missing' };
}

/** The request as kept in the history entry, where a reload finds it; null where the entry holds none. */
export function keptPaymentRequest(state: unknown): PaymentRequest | null {
  if (typeof state !== 'object' || state === null || !('paymentRequest' in state)) return null;
  const { paymentRequest: kept } = state;
  if (typeof kept !== 'object' || kept === null || !('kind' in kept)) return null;
  if (kept.kind === 'complete') return { kind: 'complete' };
  const payment = 'payment' in kept ? kept.payment : null;
  const isReference =
    typeof payment === 'object' && payment !== null && 'id' in payment && 'clientSecret' in payment;
  if (!isReference || typeof payment.id !== 'string' || typeof payment.clientSecret !== 'string')
    return null;
  return { kind: 'payment', payment: { id: payment.id, clientSecret: payment.clientSecret } };
}
