import { exchangeToken } from '../../api/exchange.ts';
import { clearSession, getSession, isTokenFresh } from '../../api/session.ts';
import { onFirstInteraction } from '../../ui/first-interaction.ts';
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
  // From then on the client refreshes the provider's token by itself. Until somebody is at the page, requests do it when they need it.
  if (hasProviderSession()) onFirstInteraction(() => void identityClient().catch(console.error));
}
