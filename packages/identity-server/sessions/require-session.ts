import type { JWTPayload } from 'jose';
import { isForOurAudience } from '../token-verifier.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import type { Parts } from '../parts.ts';
import { findUser } from '../users/user.repository.ts';
import { agedBy } from './session-age.ts';
import { findSession } from './session.repository.ts';
import type { Grant } from './session-reply.ts';

const bearerPattern = /^Bearer (\S+)$/i;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The claims of a token of ours that has not run out; null for every other. */
export type ReadToken = (token: string) => Promise<JWTPayload | null>;

/**
 * The session a request belongs to, with its user. A token outlives its session by up to an hour; here both count.
 *
 * @throws AuthError no_authorization, bad_jwt, user_not_found, session_not_found, user_banned, validation_failed
 */
export async function requireSession(
  { database, clock, settings }: Parts,
  readToken: ReadToken,
  authorization: string | undefined,
): Promise<Grant> {
  const token = bearerPattern.exec(authorization ?? '')?.[1];
  if (token === undefined)
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = await readToken(token);
  if (claims === null)
    throw new AuthError(
      403,
      'bad_jwt',
      'invalid JWT: unable to parse or verify signature, token is malformed, foreign or expired',
    );
  const user = await findUser(database.db, readSubject(claims));
  if (user === null)
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const { session_id: sessionId } = claims;
  const session =
    typeof sessionId === 'string' && uuid.test(sessionId)
      ? await findSession(database.db, sessionId)
      : null;
  if (
    session === null ||
    session.user_id !== user.id ||
    agedBy(session, settings, clock.now()) !== null
  ) {
    throw new AuthError(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    );
  }
  if (user.banned_until !== null && user.banned_until > clock.now())
    throw new AuthError(403, 'user_banned', 'User is banned');
  if (!isForOurAudience(claims))
    throw validationFailed("Token audience doesn't match request audience");
  return { user, session };
}

/** @throws AuthError bad_jwt */
function readSubject({ sub = '' }: JWTPayload): string {
  if (sub === '') throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  if (!uuid.test(sub))
    throw new AuthError(403, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  return sub;
}
