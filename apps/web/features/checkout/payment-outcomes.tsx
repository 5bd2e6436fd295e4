import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { CircleCheck, CircleX, Clock, ShieldQuestionMark } from 'lucide-react';
import { Link } from 'react-router';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import { plans } from '@scenewright/contract/rules/plans.ts';
import { forgetAwaitedPlan, getAwaitedPlan } from '../../api/awaited-plan.ts';
import { useCredits, usePlanArrival } from '../../api/queries/credits.ts';
import { useProductConfig } from '../../api/queries/subscription.ts';
import { useSession } from '../../api/use-session.ts';
import { getDraftPath } from '../../api/draft-path.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface CheckProps {
  busy: boolean;
  onCheck: () => void;
}

export function Confirming() {
  return (
    <div className="flex flex-col items-center gap-4">
      <Spinner size="large" />
      <p role="status" className="text-muted">
        Confirming your payment…
      </p>
    </div>
  );
}

export function PaymentSuccessful() {
  const session = useSession();
  const [draftPath] = useState(getDraftPath);
  return (
    <Outcome
      icon={<CircleCheck className="text-success" />}
      title="Payment Successful!"
      actions={
        <>
          {draftPath !== null && (
            <Button asChild variant="primary">
              <Link to={draftPath}>Back to your draft</Link>
            </Button>
          )}
          <Button asChild variant={draftPath === null ? 'primary' : 'secondary'}>
            <Link to="/profile">View Subscription</Link>
          </Button>
          <Button asChild>
            <Link to="/dashboard">Go to Dashboard</Link>
          </Button>
        </>
      }
    >
      {session === null ? <p>Thank you. Sign in to use your new credits.</p> : <Arrival />}
    </Outcome>
  );
}

/** Whether the plan that was paid for is on the account yet. */
function Arrival() {
  const [awaited] = useState(getAwaitedPlan);
  const isThere = useCallback(
    ({ tier, subscription_status: status }: CreditInfo) =>
      status === 'active' && (awaited === null ? tier !== 'free' : tier === awaited),
    [awaited],
  );
  const arrival = usePlanArrival(isThere);
  useEffect(() => {
    if (arrival === 'arrived') forgetAwaitedPlan();
  }, [arrival]);
  const { data: credits } = useCredits();
  const name = plans.find(
    ({ id }) => id === (arrival === 'arrived' ? credits?.tier : awaited),
  )?.name;
  return (
    <p role="status">
      {arrival === 'waiting' && (
        <span className="inline-flex items-center gap-2">
          <Spinner size="small" />
          Putting your credits on your account…
        </span>
      )}
      {arrival === 'arrived' && (
        <>
          You are on the {name} plan now, with{' '}
          <strong className="tabular font-medium text-fg">
            {credits?.available_credits.toLocaleString('en-US')} credits
          </strong>{' '}
          available.
        </>
      )}
      {arrival === 'late' &&
        'It can take a minute until your new plan shows. You do not need to wait here.'}
    </p>
  );
}

export function PaymentFailed() {
  return (
    <Outcome
      icon={<CircleX className="text-danger" />}
      title="Payment Failed"
      actions={
        <>
          <TryAgain />
          <ContactSupport />
        </>
      }
    >
      <p>
        The payment did not go through, and nothing was charged. Try again, perhaps with another
        card.
      </p>
    </Outcome>
  );
}

/** The payment may have gone through: only the answer is missing. Asking again comes before paying again. */
export function PaymentUnconfirmed({ check }: { check: CheckProps | null }) {
  return (
    <Outcome
      icon={<CircleX className="text-danger" />}
      title="Payment Failed"
      actions={
        <>
          {check !== null && <CheckAgain {...check} isFirst />}
          <TryAgain isFirst={check === null} />
          <ContactSupport />
        </>
      }
    >
      <p>Failed to confirm payment. Please contact support.</p>
      <p className="mt-2">
        Before you pay again,{' '}
        <Link to="/profile" className="text-accent underline underline-offset-4">
          look at your subscription
        </Link>
        : it may have gone through.
      </p>
    </Outcome>
  );
}

export function PaymentProcessing(check: CheckProps) {
  return (
    <Outcome
      icon={<Clock className="text-accent" />}
      title="Your payment is on its way"
      actions={
        <>
          <CheckAgain {...check} />
          <Button asChild>
            <Link to="/dashboard">Go to Dashboard</Link>
          </Button>
        </>
      }
    >
      <p role="status">
        Your bank is still working on it. Your credits come as soon as it is done; you do not need
        to wait here.
      </p>
    </Outcome>
  );
}

export function PaymentWaits(check: CheckProps) {
  return (
    <Outcome
      icon={<ShieldQuestionMark className="text-warn" />}
      title="Your bank has a question"
      actions={
        <>
          <TryAgain />
          <CheckAgain {...check} />
        </>
      }
    >
      <p>
        The payment waits until you have confirmed it at your bank. If you did that just now, check
        again; else start once more. Nothing was charged so far.
      </p>
    </Outcome>
  );
}

function Outcome({
  icon,
  title,
  actions,
  children,
}: {
  icon: ReactNode;
  title: string;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex w-full flex-col items-center rounded-dialog border border-line bg-surface px-6 py-10 text-center animate-rise-in">
      <span aria-hidden className="[&_svg]:size-12 [&_svg]:stroke-[1.5]">
        {icon}
      </span>
      <h1 className="mt-5 text-24 font-semibold tracking-tight">{title}</h1>
      <div className="mt-2 text-muted text-balance">{children}</div>
      <div className="mt-8 flex flex-wrap justify-center gap-2">{actions}</div>
    </div>
  );
}

function TryAgain({ isFirst = true }: { isFirst?: boolean }) {
  return (
    <Button asChild variant={isFirst ? 'primary' : 'secondary'}>
      <a href="/pricing">Try Again</a>
    </Button>
  );
}

function CheckAgain({ busy, onCheck, isFirst = false }: CheckProps & { isFirst?: boolean }) {
  return (
    <Button busy={busy} variant={isFirst ? 'primary' : 'secondary'} onClick={onCheck}>
      Check again
    </Button>
  );
}

function ContactSupport() {
  const { data: config } = useProductConfig();
  if (config === undefined) return null;
  return (
    <Button asChild>
      <a
        href={`mailto:${config.support_email}?subject=${encodeURIComponent('Scenewright payment')}`}
      >
        Contact Support
      </a>
    </Button>
  );
}
