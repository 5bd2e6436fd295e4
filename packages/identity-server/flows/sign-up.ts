import type { Tx } from '../host.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import { countMail } from '../links/count-mail.ts';
import { hasEmail, type LinkRequest, sendVerificationLink } from '../links/send-link.ts';
import { insertSignUp } from '../links/sign-up.repository.ts';
import type { Client, Parts } from '../parts.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { checkNewPassword } from '../passwords/password-policy.ts';
import { beginSession, type Grant, sessionReply } from '../sessions/session-reply.ts';
import { readCodeChallenge } from '../tokens/pkce.ts';
import { readEmailAddress } from '../users/email-address.ts';
import { checkMetadata } from '../users/metadata.ts';
import { requireSignUps } from '../users/require-sign-ups.ts';
import { findUserByEmail, insertUser, type User } from '../users/user.repository.ts';
import { nobodysName, pendingReply } from '../users/pending-reply.ts';
import { equaliseTiming, strangersAddress } from './equalise-timing.ts';

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

type Outcome =
  | { kind: 'stranger' }
  | { kind: 'pending'; user: User }
  | { kind: 'session'; grant: Grant };

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
 * is on its way. An address that is taken answers as if it were free, with a user who does not exist. Password and metadata
 * belong to this sign-up alone, until its own link puts them in force.
 *
 * @throws AuthError signup_disabled, validation_failed, weak_password, phone_provider_disabled, user_already_exists, over_email_send_rate_limit
 */
export async function signUp(parts: Parts, input: SignUpInput): Promise<Record<string, unknown>> {
  const { database, clock, settings } = parts;
  const { metadata, client } = input;
  const { email, link } = await readSignUp(parts, input);
  const applicant: Applicant = {
    email,
    link,
    metadata,
    client,
    passwordHash: await hashPassword(input.password),
    now: clock.now(),
  };
  const outcome = await database.transact((tx) =>
    settings.autoconfirm ? registerAtOnce(tx, applicant) : register(tx, parts, applicant),
  );
  if (outcome.kind === 'session') return await sessionReply(parts, outcome.grant);
  return pendingReply({ email, metadata, ...namesOf(parts, outcome, email), now: applicant.now });
}

/** Who a sign-up answers with. Nobody's names stay the same when it is asked again, as somebody's do. */
function namesOf(
  { codeSecret }: Parts,
  outcome: Exclude<Outcome, { kind: 'session' }>,
  email: string,
): { id: string; identityId: string } {
  if (outcome.kind === 'stranger')
    return {
      id: nobodysName(codeSecret, 'user', email),
      identityId: nobodysName(codeSecret, 'identity', email),
    };
  return {
    id: outcome.user.id,
    identityId: outcome.user.identities[0]?.id ?? nobodysName(codeSecret, 'identity', email),
  };
}

/** The checks that need nobody's account, in the contract's order. */
async function readSignUp(
  { settings }: Parts,
  input: SignUpInput,
): Promise<Pick<Applicant, 'email' | 'link'>> {
  const { email, phone, password, metadata, redirectTo, codeChallenge, codeChallengeMethod } =
    input;
  requireSignUps(settings);
  await checkNewPassword(password, { minCharacters: settings.passwordMin, email });
  if (email !== '' && phone !== '')
    throw validationFailed('Only an email address or phone number should be provided on signup.');
  const link = { redirectTo, codeChallenge: readCodeChallenge(codeChallenge, codeChallengeMethod) };
  if (phone !== '')
    throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  const address = readEmailAddress(email);
  checkMetadata(metadata);
  return { email: address, link };
}

async function registerAtOnce(tx: Tx, applicant: Applicant): Promise<Outcome> {
  const user = await admit(tx, applicant, applicant.email, {
    passwordHash: applicant.passwordHash,
    metadata: applicant.metadata,
  });
  if (user === null) throw new AuthError(422, 'user_already_exists', 'User already registered');
  return {
    kind: 'session',
    grant: await beginSession(tx, {
      user,
      method: 'password',
      client: applicant.client,
      now: applicant.now,
    }),
  };
}

/** Who is registered gets no second account, and a mail only if the first one was never confirmed; the work is the same. */
async function register(tx: Tx, parts: Parts, applicant: Applicant): Promise<Outcome> {
  const { email, link, client, now } = applicant;
  // Counted for registered addresses too, though they get no mail: the answers must not differ.
  await countMail(tx, parts, { email, kind: 'signup', client, now });
  const registered = await findUserByEmail(tx, email);
  const actors = {
    somebody:
      registered !== null && hasEmail(registered) && registered.email_confirmed_at === null
        ? registered
        : null,
    async stranger() {
      // Null where somebody takes the address at this very moment.
      const newcomer = registered === null ? await admit(tx, applicant, email, null) : null;
      const user = newcomer ?? (await admit(tx, applicant, strangersAddress(), null));
      if (user === null || !hasEmail(user))
        throw new Error('a user whose address was free could not be made');
      return { user, stays: newcomer !== null };
    },
  };
  const user = await equaliseTiming(tx, parts.emails, actors, async (to, emails) => {
    const signUpId = await insertSignUp(tx, {
      userId: to.id,
      passwordHash: applicant.passwordHash,
      metadata: applicant.metadata,
      codeChallenge: link.codeChallenge,
      now,
    });
    return await sendVerificationLink(tx, { ...parts, emails }, to, { ...link, signUpId }, now);
  });
  return user.email === email ? { kind: 'pending', user } : { kind: 'stranger' };
}

/** @param atOnce what is in force without any confirmation; null where the address must be confirmed first */
async function admit(
  tx: Tx,
  { client, now }: Applicant,
  email: string,
  atOnce: { passwordHash: string; metadata: Record<string, unknown> } | null,
): Promise<User | null> {
  const created = await insertUser(tx, {
    email,
    confirmed: atOnce !== null,
    passwordHash: null,
    metadata: {},
    ...atOnce,
    now,
  });
  if (created !== null)
    await writeAudit(tx, {
      action: 'user_signed_up',
      userId: created.id,
      address: client.address,
      now,
    });
  return created;
}
