import { AppError } from '@scenewright/contract/app-error.ts';
import type { TestCard } from '../tables.ts';
import type { Tx } from '../host.ts';
import { recordEvent } from '../events/record-event.ts';
import { makeInvoice } from '../invoices/make-invoice.ts';
import { periodOf } from '../months.ts';
import { type Parts, wholeSecond } from '../parts.ts';
import { priceOf } from '../prices.ts';
import { createProviderId } from '../provider-id.ts';
import { insertSubscription } from '../subscriptions/subscription.repository.ts';
import { type CheckoutRow, completeCheckout, lockCheckout } from './checkout.repository.ts';
import { statusOf } from './open-checkout.ts';

/**
 * Pays a checkout, once: a second click or another tab finds it paid. @throws AppError not_found
 * @returns how it stands now
 */
export async function payCheckout(
  parts: Parts,
  id: string,
  card: TestCard,
): Promise<CheckoutRow['status']> {
  const now = parts.clock.now();
  return await parts.database.transact(async (tx) => {
    const checkout = await lockCheckout(tx, id);
    if (checkout === null) throw new AppError('not_found');
    const status = statusOf(checkout, now);
    if (status !== 'open') return status;
    await subscribe(tx, parts, checkout, card);
    return 'complete';
  });
}

async function subscribe(
  tx: Tx,
  parts: Parts,
  { id, customer_id, plan }: CheckoutRow,
  card: TestCard,
): Promise<void> {
  const startedAt = wholeSecond(parts.clock.now());
  const { periodStart, periodEnd } = periodOf(startedAt, 0);
  const subscription = await insertSubscription(tx, {
    id: createProviderId('sub'),
    customer_id,
    plan,
    status: 'active',
    card,
    month: 0,
    period_start: periodStart,
    period_end: periodEnd,
    started_at: startedAt,
  });
  const invoice = await makeInvoice(tx, {
    subscription,
    plan,
    amountCents: priceOf(plan),
    at: startedAt,
    settlement: { status: 'paid' },
  });
  await completeCheckout(tx, id, invoice.id);
  await recordEvent(tx, parts, 'subscription', subscription.id, 'customer.subscription.created');
  await recordEvent(tx, parts, 'invoice', invoice.id, 'invoice.paid');
  await recordEvent(tx, parts, 'checkout', id, 'checkout.session.completed');
}
