import { AppError } from '@scenewright/contract/app-error.ts';
import type { Tx } from '../host.ts';
import { recordEvent } from '../events/record-event.ts';
import type { Parts } from '../parts.ts';
import { lockSubscription } from '../subscriptions/subscription.repository.ts';
import { findInvoice, type InvoiceRow, saveInvoice } from './invoice.repository.ts';

async function holdPaid(tx: Tx, id: string): Promise<InvoiceRow> {
  const known = await findInvoice(tx, id);
  if (known === null) throw new AppError('not_found');
  await lockSubscription(tx, known.subscription_id);
  const invoice = (await findInvoice(tx, id)) ?? known;
  if (invoice.status !== 'paid')
    throw new AppError('wrong_state', 'Only a paid invoice can be given back or disputed.');
  return invoice;
}

/** Gives money back, as the merchant does. @param amountCents absent: all that is left @throws AppError not_found, wrong_state */
export async function refundInvoice(parts: Parts, id: string, amountCents?: number): Promise<void> {
  await parts.database.transact(async (tx) => {
    const { amount_cents, refunded_cents } = await holdPaid(tx, id);
    const refund = amountCents ?? amount_cents - refunded_cents;
    if (!Number.isSafeInteger(refund) || refund <= 0 || refunded_cents + refund > amount_cents)
      throw new AppError('wrong_state', 'There is not that much left to give back.');
    await saveInvoice(tx, id, { refunded_cents: refunded_cents + refund });
    await recordEvent(tx, parts, 'invoice', id, 'charge.refunded');
  });
}

/** Disputes a payment, as its holder does at the bank. @throws AppError not_found, wrong_state */
export async function disputeInvoice(parts: Parts, id: string): Promise<void> {
  await parts.database.transact(async (tx) => {
    if ((await holdPaid(tx, id)).dispute !== 'none')
      throw new AppError('wrong_state', 'This payment has been disputed before.');
    await saveInvoice(tx, id, { dispute: 'open' });
    await recordEvent(tx, parts, 'invoice', id, 'charge.dispute.created');
  });
}

/** Decides a dispute, as the bank does: `won` by the merchant, or `lost`. @throws AppError not_found, wrong_state */
export async function closeDispute(
  parts: Parts,
  id: string,
  outcome: 'won' | 'lost',
): Promise<void> {
  await parts.database.transact(async (tx) => {
    if ((await holdPaid(tx, id)).dispute !== 'open')
      throw new AppError('wrong_state', 'This payment is not being disputed.');
    await saveInvoice(tx, id, { dispute: outcome });
    await recordEvent(tx, parts, 'invoice', id, 'charge.dispute.closed');
  });
}
