import type { Stripe } from 'stripe';
import type { Payments, Subscription } from '@scenewright/contract/rules/payments.ts';
import type { PriceBook } from './price-book.ts';
import { nextPhaseOf } from './schedules.ts';
import { askOrNull } from './stripe-failure.ts';
import { expanded, idOf, toDate } from './stripe-values.ts';

const statuses: Readonly<Record<string, Subscription['status']>> = {
  incomplete: 'incomplete',
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

export const withDetails = ['latest_invoice', 'schedule'];

/** Ours have one item. Periods are the item's since API 2025-03-31. */
export function onlyItemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`The subscription ${subscription.id} has no item.`);
  return item;
}

export function createSubscriptionReader({
  stripe,
  prices,
}: {
  stripe: Stripe;
  prices: PriceBook;
}): Pick<Payments, 'findSubscription'> {
  async function scheduledPlanOf(
    subscription: Stripe.Subscription,
  ): Promise<Subscription['scheduledPlan']> {
    const price = nextPhaseOf(expanded(subscription.schedule))?.items[0]?.price;
    const id = idOf(price);
    return id === null ? null : await prices.planOf({ id, product: null });
  }

  return {
    /** @returns null for a subscription of something else that is sold through the same Stripe account, too */
    async findSubscription(subscriptionId) {
      const subscription = await askOrNull(
        stripe.subscriptions.retrieve(subscriptionId, { expand: withDetails }),
      );
      if (subscription === null) return null;
      const item = onlyItemOf(subscription);
      const plan = await prices.planOf({ id: item.price.id, product: idOf(item.price.product) });
      if (plan === null) return null;
      const status = statuses[subscription.status] ?? 'past_due';
      const invoice = expanded(subscription.latest_invoice);
      return {
        id: subscription.id,
        customerId: idOf(subscription.customer) ?? '',
        plan,
        status,
        cancelAtPeriodEnd: status !== 'ended' && subscription.cancel_at_period_end,
        scheduledPlan: status === 'ended' ? null : await scheduledPlanOf(subscription),
        periodStart: toDate(item.current_period_start),
        periodEnd: toDate(item.current_period_end),
        startedAt: toDate(subscription.start_date),
        endedAt: subscription.ended_at === null ? null : toDate(subscription.ended_at),
        openInvoiceUrl:
          status !== 'ended' && invoice?.status === 'open'
            ? (invoice.hosted_invoice_url ?? null)
            : null,
        latestInvoiceId: idOf(subscription.latest_invoice),
      };
    },
  };
}
