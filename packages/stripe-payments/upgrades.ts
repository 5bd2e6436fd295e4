import type { Stripe } from 'stripe';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { PaidPlanId } from '@scenewright/contract/rules/plans.ts';
import type { Payments, UpgradeResult } from '@scenewright/contract/rules/payments.ts';
import { type IntentReader, withIntent } from './intents.ts';
import { requireRunning } from './plan-changes.ts';
import { isLarger, type PriceBook } from './price-book.ts';
import { nextPhaseOf, type Schedules } from './schedules.ts';
import { ask } from './stripe-failure.ts';
import { expanded, idOf, toSeconds } from './stripe-values.ts';
import { onlyItemOf } from './subscriptions.ts';

/** Stripe answers after the bank has: a slow bank is waited for, rather than asked about in vain. */
const charging = { timeout: 30_000, maxNetworkRetries: 1 } as const;

interface Parts {
  readonly stripe: Stripe;
  readonly prices: PriceBook;
  readonly schedules: Schedules;
  readonly intents: IntentReader;
}

interface Order {
  readonly subscriptionId: string;
  readonly plan: PaidPlanId;
  readonly at: Date;
}

/**
 * Upgrades by a pending update: Stripe makes an invoice of the difference and tries to take it, and the plan changes when
 * that invoice is paid, not before. Preview and charge name the same `proration_date`, so they come to the same amount.
 * What is left unpaid lapses after 23 hours, or with the period.
 */
export function createUpgrades({
  stripe,
  prices,
  schedules,
  intents,
}: Parts): Pick<Payments, 'previewUpgrade' | 'upgrade'> {
  /** What preview and charge have in common; null where the plan is that one already. @throws AppError not_found, wrong_state */
  async function prepare({ subscriptionId, plan, at }: Order) {
    const subscription = await requireRunning(stripe, subscriptionId);
    const item = onlyItemOf(subscription);
    const price = (await prices.ids())[plan];
    if (item.price.id === price) return null;
    const from = await prices.planOf({ id: item.price.id, product: idOf(item.price.product) });
    requireUpgradable(subscription, { from, to: plan, at: toSeconds(at) });
    const change = {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
      proration_date: toSeconds(at),
    } satisfies Stripe.SubscriptionUpdateParams;
    return { subscription, change };
  }

  /** How the invoice of a pending update stands, once Stripe has tried to have it paid. */
  async function settle(invoiceId: string, otherCard: boolean): Promise<UpgradeResult> {
    const invoice = await ask(stripe.invoices.retrieve(invoiceId, { expand: withIntent }));
    if (invoice.status === 'paid') return { status: 'active' };
    const status = invoice.status === 'open' ? (await intents.findOf(invoice))?.status : undefined;
    const url = invoice.hosted_invoice_url;
    if (status === 'succeeded') return { status: 'active' };
    const waits =
      status === 'requires_action' ||
      status === 'processing' ||
      (otherCard && invoice.status === 'open');
    if (waits && typeof url === 'string') return { status: 'requires_action', url };
    // Voiding the invoice withdraws the pending update: nothing may be left that a later card could still pay.
    if (invoice.status === 'open') await ask(stripe.invoices.voidInvoice(invoiceId));
    throw new AppError('payment_failed');
  }

  /** Puts back what was scheduled before an upgrade that came to nothing. */
  async function restore(
    subscriptionId: string,
    scheduledPrice: string,
    key: string,
  ): Promise<void> {
    const subscription = await requireRunning(stripe, subscriptionId);
    await schedules.changeAtPeriodEnd(subscription, {
      from: onlyItemOf(subscription).price.id,
      to: scheduledPrice,
      key: `${key}:restore`,
    });
  }

  return {
    async previewUpgrade(order) {
      const prepared = await prepare(order);
      if (prepared === null) return { amountCents: 0 };
      const invoice = await ask(
        stripe.invoices.createPreview({
          subscription: order.subscriptionId,
          subscription_details: prepared.change,
        }),
      );
      return { amountCents: invoice.amount_due };
    },
    async upgrade({ key, otherCard = false, ...order }) {
      const prepared = await prepare(order);
      if (prepared === null) return { status: 'active' };
      const { subscription, change } = prepared;
      const scheduledPrice = idOf(nextPhaseOf(expanded(subscription.schedule))?.items[0]?.price);
      // A larger plan now takes the place of a smaller one later.
      await schedules.release(subscription);
      try {
        const updated = await ask(
          stripe.subscriptions.update(
            order.subscriptionId,
            { ...change, payment_behavior: 'pending_if_incomplete' },
            { idempotencyKey: key, ...charging },
          ),
        );
        const invoiceId = idOf(updated.latest_invoice);
        return updated.pending_update === null || invoiceId === null
          ? { status: 'active' }
          : await settle(invoiceId, otherCard);
      } catch (error) {
        if (error instanceof AppError && error.code === 'payment_failed' && scheduledPrice !== null)
          await restore(order.subscriptionId, scheduledPrice, key);
        throw error;
      }
    },
  };
}

/** @throws AppError wrong_state */
function requireUpgradable(
  subscription: Stripe.Subscription,
  {
    from,
    to,
    at,
  }: { readonly from: PaidPlanId | null; readonly to: PaidPlanId; readonly at: number },
): void {
  const { current_period_start: start, current_period_end: end } = onlyItemOf(subscription);
  if (subscription.status === 'past_due' || subscription.status === 'unpaid')
    throw new AppError(
      'wrong_state',
      'The subscription is not paid up. Please pay its open invoice first.',
    );
  if (from === null || !isLarger(to, from))
    throw new AppError('wrong_state', 'This is not a larger plan than the present one.');
  if (at < start || at > end)
    throw new AppError(
      'wrong_state',
      'A new period has begun since the price was shown. Please look at the price again.',
    );
}
