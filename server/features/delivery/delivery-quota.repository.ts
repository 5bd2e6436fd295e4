import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/** How many of something one holder may have in a stretch of time that begins with the first. */
export interface Quota {
  /** What is counted and for whom, as `ask mailbox <hash>`; kept only as a hash. */
  readonly holder: string;
  readonly most: number;
  readonly windowMs: number;
}

/**
 * Counts one against a quota, unless it is used up. The row's lock makes two at once take turns, in whichever process they
 * are; whoever takes from several takes them in the same order everywhere.
 */
export async function takeFromQuota(tx: Tx, { holder, most, windowMs }: Quota, now: Date): Promise<boolean> {
  if (most < 1) return false;
  const isOver = sql<boolean>`delivery_quota.ends_at <= ${now}`;
  const endsAt = new Date(now.getTime() + windowMs);
  const counted = await tx.insertInto('delivery_quota')
    .values({ key_hash: createHash('sha256').update(holder).digest(), ends_at: endsAt, counted: 1 })
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet({
      ends_at: sql`case when ${isOver} then ${endsAt} else delivery_quota.ends_at end`,
      counted: sql`case when ${isOver} then 1 else delivery_quota.counted + 1 end`,
    }).where((is) => is.or([isOver, is('delivery_quota.counted', '<', most)])))
    .returning('counted').executeTakeFirst();
  return counted !== undefined;
}

/** Forgets what counts no more; for the `sweep` job. */
export async function sweepDeliveryQuotas(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('delivery_quota').where('ends_at', '<=', now).execute();
}
