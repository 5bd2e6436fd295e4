import type { Tx } from '../host.ts';
import { AuthError, emailExists } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import { countMail, countSecondMail, isTooSoon, tooSoon } from '../links/count-mail.ts';
import { takeTurnForTwoMailboxes } from '../links/two-mailboxes.repository.ts';
import { deleteOneTimeTokensOf } from '../links/one-time-token.repository.ts';
import { type LinkRequest, sendEmailChangeLinks } from '../links/send-link.ts';
import { insertSignUp } from '../links/sign-up.repository.ts';
import type { Client, Parts } from '../parts.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { checkNewPassword } from '../passwords/password-policy.ts';
import { findSession } from '../sessions/session.repository.ts';
import type { Grant } from '../sessions/session-reply.ts';
import { readEmailAddress } from '../users/email-address.ts';
import { checkMetadata, mergeMetadata } from '../users/metadata.ts';
import { requireSignUps } from '../users/require-sign-ups.ts';
import { findUserByEmail, lockUser, updateUser, type User } from '../users/user.repository.ts';
import { userReply } from '../users/user-reply.ts';
import { changePassword, checkNonce, requireProof } from './change-password.ts';
import { tellingOwner } from './telling-owner.ts';
import { applyEmailChange } from './verify-link.ts';

export interface UserUpdate {
  /** Null: as it is. */
  readonly email: string | null;
  readonly password: string | null;
  /** The code of a reauthentication; empty where none was given. */
  readonly nonce: string;
  /** Empty where it was not given. */
  readonly currentPassword: string;
  readonly metadata: Record<string, unknown> | null;
  /** Whether it asks for what only administrators may change. */
  readonly setsAppMetadata: boolean;
  readonly link: LinkRequest;
  readonly client: Client;
}

/**
 * PUT /user. A new password ends all other sessions; a new address waits for its confirmation.
 *
 * @throws AuthError validation_failed, weak_password, not_admin, signup_disabled, email_exists (only for a guest where addresses need no proof), same_password, over_email_send_rate_limit, and what {@link requireProof} throws
 */
export async function changeUser(
  parts: Parts,
  { user, session }: Grant,
  update: UserUpdate,
): Promise<Record<string, unknown>> {
  const { database, clock } = parts;
  const newEmail = await readNewEmail(parts, user, update);
  if (update.password !== null) await requireProof(parts, { user, session }, update);
  else if (update.nonce !== '') await checkNonce(parts, user, update.nonce, update.client);
  const passwordHash =
    update.password === null ? null : await hashNewPassword(parts, user, update.password);
  // A guest's password waits for the address that comes with it, as a sign-up's does.
  const waits = user.is_anonymous && newEmail !== null && !appliesAtOnce(parts, user);
  const moment = { client: update.client, now: clock.now() };
  const changed = await database.transact(async (tx) => {
    if (newEmail !== null && !appliesAtOnce(parts, user))
      await countEmailChange(tx, parts, user, newEmail, moment);
    const current = await lockUser(tx, user.id);
    if (current === null)
      throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    // It may have ended while this waited: who has it no more changes nothing.
    if ((await findSession(tx, session.id)) === null)
      throw new AuthError(
        403,
        'session_not_found',
        'Session from session_id claim in JWT does not exist',
      );
    let result = current;
    if (update.metadata !== null)
      result = await changeMetadata(tx, result, update.metadata, moment);
    if (passwordHash !== null && !waits)
      result = await changePassword(tx, result, {
        passwordHash,
        keptSessionId: session.id,
        ...moment,
      });
    if (newEmail !== null && newEmail !== current.email)
      result = await changeEmail(tx, parts, result, {
        newEmail,
        passwordHash: waits ? passwordHash : null,
        link: update.link,
        ...moment,
      });
    return result;
  });
  return userReply(changed);
}

/** Everything that can be refused without a look at secrets, in the contract's order. @returns null where the address stays as it is */
async function readNewEmail(parts: Parts, user: User, update: UserUpdate): Promise<string | null> {
  const { database, settings } = parts;
  const email = update.email === null ? null : readEmailAddress(update.email);
  if (update.password !== null)
    await checkNewPassword(update.password, {
      minCharacters: settings.passwordMin,
      email: email ?? user.email ?? '',
    });
  if (update.setsAppMetadata)
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  if (user.is_anonymous && update.password !== null && email === null) {
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
  if (email === null || email === user.email) return null;
  if (user.is_anonymous) requireSignUps(settings);
  // Where a mail goes first, the answer is the same whether the address is taken or not: its owner alone is told.
  if (appliesAtOnce(parts, user) && (await findUserByEmail(database.db, email)) !== null)
    throw emailExists();
  return email;
}

/** A guest's first address needs no confirmation where sign-ups need none. */
function appliesAtOnce({ settings }: Parts, user: User): boolean {
  return user.is_anonymous && settings.autoconfirm;
}

async function hashNewPassword(
  { passwords }: Parts,
  user: User,
  password: string,
): Promise<string> {
  if (await passwords.matches(password, user.password_hash)) {
    throw new AuthError(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  }
  return await hashPassword(password);
}

async function changeMetadata(
  tx: Tx,
  user: User,
  changes: Record<string, unknown>,
  { client, now }: Moment,
): Promise<User> {
  const merged = mergeMetadata(user.user_metadata, changes);
  checkMetadata(merged);
  await writeAudit(tx, { action: 'user_modified', userId: user.id, address: client.address, now });
  return await updateUser(tx, user.id, { user_metadata: merged }, now);
}

interface Moment {
  readonly client: Client;
  readonly now: Date;
}

/** Counted before the user is locked: whoever asks for mail without a session takes these locks in the same order. */
async function countEmailChange(
  tx: Tx,
  parts: Parts,
  { email }: User,
  newEmail: string,
  moment: Moment,
): Promise<void> {
  if (email !== null) await takeTurnForTwoMailboxes(tx);
  await countMail(tx, parts, {
    email: newEmail,
    kind: 'email_change',
    mails: email === null ? 1 : 2,
    ...moment,
  });
  if (email !== null) await countSecondMail(tx, parts, { email, now: moment.now });
}

interface EmailChange extends Moment {
  readonly newEmail: string;
  /** A guest's, to be put in force with the address; null: none came with it. */
  readonly passwordHash: string | null;
  readonly link: LinkRequest;
}

async function changeEmail(tx: Tx, parts: Parts, user: User, change: EmailChange): Promise<User> {
  const { newEmail, link, now } = change;
  const {
    settings: { mailIntervalS },
  } = parts;
  // Once more, now that nobody can slip in between.
  const isTaken = (await findUserByEmail(tx, newEmail)) !== null;
  if (isTaken && appliesAtOnce(parts, user)) throw emailExists();
  if (appliesAtOnce(parts, user))
    return await applyEmailChange(
      tx,
      await updateUser(tx, user.id, { new_email: newEmail }, now),
      change,
    );
  // To whichever address the last one went.
  if (isTooSoon(user.email_change_sent_at, mailIntervalS, now))
    throw tooSoon(user.email_change_sent_at, mailIntervalS, now);
  const mailing = isTaken ? { ...parts, emails: tellingOwner(parts, newEmail) } : parts;
  return user.is_anonymous
    ? await sendFirstAddressLink(tx, mailing, user, change)
    : await sendEmailChangeLinks(tx, mailing, user, newEmail, link, now);
}

/** A guest's links to addresses named before end: they would confirm the one that is named now. */
async function sendFirstAddressLink(
  tx: Tx,
  parts: Parts,
  user: User,
  { newEmail, passwordHash, link, now }: EmailChange,
): Promise<User> {
  await deleteOneTimeTokensOf(tx, user.id);
  const signUpId = await insertSignUp(tx, {
    userId: user.id,
    passwordHash,
    metadata: {},
    codeChallenge: link.codeChallenge,
    now,
  });
  return await sendEmailChangeLinks(tx, parts, user, newEmail, { ...link, signUpId }, now);
}
