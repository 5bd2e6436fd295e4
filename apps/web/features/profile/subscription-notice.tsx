import type { ReactNode } from 'react';
import { CalendarClock, TriangleAlert } from 'lucide-react';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import { freePlanCredits, plans } from '@scenewright/contract/rules/plans.ts';
import { classNames } from '../../ui/class-names.ts';
import { longDate } from '../../ui/long-date.ts';

/** What is about to happen to the subscription, or went wrong with it; nothing where all is as usual. */
export function SubscriptionNotice({ credits }: { credits: CreditInfo }) {
  const date =
    credits.current_period_end === null
      ? 'the end of the period'
      : longDate(credits.current_period_end);
  if (credits.subscription_status === 'past_due') {
    return (
      <Notice tone="danger" icon={<TriangleAlert aria-hidden />}>
        Your last payment did not go through, so this period’s credits are not here yet. Pay now to
        get them; we also try your card again in the next days. If it stays unpaid, your plan ends.
      </Notice>
    );
  }
  if (credits.cancel_at_period_end) {
    return (
      <Notice tone="warn" icon={<TriangleAlert aria-hidden />}>
        Your plan ends on {date}. It stays as it is until then; after that you have{' '}
        {freePlanCredits} credits a month.
      </Notice>
    );
  }
  if (credits.scheduled_plan !== null) {
    return (
      <Notice tone="accent" icon={<CalendarClock aria-hidden />}>
        You change to {plans.find(({ id }) => id === credits.scheduled_plan)?.name} on {date}. Your
        plan stays as it is until then.
      </Notice>
    );
  }
  return null;
}

const tones = {
  danger: 'bg-danger-soft text-danger',
  warn: 'bg-warn-soft text-warn',
  accent: 'bg-accent-soft text-accent',
} as const;

function Notice({
  tone,
  icon,
  children,
}: {
  tone: keyof typeof tones;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <p
      className={classNames(
        'flex items-start gap-2.5 rounded-control px-3 py-2 text-13 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0',
        tones[tone],
      )}
    >
      {icon}
      <span>{children}</span>
    </p>
  );
}
