import type { Tx } from '../../../../database/database.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import { countMail } from '../links/mail-throttle.repository.ts';
import { deleteOneTimeTokensOf } from '../links/one-time-token.repository.ts';
import { type LinkRequest, sendEmailChangeLinks } from '../links/send-link.ts';
import type { Client, Parts } from '../parts.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { checkNewPassword } from '../passwords/password-policy.ts';
import { deleteSessionsOf } from '../sessions/session.repository.ts';
import type { Grant } from '../sessions/session-reply.ts';
import { readEmailAddress } from '../users/email-address.ts';
import { checkMetadata, mergeMetadata } from '../users/metadata.ts';
import { findUserByEmail, lockUser, updateUser, type User } from '../users/user.repository.ts';
import { userReply } from '../users/user-reply.ts';
import { applyEmailChange, emailExists, takeReauthenticationCode } from './verify-link.ts';

export interface UserUpdate {
  /** Null: as it is. */
  readonly email: string | null;
  readonly password: string | null;
  /** The code of a reauthentication; empty where none was given. */
  readonly nonce: string;
  readonly metadata: Record<string, unknown> | null;
  readonly link: LinkRequest;
  readonly client: Client;
}

/**
 * PUT /user. A new password ends all other sessions; a new address waits for its confirmation.
 *
 * @throws AuthError validation_failed, weak_password, email_exists, same_password, over_email_send_rate_limit
 */
export async function changeUser(parts: Parts, { user, session }: Grant, update: UserUpdate): Promise<Record<string, unknown>> {
  const { database, clock, settings } = parts;
  const email = update.email === null ? null : readEmailAddress(update.email);
  if (update.password !== null) checkNewPassword(update.password, settings.passwordMin);
  if (user.is_anonymous && update.password !== null && email === null) {
    throw new AuthError(422, 'validation_failed', 'Updating password of an anonymous user without an email or phone is not allowed');
  }
  if (update.nonce !== '') await checkNonce(parts, user, update.nonce);
  const passwordHash = update.password === null ? null : await hashNewPassword(parts, user, update.password);
  const now = clock.now();
  const changed = await database.transact(async (tx) => {
    const current = await lockUser(tx, user.id);
    if (current === null) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    const { client } = update;
    let result = current;
    if (update.metadata !== null) result = await changeMetadata(tx, result, update.metadata, { client, now });
    if (passwordHash !== null) result = await changePassword(tx, result, { passwordHash, keptSessionId: session.id, client, now });
    if (email !== null && email !== current.email) result = await changeEmail(tx, parts, result, email, update, now);
    return result;
  });
  return userReply(changed);
}

/** @throws AuthError reauthentication_not_valid */
async function checkNonce({ database, clock, codeSecret }: Parts, user: User, nonce: string): Promise<void> {
  const isRight = await database.transact((tx) => takeReauthenticationCode(tx, codeSecret, user.id, nonce, clock.now()));
  if (!isRight) throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}

async function hashNewPassword({ passwords }: Parts, user: User, password: string): Promise<string> {
  if (await passwords.matches(password, user.password_hash)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return await hashPassword(password);
}

async function changeMetadata(tx: Tx, user: User, changes: Record<string, unknown>, { client, now }: { client: Client; now: Date }): Promise<User> {
  const merged = mergeMetadata(user.user_metadata, changes);
  checkMetadata(merged);
  await writeAudit(tx, { action: 'user_modified', userId: user.id, address: client.address, now });
  return await updateUser(tx, user.id, { user_metadata: merged }, now);
}

async function changePassword(tx: Tx, user: User, change: { passwordHash: string; keptSessionId: string; client: Client; now: Date }): Promise<User> {
  const { passwordHash, keptSessionId, client, now } = change;
  await deleteOneTimeTokensOf(tx, user.id);
  await deleteSessionsOf(tx, user.id, keptSessionId);
  await writeAudit(tx, { action: 'password_changed', userId: user.id, address: client.address, now });
  return await updateUser(tx, user.id, { password_hash: passwordHash }, now);
}

async function changeEmail(tx: Tx, parts: Parts, user: User, newEmail: string, { link, client }: UserUpdate, now: Date): Promise<User> {
  const { autoconfirm, mailIntervalS } = parts.settings;
  if ((await findUserByEmail(tx, newEmail)) !== null) throw emailExists();
  if (user.is_anonymous && autoconfirm) {
    return await applyEmailChange(tx, await updateUser(tx, user.id, { new_email: newEmail }, now), { client, now });
  }
  await countMail(tx, { email: newEmail, kind: 'email_change', intervalS: mailIntervalS, now });
  return await sendEmailChangeLinks(tx, parts, user, newEmail, link, now);
}
