import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

export const windowMs = 3_600_000;

/** Who has a quota for a kind of work: an account, or the network it comes from. */
export type QuotaHolder = { readonly account: string } | { readonly network: string };

function keyHashOf(work: string, holder: QuotaHolder): Uint8Array {
  const key = 'account' in holder ? `account\n${holder.account}` : `network\n${holder.network}`;
  return createHash('sha256').update(`${work}\n${key}`).digest();
}

interface Wanted {
  readonly work: string;
  readonly holder: QuotaHolder;
  readonly times: number;
  readonly limit: number;
  readonly now: Date;
}

/**
 * Counts work against a holder's hour, unless the hour has been used up. The row's lock makes two requests at once take
 * turns, in whichever process they are. What is asked for in one piece is counted in one piece: a piece begun within the
 * limit may end beyond it, so that none is too large for ever.
 *
 * @returns null where it is counted; else when the hour ends
 */
export async function takeFromQuota(tx: Tx, { work, holder, times, limit, now }: Wanted): Promise<Date | null> {
  const keyHash = keyHashOf(work, holder);
  if (limit <= 0) return new Date(now.getTime() + windowMs);
  const isOver = sql<boolean>`work_quota.window_started_at <= ${new Date(now.getTime() - windowMs)}`;
  const counted = await tx.insertInto('work_quota')
    .values({ key_hash: keyHash, window_started_at: now, used: times })
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet({
      window_started_at: sql`case when ${isOver} then ${now} else work_quota.window_started_at end`,
      used: sql`case when ${isOver} then ${times}::integer else work_quota.used + ${times}::integer end`,
    }).where((is) => is.or([isOver, is('work_quota.used', '<', limit)])))
    .returning('used').executeTakeFirst();
  if (counted !== undefined) return null;
  const { window_started_at } = await tx.selectFrom('work_quota').select('window_started_at').where('key_hash', '=', keyHash).executeTakeFirstOrThrow();
  return new Date(window_started_at.getTime() + windowMs);
}

/** Hours that are over count for nothing. */
export async function sweepWorkQuotas(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('work_quota').where('window_started_at', '<', before).execute();
}

/** @returns null where there is no such account */
export async function isGuest(tx: Tx, accountId: string): Promise<boolean | null> {
  return (await tx.selectFrom('account').select('is_guest').where('id', '=', accountId).executeTakeFirst())?.is_guest ?? null;
}
