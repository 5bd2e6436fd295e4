import {
  type PaidPlanId,
  type Plan,
  type PlanId,
  paidPlanIds,
  planIds,
  plans,
} from '@scenewright/contract/rules/plans.ts';

export function isPaidPlan(plan: PlanId): plan is PaidPlanId {
  return (paidPlanIds as readonly PlanId[]).includes(plan);
}

export function getPlan(id: PlanId): Plan {
  const plan = plans.find((each) => each.id === id);
  if (plan === undefined) throw new Error(`unknown plan: ${id}`);
  return plan;
}

/** Positive where `to` is the larger plan, negative where it is the smaller one, 0 for the same. */
export function comparePlans(to: PlanId, from: PlanId): number {
  return planIds.indexOf(to) - planIds.indexOf(from);
}

export interface PlanChange {
  readonly from: PaidPlanId;
  readonly to: PaidPlanId;
  /** The moment of the change, within the period. */
  readonly at: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/**
 * Credits an upgrade adds to the running period: floor((new − old base monthly credits) × seconds left ÷ seconds of the
 * period), the bonus excluded. The preview and the grant both ask here.
 */
export function proratedCredits({ from, to, at, periodStart, periodEnd }: PlanChange): number {
  const difference = (getPlan(to).monthlyCredits ?? 0) - (getPlan(from).monthlyCredits ?? 0);
  const seconds = (date: Date) => Math.floor(date.getTime() / 1_000);
  const whole = seconds(periodEnd) - seconds(periodStart);
  const left = Math.min(whole, Math.max(0, seconds(periodEnd) - seconds(at)));
  return whole <= 0 ? 0 : Math.max(0, Math.floor((difference * left) / whole));
}

const dayMs = 86_400_000;

/** Days that have begun until a moment; 0 when it is past. */
export function remainingDays(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / dayMs));
}
