import { createRemoteJWKSet, customFetch, decodeJwt, decodeProtectedHeader } from 'jose';
import * as z from 'zod/mini';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import {
  readClaims,
  tokenAudience,
  verifyAccessToken,
} from '@scenewright/identity-server/token-verifier.ts';
import type { Clock } from '../../../clock.ts';
import type { Identity, VerifiedIdentity } from '../identity.ts';
import { orUnavailable } from '../unavailable.ts';
import { createSessionChecks } from './session-checks.ts';

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
 * Tokens of a hosted Supabase Auth service, verified against its published keys; then the service itself says whether
 * the session behind a genuine one lives (`GET /user`).
 *
 * A project that still signs with a shared secret (HS256) publishes no key; we do not want its secret, so for such a
 * token the service's answer is all there is. Where keys are published, nothing but a forger signs like that.
 */
export function createHostedIdentity({
  url,
  publishableKey,
  issuer,
  clock,
  serviceKey,
}: HostedIdentityOptions): Identity {
  const base = url.replace(/\/$/, '');
  const keys = createRemoteJWKSet(new URL(`${base}/.well-known/jwks.json`), {
    timeoutDuration: timeoutMs,
    [customFetch]: (address, init) =>
      fetch(address, {
        ...init,
        headers: { ...Object.fromEntries(init.headers), apikey: publishableKey },
      }),
  });
  const publishesKeys = createKeyCheck(keys, clock);
  const lives = createSessionChecks({
    clock,
    ask: (token, subject) => askProvider(token, subject, { base, publishableKey, clock }),
  });

  async function readSharedSecretToken(token: string): Promise<VerifiedIdentity | null> {
    const claims = readUnverified(token);
    if (claims === null || claims.iss !== issuer || claims.aud !== tokenAudience) return null;
    const identity = readClaims(claims, issuer);
    if (identity === null || identity.expiresAt <= clock.now()) return null;
    return (await publishesKeys()) ? null : identity;
  }

  async function read(token: string): Promise<VerifiedIdentity | null> {
    if (algorithmOf(token) === sharedSecretAlgorithm) return await readSharedSecretToken(token);
    const payload = await orUnavailable(
      verifyAccessToken(token, { keys, issuer, algorithms, clock }),
    );
    return payload === null ? null : readClaims(payload, issuer);
  }

  return {
    name: 'hosted',
    async verify(token, freshness = 'now') {
      const identity = await read(token);
      return identity !== null && (await lives(token, identity.subject, freshness))
        ? identity
        : null;
    },
    revocation: 'asked',
    holdSession: async () => true,
    endSessions: async () => {},
    recordOf: async () => null,
    deleteUser:
      serviceKey === undefined ? null : (subject) => deleteUser(subject, base, serviceKey),
  };
}

/** An outage of the key set is not asked about anew by every token. */
const keyOutageMs = 5_000;

/** Whether the service publishes keys, from the set that is kept anyhow: a token costs no request of its own. */
function createKeyCheck(keys: ReturnType<typeof createRemoteJWKSet>, clock: Clock) {
  let failedAtMs = Number.NEGATIVE_INFINITY;
  return async (): Promise<boolean> => {
    const isKnown = keys.jwks() !== undefined && (keys.fresh || keys.coolingDown);
    if (!isKnown) {
      if (clock.now().getTime() - failedAtMs < keyOutageMs)
        throw unavailable(new Error('the keys could not be had a moment ago'));
      await keys.reload().catch((error: unknown) => {
        failedAtMs = clock.now().getTime();
        throw unavailable(error);
      });
    }
    return (keys.jwks()?.keys.length ?? 0) > 0;
  };
}

/** DELETE /admin/users/{id}. Who is gone already, is gone. */
async function deleteUser(subject: string, base: string, serviceKey: string): Promise<void> {
  const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}` };
  // The key opens everything there: it follows no redirect.
  const request = fetch(`${base}/admin/users/${encodeURIComponent(subject)}`, {
    method: 'DELETE',
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const response = await request.catch((error: unknown) => {
    throw unavailable(error);
  });
  if (response.ok || response.status === 404) return;
  const cause = new Error(`DELETE /admin/users answered ${response.status}`);
  if (response.status !== 401 && response.status !== 403) throw unavailable(cause);
  // The operator can put it right, so it is worth another try.
  throw new ProviderError('The identity service does not accept AUTH_SERVICE_KEY.', {
    retryable: true,
    cause,
  });
}

function algorithmOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg;
  } catch {
    return undefined;
  }
}

const userShape = z.object({ id: z.string(), banned_until: z.nullish(z.string()) });

/** @throws ProviderError in an outage */
async function askProvider(
  token: string,
  subject: string,
  { base, publishableKey, clock }: { base: string; publishableKey: string; clock: Clock },
): Promise<boolean> {
  const user = userShape.safeParse(await fetchUser(base, publishableKey, token)).data;
  const isBanned = user?.banned_until != null && new Date(user.banned_until) > clock.now();
  return user?.id === subject && !isBanned;
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
  const response = await fetch(`${base}/user`, {
    headers,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (response.ok) return await response.json();
  if (response.status < 500 && response.status !== 429) return null;
  throw unavailable(new Error(`GET /user answered ${response.status}`));
}

function unavailable(cause: unknown): ProviderError {
  return new ProviderError('Sign-in is not available at the moment. Please try again.', {
    retryable: true,
    cause,
  });
}
