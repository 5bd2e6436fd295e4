import { type RefObject, useEffect, useRef, useState } from 'react';
import { MailCheck } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { verificationLinkHours } from '@scenewright/contract/rules/limits.ts';
import { useSession } from '../../api/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from './auth-context.tsx';
import { CodeForm } from './code-form.tsx';
import { OutboxLink } from './outbox-link.tsx';
import { takeReturnPath } from './return-path.ts';
import { useOutbox } from './use-outbox.ts';

/** The provider sends one mail a minute to an address; the first went out with the sign-up that leads here. */
const resendPauseS = 60;

/** Check-inbox page; the address arrives in the route's state. */
export default function VerifyPage() {
  const email = emailIn(useLocation().state);
  const isEnteringCode = useRef(false);
  const isInOutbox = useOutbox();
  useLeaveOnceConfirmed(isEnteringCode);
  return (
    // On a phone its end can be scrolled out from under the notification that leads here.
    <div className="mx-auto w-full max-w-md px-4 pt-6 pb-32 sm:py-16">
      <title>Check your inbox · Scenewright</title>
      <Card className="p-6 text-center sm:p-8">
        <span
          aria-hidden
          className="mx-auto grid size-12 place-items-center rounded-card bg-accent-soft text-accent"
        >
          <MailCheck className="size-6" />
        </span>
        <h1 className="mt-5 text-24 font-semibold">Check your inbox</h1>
        <p className="mt-2 text-muted">
          <WhereTheLinkIs email={email} isInOutbox={isInOutbox} /> The link expires in{' '}
          {verificationLinkHours} hours.
        </p>
        {email !== null && <ResendButton email={email} />}
        {email !== null && (
          <VerifyCode
            email={email}
            onEntering={(isEntering) => void (isEnteringCode.current = isEntering)}
          />
        )}
        {email === null && (
          <p className="mt-4 text-muted">
            To send it again,{' '}
            <Link to="/auth?tab=signup" className="text-accent underline underline-offset-4">
              sign up
            </Link>{' '}
            once more with the same address.
          </p>
        )}
        <p className="mt-6 text-13 text-subtle">
          {!isInOutbox && 'No mail after a minute? Look into the spam folder. '}If this address
          already has an account,{' '}
          <Link to="/auth?tab=login" className="text-accent underline underline-offset-4">
            sign in
          </Link>{' '}
          instead.
        </p>
      </Card>
    </div>
  );
}

/** Where no mail server is set, nothing was sent anywhere. */
function WhereTheLinkIs({ email, isInOutbox }: { email: string | null; isInOutbox: boolean }) {
  const address = email !== null && (
    <strong className="font-medium text-fg wrap-anywhere">{email}</strong>
  );
  if (isInOutbox)
    return (
      <>
        No mail server is set here, so your verification link{address && <> for {address}</>} lies
        in the <OutboxLink />.
      </>
    );
  return address ? (
    <>We sent a verification link to {address}.</>
  ) : (
    'We sent you a verification link.'
  );
}

/** Where the link was opened in another tab, this one does not go on asking for it. A code that is entered here leads on by itself. */
function useLeaveOnceConfirmed(isEnteringCode: RefObject<boolean>): void {
  const navigate = useNavigate();
  const isAccount = useSession()?.profile.is_guest === false;
  const wasAccount = useRef(isAccount);
  useEffect(() => {
    // Not to where one was going: the other tab has gone there.
    if (isAccount && !wasAccount.current && !isEnteringCode.current)
      void navigate('/dashboard', { replace: true });
  }, [isAccount, isEnteringCode, navigate]);
}

function VerifyCode({
  email,
  onEntering,
}: {
  email: string;
  onEntering: (isEntering: boolean) => void;
}) {
  const { identity, user } = useAuth();
  const navigate = useNavigate();
  return (
    <CodeForm
      action="Verify e-mail"
      onCode={async (code) => {
        onEntering(true);
        try {
          await identity.enterCode(
            email,
            code,
            user?.is_guest === true ? 'email_change' : 'signup',
          );
        } catch (error) {
          onEntering(false);
          throw error;
        }
        await navigate(takeReturnPath(), { replace: true });
      }}
    />
  );
}

function ResendButton({ email }: { email: string }) {
  const { identity } = useAuth();
  const [busy, setBusy] = useState(false);
  const pause = useCountdown(resendPauseS);
  const resend = async () => {
    setBusy(true);
    try {
      await identity.resendVerification(email);
      toast({
        title: 'Verification email sent',
        description: 'Please check your inbox.',
        tone: 'success',
      });
      pause.start(resendPauseS);
    } catch (error) {
      toast({
        title: 'Failed to resend verification email',
        ...(error instanceof Error ? { description: error.message } : {}),
        tone: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  const waiting = pause.leftS > 0;
  return (
    <Button className="tabular mt-6" busy={busy} disabled={waiting} onClick={() => void resend()}>
      {waiting ? `Resend in ${pause.leftS} s` : 'Resend verification email'}
    </Button>
  );
}

/** Counts whole seconds down to 0. */
function useCountdown(fromS: number) {
  const [leftS, setLeftS] = useState(fromS);
  const isOver = leftS === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setLeftS((left) => Math.max(left - 1, 0)), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return { leftS, start: setLeftS };
}

function emailIn(state: unknown): string | null {
  return typeof state === 'object' &&
    state !== null &&
    'email' in state &&
    typeof state.email === 'string'
    ? state.email
    : null;
}
