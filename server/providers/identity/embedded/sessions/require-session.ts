import type { Identity } from '../../identity.ts';
import { AuthError } from '../auth-error.ts';
import type { Parts } from '../parts.ts';
import { findUser } from '../users/user.repository.ts';
import { findSession } from './session.repository.ts';
import type { Grant } from './session-reply.ts';

const bearerPattern = /^Bearer (\S+)$/i;

/**
 * The session a request belongs to, with its user. A token outlives its session by up to an hour; here both count.
 *
 * @throws AuthError no_authorization, bad_jwt, user_not_found, session_not_found, user_banned
 */
export async function requireSession({ database, clock }: Parts, verify: Identity['verify'], authorization: string | undefined): Promise<Grant> {
  const token = bearerPattern.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const verified = await verify(token);
  if (verified === null) throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, token is malformed, foreign or expired');
  const user = await findUser(database.db, verified.subject);
  if (user === null) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const session = verified.sessionId === null ? null : await findSession(database.db, verified.sessionId);
  if (session === null || session.user_id !== user.id) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (user.banned_until !== null && user.banned_until > clock.now()) throw new AuthError(403, 'user_banned', 'User is banned');
  return { user, session };
}
