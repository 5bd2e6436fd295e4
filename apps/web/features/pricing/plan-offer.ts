import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import { planIds, type PlanId } from '@scenewright/contract/rules/plans.ts';

/** Who looks at the plans: their plan is null while it is not known. */
export interface Viewer {
  readonly kind: 'visitor' | 'guest' | 'account';
  readonly credits: Pick<
    CreditInfo,
    'tier' | 'subscription_status' | 'cancel_at_period_end' | 'scheduled_plan'
  > | null;
}

/**
 * What a plan's card has to offer:
 * `join` opens an account, `enter` signs in first; `subscribe` begins a paid plan by paying; `upgrade` and `downgrade` change a running one, `end`
 * lets it run out; `current` is what one has, `keep` too, but it is about to change; `coming` is what it changes to;
 * `contact` is agreed by talking; `closed` cannot be bought here; `unknown` cannot be told before one's own plan is known.
 */
export type Offer =
  | 'join'
  | 'enter'
  | 'subscribe'
  | 'upgrade'
  | 'downgrade'
  | 'end'
  | 'current'
  | 'keep'
  | 'coming'
  | 'contact'
  | 'closed'
  | 'unknown';

const bought: ReadonlySet<Offer> = new Set(['enter', 'subscribe', 'upgrade']);

/** @param isBuyingOpen whether plans can be bought at this installation */
export function offerOf(planId: PlanId, viewer: Viewer, isBuyingOpen = true): Offer {
  const offer = offerWhereSold(planId, viewer);
  return !isBuyingOpen && bought.has(offer) ? 'closed' : offer;
}

function offerWhereSold(planId: PlanId, { kind, credits }: Viewer): Offer {
  if (planId === 'enterprise') return credits?.tier === 'enterprise' ? 'current' : 'contact';
  if (kind !== 'account' && planId === 'free') return 'join';
  if (kind === 'visitor') return 'enter';
  if (kind === 'guest') return 'subscribe';
  if (credits === null) return 'unknown';
  return changeTo(planId, credits);
}

function changeTo(planId: PlanId, { tier, ...credits }: NonNullable<Viewer['credits']>): Offer {
  // Unlimited credits are agreed by hand, and so is leaving them.
  if (tier === 'enterprise') return 'contact';
  const coming = credits.cancel_at_period_end ? 'free' : credits.scheduled_plan;
  if (planId === tier) return coming === null ? 'current' : 'keep';
  if (planId === coming) return 'coming';
  if (tier === 'free') return 'subscribe';
  if (planId === 'free') return 'end';
  return isLarger(planId, tier) ? 'upgrade' : 'downgrade';
}

function isLarger(one: PlanId, other: PlanId): boolean {
  return planIds.indexOf(one) > planIds.indexOf(other);
}
