import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PlanCardProps } from './plan-card.tsx';

/** The one thing to do with a plan. */
export function PlanAction({ plan, offer, changesOn, salesEmail, busy, onChoose }: PlanCardProps) {
  if (offer === 'unknown') return <Skeleton className="h-9" />;
  if (offer === 'contact') return <ContactSales planName={plan.name} salesEmail={salesEmail} />;
  if (offer === 'join')
    return (
      <Button asChild className="w-full">
        <a href="/auth?tab=signup">Start free</a>
      </Button>
    );
  if (offer === 'enter') {
    return (
      <Button
        asChild
        variant={plan.popular ? 'primary' : 'secondary'}
        className="w-full in-data-[buying=closed]:invisible"
      >
        <a href="/auth?redirect=/pricing">Choose {plan.name}</a>
      </Button>
    );
  }
  if (offer === 'coming')
    return (
      <p className="grid h-9 place-items-center text-13 text-muted">
        Starts {changesOn === null ? 'after this period' : `on ${changesOn}`}
      </p>
    );
  if (offer === 'closed')
    return <p className="grid h-9 place-items-center text-13 text-muted">Not sold on this site</p>;
  const isStep = offer === 'subscribe' || offer === 'upgrade';
  return (
    <>
      {offer === 'keep' && changesOn !== null && (
        <p className="mb-2 text-center text-13 text-warn">Yours until {changesOn}</p>
      )}
      <Button
        variant={isStep && plan.popular ? 'primary' : 'secondary'}
        className="w-full"
        busy={busy}
        onClick={onChoose}
      >
        {labels[offer]}
        <span className="sr-only">{spoken(offer, plan.name)}</span>
      </Button>
    </>
  );
}

const labels = {
  subscribe: 'Upgrade',
  upgrade: 'Upgrade',
  downgrade: 'Downgrade',
  end: 'Downgrade',
  current: 'Current Plan',
  keep: 'Keep this plan',
} as const;

/** Which plan a button is about, for who hears it out of its card. */
function spoken(offer: keyof typeof labels, planName: string): string {
  return offer === 'current' || offer === 'keep' ? ` (${planName})` : ` to ${planName}`;
}

function ContactSales({
  planName,
  salesEmail,
}: {
  planName: string;
  salesEmail: string | null | undefined;
}) {
  if (salesEmail === undefined) return <Skeleton className="h-9" />;
  if (salesEmail === null)
    return <p className="text-center text-13 text-muted">Reload the page to see where to write.</p>;
  return (
    <Button asChild className="w-full">
      <a href={`mailto:${salesEmail}?subject=${encodeURIComponent(`Scenewright ${planName}`)}`}>
        Contact Sales
      </a>
    </Button>
  );
}
