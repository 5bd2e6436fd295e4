import type { Stripe } from 'stripe';
import { addMonths } from './months.ts';
import { makeInvoice, makeInvoicePayment, type LineFacts } from './objects/invoice.ts';
import { makeIntent } from './objects/payment.ts';
import { itemOf, newId } from './store.ts';
import type { World } from './world.ts';

type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

export function centsOf(price: Stripe.Price): number {
  if (price.unit_amount === null) throw new Error(`${price.id} has no amount.`);
  return price.unit_amount;
}

/** The running period, whole. */
export function periodLine(subscription: Stripe.Subscription): LineFacts {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  return { id: newId('il'), price, cents: centsOf(price), isProration: false, start, end };
}

/** The rest of the period at the old price given back and at the new price charged; each line is rounded for itself. */
export function prorationLines(
  subscription: Stripe.Subscription,
  to: Stripe.Price,
  at: number,
): readonly LineFacts[] {
  const {
    price: from,
    current_period_start: start,
    current_period_end: end,
  } = itemOf(subscription);
  const share = (end - at) / (end - start);
  const line = (price: Stripe.Price, cents: number): LineFacts => ({
    id: newId('il'),
    price,
    cents,
    isProration: true,
    start: at,
    end,
  });
  return [
    line(from, -Math.round(centsOf(from) * share)),
    line(to, Math.round(centsOf(to) * share)),
  ];
}

/** A draft; the subscription's latest invoice from now on. */
export function draftInvoice(
  world: World,
  subscription: Stripe.Subscription,
  reason: Reason,
  lines: readonly LineFacts[],
): Stripe.Invoice {
  const invoice = makeInvoice({
    id: newId('in'),
    created: world.now(),
    subscription,
    reason,
    lines,
  });
  world.store.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** Opens a draft for its payment, which nobody has tried yet. */
export function finalize(world: World, invoice: Stripe.Invoice): Stripe.Invoice {
  const { store } = world;
  const intent = makeIntent({
    id: newId('pi'),
    secret: newId('s').slice(2),
    created: world.now(),
    cents: invoice.amount_due,
    customer: String(invoice.customer),
  });
  const payment = makeInvoicePayment({ id: newId('inpay'), invoice, intent: intent.id });
  store.intents.set(intent.id, intent);
  store.invoicePayments.set(payment.id, payment);
  Object.assign(invoice, {
    status: 'open',
    hosted_invoice_url: `${world.address}/i/${invoice.id}`,
    automatically_finalizes_at: null,
    effective_at: world.now(),
  });
  invoice.status_transitions.finalized_at = world.now();
  return invoice;
}

/** Sets the period that begins now or began when the last one ended. */
export function setPeriod(subscription: Stripe.Subscription, months: number): void {
  const item = itemOf(subscription);
  item.current_period_start = addMonths(subscription.billing_cycle_anchor, months);
  item.current_period_end = addMonths(subscription.billing_cycle_anchor, months + 1);
}
