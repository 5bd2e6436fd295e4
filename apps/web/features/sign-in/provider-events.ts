import type { GoTrueClient as AuthClient } from '@supabase/auth-js';
import { exchangeToken } from '../../api/exchange.ts';
import { clearSession } from '../../api/session.ts';

/** Follows the provider for as long as the page lives: a refreshed token is exchanged, a sign-out in any tab signs out here. */
export function followProvider(client: Pick<AuthClient, 'onAuthStateChange'>): void {
  client.onAuthStateChange((event) => {
    if (event === 'SIGNED_OUT') clearSession();
    // Later, because the exchange asks the client for its session, and the client is still busy telling us.
    if (event === 'TOKEN_REFRESHED' || event === 'USER_UPDATED')
      setTimeout(() => void exchangeToken().catch(console.error));
  });
}
