import { lazy, Suspense, useCallback, useEffect } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import { type PlanId, plans } from '@scenewright/contract/rules/plans.ts';
import { useCredits, usePlanArrival } from '../../api/queries/credits.ts';
import { pageQueries } from '../../api/queries/page-queries.ts';
import { useSession } from '../../api/use-session.ts';
import { longDate } from '../../ui/long-date.ts';
import { importWithRetry } from '../../ui/import-with-retry.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { ErrorBoundary } from '../frame/error-boundary.tsx';
import { Notice } from './notice.tsx';
import { OwnPlanUnknown } from './own-plan-unknown.tsx';
import { PlanCards } from './plan-cards.tsx';
import { usePlanChoice } from './use-plan-choice.ts';

const loadQuestions = importWithRetry(() => import('./plan-questions.tsx'));
const PlanQuestions = lazy(loadQuestions);

/** The plans of who is signed in, around their own one, and everything a press on one leads to. */
export function OwnPlans(props: { salesEmail: string | null | undefined }) {
  return (
    <QueryClientProvider client={pageQueries}>
      <ErrorBoundary place="">
        <ChangeablePlans {...props} />
      </ErrorBoundary>
    </QueryClientProvider>
  );
}

function ChangeablePlans({ salesEmail }: { salesEmail: string | null | undefined }) {
  const { data: credits = null, isError, refetch } = useCredits();
  usePageBroughtBack(refetch);
  const isGuest = useSession()?.profile.is_guest === true;
  const viewer = { kind: isGuest ? ('guest' as const) : ('account' as const), credits };
  const choice = usePlanChoice(viewer);
  useEffect(() => {
    // Ahead of the first press.
    void loadQuestions();
  }, []);
  return (
    <>
      {isError && credits === null && <OwnPlanUnknown />}
      {credits?.subscription_status === 'past_due' && <PaymentIsOpen />}
      {choice.awaited !== null && (
        <PlanOnItsWay planId={choice.awaited} onSettled={choice.stopWaiting} />
      )}
      <PlanCards
        viewer={viewer}
        salesEmail={salesEmail}
        changesOn={
          credits?.current_period_end == null ? null : longDate(credits.current_period_end)
        }
        isBusy={(planId) => choice.busyPlan === planId || choice.awaited === planId}
        onChoose={choice.choose}
      />
      {choice.question !== null && (
        <Suspense>
          <PlanQuestions
            question={choice.question}
            credits={credits}
            busy={choice.isAnswering}
            onConfirm={choice.confirm}
            onDismiss={choice.dismiss}
          />
        </Suspense>
      )}
    </>
  );
}

/** Back brings a page back as it was left; the plan may be another by then. */
function usePageBroughtBack(readAgain: () => unknown): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void readAgain();
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [readAgain]);
}

function PaymentIsOpen() {
  return (
    <div className="mx-auto mb-4 max-w-2xl">
      <Notice icon={<TriangleAlert aria-hidden />} tone="warn">
        Your last payment did not go through. Please{' '}
        <a href="/profile" className="font-medium underline underline-offset-4">
          pay it in your profile
        </a>{' '}
        before you change your plan.
      </Notice>
    </div>
  );
}

/** Stands while the plan that was just paid for is not there yet; says when it is. */
function PlanOnItsWay({ planId, onSettled }: { planId: PlanId; onSettled: () => void }) {
  const name = plans.find(({ id }) => id === planId)?.name ?? planId;
  const arrival = usePlanArrival(useCallback(({ tier }: CreditInfo) => tier === planId, [planId]));
  useEffect(() => {
    if (arrival === 'waiting') return;
    if (arrival === 'arrived')
      toast({
        title: `You are on the ${name} plan now`,
        description: 'The new credits are on your account.',
        tone: 'success',
      });
    else
      toast({
        title: 'Your payment is being confirmed',
        description: 'It can take a minute until the new plan shows here.',
      });
    onSettled();
  }, [arrival, name, onSettled]);
  return (
    <p role="status" className="mb-4 flex items-center justify-center gap-2 text-muted">
      <Spinner size="small" />
      Paid. Your {name} plan is on its way…
    </p>
  );
}
