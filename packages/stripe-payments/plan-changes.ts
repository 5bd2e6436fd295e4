import type { Stripe } from 'stripe';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { Payments } from '@scenewright/contract/rules/payments.ts';
import { isLarger, type PriceBook } from './price-book.ts';
import type { Schedules } from './schedules.ts';
import { ask, askOrNull } from './stripe-failure.ts';
import { expanded, idOf } from './stripe-values.ts';
import { onlyItemOf, withDetails } from './subscriptions.ts';

interface Parts {
  readonly stripe: Stripe;
  readonly prices: PriceBook;
  readonly schedules: Schedules;
}

const runningStatuses = new Set<string>(['active', 'trialing', 'past_due', 'unpaid']);

/** @throws AppError not_found; wrong_state where it is over or was never paid */
export async function requireRunning(
  stripe: Stripe,
  subscriptionId: string,
): Promise<Stripe.Subscription> {
  const subscription = await askOrNull(
    stripe.subscriptions.retrieve(subscriptionId, { expand: withDetails }),
  );
  if (subscription === null) throw new AppError('not_found');
  if (!runningStatuses.has(subscription.status))
    throw new AppError(
      'wrong_state',
      'This subscription is not running. Reload the page and try again.',
    );
  return subscription;
}

/** Changes that move no money. */
export function createPlanChanges({
  stripe,
  prices,
  schedules,
}: Parts): Pick<Payments, 'scheduleDowngrade' | 'cancelAtPeriodEnd' | 'resume' | 'end'> {
  async function setCancellation(
    subscriptionId: string,
    atPeriodEnd: boolean,
    key: string,
  ): Promise<void> {
    await ask(
      stripe.subscriptions.update(
        subscriptionId,
        { cancel_at_period_end: atPeriodEnd },
        { idempotencyKey: key },
      ),
    );
  }

  /** An upgrade that still waits to be paid is not wanted any more: paid later, it would come between. */
  async function withdrawUpgrade(subscription: Stripe.Subscription): Promise<void> {
    const invoice =
      subscription.pending_update === null ? null : expanded(subscription.latest_invoice);
    if (invoice?.status === 'open') await ask(stripe.invoices.voidInvoice(invoice.id));
  }

  /** Stripe stops collecting what is open when a subscription ends, but whoever has the address could still pay it. */
  async function voidOpenInvoices(subscriptionId: string): Promise<void> {
    const { data } = await ask(
      stripe.invoices.list({ subscription: subscriptionId, status: 'open' }),
    );
    for (const { id } of data) await ask(stripe.invoices.voidInvoice(id));
  }

  return {
    async scheduleDowngrade({ subscriptionId, plan, key }) {
      const subscription = await requireRunning(stripe, subscriptionId);
      const { price } = onlyItemOf(subscription);
      const from = await prices.planOf({ id: price.id, product: idOf(price.product) });
      if (from === null || !isLarger(from, plan))
        throw new AppError('wrong_state', 'This is not a smaller plan than the present one.');
      await withdrawUpgrade(subscription);
      // A schedule made from a subscription that is to end would end it, too.
      if (subscription.cancel_at_period_end)
        await setCancellation(subscriptionId, false, `${key}:resume`);
      const to = (await prices.ids())[plan];
      await schedules.changeAtPeriodEnd(subscription, { from: price.id, to, key });
    },
    async cancelAtPeriodEnd({ subscriptionId, key }) {
      const subscription = await requireRunning(stripe, subscriptionId);
      // While a schedule is attached, Stripe lets nobody else say how the subscription ends.
      await schedules.release(subscription);
      if (!subscription.cancel_at_period_end) await setCancellation(subscriptionId, true, key);
    },
    async resume({ subscriptionId, key }) {
      const subscription = await requireRunning(stripe, subscriptionId);
      await schedules.release(subscription);
      if (subscription.cancel_at_period_end) await setCancellation(subscriptionId, false, key);
    },
    async end(subscriptionId) {
      const subscription = await askOrNull(stripe.subscriptions.retrieve(subscriptionId));
      if (subscription === null) throw new AppError('not_found');
      const isOver =
        subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
      // Null: somebody else ended it in between.
      if (!isOver)
        await askOrNull(
          stripe.subscriptions.cancel(subscriptionId, { invoice_now: false, prorate: false }),
        );
      await voidOpenInvoices(subscriptionId);
    },
  };
}
