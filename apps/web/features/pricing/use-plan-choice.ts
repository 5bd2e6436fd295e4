import { useCallback, useEffect, useRef, useState } from 'react';
import { plans, type Plan, type PlanId } from '@scenewright/contract/rules/plans.ts';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { rememberAwaitedPlan } from '../../api/awaited-plan.ts';
import {
  type PlanChangePreview,
  useCancelSubscription,
  useChangePlan,
  usePayOpenInvoice,
  usePreviewPlanChange,
  useResumeSubscription,
  useSubscribe,
} from '../../api/queries/subscription.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import { toast, type ToastOptions } from '../../ui/toast.ts';
import { offerOf, type Viewer } from './plan-offer.ts';

/** What is asked before a plan is changed. */
export type Question =
  | { readonly kind: 'account' }
  | { readonly kind: 'upgrade'; readonly plan: Plan; readonly preview: PlanChangePreview }
  | { readonly kind: 'downgrade'; readonly plan: Plan }
  | { readonly kind: 'end' }
  /** The plan ends, or a payment is open: that comes first. */
  | { readonly kind: 'resume' }
  | { readonly kind: 'pay' };

/** Everything a press on a plan can lead to; money moves only after the question about it was answered. */
export function usePlanChoice(viewer: Viewer) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [awaited, setAwaited] = useState<PlanId | null>(null);
  const { running, run } = useOneAtATime<PlanId | 'answer'>();
  const { mutateAsync: subscribe } = useSubscribe();
  const { mutateAsync: preview } = usePreviewPlanChange();
  const answer = useAnswers(viewer.credits?.tier ?? 'free', setAwaited);

  const begin = (plan: Plan) =>
    run(plan.id, () =>
      reported('Failed to process subscription. Please try again.', async () =>
        follow(await subscribe(plan.id), plan.id, setAwaited),
      ),
    );
  const ask = (plan: Plan) =>
    run(plan.id, () =>
      reported('Failed to get plan change information', async () =>
        setQuestion({ kind: 'upgrade', plan, preview: await preview(plan.id) }),
      ),
    );

  const rememberFocus = useFocusAfter(question);
  const choose = (planId: PlanId) => {
    rememberFocus();
    const plan = plans.find(({ id }) => id === planId);
    if (plan === undefined)
      return void toast({ title: 'Invalid plan selected', tone: 'destructive' });
    const offer = offerOf(planId, viewer);
    const first =
      offer === 'upgrade' || offer === 'downgrade' ? whatComesFirst(viewer.credits) : null;
    if (first !== null) return setQuestion({ kind: first });
    switch (offer) {
      case 'subscribe':
        return viewer.kind === 'guest' ? setQuestion({ kind: 'account' }) : void begin(plan);
      case 'upgrade':
        return void ask(plan);
      case 'downgrade':
        return setQuestion({ kind: 'downgrade', plan });
      case 'end':
        return setQuestion({ kind: 'end' });
      case 'keep':
        return void run(planId, answer.resume);
      case 'current':
        return void toast({
          title: 'Already Subscribed',
          description: `You are on the ${plan.name} plan.`,
        });
      default: // The other offers are links, or nothing to press.
    }
  };
  const confirm = () => {
    if (question === null || question.kind === 'account') return;
    void run('answer', () => answer[question.kind](question).finally(() => setQuestion(null)));
  };
  return {
    /** The plan whose button is at work. */
    busyPlan: running,
    isAnswering: running === 'answer',
    question,
    /** The plan that was paid for and is not there yet. */
    awaited,
    choose,
    confirm,
    dismiss: useCallback(() => setQuestion(null), []),
    stopWaiting: useCallback(() => setAwaited(null), []),
  };
}

/** A button that is at work is disabled and loses the focus: it gets it back once the question it led to is answered. */
function useFocusAfter(question: Question | null): () => void {
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (
      question === null &&
      document.activeElement === document.body &&
      opener.current instanceof HTMLElement
    )
      opener.current.focus({ preventScroll: true });
  }, [question]);
  return useCallback(() => {
    opener.current = document.activeElement;
  }, []);
}

/** What each question's yes does. */
function useAnswers(tier: PlanId, onPaid: (planId: PlanId) => void) {
  const { mutateAsync: change } = useChangePlan();
  const { mutateAsync: cancel } = useCancelSubscription();
  const { mutateAsync: resume } = useResumeSubscription();
  const { mutateAsync: payOpenInvoice } = usePayOpenInvoice();
  const upgrade = (planId: PlanId, otherCard = false): Promise<'leaving' | void> =>
    reported(
      'Failed to upgrade plan',
      async () => follow(await change({ planId, otherCard }), planId, onPaid),
      {
        code: 'payment_failed',
        action: {
          label: 'Pay with another card',
          altText: 'Open the page where another card can be given',
          onPress: () => void upgrade(planId, true),
        },
      },
    );
  return {
    upgrade: (question: Question) =>
      question.kind === 'upgrade' ? upgrade(question.plan.id) : Promise.resolve(),
    downgrade: (question: Question) =>
      reported('Failed to change plan', async () => {
        if (question.kind !== 'downgrade') return;
        await change({ planId: question.plan.id });
        toast({
          title: 'Plan change scheduled',
          description: `${question.plan.name} starts when your period ends.`,
          tone: 'success',
        });
      }),
    end: () =>
      reported('Failed to change plan', async () => {
        const message = await cancel(undefined);
        toast({ title: 'Subscription canceled', description: message, tone: 'success' });
      }),
    resume: () =>
      reported('Failed to change plan', async () => {
        const message = await resume(undefined);
        toast({ title: 'Subscription kept', description: message, tone: 'success' });
      }),
    pay: () =>
      reported('Failed to process payment', async () =>
        follow({ checkout_url: await payOpenInvoice(undefined) }, tier, onPaid),
      ),
  };
}

/** A plan that ends is kept, and an open payment made, before the plan can be changed (the server refuses it otherwise). */
function whatComesFirst(credits: Viewer['credits']): 'pay' | 'resume' | null {
  if (credits?.subscription_status === 'past_due') return 'pay';
  return credits?.cancel_at_period_end === true ? 'resume' : null;
}

/** Goes where there is something to pay or to confirm; without that the plan is on its way. */
function follow(
  { checkout_url: url }: { checkout_url?: string | undefined },
  planId: PlanId,
  onPaid: (planId: PlanId) => void,
): 'leaving' | void {
  if (url === undefined) return onPaid(planId);
  rememberAwaitedPlan(planId);
  location.assign(url);
  return 'leaving';
}

/** What can be done about a failure with this code. */
interface WayOut {
  readonly code: string;
  readonly action: NonNullable<ToastOptions['action']>;
}

/** Long enough to decide. */
const wayOutToastMs = 10_000;

/** Says in a toast that something failed, with the server's own sentence below where it sent one, and the way out where there is one. */
async function reported(
  title: string,
  work: () => Promise<'leaving' | void>,
  wayOut?: WayOut,
): Promise<'leaving' | void> {
  try {
    return await work();
  } catch (error) {
    const isInvalid = error instanceof ApiError && error.status === 422;
    const description =
      error instanceof ApiError
        ? sentenceOf(error, '')
        : error instanceof Error
          ? error.message
          : '';
    const mend =
      wayOut !== undefined && error instanceof ApiError && error.code === wayOut.code
        ? { action: wayOut.action, durationMs: wayOutToastMs }
        : {};
    toast({
      title: isInvalid ? 'Invalid plan selected' : title,
      description: description === '' ? undefined : description,
      tone: 'destructive',
      ...mend,
    });
  }
}
