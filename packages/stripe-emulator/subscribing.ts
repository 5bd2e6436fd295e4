import type { Stripe } from 'stripe';
import { addMonths } from './months.ts';
import { draftInvoice, finalize, periodLine } from './invoicing.ts';
import { makeSubscription } from './objects/subscription.ts';
import { settle } from './paying.ts';
import { type Card, newId, refOf, requireObject } from './store.ts';
import { recordEvent, type World } from './world.ts';

/** A checkout is paid: its subscription begins. */
export function complete(world: World, session: Stripe.Checkout.Session, card: Card): void {
  const { store } = world;
  const { price, metadata } = requireObject(store.sessionOrders, session.id);
  const customer = refOf(session.customer);
  const start = world.now();
  store.cards.set(customer, card);
  const subscription = makeSubscription({
    id: newId('sub'),
    itemId: newId('si'),
    customer,
    price: requireObject(store.prices, price),
    start,
    end: addMonths(start, 1),
    metadata,
  });
  store.subscriptions.set(subscription.id, subscription);
  const invoice = finalize(
    world,
    draftInvoice(world, subscription, 'subscription_create', [periodLine(subscription)]),
  );
  recordEvent(world, 'customer.subscription.created', subscription);
  settle(world, invoice);
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    url: null,
    subscription: subscription.id,
    invoice: invoice.id,
  });
  recordEvent(world, 'checkout.session.completed', session);
}

export function expire(world: World, session: Stripe.Checkout.Session): void {
  Object.assign(session, { status: 'expired', url: null });
  recordEvent(world, 'checkout.session.expired', session);
}
