import type { Tx } from '../host.ts';
import { validationFailed } from '../auth-error.ts';
import { writeAudit } from '../audit.repository.ts';
import { countMail, isTooSoon, mayMailAlso } from '../links/count-mail.ts';
import { takeTurnForTwoMailboxes } from '../links/two-mailboxes.repository.ts';
import {
  hasEmail,
  type LinkRequest,
  sendEmailChangeLinks,
  sendMagicLink,
  sendReauthenticationCode,
  sendRecoveryLink,
  sendVerificationLink,
} from '../links/send-link.ts';
import { findSignUp, insertSignUp } from '../links/sign-up.repository.ts';
import type { Client, Parts } from '../parts.ts';
import type { IdentityEmails } from '../host.ts';
import type { Grant } from '../sessions/session-reply.ts';
import { readEmailAddress } from '../users/email-address.ts';
import { checkMetadata } from '../users/metadata.ts';
import {
  findUserByEmail,
  findUserByNewEmail,
  insertPassingUser,
  insertUser,
  type User,
} from '../users/user.repository.ts';
import { equaliseTiming, type Addressed, strangersAddress } from './equalise-timing.ts';
import { tellingOwner } from './telling-owner.ts';

interface MailRequest {
  readonly email: string;
  readonly link: LinkRequest;
  readonly client: Client;
}

/** POST /recover: mails a link if the address is known, and answers the same if it is not. @throws AuthError validation_failed, over_email_send_rate_limit */
export async function recover(
  parts: Parts,
  { email: input, link, client }: MailRequest,
): Promise<void> {
  if (input === '') throw validationFailed('Password recovery requires an email');
  const email = readEmailAddress(input);
  const now = parts.clock.now();
  await parts.database.transact(async (tx) => {
    await countMail(tx, parts, { email, kind: 'recovery', client, now });
    const user = await findUserByEmail(tx, email);
    await mailAlike(tx, parts, user, now, (to, emails) =>
      sendRecoveryLink(tx, { ...parts, emails }, to, link, now),
    );
    await writeAudit(tx, {
      action: 'user_recovery_requested',
      userId: user?.id ?? null,
      address: client.address,
      now,
    });
  });
}

/** POST /resend: a new link in place of the last one, if there is something to confirm. @throws AuthError validation_failed, over_email_send_rate_limit */
export async function resend(
  parts: Parts,
  { type, ...request }: MailRequest & { type: string },
): Promise<void> {
  if (type === 'signup') return await resendVerification(parts, request);
  if (type === 'email_change') return await resendEmailChange(parts, request);
  if (type === 'sms' || type === 'phone_change')
    throw validationFailed('Type provided requires a phone number');
  throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change');
}

/**
 * POST /otp: mails a link that signs in without a password, and makes the user where there is none and client and settings
 * allow it. The answer is the same where they do not: it would tell who has an account.
 *
 * @throws AuthError validation_failed, over_email_send_rate_limit
 */
export async function requestMagicLink(
  parts: Parts,
  {
    email: input,
    link,
    client,
    createUser,
    metadata,
  }: MailRequest & { createUser: boolean; metadata: Record<string, unknown> },
): Promise<void> {
  const email = readEmailAddress(input);
  checkMetadata(metadata);
  const { settings, clock, database } = parts;
  const now = clock.now();
  await database.transact(async (tx) => {
    await countMail(tx, parts, { email, kind: 'magiclink', client, now });
    const found = await findUserByEmail(tx, email);
    const actors = {
      somebody: found !== null && hasEmail(found) ? found : null,
      async stranger() {
        const mayJoin = found === null && createUser && settings.signup;
        const user = await insertUser(tx, {
          email: mayJoin ? email : strangersAddress(),
          passwordHash: null,
          confirmed: false,
          metadata: {},
          now,
        });
        // Null where somebody takes the address at this very moment: the link is theirs.
        const owner = user ?? (await findUserByEmail(tx, email));
        if (owner === null || !hasEmail(owner))
          throw new Error('a user whose address was free could not be made');
        await writeAudit(tx, {
          action: 'user_signed_up',
          userId: owner.id,
          address: client.address,
          now,
        });
        return { user: owner, stays: mayJoin };
      },
    };
    await equaliseTiming(tx, parts.emails, actors, async (to, emails) => {
      // What was said of somebody who has confirmed their address is void: they are not asked by this way.
      const signUpId = await insertSignUp(tx, {
        userId: to.id,
        passwordHash: null,
        metadata,
        codeChallenge: link.codeChallenge,
        now,
      });
      await sendMagicLink(tx, { ...parts, emails }, to, { ...link, signUpId }, now);
    });
  });
}

/** GET /reauthenticate: mails a code to the person whose session it is. @throws AuthError validation_failed, over_email_send_rate_limit */
export async function reauthenticate(parts: Parts, { user }: Grant, client: Client): Promise<void> {
  if (!hasEmail(user))
    throw validationFailed('Reauthentication requires the user to have an email or a phone number');
  const now = parts.clock.now();
  await parts.database.transact(async (tx) => {
    await countMail(tx, parts, { email: user.email, kind: 'reauthentication', client, now });
    await sendReauthenticationCode(tx, parts, user, now);
  });
}

function requireAddress(input: string): string {
  if (input === '') throw validationFailed('Type provided requires an email address');
  return readEmailAddress(input);
}

async function resendVerification(
  parts: Parts,
  { email: input, link, client }: MailRequest,
): Promise<void> {
  const email = requireAddress(input);
  const now = parts.clock.now();
  await parts.database.transact(async (tx) => {
    await countMail(tx, parts, { email, kind: 'signup', client, now });
    const user = await findUserByEmail(tx, email);
    const somebody = user?.email_confirmed_at === null ? user : null;
    await mailAlike(
      tx,
      parts,
      somebody,
      now,
      async (to, emails) =>
        await sendVerificationLink(tx, { ...parts, emails }, to, await ofSignUp(tx, to, link), now),
    );
  });
}

/**
 * A link that is sent again belongs to the sign-up that was begun with the same challenge: by that, and by nothing else, it
 * is the same browser that asks. Another's link proves the mailbox and no more.
 */
async function ofSignUp(tx: Tx, { id }: User, link: LinkRequest): Promise<LinkRequest> {
  const signUp = await findSignUp(tx, id, link.codeChallenge ?? '');
  return { ...link, signUpId: signUp?.id ?? null };
}

async function resendEmailChange(
  parts: Parts,
  { email: input, link, client }: MailRequest,
): Promise<void> {
  const email = requireAddress(input);
  const now = parts.clock.now();
  const { mailIntervalS } = parts.settings;
  await parts.database.transact(async (tx) => {
    await takeTurnForTwoMailboxes(tx);
    // Two, also where none or one will go: what is left to the network must not tell either.
    await countMail(tx, parts, { email, kind: 'email_change', client, mails: 2, now });
    const owner = await findUserByEmail(tx, email);
    // A guest has no present address: the new one is all there is to ask by.
    const waiting = await findUserByNewEmail(tx, email);
    const user = owner ?? waiting;
    const actors = {
      somebody:
        user !== null &&
        isChangingAddress(user) &&
        !isTooSoon(user.email_change_sent_at, mailIntervalS, now)
          ? user
          : null,
      stranger: async () => ({
        user: {
          ...(await insertPassingUser(tx, strangersAddress(), now)),
          new_email: strangersAddress(),
        },
        stays: false,
      }),
    };
    await equaliseTiming(tx, parts.emails, actors, async (to, emails) => {
      const other = email === to.email ? to.new_email : to.email;
      // A limit beyond that of the address asked for: to refuse by it would tell that somebody has it.
      if (other !== null && !(await mayMailAlso(tx, parts, { email: other, now }))) return;
      const isTaken = (await findUserByEmail(tx, to.new_email)) !== null;
      const mailing = {
        ...parts,
        emails: isTaken ? tellingOwner({ ...parts, emails }, to.new_email) : emails,
      };
      await sendEmailChangeLinks(tx, mailing, to, to.new_email, await ofSignUp(tx, to, link), now);
    });
  });
}

function isChangingAddress(user: User): user is User & { new_email: string } {
  return user.new_email !== null;
}

/** Mails somebody, or does all of it but the mail for nobody. */
async function mailAlike(
  tx: Tx,
  { emails }: Parts,
  user: User | null,
  now: Date,
  mail: (to: Addressed, emails: IdentityEmails) => Promise<unknown>,
): Promise<void> {
  const somebody = user !== null && hasEmail(user) ? user : null;
  await equaliseTiming(
    tx,
    emails,
    {
      somebody,
      stranger: async () => ({
        user: await insertPassingUser(tx, strangersAddress(), now),
        stays: false,
      }),
    },
    mail,
  );
}
