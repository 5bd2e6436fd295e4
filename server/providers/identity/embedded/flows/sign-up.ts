import type { Tx } from '../../../../database/database.ts';
import { AuthError } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import { countMail } from '../links/mail-throttle.repository.ts';
import { hasEmail, type LinkRequest, sendVerificationLink } from '../links/send-link.ts';
import type { Client, Parts } from '../parts.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { checkNewPassword } from '../passwords/password-policy.ts';
import { beginSession, type Grant, sessionReply } from '../sessions/session-reply.ts';
import { readEmailAddress } from '../users/email-address.ts';
import { checkMetadata } from '../users/metadata.ts';
import { findUserByEmail, insertUser, type User } from '../users/user.repository.ts';
import { strangerReply, userReply } from '../users/user-reply.ts';

export interface SignUpInput {
  readonly email: string;
  readonly password: string;
  readonly metadata: Record<string, unknown>;
  readonly link: LinkRequest;
  readonly client: Client;
}

type Outcome = { kind: 'stranger' } | { kind: 'user'; user: User } | { kind: 'session'; grant: Grant };

interface Applicant extends SignUpInput {
  readonly passwordHash: string;
  readonly now: Date;
}

/**
 * POST /signup with an e-mail address: a session where sign-ups need no confirmation, else the bare user while a link
 * is on its way. An address that is taken answers as if it were free, with a user who does not exist.
 *
 * @throws AuthError signup_disabled, validation_failed, weak_password, user_already_exists, over_email_send_rate_limit
 */
export async function signUp(parts: Parts, input: SignUpInput): Promise<Record<string, unknown>> {
  const { database, clock, settings } = parts;
  if (!settings.signup) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  checkNewPassword(input.password, settings.passwordMin);
  const email = readEmailAddress(input.email);
  checkMetadata(input.metadata);
  const applicant: Applicant = { ...input, email, passwordHash: await hashPassword(input.password), now: clock.now() };
  const outcome = await database.transact((tx) => register(tx, parts, applicant));
  if (outcome.kind === 'session') return await sessionReply(parts, outcome.grant);
  return outcome.kind === 'user' ? userReply(outcome.user) : strangerReply(email, input.metadata, applicant.now);
}

async function register(tx: Tx, parts: Parts, applicant: Applicant): Promise<Outcome> {
  const { email, passwordHash, metadata, client, now } = applicant;
  const { autoconfirm, mailIntervalS } = parts.settings;
  const created = await insertUser(tx, { email, passwordHash, confirmed: autoconfirm, metadata, now });
  if (created !== null) await writeAudit(tx, { action: 'user_signed_up', userId: created.id, address: client.address, now });
  const user = created ?? (await findUserByEmail(tx, email));
  if (user === null || !hasEmail(user)) throw new Error('a user whose address was taken is gone');
  if (autoconfirm) {
    if (created === null) throw new AuthError(422, 'user_already_exists', 'User already registered');
    return { kind: 'session', grant: await beginSession(tx, { user, method: 'password', client, now }) };
  }
  // Counted for registered addresses too, though they get no mail: the answers must not differ.
  await countMail(tx, { email, kind: 'signup', intervalS: mailIntervalS, now });
  if (user.email_confirmed_at !== null) return { kind: 'stranger' };
  return { kind: 'user', user: await sendVerificationLink(tx, parts, user, applicant.link, now) };
}
