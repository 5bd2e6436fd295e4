import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { Profile } from '@scenewright/contract/schemas/auth.ts';
import { setTokenProvider } from '../../api/exchange.ts';
import { claimHistories, dropHistories } from '../../api/tab-storage.ts';
import { queryKeys } from '../../api/queries/keys.ts';
import { useSession } from '../../api/use-session.ts';
import { importWithRetry } from '../../ui/import-with-retry.ts';
import { toast } from '../../ui/toast.ts';
import { askToSignIn } from './ask-to-sign-in.ts';
import { AuthContext, type Auth, type AuthStatus } from './auth-context.tsx';
import { hasFreshProviderToken, identityClient } from './identity-client.ts';
import { createIdentity } from './identity.ts';
import { signUpProof } from './sign-up-proof.ts';
import { restoreSession } from './session-keeper.ts';
import { verifyStoredToken } from './verify-token.ts';

const identity = createIdentity(identityClient, signUpProof);
const loadWelcome = importWithRetry(() => import('./welcome.ts'));

/** Gives the session to everything below it, and keeps it true: on load, on refresh, across tabs, on route changes. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const [phase, setPhase] = useState<'restoring' | 'settled' | 'leaving'>('restoring');
  useTokenProvider();
  useTokenVerification();
  useForgetOnUserChange(session?.profile.userId);
  useWelcome(session?.profile);

  useEffect(() => {
    const settle = () => setPhase((now) => (now === 'restoring' ? 'settled' : now));
    void restoreSession().catch(console.error).finally(settle);
  }, []);

  const user = session?.profile ?? null;
  const auth = useMemo<Auth>(() => {
    const signOut = async () => {
      setPhase('leaving');
      try {
        await identity.signOut();
        // What was edited is nothing for whoever signs in next.
        dropHistories();
        location.assign('/');
      } catch {
        setPhase('settled');
        toast({
          title: 'Error',
          description: 'Failed to logout. Please try again.',
          tone: 'destructive',
        });
      }
    };
    return { status: statusOf(phase, user !== null), user, identity, signOut };
  }, [phase, user]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

function statusOf(phase: 'restoring' | 'settled' | 'leaving', hasUser: boolean): AuthStatus {
  if (phase === 'leaving') return 'leaving';
  if (hasUser) return 'signed-in';
  return phase === 'restoring' ? 'loading' : 'signed-out';
}

/** Gives the API client the provider's side of the session, and the way out when it cannot be saved. */
function useTokenProvider(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  }, [location]);
  useEffect(() => {
    setTokenProvider({
      providerToken: identity.providerToken,
      holdsToken: () => hasFreshProviderToken(Date.now()),
      leave: () => {
        if (here.current.pathname.startsWith('/auth')) return;
        void navigate('/login', { replace: true, state: { from: here.current } });
        // In place of what the call that found it out says of its failure: signing in is what helps.
        setTimeout(askToSignIn);
      },
    });
  }, [navigate]);
}

/** On every route change a stored token is verified, and the user is set from the result. */
function useTokenVerification(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    verifyStoredToken().catch((error: unknown) =>
      console.error('The session could not be verified:', error),
    );
    // The path is not read here: its change is what asks for a verification.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname]);
}

/** What was read for one user must not be shown to the next. */
function useForgetOnUserChange(userId: string | undefined): void {
  const queries = useQueryClient();
  const before = useRef(userId);
  useEffect(() => {
    if (before.current !== undefined && before.current !== userId) queries.clear();
    // The session may only have ended: whoever comes back goes on.
    if (userId !== undefined) claimHistories(userId);
    before.current = userId;
  }, [queries, userId]);
}

/** A guest who becomes an account, here or in another tab, sees the new balance at once and is welcomed. */
function useWelcome(profile: Profile | undefined): void {
  const queries = useQueryClient();
  const before = useRef(profile);
  useEffect(() => {
    const wasGuest = before.current?.is_guest === true && before.current.userId === profile?.userId;
    before.current = profile;
    if (profile === undefined || profile.is_guest || !wasGuest) return;
    void queries.invalidateQueries({ queryKey: queryKeys.credits });
    // The welcome is a courtesy: where it cannot be said, the balance shows all the same.
    loadWelcome()
      .then(({ welcome }) => welcome(queries, profile.userId))
      .catch(console.error);
  }, [profile, queries]);
}
