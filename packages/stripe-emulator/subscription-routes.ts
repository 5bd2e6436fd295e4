import type { Stripe } from 'stripe';
import { ApiError, noSuch } from './api-error.ts';
import { expand } from './expand.ts';
import { prorationLines } from './invoicing.ts';
import { makeInvoice } from './objects/invoice.ts';
import { change } from './plan-changes.ts';
import { route, type Route } from './route.ts';
import { itemOf, newId } from './store.ts';
import { endSubscription } from './time.ts';
import { recordEvent, type World } from './world.ts';

/** Subscriptions, and what a change of them would cost. */
export function subscriptionRoutes(world: World): readonly Route[] {
  const { store } = world;

  /** @throws ApiError where it does not exist; Stripe shows one that has ended, but changes it no more */
  function requireSubscription(
    id: string,
    { ended }: { readonly ended: boolean },
  ): Stripe.Subscription {
    const subscription = store.subscriptions.get(id);
    if (subscription === undefined || (!ended && subscription.status === 'canceled'))
      throw noSuch('subscription', id);
    return subscription;
  }

  function preview({
    subscription: id,
    subscription_details: details,
  }: Stripe.InvoiceCreatePreviewParams): object {
    const subscription = requireSubscription(id ?? '', { ended: false });
    const { price, at } = priceOrder(world, subscription, details ?? {});
    if (details?.proration_behavior !== 'always_invoice')
      throw new ApiError(400, {
        message: 'The emulator previews changes that are invoiced at once only.',
      });
    const lines = prorationLines(subscription, price, at);
    return makeInvoice({
      id: newId('upcoming_in'),
      created: world.now(),
      subscription,
      reason: 'subscription_update',
      lines,
    });
  }

  return [
    route('GET', '/v1/subscriptions/:id', 'SubscriptionRetrieve', (params, id) =>
      expand(store, requireSubscription(id, { ended: true }), params.expand),
    ),
    route(
      'POST',
      '/v1/subscriptions/:id',
      'SubscriptionUpdate',
      ({ expand: paths, ...order }, id) => {
        const subscription = requireSubscription(id, { ended: false });
        if (order.items === undefined) setCancellation(world, subscription, order);
        else change(world, subscription, { ...order, ...priceOrder(world, subscription, order) });
        return expand(store, subscription, paths);
      },
    ),
    route('DELETE', '/v1/subscriptions/:id', 'SubscriptionCancel', (params, id) => {
      const subscription = requireSubscription(id, { ended: false });
      endSubscription(world, subscription);
      return expand(store, subscription, params.expand);
    }),
    route('POST', '/v1/invoices/create_preview', 'InvoicePreview', preview),
  ];
}

/** The price an order changes the only item to, and as of when. @throws ApiError */
function priceOrder(
  { store, now }: World,
  subscription: Stripe.Subscription,
  order: { items?: readonly { id?: string; price?: string }[]; proration_date?: number },
) {
  const item = itemOf(subscription);
  const [wanted] = order.items ?? [];
  if (wanted?.id !== item.id)
    throw new ApiError(400, {
      message: 'The emulator changes the item a subscription has, and adds no other.',
      param: 'items',
    });
  const price = store.prices.get(wanted.price ?? '');
  if (price === undefined) throw noSuch('price', wanted.price ?? '');
  const at = order.proration_date ?? now();
  if (at < item.current_period_start || at > item.current_period_end)
    throw new ApiError(400, {
      message: 'The subscription_proration_date must be within the current billing period.',
      param: 'proration_date',
    });
  return { price, at };
}

function setCancellation(
  world: World,
  subscription: Stripe.Subscription,
  { cancel_at_period_end: atPeriodEnd, ...others }: Stripe.SubscriptionUpdateParams,
): void {
  if (atPeriodEnd === undefined || Object.keys(others).length > 0)
    throw new ApiError(400, {
      message: `The emulator cannot update ${Object.keys(others).join(', ')}.`,
    });
  if (subscription.schedule !== null) {
    throw new ApiError(400, {
      message: `The subscription is managed by the subscription schedule \`${String(subscription.schedule)}\`, and updating any cancelation behavior directly is not allowed.`,
    });
  }
  Object.assign(subscription, {
    cancel_at_period_end: atPeriodEnd,
    cancel_at: atPeriodEnd ? itemOf(subscription).current_period_end : null,
    canceled_at: atPeriodEnd ? world.now() : null,
  });
  recordEvent(world, 'customer.subscription.updated', subscription);
}
