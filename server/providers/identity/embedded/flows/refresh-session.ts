import type { Tx } from '../../../../database/database.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import type { Client, Parts } from '../parts.ts';
import { advanceSession, deleteSession, lockSession, type Session, waitedTooLong } from '../sessions/session.repository.ts';
import { type Grant, refuseBanned, sessionReply, type SessionReply } from '../sessions/session-reply.ts';
import { refreshReuseIntervalS } from '../settings.ts';
import type { RefreshTokenContent } from '../tokens/refresh-token.ts';
import { findUser } from '../users/user.repository.ts';

const legacyTokenLength = 12;
const longestLockWaitMs = 5_000;

/**
 * POST /token?grant_type=refresh_token.
 *
 * @throws AuthError validation_failed, refresh_token_not_found, session_not_found, user_banned, refresh_token_already_used, conflict
 */
export async function refreshSession(parts: Parts, { refreshToken, client }: { refreshToken: string; client: Client }): Promise<SessionReply> {
  const { database, clock } = parts;
  const content = readRefreshToken(parts, refreshToken);
  const now = clock.now();
  const grant = await database.transact((tx) => rotate(tx, content, client, now)).catch(refuseAfterWaiting);
  // Thrown after the commit: the end of the session must last.
  if (grant === null) throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  return await sessionReply(parts, grant);
}

/** Nothing was changed, so the client may ask again with the same token. @throws AuthError conflict */
function refuseAfterWaiting(error: unknown): never {
  if (!waitedTooLong(error)) throw error;
  throw new AuthError(409, 'conflict', 'Too many concurrent token refresh requests on the same session or refresh token');
}

function readRefreshToken({ refreshTokens }: Parts, token: string): RefreshTokenContent {
  const content = refreshTokens.read(token);
  // Clients may still hold a token in GoTrue's older form; we never made one.
  if (content === 'forged' || (content === 'malformed' && token.length === legacyTokenLength)) {
    throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }
  if (content === 'malformed') throw validationFailed('Refresh token is not valid');
  return content;
}

async function rotate(tx: Tx, { sessionId, counter }: RefreshTokenContent, client: Client, now: Date): Promise<Grant | null> {
  const session = await lockSession(tx, sessionId, longestLockWaitMs);
  const user = session === null ? null : await findUser(tx, session.user_id);
  if (session === null || user === null) throw new AuthError(400, 'session_not_found', 'Invalid Refresh Token: No Valid Session Found');
  refuseBanned(user, now, 'Invalid Refresh Token: User Banned');
  if (counter === session.refresh_counter) {
    const advanced = await advanceSession(tx, session, now);
    await writeAudit(tx, { action: 'token_refreshed', userId: user.id, address: client.address, now });
    return { user, session: advanced };
  }
  if (mayHaveCurrentToken(counter, session, now)) return { user, session };
  // An old token comes back: it was copied. Nobody can tell the thief from the owner, so both are out.
  await deleteSession(tx, session.id);
  await writeAudit(tx, { action: 'refresh_token_reused', userId: user.id, address: client.address, now });
  return null;
}

/**
 * Whether an older token gets the current one: the direct parent always does, because its owner may have lost the
 * answer and because tabs of a browser refresh side by side; one still older only right after a rotation.
 */
function mayHaveCurrentToken(counter: bigint, { refresh_counter, refreshed_at }: Session, now: Date): boolean {
  if (counter > refresh_counter) return false;
  return counter === refresh_counter - 1n || now.getTime() - refreshed_at.getTime() < refreshReuseIntervalS * 1_000;
}
