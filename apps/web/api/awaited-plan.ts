import { type PlanId, planIds } from '@scenewright/contract/rules/plans.ts';

const storageKey = 'awaited-plan';

/** Keeps, in this tab, which plan is being paid for on another page. */
export function rememberAwaitedPlan(planId: PlanId): void {
  sessionStorage.setItem(storageKey, planId);
}

/** The plan that was paid for; null where this tab knows of none. */
export function getAwaitedPlan(): PlanId | null {
  const stored = sessionStorage.getItem(storageKey);
  return planIds.find((id) => id === stored) ?? null;
}

/** The plan is there, or nobody has paid. */
export function forgetAwaitedPlan(): void {
  sessionStorage.removeItem(storageKey);
}
