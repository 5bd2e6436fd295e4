import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { freePlanCredits } from '@scenewright/contract/rules/plans.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from './auth-context.tsx';
import { messageOf } from './error-message.ts';
import { GoogleMark } from './google-mark.tsx';
import type { PublicConfig } from './public-config.ts';
import { rememberReturnPath } from './return-path.ts';

interface OtherWaysInProps {
  config: PublicConfig;
  isGuest: boolean;
  mode: 'login' | 'signup';
  returnPath: string | null;
  onSignedIn: () => void;
}

/** Google where it is configured, and going on as a guest. */
export function OtherWaysIn({ config, isGuest, mode, returnPath, onSignedIn }: OtherWaysInProps) {
  const offersGuest = config.guests && !isGuest;
  if (!config.google && !offersGuest) return null;
  return (
    <div className="mt-6 flex flex-col gap-3">
      <div className="flex items-center gap-3 text-12 text-subtle before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </div>
      {config.google && <GoogleButton mode={mode} returnPath={returnPath} />}
      {offersGuest && <GuestButton onSignedIn={onSignedIn} />}
    </div>
  );
}

function GoogleButton({ mode, returnPath }: Pick<OtherWaysInProps, 'mode' | 'returnPath'>) {
  const { identity } = useAuth();
  const [busy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    try {
      rememberReturnPath(returnPath);
      await identity.signInWithGoogle();
    } catch (error) {
      setBusy(false);
      if (isClosedPopup(error)) return;
      const fallback = `Failed to sign ${mode === 'login' ? 'in' : 'up'} with Google. Please try again.`;
      toast({
        title: 'Authentication Error',
        description: messageOf(error, fallback),
        tone: 'destructive',
      });
    }
  };
  return (
    <Button size="large" busy={busy} onClick={() => void signIn()}>
      <GoogleMark />
      Continue with Google
    </Button>
  );
}

function GuestButton({ onSignedIn }: Pick<OtherWaysInProps, 'onSignedIn'>) {
  const { identity } = useAuth();
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    try {
      await identity.signInAsGuest();
      onSignedIn();
    } catch (error) {
      setBusy(false);
      toast({
        title: 'Login Error',
        description: messageOf(error, 'Failed to login. Please try again.'),
        tone: 'destructive',
      });
    }
  };
  // The landing page's button leads here with ?guest=1: pressing it once is enough.
  const started = useRef(false);
  useEffect(() => {
    if (search.get('guest') !== '1' || started.current) return;
    started.current = true;
    void signIn();
  });
  return (
    <>
      <Button size="large" busy={busy} onClick={() => void signIn()}>
        Continue as guest
      </Button>
      <p className="text-center text-12 text-subtle">
        No account needed: {freePlanCredits} credits to try everything.
      </p>
    </>
  );
}

function isClosedPopup(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/popup-closed-by-user';
}
