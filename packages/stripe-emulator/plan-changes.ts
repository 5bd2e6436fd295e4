import type { Stripe } from 'stripe';
import { ApiError } from './api-error.ts';
import { draftInvoice, finalize, prorationLines } from './invoicing.ts';
import { challenge, decline, settle, withdraw } from './paying.ts';
import { itemOf, refOf } from './store.ts';
import { recordEvent, type World } from './world.ts';

const pendingForS = 23 * 3_600;

/** With `pending_if_incomplete` Stripe takes nothing else than these. */
const pendingMayCarry = new Set([
  'items',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'cancel_at_period_end',
  'price',
  'at',
]);

interface Change extends Stripe.SubscriptionUpdateParams {
  readonly price: Stripe.Price;
  readonly at: number;
}

/** Charges a change of price at once, and makes it when it is paid. What was pending before is withdrawn. */
export function change(
  world: World,
  subscription: Stripe.Subscription,
  { price, at, ...order }: Change,
): void {
  const { store } = world;
  if (
    order.payment_behavior !== 'pending_if_incomplete' ||
    order.proration_behavior !== 'always_invoice'
  )
    throw new ApiError(400, {
      message: 'The emulator changes prices by pending updates that are invoiced at once only.',
    });
  const other = Object.keys(order).find((name) => !pendingMayCarry.has(name));
  if (other !== undefined)
    throw new ApiError(400, {
      message: `When passing \`payment_behavior='pending_if_incomplete'\`, ${other} is not supported.`,
      param: other,
    });
  withdrawPending(world, subscription);
  const invoice = finalize(
    world,
    draftInvoice(
      world,
      subscription,
      'subscription_update',
      prorationLines(subscription, price, at),
    ),
  );
  store.pendingPrices.set(invoice.id, price);
  const card = store.cards.get(refOf(subscription.customer));
  if (card === 'works' || invoice.amount_due <= 0) {
    settle(world, invoice);
    return;
  }
  subscription.pending_update = {
    expires_at: Math.min(world.now() + pendingForS, itemOf(subscription).current_period_end),
    subscription_items: [{ ...itemOf(subscription), price }],
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    metadata: null,
    trial_end: null,
    trial_from_plan: null,
  };
  if (card === 'asks') challenge(world, invoice);
  else decline(world, invoice);
  recordEvent(world, 'customer.subscription.updated', subscription);
}

function withdrawPending(world: World, subscription: Stripe.Subscription): void {
  const pending = [...world.store.invoices.values()].filter(
    ({ id, parent }) =>
      world.store.pendingPrices.has(id) &&
      parent?.subscription_details?.subscription === subscription.id,
  );
  for (const invoice of pending) withdraw(world, invoice);
}
