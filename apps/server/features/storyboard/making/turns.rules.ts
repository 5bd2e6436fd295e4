import type { PlanId } from '@scenewright/contract/rules/plans.ts';

/**
 * What an order's turn is divided by, by its account's plan: with 2, the third order stands where another account's second does. The
 * first order of everybody is at 0 whatever their plan, so nobody's first waits for a later one, and none is put off for ever.
 */
const turnWeights: Readonly<Record<PlanId, number>> = {
  free: 1,
  starter: 1.25,
  plus: 1.5,
  pro: 2,
  enterprise: 2,
};

export const turnWeightOf = (plan: PlanId): number => turnWeights[plan];

interface Turn {
  readonly turn: number;
  readonly turn_weight: number;
}

/** The priority of an order's job: whole numbers, of which the higher goes first. Everybody's first alone has 0. */
export const jobPriorityOf = ({ turn, turn_weight: weight }: Turn): number =>
  // Not -0, which the queue's driver would send as it is.
  0 - Math.ceil(turn / weight);
