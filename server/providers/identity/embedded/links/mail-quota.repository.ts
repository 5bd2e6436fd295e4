import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../../database/database.ts';

const windowMs = 3_600_000;

/** Who has a quota: the mailbox that mail goes to, and the network it was asked for from. */
export type QuotaHolder = { readonly mailbox: string } | { readonly network: string };

function keyHashOf(holder: QuotaHolder): Uint8Array {
  const key = 'mailbox' in holder ? `mailbox\n${holder.mailbox}` : `network\n${holder.network}`;
  return createHash('sha256').update(key).digest();
}

/**
 * Counts mails against a quota for an hour, unless they are too many for it. The row's lock makes two requests at
 * once take turns, in whichever process they are.
 *
 * @returns null where they are counted; else when the hour ends
 */
export async function takeFromQuota(tx: Tx, holder: QuotaHolder, { mails, perHour, now }: { mails: number; perHour: number; now: Date }): Promise<Date | null> {
  const keyHash = keyHashOf(holder);
  const isOver = sql<boolean>`identity_mail_quota.window_started_at <= ${new Date(now.getTime() - windowMs)}`;
  const counted = await tx.insertInto('identity_mail_quota')
    .values({ key_hash: keyHash, window_started_at: now, sent_in_window: mails })
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet({
      window_started_at: sql`case when ${isOver} then ${now} else identity_mail_quota.window_started_at end`,
      sent_in_window: sql`case when ${isOver} then ${mails}::integer else identity_mail_quota.sent_in_window + ${mails}::integer end`,
    }).where((is) => is.or([isOver, is('identity_mail_quota.sent_in_window', '<=', perHour - mails)])))
    .returning('sent_in_window').executeTakeFirst();
  if (counted !== undefined) return null;
  const { window_started_at } = await tx.selectFrom('identity_mail_quota').select('window_started_at').where('key_hash', '=', keyHash).executeTakeFirstOrThrow();
  return new Date(window_started_at.getTime() + windowMs);
}

/** Stands for the turns of {@link takeTurnForTwoMailboxes}. The locks of the migrations and of the queue have long numbers. */
const twoMailboxes = 1;

/**
 * Waits until no other transaction counts against the quotas of two mailboxes, and lets none begin to until this one ends.
 * For the first statement of one that will: two that name the same mailboxes, each by the other address, would otherwise
 * come to hold a row each and wait for the other's.
 */
export async function takeTurnForTwoMailboxes(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${twoMailboxes}::bigint)`.execute(tx);
}
