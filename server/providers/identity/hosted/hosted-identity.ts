import { createRemoteJWKSet, customFetch, decodeJwt, decodeProtectedHeader } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../../../clock.ts';
import { ProviderError } from '../../provider-error.ts';
import type { Identity, VerifiedIdentity } from '../identity.ts';
import { readClaims, tokenAudience, verifyAccessToken } from '../token-verifier.ts';

interface HostedIdentityOptions {
  /** Base address of the service, as `https://<ref>.supabase.co/auth/v1`. */
  readonly url: string;
  readonly publishableKey: string;
  readonly issuer: string;
  readonly clock: Clock;
  /** Opens the service's user administration; absent: nobody can be deleted there. */
  readonly serviceKey?: string;
}

const algorithms = ['ES256', 'RS256'];
const timeoutMs = 5_000;
const sharedSecretAlgorithm = 'HS256';

/**
 * Tokens of a hosted Supabase Auth service, verified against its published keys.
 *
 * A project that still signs with a shared secret (HS256) publishes no key; we do not want its secret, so such a
 * token is shown to the service itself (`GET /user`), which also notices a session that has ended.
 */
export function createHostedIdentity({ url, publishableKey, issuer, clock, serviceKey }: HostedIdentityOptions): Identity {
  const base = url.replace(/\/$/, '');
  const keys = createRemoteJWKSet(new URL(`${base}/.well-known/jwks.json`), {
    timeoutDuration: timeoutMs,
    [customFetch]: (address, init) => fetch(address, { ...init, headers: { ...Object.fromEntries(init.headers), apikey: publishableKey } }),
  });
  return {
    name: 'hosted',
    async verify(token) {
      if (algorithmOf(token) === sharedSecretAlgorithm) return await askProvider(token, { base, publishableKey, issuer, clock });
      const payload = await verifyAccessToken(token, { keys, issuer, algorithms, clock });
      return payload === null ? null : readClaims(payload, issuer);
    },
    deleteUser: serviceKey === undefined ? null : (subject) => deleteUser(subject, base, serviceKey),
  };
}

/** DELETE /admin/users/{id}. Who is gone already, is gone. */
async function deleteUser(subject: string, base: string, serviceKey: string): Promise<void> {
  const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}` };
  // The key opens everything there: it follows no redirect.
  const request = fetch(`${base}/admin/users/${encodeURIComponent(subject)}`, { method: 'DELETE', headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  const response = await request.catch((error: unknown) => {
    throw unavailable(error);
  });
  if (response.ok || response.status === 404) return;
  const cause = new Error(`DELETE /admin/users answered ${response.status}`);
  if (response.status !== 401 && response.status !== 403) throw unavailable(cause);
  // The operator can put it right, so it is worth another try.
  throw new ProviderError('The identity service does not accept AUTH_SERVICE_KEY.', { retryable: true, cause });
}

function algorithmOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg;
  } catch {
    return undefined;
  }
}

const userShape = z.object({ id: z.string() });

async function askProvider(token: string, options: { base: string; publishableKey: string; issuer: string; clock: Clock }): Promise<VerifiedIdentity | null> {
  const { base, publishableKey, issuer, clock } = options;
  const claims = readUnverified(token);
  if (claims === null || claims.iss !== issuer || claims.aud !== tokenAudience) return null;
  const identity = readClaims(claims, issuer);
  if (identity === null || identity.expiresAt <= clock.now()) return null;
  const user = userShape.safeParse(await fetchUser(base, publishableKey, token)).data;
  return user?.id === identity.subject ? identity : null;
}

function readUnverified(token: string) {
  try {
    return decodeJwt(token);
  } catch {
    return null;
  }
}

/** The user the service takes the token's bearer for; null where it refuses. */
async function fetchUser(base: string, publishableKey: string, token: string): Promise<unknown> {
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
  const response = await fetch(`${base}/user`, { headers, signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (response.ok) return await response.json();
  if (response.status < 500 && response.status !== 429) return null;
  throw unavailable(new Error(`GET /user answered ${response.status}`));
}

function unavailable(cause: unknown): ProviderError {
  return new ProviderError('Sign-in is not available at the moment. Please try again.', { retryable: true, cause });
}
