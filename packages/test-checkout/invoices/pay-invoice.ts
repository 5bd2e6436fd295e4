import { AppError } from '@scenewright/contract/app-error.ts';
import type { TestCard } from '../tables.ts';
import type { Parts } from '../parts.ts';
import { settleDue } from '../subscriptions/settle-due.ts';
import { lockSubscription } from '../subscriptions/subscription.repository.ts';
import { findInvoice, type InvoiceRow } from './invoice.repository.ts';
import { settleInvoice } from './settle-invoice.ts';

/** Pays an open invoice, once. @returns how it stands now @throws AppError not_found */
export async function payInvoice(
  parts: Parts,
  id: string,
  card: TestCard,
): Promise<InvoiceRow['status']> {
  const now = parts.clock.now();
  return await parts.database.transact(async (tx) => {
    const known = await findInvoice(tx, id);
    if (known === null) throw new AppError('not_found');
    const subscription = await settleDue(
      tx,
      parts,
      await lockSubscription(tx, known.subscription_id),
      now,
    );
    const invoice = (await findInvoice(tx, id)) ?? known;
    if (invoice.status !== 'open') return invoice.status;
    await settleInvoice(tx, parts, { subscription, invoice, card, at: now });
    return 'paid';
  });
}
