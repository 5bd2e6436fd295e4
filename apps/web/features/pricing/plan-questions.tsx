import type { ReactNode } from 'react';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import { freePlanCredits, type Plan, planIds, plans } from '@scenewright/contract/rules/plans.ts';
import type { PlanChangePreview } from '../../api/queries/subscription.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { classNames } from '../../ui/class-names.ts';
import { longDate } from '../../ui/long-date.ts';
import { creditsOf, dollars, monthlyPrice } from './plan-figures.ts';
import type { Question } from './use-plan-choice.ts';

interface PlanQuestionsProps {
  question: Question;
  credits: CreditInfo | null;
  busy: boolean;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** The dialog that stands before a change of plan. */
export default function PlanQuestions({
  question,
  credits,
  busy,
  onConfirm,
  onDismiss,
}: PlanQuestionsProps) {
  const shared = {
    open: true,
    onOpenChange: (open: boolean) => !open && !busy && onDismiss(),
    busy,
    onConfirm,
  };
  const until =
    credits?.current_period_end == null
      ? 'the end of your period'
      : longDate(credits.current_period_end);
  const mine = plans.find(({ id }) => id === credits?.tier)?.name ?? 'present';
  switch (question.kind) {
    case 'account':
      return (
        <AlertDialog
          {...shared}
          title="Create an account first"
          description="Plans belong to an account. What you made as a guest comes along, and so do your credits."
          confirmLabel="Create account"
          cancelLabel="Not now"
          onConfirm={() => location.assign('/auth?tab=signup&redirect=/pricing')}
        />
      );
    case 'upgrade':
      return (
        <AlertDialog
          {...shared}
          title={`Upgrade to ${question.plan.name}?`}
          description={`You pay the difference for the ${days(question.preview.remaining_days)} left of your period. The new plan starts at once.`}
          confirmLabel={`Pay ${dollars(question.preview.prorated_amount)} and upgrade`}
        >
          <UpgradeFigures plan={question.plan} preview={question.preview} until={until} />
        </AlertDialog>
      );
    case 'downgrade':
      return (
        <AlertDialog
          {...shared}
          title={`Change to ${question.plan.name}?`}
          description={`Nothing is charged today. You keep your ${mine} plan and all its credits until ${until}.`}
          confirmLabel={`Change to ${question.plan.name}`}
          cancelLabel={`Keep ${mine}`}
        >
          <DowngradeFigures from={credits?.tier} plan={question.plan} until={until} />
        </AlertDialog>
      );
    case 'end':
      return (
        <AlertDialog
          {...shared}
          title="Change to the free plan?"
          description={`Your subscription is canceled. You keep your ${mine} plan and its credits until ${until}; after that you have ${freePlanCredits} credits a month. Your videos stay.`}
          confirmLabel="Yes, Cancel"
          cancelLabel="Keep Subscription"
          tone="destructive"
        />
      );
    case 'resume':
      return (
        <AlertDialog
          {...shared}
          title="Keep your subscription first"
          description={`Your ${mine} plan is set to end on ${until}. Keep it, then change to another plan. Nothing is charged for keeping it.`}
          confirmLabel="Keep Subscription"
          cancelLabel="Not now"
        />
      );
    case 'pay':
      return (
        <AlertDialog
          {...shared}
          title="Pay the open invoice first"
          description="Your last payment did not go through. Pay it on the next page; after that you can change your plan."
          confirmLabel="Pay now"
          cancelLabel="Not now"
        />
      );
  }
}

function UpgradeFigures({
  plan,
  preview,
  until,
}: {
  plan: Plan;
  preview: PlanChangePreview;
  until: string;
}) {
  return (
    <Figures>
      <Figure name="To pay now" strong>
        {dollars(preview.prorated_amount)}
      </Figure>
      <Figure name="Your balance">{credits(preview.current_credits)}</Figure>
      <Figure name="Added now">+{credits(preview.prorated_credits)}</Figure>
      <Figure name="Balance after" strong>
        {credits(preview.new_total_credits)}
      </Figure>
      <Figure name={`From ${until}`}>{monthlyPrice(plan)} a month</Figure>
    </Figures>
  );
}

function DowngradeFigures({
  from,
  plan,
  until,
}: {
  from: CreditInfo['tier'] | undefined;
  plan: Plan;
  until: string;
}) {
  const present = plans.find(({ id }) => id === from);
  return (
    <Figures>
      {present !== undefined && planIds.indexOf(present.id) > 0 && (
        <Figure name={`Until ${until}`}>
          {present.name}, {credits(creditsOf(present) ?? 0)} a month
        </Figure>
      )}
      <Figure name={`From ${until}`} strong>
        {plan.name}, {credits(creditsOf(plan) ?? 0)} a month
      </Figure>
      <Figure name="Then to pay">{monthlyPrice(plan)} a month</Figure>
    </Figures>
  );
}

function Figures({ children }: { children: ReactNode }) {
  return <dl className="tabular mt-4 rounded-card border border-line bg-bg text-13">{children}</dl>;
}

function Figure({
  name,
  strong = false,
  children,
}: {
  name: string;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex justify-between gap-4 border-b border-line px-3 py-2 last:border-b-0">
      <dt className="text-muted">{name}</dt>
      <dd className={classNames('text-right', strong && 'font-medium')}>{children}</dd>
    </div>
  );
}

function credits(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'credit' : 'credits'}`;
}

function days(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`;
}
