import { lazy, Suspense, useCallback, useEffect } from 'react';
import type { CreditInfo } from '#contract/api/subscription.ts';
import { type PlanId, plans } from '#contract/rules/plans.ts';
import { useCredits, usePlanArrival } from '../../api/queries/credits.ts';
import { useSession } from '../../api/use-session.ts';
import { longDate } from '../../ui/long-date.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { PlanCard } from './plan-card.tsx';
import { offerOf, type Viewer } from './plan-offer.ts';
import { usePlanChoice } from './use-plan-choice.ts';

const loadQuestions = () => import('./plan-questions.tsx');
/** Visitors, who are most of those who look at prices, never load the dialogs. */
const PlanQuestions = lazy(loadQuestions);

/** All plans, each with what it offers to whom looks at it. */
export function PlanGrid() {
  const viewer = useViewer();
  const choice = usePlanChoice(viewer);
  useEffect(() => {
    // Ahead of the first press; where it fails the press tries again.
    if (viewer.kind !== 'visitor') loadQuestions().catch(() => {});
  }, [viewer.kind]);
  const changesOn = viewer.credits?.current_period_end ?? null;
  return (
    <>
      {choice.awaited !== null && <PlanOnItsWay planId={choice.awaited} onSettled={choice.stopWaiting} />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {plans.map((plan) => (
          <li key={plan.id} className="grid">
            <PlanCard
              plan={plan}
              offer={offerOf(plan.id, viewer)}
              changesOn={changesOn === null ? null : longDate(changesOn)}
              busy={choice.busyPlan === plan.id || choice.awaited === plan.id}
              onChoose={() => choice.choose(plan.id)}
            />
          </li>
        ))}
      </ul>
      {choice.question !== null && (
        <Suspense>
          <PlanQuestions question={choice.question} credits={viewer.credits} busy={choice.isAnswering} onConfirm={choice.confirm} onDismiss={choice.dismiss} />
        </Suspense>
      )}
    </>
  );
}

function useViewer(): Viewer & { readonly credits: CreditInfo | null } {
  const session = useSession();
  const { data: credits = null } = useCredits();
  if (session === null) return { kind: 'visitor', credits: null };
  return { kind: session.profile.is_guest ? 'guest' : 'account', credits };
}

/** Stands while the plan that was just paid for is not there yet; says when it is. */
function PlanOnItsWay({ planId, onSettled }: { planId: PlanId; onSettled: () => void }) {
  const name = plans.find(({ id }) => id === planId)?.name ?? planId;
  const arrival = usePlanArrival(useCallback(({ tier }: CreditInfo) => tier === planId, [planId]));
  useEffect(() => {
    if (arrival === 'waiting') return;
    if (arrival === 'arrived') toast({ title: `You are on the ${name} plan now`, description: 'The new credits are on your account.', tone: 'success' });
    else toast({ title: 'Your payment is being confirmed', description: 'It can take a minute until the new plan shows here.' });
    onSettled();
  }, [arrival, name, onSettled]);
  return <p role="status" className="mb-4 flex items-center justify-center gap-2 text-muted"><Spinner size="small" />Paid. Your {name} plan is on its way…</p>;
}
