import { Coins } from 'lucide-react';
import { Link } from 'react-router';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import { plans } from '@scenewright/contract/rules/plans.ts';
import { useCredits } from '../../api/queries/credits.ts';
import { useSession } from '../../api/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { HoverCard } from '../../ui/hover-card.tsx';
import { longDate } from '../../ui/long-date.ts';

/** Available credits in the header, with the plan on hover; nothing where they are not known. */
export function CreditsBadge() {
  const { data: credits, isPending } = useCredits();
  if (isPending) return <span className="hidden text-13 text-subtle md:inline">Loading...</span>;
  if (credits === undefined) return null;
  return (
    <HoverCard
      label="Credits"
      trigger={
        <Link
          to="/profile"
          className="tabular hidden h-8 items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-13 font-medium transition-colors hover:bg-hover md:inline-flex"
        >
          <Coins aria-hidden className="size-4 text-accent" />
          {available(credits)} credits
        </Link>
      }
    >
      <CreditsCard credits={credits} />
    </HoverCard>
  );
}

function CreditsCard({ credits }: { credits: CreditInfo }) {
  const isGuest = useSession()?.profile.is_guest === true;
  const planName = plans.find(({ id }) => id === credits.tier)?.name ?? credits.tier;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between">
        <h2 className="font-semibold">Credits</h2>
        <Badge tone="accent">{planName} Plan</Badge>
      </div>
      <p className="tabular text-32 font-semibold">{available(credits)}</p>
      {isAhead(credits.next_refresh) && (
        <p className="text-13 text-muted">Refreshes on {longDate(credits.next_refresh)}</p>
      )}
      <Button asChild variant="primary" size="small">
        {isGuest ? (
          <Link to="/auth?tab=signup">Create an account</Link>
        ) : (
          <a href="/pricing">Upgrade Plan</a>
        )}
      </Button>
    </div>
  );
}

/** A plan that is past due keeps the day of the payment that failed. */
function isAhead(refresh: string | null): refresh is string {
  return refresh !== null && Date.parse(refresh) > Date.now();
}

/** What is there to spend, in words: enterprise is never counted. */
function available({ tier, available_credits: count }: CreditInfo): string {
  return tier === 'enterprise' ? 'Unlimited' : count.toLocaleString('en-US');
}
