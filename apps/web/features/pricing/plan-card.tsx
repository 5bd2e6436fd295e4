import { Check } from 'lucide-react';
import type { Plan } from '@scenewright/contract/rules/plans.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PlanAction } from './plan-action.tsx';
import { monthlyPrice, pricePerCredit, savings, scenesOf } from './plan-figures.ts';
import type { Offer } from './plan-offer.ts';

export interface PlanCardProps {
  plan: Plan;
  offer: Offer;
  /** When a change that is coming takes place, in words. */
  changesOn: string | null;
  /** Where to write to for the enterprise plan: undefined until it is known, null where it could not be read. */
  salesEmail: string | null | undefined;
  busy: boolean;
  onChoose: () => void;
}

export function PlanCard(props: PlanCardProps) {
  const { plan, offer } = props;
  const isMine = offer === 'current' || offer === 'keep';
  return (
    <section
      aria-labelledby={`plan-${plan.id}`}
      className={classNames(
        'relative flex flex-col rounded-card border bg-surface p-5',
        isMine
          ? 'border-success ring-1 ring-success'
          : plan.popular
            ? 'border-accent ring-1 ring-accent'
            : 'border-line',
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h2 id={`plan-${plan.id}`} className="text-16 font-semibold">
          {plan.name}
        </h2>
        <Standing plan={plan} offer={offer} />
      </div>
      <p className="mt-1 text-13 text-muted sm:min-h-10">{plan.description}</p>
      <Price plan={plan} />
      <ul className="mb-6 mt-5 flex flex-col gap-2 border-t border-line pt-5">
        {featuresOf(plan).map((feature) => (
          <li key={feature} className="flex gap-2 text-13 text-muted">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
        {scenesOf(plan) !== null && (
          <li className="mt-1 pl-6 text-12 text-subtle">{scenesOf(plan)}</li>
        )}
      </ul>
      <div className="mt-auto">
        <PlanAction {...props} />
      </div>
    </section>
  );
}

function Standing({ plan, offer }: Pick<PlanCardProps, 'plan' | 'offer'>) {
  if (offer === 'current' || offer === 'keep') return <Badge tone="success">Your plan</Badge>;
  if (offer === 'coming') return <Badge>Next</Badge>;
  return plan.popular ? <Badge tone="accent">Popular</Badge> : null;
}

function Price({ plan }: { plan: Plan }) {
  const price = monthlyPrice(plan);
  const saved = savings(plan);
  return (
    <>
      <p className="tabular mt-4 text-32 font-semibold">
        {price ?? 'Let’s talk'}
        {price !== null && (
          <span className="text-14 font-normal tracking-normal text-subtle"> / month</span>
        )}
      </p>
      <p className="tabular mt-1.5 flex items-center gap-2 text-13 text-subtle sm:min-h-6">
        <span>{pricePerCredit(plan)}</span>
        {saved !== null && <Badge tone="success">{saved}</Badge>}
      </p>
    </>
  );
}

/** The features that are not figures of the price: those stand above the list. */
function featuresOf(plan: Plan): readonly string[] {
  const figures = new Set([pricePerCredit(plan), savings(plan)]);
  return plan.features.filter((feature) => !figures.has(feature));
}
