import { useState } from 'react';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import { freePlanCredits } from '@scenewright/contract/rules/plans.ts';
import { useBuyingOpen } from '../../api/buying.ts';
import { rememberAwaitedPlan } from '../../api/awaited-plan.ts';
import {
  useCancelSubscription,
  usePayOpenInvoice,
  useResumeSubscription,
} from '../../api/queries/subscription.ts';
import { useSession } from '../../api/use-session.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { longDate } from '../../ui/long-date.ts';
import { toast } from '../../ui/toast.ts';
import { SignUpOffer } from '../frame/more-credits.tsx';

/** What can be done with the subscription as it stands. */
export function SubscriptionActions({ credits }: { credits: CreditInfo }) {
  const [isAsking, setAsking] = useState(false);
  const { running, keep, pay, cancel } = useActions(credits.tier, () => setAsking(false));
  const isBuyingOpen = useBuyingOpen();
  const isGuest = useSession()?.profile.is_guest === true;
  const isPaid = credits.tier !== 'free' && credits.tier !== 'enterprise';
  const isChanging = credits.cancel_at_period_end || credits.scheduled_plan !== null;
  const isPastDue = credits.subscription_status === 'past_due';
  // Only an account can buy, and it comes with more.
  if (isGuest)
    return (
      <div className="flex">
        <SignUpOffer />
      </div>
    );
  return (
    <div className="flex flex-wrap gap-2">
      {isPastDue && isBuyingOpen && (
        <Button variant="primary" busy={running === 'pay'} onClick={pay}>
          Pay now
        </Button>
      )}
      {isPaid && isChanging && (
        <Button
          variant={isPastDue ? 'secondary' : 'primary'}
          busy={running === 'keep'}
          onClick={keep}
        >
          {credits.cancel_at_period_end ? 'Keep Subscription' : 'Keep Current Plan'}
        </Button>
      )}
      {isBuyingOpen ? (
        <Button asChild variant={isPastDue || isChanging ? 'secondary' : 'primary'}>
          <a href="/pricing">{credits.tier === 'free' ? 'Upgrade Plan' : 'Change Plan'}</a>
        </Button>
      ) : (
        <p className="text-13 text-muted">
          Buying is not open on this site. The{' '}
          <a href="/pricing" className="font-medium underline underline-offset-4">
            pricing page
          </a>{' '}
          says what plans would cost.
        </p>
      )}
      {isPaid && !credits.cancel_at_period_end && (
        <Button variant="ghost" onClick={() => setAsking(true)}>
          Cancel Subscription
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={(open) => running === null && setAsking(open)}
        title="Cancel your subscription?"
        description={`You keep your plan and its credits until ${credits.current_period_end === null ? 'the end of the period' : longDate(credits.current_period_end)}. After that you have ${freePlanCredits} credits a month. Your videos stay.`}
        confirmLabel="Yes, Cancel"
        cancelLabel="Keep Subscription"
        tone="destructive"
        busy={running === 'cancel'}
        onConfirm={cancel}
      />
    </div>
  );
}

function useActions(tier: CreditInfo['tier'], onAnswered: () => void) {
  const { running, run } = useOneAtATime<'keep' | 'pay' | 'cancel'>();
  const { mutateAsync: cancel } = useCancelSubscription();
  const { mutateAsync: resume } = useResumeSubscription();
  const { mutateAsync: payOpenInvoice } = usePayOpenInvoice();
  return {
    running,
    cancel: () =>
      void run('cancel', async () => {
        await told('Subscription canceled', 'Could not cancel subscription', () =>
          cancel(undefined),
        );
        onAnswered();
      }),
    keep: () =>
      void run('keep', () =>
        told('Subscription kept', 'Could not keep subscription', () => resume(undefined)),
      ),
    pay: () =>
      void run('pay', async () => {
        const url = await payOpenInvoice(undefined).catch(
          (error: unknown) => void showFailure('Failed to process payment', error),
        );
        if (url === undefined) return;
        rememberAwaitedPlan(tier);
        location.assign(url);
        return 'leaving';
      }),
  };
}

/** Says in a toast how it went; what the server has to say stands below. */
async function told(
  success: string,
  failure: string,
  action: () => Promise<string>,
): Promise<void> {
  try {
    toast({ title: success, description: await action(), tone: 'success' });
  } catch (error) {
    showFailure(failure, error);
  }
}

function showFailure(title: string, error: unknown): void {
  const sentence = error instanceof Error && error.message !== title ? error.message : undefined;
  toast({ title, description: sentence, tone: 'destructive' });
}
