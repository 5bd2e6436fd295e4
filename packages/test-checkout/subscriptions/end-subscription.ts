import type { Tx } from '../host.ts';
import { recordEvent } from '../events/record-event.ts';
import { listOpenInvoices, saveInvoice } from '../invoices/invoice.repository.ts';
import { voidUpgrade } from '../invoices/settle-invoice.ts';
import type { Parts } from '../parts.ts';
import { saveSubscription, type SubscriptionRow } from './subscription.repository.ts';

/**
 * Ends a subscription. Nothing that was open can be paid any more.
 * @param end.unpaid the renewal was never paid, which is why it ends; otherwise the renewal is dropped
 */
export async function endSubscription(
  tx: Tx,
  parts: Parts,
  { subscription, at, unpaid }: { subscription: SubscriptionRow; at: Date; unpaid: boolean },
): Promise<SubscriptionRow> {
  for (const invoice of await listOpenInvoices(tx, subscription.id)) {
    if (invoice.from_plan !== null) {
      await voidUpgrade(tx, parts, invoice);
      continue;
    }
    await saveInvoice(tx, invoice.id, { status: unpaid ? 'uncollectible' : 'void', due_at: null });
    await recordEvent(
      tx,
      parts,
      'invoice',
      invoice.id,
      unpaid ? 'invoice.marked_uncollectible' : 'invoice.voided',
    );
  }
  const saved = await saveSubscription(tx, subscription.id, {
    status: 'ended',
    ended_at: at,
    scheduled_plan: null,
    cancel_at_period_end: false,
  });
  await recordEvent(tx, parts, 'subscription', subscription.id, 'customer.subscription.deleted');
  return saved;
}
