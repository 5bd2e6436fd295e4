import type { login } from '@scenewright/contract/schemas/auth.ts';
import type { ReplyOf } from '@scenewright/contract/schemas/call.ts';
import { apiBase, paths } from '@scenewright/contract/paths.ts';
import { connectionError, errorOf } from './api-error.ts';
import { clearSession, keepSession, type Session, getSession } from './session.ts';

/** What the sign-in feature gives to the API client: the identity provider's side of a session. */
export interface TokenProvider {
  /** The provider's access token, refreshed if need be; null when signed out there. Rejects while it cannot be asked. */
  providerToken(): Promise<string | null>;
  /** Whether `providerToken` gives a token without asking the provider, who might say that the session is over. */
  holdsToken(): boolean;
  /** Sends the browser to /login after the session was given up. */
  leave(): void;
}

const signedOut: TokenProvider = {
  providerToken: async () => null,
  holdsToken: () => false,
  leave: () => location.replace('/login'),
};
let tokenProvider: TokenProvider = signedOut;
let running: Promise<Session | null> | null = null;

/** Called once by the sign-in feature, before the first request. */
export function setTokenProvider(provider: TokenProvider): void {
  tokenProvider = provider;
}

/** Whether {@link exchangeToken} can be called without any risk to the session. */
export function holdsProviderToken(): boolean {
  return tokenProvider.holdsToken();
}

/** The provider's token, for requests made before the first exchange. @throws ApiError where the provider cannot be asked */
export async function providerToken(): Promise<string | null> {
  try {
    return await tokenProvider.providerToken();
  } catch {
    throw connectionError();
  }
}

/**
 * Exchanges the provider's token for an API session and stores it; callers at the same time share one exchange.
 * Null when signed out at the provider or refused by the server (401, 403); throws ApiError where provider or server cannot be asked.
 */
export function exchangeToken(): Promise<Session | null> {
  running ??= exchange().finally(() => {
    running = null;
  });
  return running;
}

/** Forgets the session and sends the browser to /login (AUTH-8). */
export function giveUpSession(): void {
  clearSession();
  tokenProvider.leave();
}

async function exchange(): Promise<Session | null> {
  const token = await providerToken();
  if (token === null) return null;
  // A guest who signs in to an account they have brings along what they made: the server looks whose token it is.
  const before = getSession();
  const guest = before?.profile.is_guest === true ? { guest_token: before.token } : {};
  const response = await fetch(apiBase + paths.login.path, {
    method: paths.login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, ...guest }),
  }).catch(() => {
    throw connectionError();
  });
  if (response.status === 401 || response.status === 403) return null;
  if (!response.ok) throw await errorOf(response);
  // The server checks its replies against the same schema before they leave.
  keepSession((await response.json()) as ReplyOf<typeof login>);
  return getSession();
}
