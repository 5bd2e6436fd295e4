import { mailboxOf } from '../../../../mailbox.ts';
import type { Tx } from '../../../../database/database.ts';
import { AuthError } from '../auth-error.ts';
import { networkOf } from '../../../../client-network.ts';
import type { Client } from '../parts.ts';
import type { EmbeddedIdentitySettings } from '../settings.ts';
import { takeFromQuota } from './mail-quota.repository.ts';
import { noteMail, type ThrottledKind } from './mail-throttle.repository.ts';

interface RequestedMail {
  readonly email: string;
  readonly kind: ThrottledKind;
  readonly client: Client;
  /** Least time between two mails of the kind, in seconds; and how many of all kinds an hour. */
  readonly limits: Pick<EmbeddedIdentitySettings, 'mailIntervalS' | 'mailsPerHour'>;
  /** How many mails the request may send in all; the others go to other mailboxes. */
  readonly mails?: number;
  readonly now: Date;
}

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
export async function countMail(tx: Tx, { mails = 1, ...mail }: RequestedMail): Promise<void> {
  const { email, client, limits, now } = mail;
  const { mailIntervalS: intervalS, mailsPerHour: perHour } = limits;
  // The network's lock first: a person's requests, which share it and take their other locks in various orders, queue here.
  const networkEndsAt = await takeFromQuota(tx, { network: networkOf(client.address) }, { mails, perHour, now });
  const lastSentAt = await noteMail(tx, { ...mail, mailbox: mailboxOf(email), intervalS });
  if (lastSentAt !== null) throw tooSoon(lastSentAt, intervalS, now);
  if (networkEndsAt !== null) throw exceeded(networkEndsAt, now);
  await countSecondMail(tx, { email, limits, now });
}

type SecondMail = Pick<RequestedMail, 'email' | 'limits' | 'now'>;

/** Counts a mail to one more mailbox; its network has been counted with the first. @throws AuthError 429 over_email_send_rate_limit */
export async function countSecondMail(tx: Tx, { email, limits, now }: SecondMail): Promise<void> {
  const endsAt = await takeFromQuota(tx, { mailbox: mailboxOf(email) }, { mails: 1, perHour: limits.mailsPerHour, now });
  if (endsAt !== null) throw exceeded(endsAt, now);
}

/** {@link countSecondMail} where a refusal would tell who is registered. @returns whether the mail may go */
export async function mayMailAlso(tx: Tx, { email, limits, now }: SecondMail): Promise<boolean> {
  return (await takeFromQuota(tx, { mailbox: mailboxOf(email) }, { mails: 1, perHour: limits.mailsPerHour, now })) === null;
}

function exceeded(endsAt: Date, now: Date): AuthError {
  return new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded', { retryAfterS: (endsAt.getTime() - now.getTime()) / 1_000 });
}

/** Whether a user was mailed less than an interval ago. @param lastSentAt null: never */
export function isTooSoon(lastSentAt: Date | null, intervalS: number, now: Date): lastSentAt is Date {
  return lastSentAt !== null && now.getTime() - lastSentAt.getTime() < intervalS * 1_000;
}

/** The refusal that says how long to wait. */
export function tooSoon(lastSentAt: Date, intervalS: number, now: Date): AuthError {
  const waitS = Math.ceil(intervalS - (now.getTime() - lastSentAt.getTime()) / 1_000);
  return new AuthError(429, 'over_email_send_rate_limit', `For security purposes, you can only request this after ${waitS} seconds.`, { retryAfterS: waitS });
}
