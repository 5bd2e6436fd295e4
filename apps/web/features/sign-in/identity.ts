import type { AuthError, GoTrueClient as AuthClient } from '@supabase/auth-js';
import { apiBase, paths } from '@scenewright/contract/paths.ts';
import { exchangeToken } from '../../api/exchange.ts';
import { clearSession, getSession, isTokenFresh, tokenKey } from '../../api/session.ts';
import { usedLinkMessage } from './callback-outcome.ts';
import type { SignUpProof } from './sign-up-proof.ts';

/** What the six digits of a mail can do. */
export type CodePurpose = 'signup' | 'email_change' | 'recovery';

/** How a visit of /auth/callback ended. */
export type CallbackEnd = 'signed-in' | 'recovering';

/** What the provider did with a sign-up: wants the address verified first, or signed in at once. */
export type SignUpOutcome = 'verification-sent' | 'signed-in';

export type Identity = ReturnType<typeof createIdentity>;

/**
 * Signing in and out: each way in ends with the provider's token exchanged for an API session (AUTH-6).
 * All reject with an Error whose message can be shown.
 */
export function createIdentity(
  client: () => Promise<AuthClient>,
  proof: SignUpProof | null = null,
) {
  const callbackUrl = () => `${location.origin}/auth/callback`;

  /** A guest's token must still open the API when it is shown beside the account's: what they made comes along by it. */
  async function refreshGuest(): Promise<void> {
    const session = getSession();
    if (session?.profile.is_guest === true && !isTokenFresh(session, Date.now()))
      await exchangeToken();
  }

  async function exchange(): Promise<void> {
    if ((await exchangeToken()) === null) throw new Error('Failed to get token');
  }

  return {
    async signIn(email: string, password: string): Promise<void> {
      await refreshGuest();
      const { data, error } = await (await client()).signInWithPassword({ email, password });
      throwIf(error);
      if (data.session === null) throw new Error('No session after login');
      await exchange();
    },

    async signInAsGuest(): Promise<void> {
      const { data, error } = await (await client()).signInAnonymously();
      throwIf(error);
      if (data.session === null) throw new Error('No session after login');
      await exchange();
    },

    /** Leaves the page for Google's. A guest links Google to what they have, so that content and credits stay. */
    async signInWithGoogle(): Promise<void> {
      const auth = await client();
      const request = {
        provider: 'google' as const,
        options: {
          redirectTo: callbackUrl(),
          queryParams: { access_type: 'offline', prompt: 'consent', response_type: 'code' },
        },
      };
      await refreshGuest();
      const links =
        getSession()?.profile.is_guest === true && sessionStorage.getItem(knownGoogleKey) === null;
      sessionStorage.removeItem(knownGoogleKey);
      const { error } = links
        ? await auth.linkIdentity(request)
        : await auth.signInWithOAuth(request);
      throwIf(error);
    },

    /** A guest's sign-up turns the guest into the account, so that content and credits stay. */
    async signUp(email: string, password: string): Promise<SignUpOutcome> {
      const auth = await client();
      if (getSession()?.profile.is_guest === true) {
        const { data, error } = await auth.updateUser(
          { email, password },
          { emailRedirectTo: callbackUrl() },
        );
        throwIf(error);
        if (data.user?.is_anonymous !== false) return 'verification-sent';
        // Where addresses need no confirming the guest is one no more; their token says so from its next refresh on.
        throwIf((await auth.refreshSession()).error);
        await exchange();
        return 'signed-in';
      }
      const { data, error } = await auth.signUp({
        email,
        password,
        options: { emailRedirectTo: callbackUrl() },
      });
      throwIf(error);
      if (data.user === null) throw new Error('Signup failed - no user returned');
      if (data.session === null) return 'verification-sent';
      await exchange();
      return 'signed-in';
    },

    async resendVerification(email: string): Promise<void> {
      const type = getSession()?.profile.is_guest === true ? 'email_change' : 'signup';
      const verifier = proof?.verifier() ?? null;
      if (proof !== null && verifier !== null)
        return await proof.mailAgain({ type, email, redirectTo: callbackUrl() }, verifier);
      const { error } = await (
        await client()
      ).resend({ type, email, options: { emailRedirectTo: callbackUrl() } });
      throwIf(error);
    },

    /** Redeems the code that /auth/callback was opened with. A code that is not known, or not any more, is told as a used link. */
    async finishCallback(code: string): Promise<CallbackEnd> {
      const auth = await client();
      let { data, error } = await auth.exchangeCodeForSession(code);
      if (error?.code === 'pkce_code_verifier_not_found' && proof !== null) {
        // Begun by another browser, or made up: only the service can tell.
        proof.borrow();
        ({ data, error } = await auth.exchangeCodeForSession(code));
      }
      if (error?.code === 'flow_state_not_found') throw new Error(usedLinkMessage);
      throwIf(error);
      await exchange();
      return 'redirectType' in data && data.redirectType === 'recovery'
        ? 'recovering'
        : 'signed-in';
    },

    /** Mails a link that leads to a new password, if anybody has the address. */
    async requestRecovery(email: string): Promise<void> {
      const { error } = await (
        await client()
      ).resetPasswordForEmail(email, { redirectTo: callbackUrl() });
      throwIf(error);
    },

    /** The six digits of a mail in place of its link. */
    async enterCode(email: string, code: string, purpose: CodePurpose): Promise<void> {
      const verifier = purpose === 'recovery' ? null : (proof?.verifier() ?? null);
      const entered = {
        email,
        token: code,
        type: purpose,
        ...(verifier === null ? {} : { code_verifier: verifier }),
      };
      const { data, error } = await (await client()).verifyOtp(entered);
      throwIf(error);
      if (data.session === null)
        throw new Error('This code is confirmed. Now enter the one sent to your other address.');
      await exchange();
    },

    /** Ends every other session of the account. @param currentPassword null: this session came by a mail for a forgotten one */
    async changePassword(password: string, currentPassword: string | null = null): Promise<void> {
      const { error } = await (
        await client()
      ).updateUser({
        password,
        ...(currentPassword === null ? {} : { current_password: currentPassword }),
      });
      throwIf(error);
    },

    /** The provider's access token, refreshed if need be; null when signed out. Rejects while an outage keeps it from being refreshed. */
    async providerToken(): Promise<string | null> {
      const { data, error } = await (await client()).getSession();
      // By its name: its class would bring the whole client into this page.
      if (error?.name === 'AuthRetryableFetchError') throw error;
      return data.session?.access_token ?? null;
    },

    /** Signs out here and in every tab; what fails on the way does not keep anyone signed in. */
    async signOut(): Promise<void> {
      const session = getSession();
      localStorage.removeItem(tokenKey);
      try {
        await (await client()).signOut({ scope: 'local' });
        if (session !== null) await reportSignOut(session.token, session.profile.userId);
      } catch (error) {
        console.error('Signing out was not complete:', error);
      } finally {
        clearSession();
      }
    },
  };
}

/** Set when a guest's Google account turned out to have an account here: the next press signs in to that one. */
const knownGoogleKey = 'google-account-known';

/** Remembers, for this tab, that the Google account just shown is somebody's already. */
export function rememberKnownGoogle(): void {
  sessionStorage.setItem(knownGoogleKey, '1');
}

/** Not through the API client: the session it would take the token from is gone by now. */
async function reportSignOut(token: string, userId: string): Promise<void> {
  await fetch(apiBase + paths.logout.path, {
    method: paths.logout.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: userId }),
  });
}

function throwIf(error: AuthError | null): void {
  if (error !== null) throw error;
}
