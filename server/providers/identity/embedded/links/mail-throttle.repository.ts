import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../../database/database.ts';
import { AuthError } from '../auth-error.ts';

const windowMs = 3_600_000;
const mailsPerWindow = 30;

export type ThrottledKind = 'signup' | 'recovery' | 'email_change' | 'magiclink' | 'reauthentication';

/**
 * Counts a mail to an address, or refuses it: one per interval of each kind, and 30 an hour of each kind.
 *
 * The address counts whether or not a user has it, so the answer tells nothing about who is registered. Kept in the
 * database, because the promise to the owner of a mailbox must hold over restarts and several processes. The row's
 * lock makes two requests at once take turns.
 *
 * @throws AuthError 429 over_email_send_rate_limit
 */
export async function countMail(tx: Tx, options: { email: string; kind: ThrottledKind; intervalS: number; now: Date }): Promise<void> {
  const { email, kind, intervalS, now } = options;
  const recipientHash = createHash('sha256').update(email).digest();
  const windowStart = new Date(now.getTime() - windowMs);
  const intervalStart = new Date(now.getTime() - intervalS * 1_000);
  const windowIsOver = sql<boolean>`identity_mail_throttle.window_started_at <= ${windowStart}`;
  const counted = await tx.insertInto('identity_mail_throttle')
    .values({ recipient_hash: recipientHash, kind, last_sent_at: now, window_started_at: now, sent_in_window: 1 })
    .onConflict((conflict) => conflict.columns(['recipient_hash', 'kind']).doUpdateSet({
      last_sent_at: now,
      window_started_at: sql`case when ${windowIsOver} then ${now} else identity_mail_throttle.window_started_at end`,
      sent_in_window: sql`case when ${windowIsOver} then 1 else identity_mail_throttle.sent_in_window + 1 end`,
    }).where('identity_mail_throttle.last_sent_at', '<=', intervalStart)
      .where((is) => is.or([windowIsOver, is('identity_mail_throttle.sent_in_window', '<', mailsPerWindow)])))
    .returning('kind').executeTakeFirst();
  if (counted === undefined) throw await refusal(tx, { recipientHash, kind, intervalS, now });
}

async function refusal(tx: Tx, { recipientHash, kind, intervalS, now }: { recipientHash: Uint8Array; kind: string; intervalS: number; now: Date }) {
  const { last_sent_at, window_started_at } = await tx.selectFrom('identity_mail_throttle').select(['last_sent_at', 'window_started_at'])
    .where('recipient_hash', '=', recipientHash).where('kind', '=', kind).executeTakeFirstOrThrow();
  const waitS = Math.ceil(intervalS - (now.getTime() - last_sent_at.getTime()) / 1_000);
  if (waitS > 0) return new AuthError(429, 'over_email_send_rate_limit', `For security purposes, you can only request this after ${waitS} seconds.`, { retryAfterS: waitS });
  const windowEndsInS = (window_started_at.getTime() + windowMs - now.getTime()) / 1_000;
  return new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded', { retryAfterS: windowEndsInS });
}
