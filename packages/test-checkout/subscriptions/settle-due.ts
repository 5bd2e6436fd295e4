import type { Tx } from '../host.ts';
import { recordEvent } from '../events/record-event.ts';
import { type InvoiceRow, listOpenInvoices, saveInvoice } from '../invoices/invoice.repository.ts';
import { makeInvoice } from '../invoices/make-invoice.ts';
import { settleInvoice, voidUpgrade } from '../invoices/settle-invoice.ts';
import { periodOf } from '../months.ts';
import type { Parts } from '../parts.ts';
import { priceOf } from '../prices.ts';
import { endSubscription } from './end-subscription.ts';
import { saveSubscription, type SubscriptionRow } from './subscription.repository.ts';

/** Days after a renewal failed on which it is tried again; when the last try fails, too, the subscription ends. */
const retryDays = [3, 5, 7] as const;
const dayMs = 86_400_000;

function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}

/**
 * Lets everything happen to a subscription that is due by now, in its order and each at its own moment: after three
 * months of silence come three renewals with their invoices.
 * @param subscription held by this transaction
 */
export async function settleDue(
  tx: Tx,
  parts: Parts,
  subscription: SubscriptionRow,
  now: Date,
): Promise<SubscriptionRow> {
  let current = subscription;
  while (current.status !== 'ended') {
    const [next] = (await listOpenInvoices(tx, current.id))
      .filter(({ due_at }) => due_at !== null && due_at <= now)
      .sort((a, b) => Number(a.due_at) - Number(b.due_at));
    if (next?.due_at && next.due_at <= current.period_end)
      current = await settleDueInvoice(tx, parts, current, next, next.due_at);
    else if (current.period_end <= now) current = await beginPeriod(tx, parts, current);
    else break;
  }
  return current;
}

async function settleDueInvoice(
  tx: Tx,
  parts: Parts,
  subscription: SubscriptionRow,
  invoice: InvoiceRow,
  at: Date,
): Promise<SubscriptionRow> {
  if (invoice.from_plan !== null) {
    await voidUpgrade(tx, parts, invoice);
    return subscription;
  }
  if (subscription.card !== 'fails_later')
    return await settleInvoice(tx, parts, { subscription, invoice, card: subscription.card, at });
  await recordEvent(tx, parts, 'invoice', invoice.id, 'invoice.payment_failed');
  // The first of its attempts was the renewal itself.
  const nextDays = retryDays[invoice.attempts];
  if (nextDays === undefined)
    return await endSubscription(tx, parts, { subscription, at, unpaid: true });
  await saveInvoice(tx, invoice.id, {
    attempts: invoice.attempts + 1,
    due_at: daysAfter(invoice.created_at, nextDays),
  });
  return subscription;
}

/** Ends a subscription with its period, or renews it for the next one. */
async function beginPeriod(
  tx: Tx,
  parts: Parts,
  subscription: SubscriptionRow,
): Promise<SubscriptionRow> {
  const at = subscription.period_end;
  if (subscription.cancel_at_period_end)
    return await endSubscription(tx, parts, { subscription, at, unpaid: false });
  const { id, started_at, card, scheduled_plan } = subscription;
  const month = subscription.month + 1;
  const { periodStart, periodEnd } = periodOf(started_at, month);
  const plan = scheduled_plan ?? subscription.plan;
  const isPaid = card !== 'fails_later';
  const renewed = await saveSubscription(tx, id, {
    plan,
    scheduled_plan: null,
    month,
    period_start: periodStart,
    period_end: periodEnd,
    status: isPaid ? 'active' : 'past_due',
  });
  const settlement = isPaid
    ? { status: 'paid' as const }
    : { status: 'open' as const, attempts: 1, dueAt: daysAfter(at, retryDays[0]) };
  const invoice = await makeInvoice(tx, {
    subscription: renewed,
    plan,
    amountCents: priceOf(plan),
    at,
    settlement,
  });
  if (scheduled_plan !== null)
    await recordEvent(tx, parts, 'subscription', id, 'subscription_schedule.released');
  await recordEvent(
    tx,
    parts,
    'invoice',
    invoice.id,
    isPaid ? 'invoice.paid' : 'invoice.payment_failed',
  );
  await recordEvent(tx, parts, 'subscription', id, 'customer.subscription.updated');
  return renewed;
}
