import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Plan } from '#contract/rules/plans.ts';
import { useCredits } from '../../api/queries/credits.ts';
import { useSession } from '../../api/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

export function PlanCard({ plan }: { plan: Plan }) {
  const { data: credits } = useCredits();
  return (
    <div className={classNames('flex flex-col rounded-card border bg-surface p-5', plan.popular ? 'border-accent ring-1 ring-accent' : 'border-line')}>
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h2 className="text-16 font-semibold">{plan.name}</h2>
        {credits?.tier === plan.id ? <Badge tone="success">Your plan</Badge> : plan.popular && <Badge tone="accent">Popular</Badge>}
      </div>
      <p className="mt-1 min-h-10 text-13 text-muted">{plan.description}</p>
      <p className="tabular mt-4 text-24 font-semibold">
        {priceOf(plan)}
        {plan.priceCents !== null && <span className="text-14 font-normal text-subtle"> / month</span>}
      </p>
      <ul className="mb-5 mt-5 flex flex-col gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2 text-13 text-muted"><Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />{feature}</li>
        ))}
      </ul>
      {plan.id === 'free' && <div className="mt-auto"><StartFree /></div>}
    </div>
  );
}

function StartFree() {
  const session = useSession();
  if (session !== null && !session.profile.is_guest) {
    return <Button asChild className="w-full"><Link to="/create">Create a video</Link></Button>;
  }
  return <Button asChild variant="primary" className="w-full"><Link to="/auth?tab=signup">Start free</Link></Button>;
}

function priceOf({ priceCents }: Plan): string {
  if (priceCents === null) return 'Contact sales';
  return priceCents === 0 ? '$0' : `$${(priceCents / 100).toFixed(2)}`;
}
