import type { GoTrueClient as AuthClient } from '@supabase/auth-js';
import { deferringFetch } from './deferring-fetch.ts';
import { followProvider } from './provider-events.ts';
import { loadPublicConfig, type PublicConfig } from './public-config.ts';

/** Where auth-js keeps the provider's session in local storage. */
export const providerStorageKey = 'scenewright-auth';

let config: Promise<PublicConfig> | undefined;
let client: Promise<AuthClient> | undefined;

/** The server's settings, read once per page load. Rejects while they cannot be read; the next call tries again. */
export function publicConfig(): Promise<PublicConfig> {
  config ??= loadPublicConfig().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}

/**
 * The identity provider's client, made on first use: visitors who only look around do not load it. Rejects where an
 * outage is in the way; the next call tries again.
 */
export function identityClient(): Promise<AuthClient> {
  client ??= createClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** Whether this browser holds a provider session, without loading the client. */
export function hasProviderSession(): boolean {
  return localStorage.getItem(providerStorageKey) !== null;
}

/** The client refreshes a token that is within this time of its end before it gives it: three of its looks, half a minute apart. */
const refreshMarginMs = 90_000;

/** Whether this browser holds a provider's token that the client gives without refreshing it. */
export function hasFreshProviderToken(nowMs: number): boolean {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(providerStorageKey) ?? 'null');
    const endsAt: unknown = Reflect.get(Object(stored), 'expires_at');
    return typeof endsAt === 'number' && endsAt * 1000 - nowMs > refreshMarginMs;
  } catch {
    return false;
  }
}

async function createClient(): Promise<AuthClient> {
  const [{ AuthClient }, { authUrl, authPublishableKey }] = await Promise.all([
    import('@supabase/auth-js'),
    publicConfig(),
  ]);
  const created = new AuthClient({
    url: authUrl,
    headers: authPublishableKey === null ? {} : { apikey: authPublishableKey },
    storageKey: providerStorageKey,
    fetch: deferringFetch,
    flowType: 'pkce',
    persistSession: true,
    autoRefreshToken: true,
    // /auth/callback exchanges the code itself; twice would fail the second time.
    detectSessionInUrl: false,
  });
  followProvider(created);
  return created;
}
