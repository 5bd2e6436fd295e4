import { AppError } from '@scenewright/contract/app-error.ts';
import type { PaidPlanId, PlanId } from '@scenewright/contract/rules/plans.ts';
import type { Database } from './host.ts';
import type { Payments } from '@scenewright/contract/rules/payments.ts';
import type { Changes, ChangeResult } from './changes.ts';
import type { Checkouts } from './checkout.ts';
import { manualPlan, findRunning } from './billing.repository.ts';
import { isPaidPlan } from './rules.ts';

interface SubscribingOptions {
  readonly database: Database;
  readonly payments: Pick<Payments, 'name' | 'priceIds'>;
  /** Whether plans can be bought here at all. */
  readonly isBuyingOpen: boolean;
  readonly changes: Changes;
  readonly checkouts: Checkouts;
}

interface PlanOrder {
  readonly plan: PlanId;
  /** What the browser believes the price to be called; it must be ours. */
  readonly priceId: string | undefined;
}

/** @throws AppError forbidden where nobody can buy */
export function requireBuyingOpen(isBuyingOpen: boolean): void {
  if (!isBuyingOpen) throw new AppError('forbidden', 'Buying is not open on this site.');
}

/** From a plan that somebody pressed to the call that leads there. */
export function createSubscribing({
  database,
  payments,
  isBuyingOpen,
  changes,
  checkouts,
}: SubscribingOptions) {
  /** @throws AppError invalid_input for a plan that cannot be bought, or a price that is not this plan's; forbidden */
  async function requireSold({ plan, priceId }: PlanOrder, field: string): Promise<PaidPlanId> {
    if (plan === 'enterprise')
      throw new AppError('invalid_input', 'Please contact sales for the Enterprise plan.', {
        field,
      });
    requireBuyingOpen(isBuyingOpen);
    if (!isPaidPlan(plan)) throw new AppError('invalid_input', 'Invalid plan selected', { field });
    if (priceId !== undefined && priceId !== (await payments.priceIds())[plan])
      throw new AppError('invalid_input', 'Invalid plan selected', { field: 'price_id' });
    return plan;
  }

  const requireTarget = async (order: PlanOrder): Promise<PaidPlanId | 'free'> =>
    order.plan === 'free' && order.priceId === undefined
      ? 'free'
      : await requireSold(order, 'new_plan_id');

  return {
    /** @throws AppError invalid_input, wrong_state, payment_failed, unavailable */
    async subscribe(
      accountId: string,
      order: PlanOrder & { readonly isUpgrade: boolean },
    ): Promise<ChangeResult> {
      const plan = await requireSold(order, 'plan_id');
      const running = await findRunning(database.db, [payments.name, manualPlan], accountId);
      if (running === null)
        return { status: 'requires_checkout', checkoutUrl: await checkouts.start(accountId, plan) };
      if (order.isUpgrade || running.plan === plan) return await changes.change(accountId, plan);
      throw new AppError(
        'wrong_state',
        'You have a subscription already. Change its plan instead.',
      );
    },
    /** @throws AppError invalid_input, wrong_state, payment_failed, unavailable */
    changePlan: async (
      accountId: string,
      { otherCard, ...order }: PlanOrder & { readonly otherCard?: boolean | undefined },
    ): Promise<ChangeResult> =>
      await changes.change(accountId, await requireTarget(order), { otherCard }),
    /** @throws AppError invalid_input, wrong_state, unavailable */
    preview: async (accountId: string, order: PlanOrder) =>
      await changes.preview(accountId, await requireTarget(order)),
  };
}

export type Subscribing = ReturnType<typeof createSubscribing>;
