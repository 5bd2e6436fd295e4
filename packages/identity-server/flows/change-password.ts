import type { Tx } from '../host.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import { deleteOneTimeTokensOf } from '../links/one-time-token.repository.ts';
import type { Client, Parts } from '../parts.ts';
import { deleteSessionsOf } from '../sessions/session.repository.ts';
import type { Grant } from '../sessions/session-reply.ts';
import { recoverySessionLifetimeS } from '../settings.ts';
import { updateUser, type User } from '../users/user.repository.ts';
import { guessPassword } from './guess-password.ts';
import { takeReauthenticationCode } from './verify-link.ts';

interface Proof {
  /** The code of a reauthentication; empty where none was given. */
  readonly nonce: string;
  readonly currentPassword: string;
  readonly client: Client;
}

/**
 * Checks that a new password is asked for by the account's owner, and not by whoever holds its session: by a fresh mailed
 * code, by the present password, or by a session that a mail for a forgotten password has just opened. Who has none needs nothing.
 *
 * @throws AuthError reauthentication_not_valid, current_password_required, current_password_invalid, over_request_rate_limit
 */
export async function requireProof(
  parts: Parts,
  { user, session }: Grant,
  { nonce, currentPassword, client }: Proof,
): Promise<void> {
  if (nonce !== '') return await checkNonce(parts, user, nonce, client);
  if (user.password_hash === null || isFreshRecovery(session, parts.clock.now())) return;
  if (currentPassword === '')
    throw new AuthError(
      400,
      'current_password_required',
      'Current password required when setting new password.',
    );
  const isRight = await guessPassword(parts, {
    email: user.email ?? '',
    userId: user.id,
    password: currentPassword,
    passwordHash: user.password_hash,
    client,
  });
  if (isRight) return;
  parts.recordSecurityEvent('sign_in_refused', {
    reason: 'current_password',
    subject: user.id,
    address: client.address,
  });
  throw new AuthError(400, 'current_password_invalid', 'The current password is not correct.');
}

function isFreshRecovery({ method, created_at }: Grant['session'], now: Date): boolean {
  return (
    method === 'recovery' && now.getTime() - created_at.getTime() < recoverySessionLifetimeS * 1_000
  );
}

/** @throws AuthError reauthentication_not_valid */
export async function checkNonce(
  { database, clock, codeSecret, recordSecurityEvent }: Parts,
  user: User,
  nonce: string,
  client: Client,
): Promise<void> {
  const isRight = await database.transact((tx) =>
    takeReauthenticationCode(tx, codeSecret, user.id, nonce, clock.now()),
  );
  if (isRight) return;
  recordSecurityEvent('code_refused', {
    reason: 'reauthentication',
    subject: user.id,
    address: client.address,
  });
  throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}

/** Ends all other sessions and every link under way. */
export async function changePassword(
  tx: Tx,
  user: User,
  change: { passwordHash: string; keptSessionId: string; client: Client; now: Date },
): Promise<User> {
  const { passwordHash, keptSessionId, client, now } = change;
  await deleteOneTimeTokensOf(tx, user.id);
  await deleteSessionsOf(tx, user.id, keptSessionId);
  await writeAudit(tx, {
    action: 'password_changed',
    userId: user.id,
    address: client.address,
    now,
  });
  return await updateUser(tx, user.id, { password_hash: passwordHash }, now);
}
