import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { getSession } from '../../api/session.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from './auth-context.tsx';
import {
  type CallbackRequest,
  isVerifiedAnyway,
  readCallback,
  verifiedMessage,
} from './callback-outcome.ts';
import { messageOf } from './error-message.ts';
import { type Identity, rememberKnownGoogle } from './identity.ts';
import { confirmedElsewherePath, newPasswordPath, takeReturnPath } from './return-path.ts';

/** Where mails and Google lead back to: exchanges the code and goes on, or says what became of it. */
export default function CallbackPage() {
  const { identity } = useAuth();
  const navigate = useNavigate();
  // The code works once, and effects may run twice.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void finish(identity).then((path) => navigate(path, { replace: true }));
  }, [identity, navigate]);
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <title>Signing in · Scenewright</title>
      <h1 className="sr-only">Signing in</h1>
      <Spinner size="large" label="Signing in" />
    </div>
  );
}

/** Answers the path to go on to. */
async function finish(identity: Identity): Promise<string> {
  const request = readCallback(location);
  try {
    if (request.kind === 'exchange') {
      const end = await identity.finishCallback(request.code);
      return end === 'recovering' ? newPasswordPath : takeReturnPath();
    }
    if (request.kind === 'canceled') return '/auth';
    if (request.kind === 'known') {
      rememberKnownGoogle();
      toast({
        title: 'Authentication Error',
        description: request.message,
        tone: 'destructive',
        durationMs: 10_000,
      });
      return '/auth';
    }
    if (request.kind === 'failed') throw new Error(request.message);
    toast({ title: request.message });
    return getSession() === null ? '/auth' : takeReturnPath();
  } catch (error) {
    return explain(error, request);
  }
}

function explain(error: unknown, request: CallbackRequest): string {
  // A link opened again in the browser it already signed in.
  if (getSession()?.profile.is_guest === false) return takeReturnPath();
  if (isVerifiedAnyway(error) && request.kind === 'exchange' && request.asksForPassword) {
    toast({ title: 'E-mail verified', tone: 'success' });
    return confirmedElsewherePath;
  }
  if (isVerifiedAnyway(error)) toast({ title: verifiedMessage, tone: 'success' });
  else
    toast({
      title: 'Authentication Error',
      description: messageOf(error, 'Please try again.'),
      tone: 'destructive',
      durationMs: 10_000,
    });
  return '/auth';
}
