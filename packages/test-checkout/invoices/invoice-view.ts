import type { Invoice, PaymentStatus } from '@scenewright/contract/rules/payments.ts';
import type { InvoiceRow } from './invoice.repository.ts';

export function invoiceUrl(publicUrl: string, id: string): string {
  return `${publicUrl}/local-checkout/invoices/${id}`;
}

/** As Stripe's PaymentIntent would stand. */
export function paymentStatusOf({ status, from_plan }: InvoiceRow): PaymentStatus {
  if (status === 'paid') return 'succeeded';
  if (status !== 'open') return 'canceled';
  // An upgrade stays open only where the bank has yet to ask, a renewal only where the card was declined.
  return from_plan === null ? 'requires_payment_method' : 'requires_action';
}

function causeOf({
  plan,
  from_plan: from,
  upgrade_at: at,
  period_start: periodStart,
  period_end: periodEnd,
}: InvoiceRow): Invoice['cause'] {
  if (from === null || at === null) return { kind: 'period', plan, periodStart, periodEnd };
  return { kind: 'upgrade', from, to: plan, at, periodStart, periodEnd };
}

export function toInvoice(row: InvoiceRow): Invoice {
  const {
    id,
    customer_id: customerId,
    subscription_id: subscriptionId,
    status,
    amount_cents: amountCents,
    refunded_cents: refundedCents,
    dispute,
  } = row;
  return {
    id,
    customerId,
    subscriptionId,
    status,
    amountCents,
    cause: causeOf(row),
    refundedCents,
    dispute,
  };
}
