import { AppError } from '@scenewright/contract/app-error.ts';
import type { PaidPlanId } from '@scenewright/contract/rules/plans.ts';
import type { Tx } from '../host.ts';
import type {
  UpgradeOrder as UpgradeRequest,
  UpgradeResult,
} from '@scenewright/contract/rules/payments.ts';
import { recordEvent } from '../events/record-event.ts';
import { invoiceUrl } from '../invoices/invoice-view.ts';
import { listOpenInvoices } from '../invoices/invoice.repository.ts';
import { makeInvoice } from '../invoices/make-invoice.ts';
import { voidUpgrade } from '../invoices/settle-invoice.ts';
import { once } from '../orders.repository.ts';
import { type Parts, wholeSecond } from '../parts.ts';
import { isLarger, proratedCents } from '../prices.ts';
import { holdRunning } from './change-subscription.ts';
import {
  findSubscription,
  saveSubscription,
  type SubscriptionRow,
} from './subscription.repository.ts';

/** An upgrade that is not paid within this time does not happen; Stripe allows as long. */
const unpaidMs = 23 * 3_600_000;

interface UpgradeOrder {
  readonly subscriptionId: string;
  readonly plan: PaidPlanId;
  readonly at: Date;
}

/** The price of an upgrade, by one formula for preview and charge. @throws AppError wrong_state where it cannot be made */
function priceUpgrade(subscription: SubscriptionRow, { plan, at: moment }: UpgradeOrder): number {
  const { plan: from, status, period_start: periodStart, period_end: periodEnd } = subscription;
  if (status !== 'active')
    throw new AppError(
      'wrong_state',
      'The subscription is not paid up. Please pay its open invoice first.',
    );
  if (!isLarger(plan, from))
    throw new AppError('wrong_state', 'This is not a larger plan than the present one.');
  const at = wholeSecond(moment);
  if (at < periodStart || at > periodEnd)
    throw new AppError(
      'wrong_state',
      'A new period has begun since the price was shown. Please look at the price again.',
    );
  return proratedCents({ from, to: plan, at, periodStart, periodEnd });
}

/** @throws AppError not_found, wrong_state */
export async function previewUpgrade(
  { database }: Parts,
  order: UpgradeOrder,
): Promise<{ amountCents: number }> {
  const subscription = await findSubscription(database.db, order.subscriptionId);
  if (subscription === null) throw new AppError('not_found');
  return { amountCents: priceUpgrade(subscription, order) };
}

/** @throws AppError not_found, wrong_state, payment_failed where the card is declined */
export async function upgrade(parts: Parts, order: UpgradeRequest): Promise<UpgradeResult> {
  const { subscriptionId, plan, at, key, returnUrl, otherCard = false } = order;
  const openInvoiceId = await parts.database.transact((tx) =>
    once(
      tx,
      {
        key,
        of: { order: 'upgrade', subscriptionId, plan, at, returnUrl, otherCard },
        now: parts.clock.now(),
      },
      async () => await charge(tx, parts, order),
    ),
  );
  return openInvoiceId === ''
    ? { status: 'active' }
    : { status: 'requires_action', url: invoiceUrl(parts.publicUrl, openInvoiceId) };
}

/** @returns the invoice that waits for the bank's question, or for another card; empty where it is paid */
async function charge(tx: Tx, parts: Parts, order: UpgradeRequest): Promise<string> {
  const { subscriptionId: id, plan, returnUrl, otherCard = false } = order;
  const now = parts.clock.now();
  const subscription = await holdRunning(tx, parts, id);
  const amountCents = priceUpgrade(subscription, order);
  const card = amountCents === 0 ? 'works' : subscription.card;
  if (card === 'fails_later' && !otherCard) throw new AppError('payment_failed');
  for (const invoice of await listOpenInvoices(tx, id)) await voidUpgrade(tx, parts, invoice);
  const upgrade = { from: subscription.plan, at: wholeSecond(order.at), returnUrl };
  if (card === 'works') {
    await saveSubscription(tx, id, { plan, scheduled_plan: null });
    const invoice = await makeInvoice(tx, {
      subscription,
      plan,
      amountCents,
      at: now,
      upgrade,
      settlement: { status: 'paid' },
    });
    await recordEvent(tx, parts, 'invoice', invoice.id, 'invoice.paid');
    await recordEvent(tx, parts, 'subscription', id, 'customer.subscription.updated');
    return '';
  }
  const dueAt = new Date(Math.min(now.getTime() + unpaidMs, subscription.period_end.getTime()));
  const invoice = await makeInvoice(tx, {
    subscription,
    plan,
    amountCents,
    at: now,
    upgrade,
    settlement: { status: 'open', attempts: 0, dueAt },
  });
  await recordEvent(
    tx,
    parts,
    'invoice',
    invoice.id,
    card === 'asks' ? 'invoice.payment_action_required' : 'invoice.payment_failed',
  );
  await recordEvent(tx, parts, 'subscription', id, 'customer.subscription.updated');
  return invoice.id;
}
