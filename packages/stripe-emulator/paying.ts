import type { Stripe } from 'stripe';
import { makeCharge } from './objects/payment.ts';
import { planOfPrice } from './objects/price.ts';
import { itemOf, newId, requireObject, type Store, subscriptionOf } from './store.ts';
import { recordEvent, type World } from './world.ts';

function paymentOf(store: Store, invoice: Stripe.Invoice): Stripe.InvoicePayment {
  const found = [...store.invoicePayments.values()].find(
    (payment) => payment.invoice === invoice.id,
  );
  if (found === undefined) throw new Error(`${invoice.id} has no payment.`);
  return found;
}

export function intentOf(store: Store, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  return requireObject(store.intents, paymentOf(store, invoice).payment.payment_intent ?? null);
}

/** Money has come: the invoice is paid, and what waited for it happens. */
export function settle(world: World, invoice: Stripe.Invoice): void {
  const { store } = world;
  const intent = intentOf(store, invoice);
  const charge = makeCharge({ id: newId('ch'), created: world.now(), intent });
  store.charges.set(charge.id, charge);
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    next_action: null,
  });
  const payment = paymentOf(store, invoice);
  Object.assign(payment, { status: 'paid', amount_paid: invoice.amount_due });
  payment.status_transitions.paid_at = world.now();
  Object.assign(invoice, {
    status: 'paid',
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
  });
  invoice.status_transitions.paid_at = world.now();
  recordEvent(world, 'invoice.paid', invoice);
  applyPending(world, invoice);
  recover(world, invoice);
}

function applyPending(world: World, invoice: Stripe.Invoice): void {
  const { store } = world;
  const price = store.pendingPrices.get(invoice.id);
  if (price === undefined) return;
  const subscription = subscriptionOf(store, invoice);
  setPrice(subscription, price);
  store.pendingPrices.delete(invoice.id);
  const wasPending = subscription.pending_update !== null;
  subscription.pending_update = null;
  if (wasPending) recordEvent(world, 'customer.subscription.pending_update_applied', subscription);
  recordEvent(world, 'customer.subscription.updated', subscription);
}

function recover(world: World, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(world.store, invoice);
  world.store.attempts.delete(invoice.id);
  if (subscription.status !== 'past_due') return;
  subscription.status = 'active';
  recordEvent(world, 'customer.subscription.updated', subscription);
}

export function setPrice(subscription: Stripe.Subscription, price: Stripe.Price): void {
  Object.assign(itemOf(subscription), { price, plan: planOfPrice(price) });
}

/** The card said no. */
export function decline(world: World, invoice: Stripe.Invoice): void {
  const intent = intentOf(world.store, invoice);
  Object.assign(intent, { status: 'requires_payment_method', next_action: null });
  Object.assign(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 });
  recordEvent(world, 'invoice.payment_failed', invoice);
}

/** The card's bank wants to ask its holder. */
export function challenge(world: World, invoice: Stripe.Invoice): void {
  Object.assign(intentOf(world.store, invoice), { status: 'requires_action' });
  Object.assign(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 });
  recordEvent(world, 'invoice.payment_action_required', invoice);
}

/** Withdraws an invoice, and a pending update with it. */
export function withdraw(world: World, invoice: Stripe.Invoice): void {
  const { store } = world;
  Object.assign(invoice, { status: 'void', amount_remaining: 0, next_payment_attempt: null });
  invoice.status_transitions.voided_at = world.now();
  Object.assign(intentOf(store, invoice), { status: 'canceled', canceled_at: world.now() });
  recordEvent(world, 'invoice.voided', invoice);
  if (!store.pendingPrices.delete(invoice.id)) return;
  const subscription = subscriptionOf(store, invoice);
  subscription.pending_update = null;
  recordEvent(world, 'customer.subscription.pending_update_expired', subscription);
  recordEvent(world, 'customer.subscription.updated', subscription);
}
