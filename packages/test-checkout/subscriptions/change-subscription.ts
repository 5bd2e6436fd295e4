import { AppError } from '@scenewright/contract/app-error.ts';
import type { PaidPlanId } from '@scenewright/contract/rules/plans.ts';
import type { Tx } from '../host.ts';
import { recordEvent } from '../events/record-event.ts';
import { once } from '../orders.repository.ts';
import type { Parts } from '../parts.ts';
import { isLarger } from '../prices.ts';
import { endSubscription } from './end-subscription.ts';
import { settleDue } from './settle-due.ts';
import {
  lockSubscription,
  saveSubscription,
  type SubscriptionRow,
} from './subscription.repository.ts';

interface Change {
  readonly subscriptionId: string;
  readonly key: string;
}

/** The subscription held by this transaction, after everything that is due has happened. @throws AppError not_found, wrong_state where it has ended */
export async function holdRunning(tx: Tx, parts: Parts, id: string): Promise<SubscriptionRow> {
  const subscription = await settleDue(
    tx,
    parts,
    await lockSubscription(tx, id),
    parts.clock.now(),
  );
  if (subscription.status === 'ended')
    throw new AppError('wrong_state', 'This subscription has ended. Please subscribe again.');
  return subscription;
}

interface Intent {
  readonly cancelAtPeriodEnd: boolean;
  readonly scheduledPlan: PaidPlanId | null;
}

/** Sets what happens at the period's end; saying the same again changes nothing and records no event. */
async function intend(
  tx: Tx,
  parts: Parts,
  subscription: SubscriptionRow,
  { cancelAtPeriodEnd, scheduledPlan }: Intent,
): Promise<void> {
  const { id, cancel_at_period_end, scheduled_plan } = subscription;
  if (cancel_at_period_end === cancelAtPeriodEnd && scheduled_plan === scheduledPlan) return;
  await saveSubscription(tx, id, {
    cancel_at_period_end: cancelAtPeriodEnd,
    scheduled_plan: scheduledPlan,
  });
  if (scheduled_plan !== scheduledPlan)
    await recordEvent(
      tx,
      parts,
      'subscription',
      id,
      scheduledPlan === null ? 'subscription_schedule.released' : 'subscription_schedule.updated',
    );
  await recordEvent(tx, parts, 'subscription', id, 'customer.subscription.updated');
}

async function change(
  parts: Parts,
  order: string,
  { subscriptionId, key, ...rest }: Change & { plan?: PaidPlanId },
  decide: (subscription: SubscriptionRow) => Intent,
): Promise<void> {
  await parts.database.transact(async (tx) => {
    await once(
      tx,
      { key, of: { order, subscriptionId, ...rest }, now: parts.clock.now() },
      async () => {
        const subscription = await holdRunning(tx, parts, subscriptionId);
        await intend(tx, parts, subscription, decide(subscription));
        return subscriptionId;
      },
    );
  });
}

/** @throws AppError wrong_state where the plan is not a smaller one */
export async function scheduleDowngrade(
  parts: Parts,
  order: Change & { readonly plan: PaidPlanId },
): Promise<void> {
  await change(parts, 'downgrade', order, ({ plan }) => {
    if (!isLarger(plan, order.plan))
      throw new AppError(
        'wrong_state',
        'A subscription can only be changed to a smaller plan when its period ends.',
      );
    return { cancelAtPeriodEnd: false, scheduledPlan: order.plan };
  });
}

export async function cancelAtPeriodEnd(parts: Parts, order: Change): Promise<void> {
  await change(parts, 'cancel', order, () => ({ cancelAtPeriodEnd: true, scheduledPlan: null }));
}

export async function resume(parts: Parts, order: Change): Promise<void> {
  await change(parts, 'resume', order, () => ({ cancelAtPeriodEnd: false, scheduledPlan: null }));
}

/** Ends a subscription now; one that has ended stays as it is. @throws AppError not_found */
export async function end(parts: Parts, subscriptionId: string): Promise<void> {
  const now = parts.clock.now();
  await parts.database.transact(async (tx) => {
    const subscription = await settleDue(
      tx,
      parts,
      await lockSubscription(tx, subscriptionId),
      now,
    );
    if (subscription.status !== 'ended')
      await endSubscription(tx, parts, { subscription, at: now, unpaid: false });
  });
}
