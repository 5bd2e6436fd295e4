import { type PaidPlanId, paidPlanIds, plans } from '@scenewright/contract/rules/plans.ts';

/** A plan's price for a month, in cents. */
export function priceOf(plan: PaidPlanId): number {
  const cents = plans.find(({ id }) => id === plan)?.priceCents ?? null;
  if (cents === null) throw new Error(`the plan ${plan} has no price`);
  return cents;
}

export function nameOf(plan: PaidPlanId): string {
  return plans.find(({ id }) => id === plan)?.name ?? plan;
}

/** Whether a plan is larger than another one. */
export function isLarger(plan: PaidPlanId, than: PaidPlanId): boolean {
  return paidPlanIds.indexOf(plan) > paidPlanIds.indexOf(than);
}

export interface Upgrade {
  readonly from: PaidPlanId;
  readonly to: PaidPlanId;
  /** A moment of the period. */
  readonly at: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/**
 * What an upgrade costs, in cents: (new price − old price) × seconds left ÷ seconds of the period, rounded half up.
 * In whole numbers throughout, so that no fraction is lost on the way.
 */
export function proratedCents({ from, to, at, periodStart, periodEnd }: Upgrade): number {
  const seconds = (moment: Date) => Math.floor(moment.getTime() / 1_000);
  const whole = seconds(periodEnd) - seconds(periodStart);
  const left = seconds(periodEnd) - seconds(at);
  return Math.floor((2 * (priceOf(to) - priceOf(from)) * left + whole) / (2 * whole));
}

/** 2999 as `$29.99`. */
export function formatCents(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}
