import { type PlanId, plans } from '@scenewright/contract/rules/plans.ts';
import { useBuyingOpen } from '../../api/buying.ts';
import { PlanCard } from './plan-card.tsx';
import { offerOf, type Viewer } from './plan-offer.ts';

interface PlanCardsProps {
  viewer: Viewer;
  salesEmail: string | null | undefined;
  /** When a change that is coming takes place, in words. */
  changesOn?: string | null;
  isBusy?: (planId: PlanId) => boolean;
  /** A visitor's cards have links alone. */
  onChoose?: (planId: PlanId) => void;
}

/** All plans, each with what it offers to whom looks at it. */
export function PlanCards({
  viewer,
  salesEmail,
  changesOn = null,
  isBusy,
  onChoose,
}: PlanCardsProps) {
  const isBuyingOpen = useBuyingOpen();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      {plans.map((plan) => (
        <li key={plan.id} className="grid">
          <PlanCard
            plan={plan}
            offer={offerOf(plan.id, viewer, isBuyingOpen)}
            changesOn={changesOn}
            salesEmail={salesEmail}
            busy={isBusy?.(plan.id) ?? false}
            onChoose={() => onChoose?.(plan.id)}
          />
        </li>
      ))}
    </ul>
  );
}
