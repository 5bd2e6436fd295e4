import type { Tx } from '../host.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import type { Client, Parts } from '../parts.ts';
import {
  advanceSession,
  deleteSession,
  lockSession,
  type Session,
  waitedTooLong,
} from '../sessions/session.repository.ts';
import {
  type Grant,
  refuseBanned,
  sessionReply,
  type SessionReply,
} from '../sessions/session-reply.ts';
import { agedBy } from '../sessions/session-age.ts';
import { lostAnswerS, slowTabS } from '../settings.ts';
import type { RefreshTokenContent } from '../tokens/refresh-token.ts';
import { findUser } from '../users/user.repository.ts';

const legacyTokenLength = 12;
const longestLockWaitMs = 5_000;

/**
 * POST /token?grant_type=refresh_token.
 *
 * @throws AuthError validation_failed, refresh_token_not_found, session_not_found, session_expired, user_banned, refresh_token_already_used, conflict
 */
export async function refreshSession(
  parts: Parts,
  { refreshToken, client }: { refreshToken: string; client: Client },
): Promise<SessionReply> {
  const { database, clock, recordSecurityEvent } = parts;
  const content = readRefreshToken(parts, refreshToken);
  const now = clock.now();
  const outcome = await database
    .transact((tx) => rotate(tx, parts, content, { client, now }))
    .catch(refuseAfterWaiting);
  // Thrown after the commit: the end of the session must last.
  if ('ended' in outcome) {
    if (outcome.ended === 'reused')
      recordSecurityEvent('refresh_token_reused', {
        subject: outcome.userId,
        address: client.address,
      });
    throw endings[outcome.ended]();
  }
  return await sessionReply(parts, outcome);
}

/** Why a refresh ended its session. */
type Ended = { readonly ended: 'reused' | 'silence' | 'age'; readonly userId: string };

const endings = {
  reused: () =>
    new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  silence: () =>
    new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)'),
  age: () => new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired'),
} satisfies Record<Ended['ended'], () => AuthError>;

/** Nothing was changed, so the client may ask again with the same token. @throws AuthError conflict */
function refuseAfterWaiting(error: unknown): never {
  if (!waitedTooLong(error)) throw error;
  throw new AuthError(
    409,
    'conflict',
    'Too many concurrent token refresh requests on the same session or refresh token',
  );
}

function readRefreshToken({ refreshTokens }: Parts, token: string): RefreshTokenContent {
  const content = refreshTokens.read(token);
  // Clients may still hold a token in GoTrue's older form; we never made one.
  if (content === 'forged' || (content === 'malformed' && token.length === legacyTokenLength)) {
    throw new AuthError(
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    );
  }
  if (content === 'malformed') throw validationFailed('Refresh token is not valid');
  return content;
}

async function rotate(
  tx: Tx,
  { settings }: Parts,
  { sessionId, counter }: RefreshTokenContent,
  { client, now }: { client: Client; now: Date },
): Promise<Grant | Ended> {
  const session = await lockSession(tx, sessionId, longestLockWaitMs);
  const user = session === null ? null : await findUser(tx, session.user_id);
  if (session === null || user === null)
    throw new AuthError(400, 'session_not_found', 'Invalid Refresh Token: No Valid Session Found');
  refuseBanned(user, now, 'Invalid Refresh Token: User Banned');
  const aged = agedBy(session, settings, now);
  if (aged !== null) {
    await deleteSession(tx, session.id);
    return { ended: aged, userId: user.id };
  }
  if (counter === session.refresh_counter) {
    const advanced = await advanceSession(tx, session, now);
    await writeAudit(tx, {
      action: 'token_refreshed',
      userId: user.id,
      address: client.address,
      now,
    });
    return { user, session: advanced };
  }
  if (mayHaveCurrentToken(counter, session, now)) return { user, session };
  // An old token comes back: it was copied. Nobody can tell the thief from the owner, so both are out.
  await deleteSession(tx, session.id);
  await writeAudit(tx, {
    action: 'refresh_token_reused',
    userId: user.id,
    address: client.address,
    now,
  });
  return { ended: 'reused', userId: user.id };
}

/**
 * Whether an older token gets the current one. Its owner may have lost the answer, and tabs of a browser refresh side by
 * side; both happen soon. Whoever shows it later holds a copy.
 */
function mayHaveCurrentToken(
  counter: bigint,
  { refresh_counter, refreshed_at }: Session,
  now: Date,
): boolean {
  const sinceRefreshS = (now.getTime() - refreshed_at.getTime()) / 1_000;
  // Its child is the current token, which nobody has used.
  if (counter === refresh_counter - 1n) return sinceRefreshS <= lostAnswerS;
  // Its child was used when the current token was made.
  return counter === refresh_counter - 2n && sinceRefreshS <= slowTabS;
}
