import type { ReactNode } from 'react';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import { plans, type SubscriptionStatus } from '@scenewright/contract/rules/plans.ts';
import { useCredits } from '../../api/queries/credits.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/card.tsx';
import { longDate } from '../../ui/long-date.ts';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RecentUsage } from './recent-usage.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionNotice } from './subscription-notice.tsx';
import { usagePercent } from './usage.ts';

export function SubscriptionCard() {
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
          <p className="flex items-center gap-3 text-muted">
            Your credits could not be loaded.
            <Button size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        )}
        {credits !== undefined && <Subscription credits={credits} />}
      </CardBody>
    </Card>
  );
}

const statuses: Record<
  Exclude<SubscriptionStatus, 'none'>,
  { readonly words: string; readonly tone: Tone }
> = {
  active: { words: 'Active', tone: 'success' },
  canceled: { words: 'Canceled', tone: 'neutral' },
  past_due: { words: 'Past Due', tone: 'danger' },
};

function PlanBadges({ credits }: { credits: CreditInfo }) {
  const status =
    credits.subscription_status === 'none' ? null : statuses[credits.subscription_status];
  return (
    <div className="flex shrink-0 gap-2">
      <Badge tone="accent">
        {plans.find(({ id }) => id === credits.tier)?.name ?? credits.tier}
      </Badge>
      {status !== null && <Badge tone={status.tone}>{status.words}</Badge>}
    </div>
  );
}

function Subscription({ credits }: { credits: CreditInfo }) {
  const isUnlimited = credits.tier === 'enterprise';
  // An unpaid period brings its credits when it is paid, not on a day.
  const nextRefresh = credits.subscription_status === 'past_due' ? null : credits.next_refresh;
  return (
    <div className="flex flex-col gap-5">
      <SubscriptionNotice credits={credits} />
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Figure name="Available credits">
          {isUnlimited ? 'Unlimited' : credits.available_credits.toLocaleString('en-US')}
        </Figure>
        <Figure name="Total used">{credits.total_used.toLocaleString('en-US')}</Figure>
        {nextRefresh !== null && (
          <Figure name="Refreshes on" small>
            {longDate(nextRefresh)}
          </Figure>
        )}
      </dl>
      {!isUnlimited && (
        <Usage percent={usagePercent(credits.available_credits, credits.total_used)} />
      )}
      <SubscriptionActions credits={credits} />
      <RecentUsage entries={credits.usage_history} />
    </div>
  );
}

function Usage({ percent }: { percent: number }) {
  return (
    <div>
      <div className="tabular mb-2 flex justify-between text-13 text-muted">
        <span>Usage</span>
        <span>{percent}%</span>
      </div>
      <Progress label="Credits used" percent={percent} />
    </div>
  );
}

function Figure({
  name,
  small = false,
  children,
}: {
  name: string;
  small?: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <dt className="text-13 text-subtle">{name}</dt>
      <dd
        className={
          small
            ? 'tabular mt-1 flex min-h-8 items-center font-medium'
            : 'tabular mt-1 text-24 font-semibold'
        }
      >
        {children}
      </dd>
    </div>
  );
}
