import type { Stripe } from 'stripe';
import type { Invoice, Payments } from '@scenewright/contract/rules/payments.ts';
import { periodStartBefore } from './billing-months.ts';
import { causeOf } from './invoice-cause.ts';
import type { PriceBook } from './price-book.ts';
import { ask, askOrNull } from './stripe-failure.ts';
import { expanded, idOf } from './stripe-values.ts';

const statuses: Readonly<Record<string, Invoice['status']>> = {
  draft: 'draft',
  open: 'open',
  paid: 'paid',
  void: 'void',
  uncollectible: 'uncollectible',
};

/** An inquiry (`warning_…`) moves no money, and neither does a dispute that was prevented. */
const disputes: Readonly<Record<string, Invoice['dispute']>> = {
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
};

interface Repayments {
  readonly refundedCents: number;
  readonly dispute: Invoice['dispute'];
}

export function createInvoiceReader({
  stripe,
  prices,
}: {
  stripe: Stripe;
  prices: PriceBook;
}): Pick<Payments, 'findInvoice'> {
  async function disputeOf(intentId: string): Promise<Invoice['dispute']> {
    const { data } = await ask(stripe.disputes.list({ payment_intent: intentId }));
    const latest = data.toSorted((left, right) => right.created - left.created)[0];
    return disputes[latest?.status ?? ''] ?? 'none';
  }

  async function repaymentsOf(intentId: string): Promise<Repayments> {
    const intent = await ask(
      stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
    );
    const charge = expanded(intent.latest_charge);
    return {
      refundedCents: charge?.amount_refunded ?? 0,
      dispute: charge?.disputed === true ? await disputeOf(intentId) : 'none',
    };
  }

  /** An invoice may have several payments, of which those that came to nothing have nothing to give back. */
  async function repaymentsFor({ payments }: Stripe.Invoice): Promise<Repayments> {
    const intentIds = (payments?.data ?? [])
      .map(({ payment }) => idOf(payment.payment_intent))
      .filter((id) => id !== null);
    const repayments = await Promise.all(intentIds.map(repaymentsOf));
    return {
      refundedCents: repayments.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
      dispute: repayments.find(({ dispute }) => dispute !== 'none')?.dispute ?? 'none',
    };
  }

  async function periodStartOf(subscriptionId: string | null, periodEnd: number): Promise<number> {
    const subscription =
      subscriptionId === null
        ? null
        : await askOrNull(stripe.subscriptions.retrieve(subscriptionId));
    return periodStartBefore(periodEnd, subscription?.billing_cycle_anchor ?? periodEnd);
  }

  return {
    async findInvoice(invoiceId) {
      const invoice = await askOrNull(
        stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }),
      );
      if (invoice === null) return null;
      const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
      return {
        id: invoice.id,
        customerId: idOf(invoice.customer) ?? '',
        subscriptionId,
        status: statuses[invoice.status ?? ''] ?? 'draft',
        amountCents: invoice.amount_due,
        cause: await causeOf(
          invoice,
          prices.planOf,
          async (periodEnd) => await periodStartOf(subscriptionId, periodEnd),
        ),
        ...(await repaymentsFor(invoice)),
      };
    },
  };
}
