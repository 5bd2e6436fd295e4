import type { Tx } from '../../../../database/database.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import { countMail } from '../links/count-mail.ts';
import { hasEmail, type LinkRequest, sendVerificationLink } from '../links/send-link.ts';
import type { Client, Parts } from '../parts.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { checkNewPassword } from '../passwords/password-policy.ts';
import { beginSession, type Grant, sessionReply } from '../sessions/session-reply.ts';
import { readCodeChallenge } from '../tokens/pkce.ts';
import { readEmailAddress } from '../users/email-address.ts';
import { checkMetadata } from '../users/metadata.ts';
import { requireSignUps } from '../users/require-sign-ups.ts';
import { findUserByEmail, insertUser, type User } from '../users/user.repository.ts';
import { strangerReply, userReply } from '../users/user-reply.ts';
import { actAlike, strangersAddress } from './act-alike.ts';

export interface SignUpInput {
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly metadata: Record<string, unknown>;
  /** Where the link finally leads; already checked. */
  readonly redirectTo: string;
  readonly codeChallenge: string;
  readonly codeChallengeMethod: string;
  readonly client: Client;
}

type Outcome = { kind: 'stranger' } | { kind: 'user'; user: User } | { kind: 'session'; grant: Grant };

interface Applicant {
  readonly email: string;
  readonly passwordHash: string;
  readonly metadata: Record<string, unknown>;
  readonly link: LinkRequest;
  readonly client: Client;
  readonly now: Date;
}

/**
 * POST /signup with an e-mail address: a session where sign-ups need no confirmation, else the bare user while a link
 * is on its way. An address that is taken answers as if it were free, with a user who does not exist.
 *
 * @throws AuthError signup_disabled, validation_failed, weak_password, phone_provider_disabled, user_already_exists, over_email_send_rate_limit
 */
export async function signUp(parts: Parts, input: SignUpInput): Promise<Record<string, unknown>> {
  const { database, clock, settings } = parts;
  const { metadata, client } = input;
  const { email, link } = readSignUp(parts, input);
  const applicant: Applicant = { email, link, metadata, client, passwordHash: await hashPassword(input.password), now: clock.now() };
  const outcome = await database.transact((tx) => (settings.autoconfirm ? registerAtOnce(tx, applicant) : register(tx, parts, applicant)));
  if (outcome.kind === 'session') return await sessionReply(parts, outcome.grant);
  return outcome.kind === 'user' ? userReply(outcome.user) : strangerReply(email, metadata, applicant.now);
}

/** The checks that need nobody's account, in the contract's order. */
function readSignUp({ settings }: Parts, { email, phone, password, metadata, redirectTo, codeChallenge, codeChallengeMethod }: SignUpInput): Pick<Applicant, 'email' | 'link'> {
  requireSignUps(settings);
  checkNewPassword(password, settings.passwordMin);
  if (email !== '' && phone !== '') throw validationFailed('Only an email address or phone number should be provided on signup.');
  const link = { redirectTo, codeChallenge: readCodeChallenge(codeChallenge, codeChallengeMethod) };
  if (phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  const address = readEmailAddress(email);
  checkMetadata(metadata);
  return { email: address, link };
}

async function registerAtOnce(tx: Tx, applicant: Applicant): Promise<Outcome> {
  const user = await admit(tx, applicant, applicant.email, true);
  if (user === null) throw new AuthError(422, 'user_already_exists', 'User already registered');
  return { kind: 'session', grant: await beginSession(tx, { user, method: 'password', client: applicant.client, now: applicant.now }) };
}

/** Who is registered gets no second account, and a mail only if the first one was never confirmed; the work is the same. */
async function register(tx: Tx, parts: Parts, applicant: Applicant): Promise<Outcome> {
  const { email, link, client, now } = applicant;
  // Counted for registered addresses too, though they get no mail: the answers must not differ.
  await countMail(tx, { email, kind: 'signup', client, intervalS: parts.settings.mailIntervalS, now });
  const registered = await findUserByEmail(tx, email);
  const actors = {
    somebody: registered !== null && hasEmail(registered) && registered.email_confirmed_at === null ? registered : null,
    async stranger() {
      // Null where somebody takes the address at this very moment.
      const newcomer = registered === null ? await admit(tx, applicant, email, false) : null;
      const user = newcomer ?? (await admit(tx, applicant, strangersAddress(), false));
      if (user === null || !hasEmail(user)) throw new Error('a user whose address was free could not be made');
      return { user, stays: newcomer !== null };
    },
  };
  const user = await actAlike(tx, parts.letters, actors, (to, letters) => sendVerificationLink(tx, { ...parts, letters }, to, link, now));
  return user.email === email ? { kind: 'user', user } : { kind: 'stranger' };
}

async function admit(tx: Tx, { passwordHash, metadata, client, now }: Applicant, email: string, confirmed: boolean): Promise<User | null> {
  const created = await insertUser(tx, { email, passwordHash, confirmed, metadata, now });
  if (created !== null) await writeAudit(tx, { action: 'user_signed_up', userId: created.id, address: client.address, now });
  return created;
}
