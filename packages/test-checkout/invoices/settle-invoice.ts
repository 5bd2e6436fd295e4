import type { Tx } from '../host.ts';
import type { TestCard } from '../tables.ts';
import { recordEvent } from '../events/record-event.ts';
import type { Parts } from '../parts.ts';
import {
  saveSubscription,
  type SubscriptionRow,
} from '../subscriptions/subscription.repository.ts';
import { type InvoiceRow, saveInvoice } from './invoice.repository.ts';

/**
 * Takes an open invoice's payment: a late renewal makes the subscription active again, an upgrade takes effect.
 * @param payment.card remembered for the next charge
 */
export async function settleInvoice(
  tx: Tx,
  parts: Parts,
  {
    subscription,
    invoice,
    card,
    at,
  }: { subscription: SubscriptionRow; invoice: InvoiceRow; card: TestCard; at: Date },
): Promise<SubscriptionRow> {
  await saveInvoice(tx, invoice.id, {
    status: 'paid',
    paid_at: at,
    due_at: null,
    attempts: invoice.attempts + 1,
  });
  await recordEvent(tx, parts, 'invoice', invoice.id, 'invoice.paid');
  if (invoice.from_plan === null) {
    const saved = await saveSubscription(tx, subscription.id, { card, status: 'active' });
    await recordEvent(tx, parts, 'subscription', subscription.id, 'customer.subscription.updated');
    return saved;
  }
  const saved = await saveSubscription(tx, subscription.id, {
    card,
    plan: invoice.plan,
    scheduled_plan: null,
  });
  await recordEvent(
    tx,
    parts,
    'subscription',
    subscription.id,
    'customer.subscription.pending_update_applied',
    'customer.subscription.updated',
  );
  return saved;
}

/** Closes an upgrade that waited for its payment too long, or was overtaken. */
export async function voidUpgrade(tx: Tx, parts: Parts, invoice: InvoiceRow): Promise<void> {
  await saveInvoice(tx, invoice.id, { status: 'void', due_at: null });
  await recordEvent(tx, parts, 'invoice', invoice.id, 'invoice.voided');
  await recordEvent(
    tx,
    parts,
    'subscription',
    invoice.subscription_id,
    'customer.subscription.pending_update_expired',
  );
}
