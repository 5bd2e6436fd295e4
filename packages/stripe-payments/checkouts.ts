import type { Stripe } from 'stripe';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { Checkout, Payments } from '@scenewright/contract/rules/payments.ts';
import { type IntentReader, withIntent } from './intents.ts';
import type { PriceBook } from './price-book.ts';
import { ask, askOrNull } from './stripe-failure.ts';
import { expanded, idOf, toDate } from './stripe-values.ts';

interface Parts {
  readonly stripe: Stripe;
  readonly prices: PriceBook;
  readonly intents: IntentReader;
}

const withPayment = withIntent.map((part) => `invoice.${part}`);

const statuses: Readonly<Record<string, Checkout['status']>> = {
  open: 'open',
  complete: 'complete',
  expired: 'expired',
};

/** Stripe's hosted page for the first payment of a subscription. */
export function createCheckouts({
  stripe,
  prices,
  intents,
}: Parts): Pick<Payments, 'createCheckout' | 'findCheckout' | 'expireCheckout'> {
  /** A Checkout in subscription mode has no payment of its own: it is its invoice's. */
  async function paymentOf(session: Stripe.Checkout.Session): Promise<Checkout['payment']> {
    const invoice = expanded(session.invoice);
    return invoice === null ? null : await intents.findOf(invoice);
  }

  async function toCheckout(session: Stripe.Checkout.Session): Promise<Checkout> {
    return {
      id: session.id,
      status: statuses[session.status ?? ''] ?? 'expired',
      url: session.url,
      expiresAt: toDate(session.expires_at),
      subscriptionId: idOf(session.subscription),
      payment: await paymentOf(session),
    };
  }

  async function findCheckout(checkoutId: string): Promise<Checkout | null> {
    if (!/^cs_\w+$/.test(checkoutId)) return null;
    const session = await askOrNull(
      stripe.checkout.sessions.retrieve(checkoutId, { expand: withPayment }),
    );
    return session === null ? null : await toCheckout(session);
  }

  return {
    async createCheckout({ accountId, customerId, plan, successUrl, cancelUrl, key }) {
      const price = (await prices.ids())[plan];
      const order = {
        mode: 'subscription',
        ui_mode: 'hosted_page',
        customer: customerId,
        client_reference_id: accountId,
        line_items: [{ price, quantity: 1 }],
        subscription_data: { metadata: { account_id: accountId } },
        success_url: successUrl,
        cancel_url: cancelUrl,
      } satisfies Stripe.Checkout.SessionCreateParams;
      return await toCheckout(
        await ask(stripe.checkout.sessions.create(order, { idempotencyKey: key })),
      );
    },
    findCheckout,
    async expireCheckout(checkoutId) {
      try {
        return await toCheckout(
          await ask(stripe.checkout.sessions.expire(checkoutId, { expand: withPayment })),
        );
      } catch (error) {
        // It is over, perhaps because somebody paid just now: then Stripe refuses, and what it says of it counts.
        const now =
          error instanceof AppError && error.code === 'wrong_state'
            ? await findCheckout(checkoutId)
            : undefined;
        if (now === null) throw new AppError('not_found');
        if (now === undefined || now.status === 'open') throw error;
        return now;
      }
    },
  };
}
