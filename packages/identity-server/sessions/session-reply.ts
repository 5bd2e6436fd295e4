import type { Tx } from '../host.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import type { Client, Parts } from '../parts.ts';
import { accessTokenLifetimeS } from '../settings.ts';
import { markSignedIn, type User } from '../users/user.repository.ts';
import { userReply } from '../users/user-reply.ts';
import { insertSession, type Session } from './session.repository.ts';

/** A session with its user as they are now: what an answer is made of after the transaction. */
export interface Grant {
  readonly user: User;
  readonly session: Session;
}

interface SignIn {
  readonly user: User;
  /** What the token's `amr` claim will say. */
  readonly method: string;
  /** The identity they proved it with; an e-mail address unless said. */
  readonly provider?: string;
  readonly client: Client;
  readonly now: Date;
}

/** Begins a session for a user who has proved who they are. @throws AuthError user_banned */
export async function beginSession(
  tx: Tx,
  { user, method, provider = 'email', client, now }: SignIn,
): Promise<Grant> {
  refuseBanned(user, now, 'User is banned');
  const session = await insertSession(tx, { userId: user.id, method, now });
  const signedIn = await markSignedIn(tx, user.id, provider, now);
  await writeAudit(tx, { action: 'login', userId: user.id, address: client.address, now });
  return { user: signedIn, session };
}

/** @throws AuthError 400 user_banned */
export function refuseBanned({ banned_until }: User, now: Date, message: string): void {
  if (banned_until !== null && banned_until > now) throw new AuthError(400, 'user_banned', message);
}

/** The session reply that all grants share. */
export async function sessionReply(
  parts: Pick<Parts, 'signAccessToken' | 'refreshTokens'>,
  { user, session }: Grant,
) {
  const { token, expiresAtS } = await parts.signAccessToken(user, session);
  return {
    access_token: token,
    token_type: 'bearer' as const,
    expires_in: accessTokenLifetimeS,
    expires_at: expiresAtS,
    refresh_token: parts.refreshTokens.create({
      sessionId: session.id,
      counter: session.refresh_counter,
    }),
    user: userReply(user),
  };
}

export type SessionReply = Awaited<ReturnType<typeof sessionReply>>;
