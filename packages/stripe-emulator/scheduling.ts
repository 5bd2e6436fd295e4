import type { Stripe } from 'stripe';
import { setPrice } from './paying.ts';
import { refOf, requireObject } from './store.ts';
import { recordEvent, type World } from './world.ts';

export function scheduleOf(
  { store }: World,
  subscription: Stripe.Subscription,
): Stripe.SubscriptionSchedule | null {
  return subscription.schedule === null
    ? null
    : requireObject(store.schedules, subscription.schedule);
}

/** The subscription goes on without its schedule. */
export function release(world: World, schedule: Stripe.SubscriptionSchedule): void {
  const subscription = requireObject(world.store.subscriptions, schedule.subscription);
  Object.assign(schedule, {
    status: 'released',
    released_at: world.now(),
    released_subscription: subscription.id,
    subscription: null,
    current_phase: null,
  });
  subscription.schedule = null;
  recordEvent(world, 'subscription_schedule.released', schedule);
  recordEvent(world, 'customer.subscription.updated', subscription);
}

/** A period has ended: the phase that begins now sets the price, and after the last one the schedule lets go. */
export function enterPhase(world: World, subscription: Stripe.Subscription, at: number): void {
  const schedule = scheduleOf(world, subscription);
  if (schedule === null) return;
  const phase = schedule.phases.find(
    ({ start_date: start, end_date: end }) => start <= at && at < end,
  );
  if (phase === undefined) {
    release(world, schedule);
    return;
  }
  const isNew = schedule.current_phase?.start_date !== phase.start_date;
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  setPrice(subscription, requireObject(world.store.prices, refOf(phase.items[0]?.price ?? null)));
  if (isNew) recordEvent(world, 'subscription_schedule.updated', schedule);
}
