import type { Tx } from '../../../../database/database.ts';
import { AuthError } from '../auth-error.ts';
import { networkOf } from '../client-network.ts';
import type { Client } from '../parts.ts';
import { takeFromQuota } from './mail-quota.repository.ts';
import { noteMail, type ThrottledKind } from './mail-throttle.repository.ts';

interface RequestedMail {
  readonly email: string;
  readonly client: Client;
  readonly now: Date;
}

/**
 * Counts a mail that somebody asked for, or refuses it: one per interval of each kind to an address, and of all kinds
 * together thirty an hour to a mailbox and thirty an hour from a network. There is no limit on the whole server, as GoTrue
 * has it: one attacker could stop all sign-ups with it.
 *
 * The address counts whether or not a user has it, so the answer tells nothing about who is registered. Kept in the
 * database, because the promise to the owner of a mailbox must hold over restarts and several processes. A refused
 * request counts for nothing: it rolls back.
 *
 * @throws AuthError 429 over_email_send_rate_limit
 */
export async function countMail(tx: Tx, mail: RequestedMail & { kind: ThrottledKind; intervalS: number }): Promise<void> {
  const lastSentAt = await noteMail(tx, mail);
  if (lastSentAt !== null) throw tooSoon(lastSentAt, mail.intervalS, mail.now);
  await countSecondMail(tx, mail);
}

/** Counts a mail that goes out with one already counted, to another mailbox. @throws AuthError 429 over_email_send_rate_limit */
export async function countSecondMail(tx: Tx, mail: RequestedMail): Promise<void> {
  const endsAt = await takeFromQuotas(tx, mail);
  if (endsAt !== null) throw new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded', { retryAfterS: (endsAt.getTime() - mail.now.getTime()) / 1_000 });
}

/** {@link countSecondMail} where a refusal would tell who is registered. @returns whether the mail may go */
export async function mayMailAlso(tx: Tx, mail: RequestedMail): Promise<boolean> {
  return (await takeFromQuotas(tx, mail)) === null;
}

async function takeFromQuotas(tx: Tx, { email, client, now }: RequestedMail): Promise<Date | null> {
  return (await takeFromQuota(tx, { mailbox: email }, now)) ?? (await takeFromQuota(tx, { network: networkOf(client.address) }, now));
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
