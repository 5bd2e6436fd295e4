import type { Stripe } from 'stripe';
import { addMonths } from './months.ts';
import { ApiError, noSuch } from './api-error.ts';
import { expand } from './expand.ts';
import { makePhase, makeSchedule } from './objects/schedule.ts';
import { route, type Route } from './route.ts';
import { release } from './scheduling.ts';
import { itemOf, newId } from './store.ts';
import { recordEvent, type World } from './world.ts';

type PhaseOrder = Stripe.SubscriptionScheduleUpdateParams.Phase;

/** Subscription schedules: made from a subscription, written anew, released. */
export function scheduleRoutes(world: World): readonly Route[] {
  const { store } = world;

  function requireActive(id: string): Stripe.SubscriptionSchedule {
    const schedule = store.schedules.get(id);
    if (schedule === undefined) throw noSuch('subscription_schedule', id);
    if (schedule.status !== 'active')
      throw new ApiError(400, {
        message: `You cannot update a subscription schedule that is currently in the \`${schedule.status}\` status.`,
      });
    return schedule;
  }

  function attach(subscriptionId: string): Stripe.SubscriptionSchedule {
    const subscription = store.subscriptions.get(subscriptionId);
    if (subscription === undefined || subscription.status === 'canceled')
      throw noSuch('subscription', subscriptionId);
    if (subscription.schedule !== null)
      throw new ApiError(400, {
        message: 'You cannot migrate a subscription that is already attached to a schedule.',
      });
    const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
    const schedule = makeSchedule({
      id: newId('sub_sched'),
      created: world.now(),
      subscription,
      phases: [makePhase({ price: price.id, start, end })],
    });
    store.schedules.set(schedule.id, schedule);
    subscription.schedule = schedule.id;
    recordEvent(world, 'subscription_schedule.created', schedule);
    recordEvent(world, 'customer.subscription.updated', subscription);
    return schedule;
  }

  /** Phases follow one another; each is told its end, or how long it lasts. */
  function readPhases(
    schedule: Stripe.SubscriptionSchedule,
    orders: readonly PhaseOrder[],
  ): Stripe.SubscriptionSchedule.Phase[] {
    const running = schedule.current_phase;
    if (running === null || orders[0]?.start_date !== running.start_date)
      throw new ApiError(400, {
        message: 'The first phase must have a `start_date` that is that of the running phase.',
        param: 'phases',
      });
    let start = running.start_date;
    return orders.map((order) => {
      const phase = makePhase({ price: requirePrice(order), start, end: endOf(order, start) });
      start = phase.end_date;
      return phase;
    });
  }

  function requirePrice({ items: [item] }: PhaseOrder): string {
    if (item?.price === undefined || !store.prices.has(item.price))
      throw noSuch('price', item?.price ?? '');
    return item.price;
  }

  return [
    route(
      'POST',
      '/v1/subscription_schedules',
      'ScheduleCreate',
      ({ from_subscription: subscription, expand: paths, ...others }) => {
        if (subscription === undefined || Object.keys(others).length > 0)
          throw new ApiError(400, {
            message: 'The emulator makes schedules from subscriptions, with nothing else given.',
          });
        return expand(store, attach(subscription), paths);
      },
    ),
    route('GET', '/v1/subscription_schedules/:id', 'ScheduleRetrieve', (params, id) =>
      expand(store, store.schedules.get(id) ?? requireActive(id), params.expand),
    ),
    route(
      'POST',
      '/v1/subscription_schedules/:id',
      'ScheduleUpdate',
      ({ phases, end_behavior: endBehavior, expand: paths }, id) => {
        const schedule = requireActive(id);
        if (phases !== undefined) schedule.phases = readPhases(schedule, phases);
        if (endBehavior !== undefined) schedule.end_behavior = endBehavior;
        recordEvent(world, 'subscription_schedule.updated', schedule);
        return expand(store, schedule, paths);
      },
    ),
    route('POST', '/v1/subscription_schedules/:id/release', 'ScheduleRelease', (params, id) => {
      const schedule = requireActive(id);
      release(world, schedule);
      return expand(store, schedule, params.expand);
    }),
  ];
}

function endOf({ end_date: end, duration }: PhaseOrder, start: number): number {
  if (typeof end === 'number') return end;
  if (duration?.interval === 'month') return addMonths(start, duration.interval_count ?? 1);
  throw new ApiError(400, {
    message: 'A phase needs an `end_date` or a `duration` in months.',
    param: 'phases',
  });
}
