import { errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from './host.ts';

/** What a valid provider token says about its bearer. */
export interface VerifiedIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Empty for anonymous users. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly isAnonymous: boolean;
  /** The provider's session, which the API's own sessions are tied to. */
  readonly sessionId: string;
  /** When the person proved who they are, to the second: refreshing a token does not move it. */
  readonly signedInAt: Date;
  readonly expiresAt: Date;
}

/** The keys that a token could be checked by cannot be had at this moment: it may be genuine. */
export class KeysUnavailable extends Error {
  constructor(cause: unknown) {
    super('Sign-in is not available at the moment. Please try again.', { cause });
    this.name = 'KeysUnavailable';
  }
}

const claimsShape = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  iat: z.number(),
  exp: z.number(),
  email: z.nullish(z.string()),
  is_anonymous: z.nullish(z.boolean()),
  session_id: z.string().check(z.minLength(1), z.maxLength(255)),
  amr: z.nullish(z.array(z.object({ method: z.string(), timestamp: z.number() }))),
  user_metadata: z.nullish(z.record(z.string(), z.unknown())),
});

export interface TokenRules {
  /** Finds the public key by the token's `kid`. */
  readonly keys: JWTVerifyGetKey;
  readonly issuer: string;
  readonly algorithms: readonly string[];
  readonly clock: Clock;
}

export const tokenAudience = 'authenticated';
/** How far another service's clock may be ahead of ours. */
const clockSkewMs = 30_000;

/**
 * Verifies an access token of a GoTrue service: its signature by a named key, issuer, audience, algorithm and expiry.
 *
 * @returns the token's claims, or null for a token that is not valid, whatever the reason
 * @throws KeysUnavailable when the keys cannot be had
 */
export async function verifyAccessToken(
  token: string,
  rules: TokenRules,
): Promise<JWTPayload | null> {
  const claims = await readGenuineToken(token, rules);
  return claims?.sub !== undefined && isForOurAudience(claims) ? claims : null;
}

export function isForOurAudience({ aud }: JWTPayload): boolean {
  return [aud].flat().includes(tokenAudience);
}

/**
 * The claims of a token that is genuine and has not run out, whoever it speaks of and to: for who wants to say which of
 * these is wrong.
 *
 * @throws KeysUnavailable when the keys cannot be had
 */
export async function readGenuineToken(
  token: string,
  { keys, issuer, algorithms, clock }: TokenRules,
): Promise<JWTPayload | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer,
      algorithms: [...algorithms],
      currentDate: clock.now(),
      requiredClaims: ['exp', 'iat'],
    });
    // Without a kid the only key of a set would be taken; a token must say which key it means. The library looks at `nbf`,
    // but a token that says it was made later than now is not valid yet either.
    const isFromLater = (payload.iat ?? 0) * 1_000 > clock.now().getTime() + clockSkewMs;
    return protectedHeader.kid === undefined || isFromLater ? null : payload;
  } catch (error) {
    if (saysInvalid(error)) return null;
    throw new KeysUnavailable(error);
  }
}

/** Whether verification failed because of the token, rather than on the way to the keys. */
function saysInvalid(error: unknown): boolean {
  return (
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys
  );
}

/**
 * What the claims say about the person; null where they are not those of a person.
 *
 * A GoTrue service hands out tokens for confirmed addresses only (or was told to trust unconfirmed ones), so an
 * address in the token is a verified one. `user_metadata` is the user's own to write and proves nothing.
 */
export function readClaims(payload: unknown, issuer: string): VerifiedIdentity | null {
  const claims = claimsShape.safeParse(payload).data;
  if (claims === undefined) return null;
  const isAnonymous = claims.is_anonymous === true;
  const email = isAnonymous ? '' : (claims.email ?? '').toLowerCase();
  return {
    issuer,
    subject: claims.sub,
    email,
    emailVerified: email !== '',
    name: readName(claims.user_metadata ?? {}),
    isAnonymous,
    sessionId: claims.session_id,
    signedInAt: new Date(signedInAtS(claims) * 1_000),
    expiresAt: new Date(claims.exp * 1_000),
  };
}

/** The last of the proofs in `amr` (RFC 8176); refreshing is none. A token without them is as old as it says it is. */
function signedInAtS({ amr, iat }: z.output<typeof claimsShape>): number {
  const proofs = (amr ?? [])
    .filter(({ method }) => method !== 'token_refresh')
    .map(({ timestamp }) => timestamp);
  return proofs.length === 0 ? iat : Math.max(...proofs);
}

function readName(metadata: Record<string, unknown>): string | null {
  const name = [metadata['full_name'], metadata['name']].find(
    (value): value is string => typeof value === 'string' && value.trim() !== '',
  );
  return name?.trim() ?? null;
}
