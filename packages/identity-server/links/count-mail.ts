import type { Tx } from '../host.ts';
import { AuthError } from '../auth-error.ts';
import type { Client, Parts } from '../parts.ts';

/** What is mailed, as far as its limits differ. */
type MailKind = 'signup' | 'recovery' | 'email_change' | 'magiclink' | 'reauthentication';

/** The settings are the least time between two mails of a kind, and how many of all kinds an hour. */
type CountParts = Pick<Parts, 'settings' | 'codeSecret' | 'counting'>;

interface SecondMail {
  readonly email: string;
  readonly now: Date;
}

interface RequestedMail extends SecondMail {
  readonly kind: MailKind;
  readonly client: Client;
  /** How many mails the request may send in all; the others go to other mailboxes. */
  readonly mails?: number;
}

const hourMs = 3_600_000;

/**
 * Counts a mail that somebody asked for, or refuses it: one per interval of each kind to a mailbox, and of all kinds
 * together so many an hour, and as many from a network. There is no limit on the whole server, as GoTrue
 * has it: one attacker could stop all sign-ups with it.
 *
 * A mailbox counts once, however its address is written and tagged: an attacker would write to somebody by as many tags as
 * they like. The address counts whether or not a user has it, so the answer tells nothing about who is registered. Kept in the
 * database, because the promise to the owner of a mailbox must hold over restarts and several processes. A refused
 * request counts for nothing: it rolls back.
 *
 * @throws AuthError 429 over_email_send_rate_limit
 */
export async function countMail(
  tx: Tx,
  parts: CountParts,
  { mails = 1, email, kind, client, now }: RequestedMail,
): Promise<void> {
  const {
    codeSecret: secret,
    settings: { mailIntervalS, mailsPerHour },
    counting,
  } = parts;
  // The network's lock first: a person's requests, which share it and take their other locks in various orders, queue here.
  const ofNetwork = {
    purpose: 'mails network',
    holder: counting.networkOf(client.address),
    most: mailsPerHour,
    windowMs: hourMs,
  };
  const networkIsUsedUp = await counting.takeFromQuota(tx, ofNetwork, {
    secret,
    now,
    times: mails,
    room: Math.min(mails, mailsPerHour),
  });
  const interval = {
    purpose: `mail ${kind}`,
    holder: counting.mailboxOf(email),
    most: 1,
    windowMs: mailIntervalS * 1_000,
  };
  const isTooEarly = await counting.takeFromQuota(tx, interval, { secret, now });
  if (isTooEarly?.endsAt) throw tooSoonUntil(isTooEarly.endsAt, now);
  if (networkIsUsedUp !== null) throw exceeded(networkIsUsedUp.endsAt, now);
  await countSecondMail(tx, parts, { email, now });
}

const takeFromMailbox = (
  tx: Tx,
  { codeSecret, settings, counting }: CountParts,
  { email, now }: SecondMail,
) =>
  counting.takeFromQuota(
    tx,
    {
      purpose: 'mails mailbox',
      holder: counting.mailboxOf(email),
      most: settings.mailsPerHour,
      windowMs: hourMs,
    },
    { secret: codeSecret, now },
  );

/** Counts a mail to one more mailbox; its network has been counted with the first. @throws AuthError 429 over_email_send_rate_limit */
export async function countSecondMail(tx: Tx, parts: CountParts, mail: SecondMail): Promise<void> {
  const isUsedUp = await takeFromMailbox(tx, parts, mail);
  if (isUsedUp !== null) throw exceeded(isUsedUp.endsAt, mail.now);
}

/** {@link countSecondMail} where a refusal would tell who is registered. @returns whether the mail may go */
export async function mayMailAlso(tx: Tx, parts: CountParts, mail: SecondMail): Promise<boolean> {
  return (await takeFromMailbox(tx, parts, mail)) === null;
}

/** @param endsAt null: there are no mails */
function exceeded(endsAt: Date | null, now: Date): AuthError {
  return new AuthError(
    429,
    'over_email_send_rate_limit',
    'email rate limit exceeded',
    endsAt === null ? {} : { retryAfterS: (endsAt.getTime() - now.getTime()) / 1_000 },
  );
}

/** Whether a user was mailed less than an interval ago. @param lastSentAt null: never */
export function isTooSoon(
  lastSentAt: Date | null,
  intervalS: number,
  now: Date,
): lastSentAt is Date {
  return lastSentAt !== null && now.getTime() - lastSentAt.getTime() < intervalS * 1_000;
}

/** The refusal that says how long to wait. */
export function tooSoon(lastSentAt: Date, intervalS: number, now: Date): AuthError {
  return tooSoonUntil(new Date(lastSentAt.getTime() + intervalS * 1_000), now);
}

function tooSoonUntil(at: Date, now: Date): AuthError {
  const waitS = Math.ceil((at.getTime() - now.getTime()) / 1_000);
  return new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${waitS} seconds.`,
    { retryAfterS: waitS },
  );
}
