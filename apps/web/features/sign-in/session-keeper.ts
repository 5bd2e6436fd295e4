import { exchangeToken } from '../../api/exchange.ts';
import { clearSession, getSession, isTokenFresh } from '../../api/session.ts';
import { hasProviderSession, identityClient } from './identity-client.ts';

/**
 * Brings back the session of this browser when the app starts: a fresh token is taken as it is, an old or missing
 * one is exchanged again while the provider knows the user, else it is forgotten.
 */
export async function restoreSession(): Promise<void> {
  const session = getSession();
  if (session === null || !isTokenFresh(session, Date.now())) {
    const exchanged = hasProviderSession() ? await exchangeToken() : null;
    if (exchanged === null) clearSession();
  }
  // From then on the client refreshes the provider's token by itself.
  if (hasProviderSession()) void identityClient().catch(console.error);
}
