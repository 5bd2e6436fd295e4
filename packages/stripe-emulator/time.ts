import type { Stripe } from 'stripe';
import { monthsBetween } from './months.ts';
import { draftInvoice, finalize, periodLine, setPeriod } from './invoicing.ts';
import { decline, settle, withdraw } from './paying.ts';
import { enterPhase, scheduleOf } from './scheduling.ts';
import { itemOf, refOf, subscriptionOf } from './store.ts';
import { expire } from './subscribing.ts';
import { recordEvent, type World } from './world.ts';

/** Days after a renewal failed on which it is tried again. Then the subscription is ended, as docs/operations.md has it set. */
const retryDays = [3, 5, 7] as const;
const dayS = 86_400;
/** A renewal's invoice stays a draft for an hour, in which others may add to it. */
const draftForS = 3_600;

interface Due {
  readonly at: number;
  happen(): void;
}

/** What happens next by itself, or null. */
export function nextDue(world: World): Due | null {
  return [
    ...dueSessions(world),
    ...dueDrafts(world),
    ...dueInvoices(world),
    ...duePeriods(world),
  ].reduce<Due | null>((first, due) => (first === null || due.at < first.at ? due : first), null);
}

function dueSessions(world: World): readonly Due[] {
  return [...world.store.sessions.values()]
    .filter(({ status }) => status === 'open')
    .map((session) => ({ at: session.expires_at, happen: () => expire(world, session) }));
}

function dueDrafts(world: World): readonly Due[] {
  return [...world.store.invoices.values()].flatMap((invoice): Due[] => {
    const at = invoice.automatically_finalizes_at;
    return invoice.status !== 'draft' || at === null
      ? []
      : [{ at, happen: () => chargeRenewal(world, finalize(world, invoice)) }];
  });
}

/** Pending updates that lapse, and renewals that are tried again. */
function dueInvoices(world: World): readonly Due[] {
  return [...world.store.invoices.values()]
    .filter(({ status }) => status === 'open')
    .flatMap((invoice): Due[] => {
      const lapsesAt = world.store.pendingPrices.has(invoice.id)
        ? pendingEnd(world, invoice)
        : null;
      if (lapsesAt !== null) return [{ at: lapsesAt, happen: () => withdraw(world, invoice) }];
      return invoice.next_payment_attempt === null
        ? []
        : [{ at: invoice.next_payment_attempt, happen: () => tryAgain(world, invoice) }];
    });
}

function pendingEnd({ store }: World, invoice: Stripe.Invoice): number | null {
  const subscription = [...store.subscriptions.values()].find(
    ({ latest_invoice: latest }) => latest === invoice.id,
  );
  return subscription?.pending_update?.expires_at ?? null;
}

function duePeriods(world: World): readonly Due[] {
  const running = [...world.store.subscriptions.values()].filter(
    ({ status }) => status === 'active' || status === 'past_due',
  );
  return running.map((subscription) => ({
    at: itemOf(subscription).current_period_end,
    happen: () => turn(world, subscription),
  }));
}

/** The period ends: so does the subscription, or it is renewed. */
function turn(world: World, subscription: Stripe.Subscription): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(world, subscription);
    return;
  }
  const end = itemOf(subscription).current_period_end;
  enterPhase(world, subscription, end);
  setPeriod(subscription, monthsBetween(subscription.billing_cycle_anchor, end));
  const invoice = draftInvoice(world, subscription, 'subscription_cycle', [
    periodLine(subscription),
  ]);
  invoice.automatically_finalizes_at = world.now() + draftForS;
  recordEvent(world, 'customer.subscription.updated', subscription);
}

function chargeRenewal(world: World, invoice: Stripe.Invoice): void {
  if (world.store.cards.get(refOf(invoice.customer)) !== 'fails_later') {
    settle(world, invoice);
    return;
  }
  const subscription = subscriptionOf(world.store, invoice);
  subscription.status = 'past_due';
  failRenewal(world, invoice);
  recordEvent(world, 'customer.subscription.updated', subscription);
}

function tryAgain(world: World, invoice: Stripe.Invoice): void {
  if (world.store.cards.get(refOf(invoice.customer)) === 'fails_later') failRenewal(world, invoice);
  else settle(world, invoice);
}

function failRenewal(world: World, invoice: Stripe.Invoice): void {
  const { store } = world;
  const failed = store.attempts.get(invoice.id) ?? 0;
  const nextDays = retryDays[failed];
  store.attempts.set(invoice.id, failed + 1);
  invoice.next_payment_attempt = nextDays === undefined ? null : invoice.created + nextDays * dayS;
  decline(world, invoice);
  if (nextDays === undefined) giveUp(world, invoice);
}

function giveUp(world: World, invoice: Stripe.Invoice): void {
  Object.assign(invoice, { status: 'uncollectible' });
  invoice.status_transitions.marked_uncollectible_at = world.now();
  recordEvent(world, 'invoice.marked_uncollectible', invoice);
  endSubscription(world, subscriptionOf(world.store, invoice));
}

/** Ends a subscription now, its schedule and what is left to pay with it. */
export function endSubscription(world: World, subscription: Stripe.Subscription): void {
  const schedule = scheduleOf(world, subscription);
  if (schedule !== null) {
    Object.assign(schedule, { status: 'canceled', canceled_at: world.now(), current_phase: null });
    recordEvent(world, 'subscription_schedule.canceled', schedule);
  }
  for (const invoice of world.store.invoices.values()) {
    if (subscriptionOf(world.store, invoice).id === subscription.id) stopCollecting(world, invoice);
  }
  Object.assign(subscription, {
    status: 'canceled',
    ended_at: world.now(),
    canceled_at: world.now(),
    schedule: null,
    pending_update: null,
  });
  recordEvent(world, 'customer.subscription.deleted', subscription);
}

/** An invoice of a subscription that is over stays as it is, but nobody tries to collect it any more. */
function stopCollecting(world: World, invoice: Stripe.Invoice): void {
  if (world.store.pendingPrices.has(invoice.id)) withdraw(world, invoice);
  else
    Object.assign(invoice, {
      next_payment_attempt: null,
      automatically_finalizes_at: null,
      auto_advance: false,
    });
}
