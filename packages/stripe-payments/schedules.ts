import type { Stripe } from 'stripe';
import { ask } from './stripe-failure.ts';
import { expanded, idOf } from './stripe-values.ts';

type Schedule = Stripe.SubscriptionSchedule;

/**
 * The phase that has not begun. A schedule stays attached for the whole of its last phase: what is scheduled is only what
 * comes after the present one.
 */
export function nextPhaseOf(schedule: Schedule | null): Stripe.SubscriptionSchedule.Phase | null {
  const endOfThis = schedule?.current_phase?.end_date;
  if (schedule === null || endOfThis === undefined || schedule.status !== 'active') return null;
  return schedule.phases.find((phase) => phase.start_date >= endOfThis) ?? null;
}

export interface Schedules {
  /** Leaves the subscription as it is now, without what was scheduled. @param subscription with its schedule expanded */
  release(subscription: Stripe.Subscription): Promise<void>;
  /** Lets the price change when the running period ends. @param subscription with its schedule expanded */
  changeAtPeriodEnd(
    subscription: Stripe.Subscription,
    change: { readonly from: string; readonly to: string; readonly key: string },
  ): Promise<void>;
}

export function createSchedules(stripe: Stripe): Schedules {
  /** A subscription has one schedule at most: the one it has is written anew. */
  async function openSchedule(subscription: Stripe.Subscription, key: string): Promise<Schedule> {
    const attached = expanded(subscription.schedule);
    return (
      attached ??
      (await ask(
        stripe.subscriptionSchedules.create(
          { from_subscription: subscription.id },
          { idempotencyKey: `${key}:schedule` },
        ),
      ))
    );
  }

  return {
    async release(subscription) {
      const id = idOf(subscription.schedule);
      if (id !== null) await ask(stripe.subscriptionSchedules.release(id));
    },
    async changeAtPeriodEnd(subscription, { from, to, key }) {
      const schedule = await openSchedule(subscription, key);
      const running = schedule.current_phase;
      if (running === null) throw new Error(`The schedule ${schedule.id} has no running phase.`);
      const phases = [
        {
          items: [{ price: from, quantity: 1 }],
          start_date: running.start_date,
          end_date: running.end_date,
        },
        {
          items: [{ price: to, quantity: 1 }],
          duration: { interval: 'month', interval_count: 1 },
          proration_behavior: 'none',
        },
      ] satisfies Stripe.SubscriptionScheduleUpdateParams.Phase[];
      await ask(
        stripe.subscriptionSchedules.update(
          schedule.id,
          { phases, end_behavior: 'release', proration_behavior: 'none' },
          { idempotencyKey: `${key}:phases` },
        ),
      );
    },
  };
}
