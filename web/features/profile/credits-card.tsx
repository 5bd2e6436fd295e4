import type { ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { CreditInfo } from '#contract/api/subscription.ts';
import { recentUsageCount } from '#contract/rules/limits.ts';
import { plans, type SubscriptionStatus } from '#contract/rules/plans.ts';
import { useCredits } from '../../api/queries/credits.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/card.tsx';
import { longDate } from '../../ui/long-date.ts';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usagePercent } from './usage.ts';

export function CreditsCard() {
  const { data: credits, isPending, refetch } = useCredits();
  return (
    <Card>
      <CardHeader>
        <CardTitle>Subscription and credits</CardTitle>
        {credits !== undefined && <PlanBadges credits={credits} />}
      </CardHeader>
      <CardBody>
        {isPending && <Skeleton className="h-40" />}
        {!isPending && credits === undefined && (
          <p className="flex items-center gap-3 text-muted">Your credits could not be loaded.<Button size="small" onClick={() => void refetch()}>Try again</Button></p>
        )}
        {credits !== undefined && <Credits credits={credits} />}
      </CardBody>
    </Card>
  );
}

const statuses: Record<Exclude<SubscriptionStatus, 'none'>, { readonly words: string; readonly tone: Tone }> = {
  active: { words: 'Active', tone: 'success' },
  canceled: { words: 'Canceled', tone: 'neutral' },
  past_due: { words: 'Past Due', tone: 'danger' },
};

function PlanBadges({ credits }: { credits: CreditInfo }) {
  const status = credits.subscription_status === 'none' ? null : statuses[credits.subscription_status];
  return (
    <div className="flex gap-2">
      <Badge tone="accent">{plans.find(({ id }) => id === credits.tier)?.name ?? credits.tier}</Badge>
      {status !== null && <Badge tone={status.tone}>{status.words}</Badge>}
    </div>
  );
}

function Credits({ credits }: { credits: CreditInfo }) {
  const percent = usagePercent(credits.available_credits, credits.total_used);
  return (
    <div className="flex flex-col gap-5">
      {credits.cancel_at_period_end && credits.current_period_end !== null && (
        <p className="flex items-center gap-2 rounded-control bg-warn-soft px-3 py-2 text-13 text-warn">
          <TriangleAlert aria-hidden className="size-4 shrink-0" />Your plan ends on {longDate(credits.current_period_end)}. It stays as it is until then.
        </p>
      )}
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Figure name="Available credits">{credits.available_credits.toLocaleString('en-US')}</Figure>
        <Figure name="Total used">{credits.total_used.toLocaleString('en-US')}</Figure>
        {credits.next_refresh !== null && <Figure name="Refreshes on" small>{longDate(credits.next_refresh)}</Figure>}
      </dl>
      <div>
        <div className="tabular mb-2 flex justify-between text-13 text-muted"><span>Usage</span><span>{percent}%</span></div>
        <Progress label="Credits used" percent={percent} />
      </div>
      <Button asChild variant="primary" className="self-start"><Link to="/pricing">{credits.tier === 'free' ? 'Upgrade Plan' : 'Change Plan'}</Link></Button>
      <RecentUsage entries={credits.usage_history} />
    </div>
  );
}

function Figure({ name, small = false, children }: { name: string; small?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-subtle">{name}</dt>
      <dd className={small ? 'tabular mt-1 font-medium' : 'tabular mt-1 text-24 font-semibold'}>{children}</dd>
    </div>
  );
}

function RecentUsage({ entries }: { entries: CreditInfo['usage_history'] }) {
  return (
    <section aria-labelledby="usage-title" className="border-t border-line pt-5">
      <h3 id="usage-title" className="font-semibold">Recent usage</h3>
      {entries.length === 0 && <p className="mt-2 text-muted">Nothing used yet.</p>}
      <ul className="mt-2 divide-y divide-line">
        {entries.slice(0, recentUsageCount).map(({ id, description, date, credits }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2.5">
            <span className="min-w-0">
              <span className="block truncate">{description}</span>
              <span className="text-13 text-subtle">{longDate(date)}</span>
            </span>
            <span className="tabular shrink-0 font-medium">{credits.toLocaleString('en-US')} credits</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
