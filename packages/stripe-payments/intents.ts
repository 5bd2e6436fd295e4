import { timingSafeEqual } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Checkout, Payments, PaymentStatus } from '@scenewright/contract/rules/payments.ts';
import { askOrNull } from './stripe-failure.ts';
import { idOf } from './stripe-values.ts';

/** What has to be expanded on an invoice so that its payment can be told. */
export const withIntent = ['confirmation_secret', 'payments'];

export interface IntentReader extends Pick<Payments, 'findPayment'> {
  /** The payment of an invoice, with {@link withIntent} expanded; null where there is none, as of a draft. */
  findOf(invoice: Stripe.Invoice): Promise<Checkout['payment']>;
}

const statuses: Readonly<Record<string, PaymentStatus>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  // Taken, to be captured by hand; we never ask for that.
  requires_capture: 'processing',
  requires_action: 'requires_action',
  canceled: 'canceled',
};

/** The client secret begins with the id: `pi_123_secret_456`. */
function intentIdOf({
  confirmation_secret: confirmation,
  payments,
}: Stripe.Invoice): string | null {
  return (
    confirmation?.client_secret.split('_secret_')[0] ??
    idOf(payments?.data[0]?.payment.payment_intent)
  );
}

function isSame(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export function createIntentReader(stripe: Stripe): IntentReader {
  async function find(id: string): Promise<Checkout['payment']> {
    const intent = await askOrNull(stripe.paymentIntents.retrieve(id));
    if (intent === null || intent.client_secret === null) return null;
    return {
      id: intent.id,
      clientSecret: intent.client_secret,
      status: statuses[intent.status] ?? 'requires_payment_method',
    };
  }

  return {
    async findOf(invoice) {
      const id = intentIdOf(invoice);
      return id === null ? null : await find(id);
    },
    async findPayment({ id, clientSecret }) {
      const payment = /^pi_\w+$/.test(id) ? await find(id) : null;
      return payment !== null && isSame(payment.clientSecret, clientSecret) ? payment.status : null;
    },
  };
}
