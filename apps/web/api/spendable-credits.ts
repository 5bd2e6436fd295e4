import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';

/** Credits that are there to spend: no end of them on the enterprise plan, undefined until they are known. */
export function spendableCredits(credits: CreditInfo | undefined): number | undefined {
  return credits?.tier === 'enterprise' ? Number.POSITIVE_INFINITY : credits?.available_credits;
}
