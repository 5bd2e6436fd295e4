import { timingSafeEqual } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Payments, PaymentStatus } from '../payments.ts';
import { askOrNull } from './stripe-failure.ts';

export interface IntentReader {
  /** How a payment stands. @returns null where id and client secret do not belong together */
  findStatus(payment: { readonly id: string; readonly clientSecret: string }): ReturnType<Payments['findPayment']>;
}

const statuses: Readonly<Record<string, PaymentStatus>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  // Taken, to be captured by hand; we never ask for that.
  requires_capture: 'processing',
  requires_action: 'requires_action',
  canceled: 'canceled',
};

export function toPaymentStatus(intent: Pick<Stripe.PaymentIntent, 'status'>): PaymentStatus {
  return statuses[intent.status] ?? 'requires_payment_method';
}

function isSame(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export function createIntentReader(stripe: Stripe): IntentReader {
  return {
    async findStatus({ id, clientSecret }) {
      if (!/^pi_\w+$/.test(id)) return null;
      const intent = await askOrNull(stripe.paymentIntents.retrieve(id));
      if (intent?.client_secret === null || intent === null || !isSame(intent.client_secret, clientSecret)) return null;
      return toPaymentStatus(intent);
    },
  };
}
