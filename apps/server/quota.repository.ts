import { sql } from 'kysely';
import type { Queryable, Tx } from './database/database.ts';
import { keyedHash } from './keyed-hash.ts';

/** How much of something one holder may have in a stretch of time that begins with the first of it. */
export interface Quota {
  /** What is counted and for whom, as `mail network` and `192.0.2.1`; kept only as a keyed hash. */
  readonly purpose: string;
  readonly holder: string;
  /** None at all, where it is less than one. */
  readonly most: number;
  readonly windowMs: number;
}

interface Piece {
  readonly secret: Uint8Array;
  readonly now: Date;
  /** How much is counted; one unless it is said. */
  readonly times?: number;
  /**
   * How much of the quota must be left for it; one unless it is said: a piece that begins within the quota may end beyond it,
   * so that none is too large for ever.
   */
  readonly room?: number;
}

/** The quota is used up. */
export interface UsedUp {
  /** When there is some again; null: never. */
  readonly endsAt: Date | null;
}

/**
 * Counts against a quota, unless it is used up. The row's lock makes two at once take turns, in whichever process they are;
 * whoever takes from several takes them in the same order everywhere.
 *
 * @returns null where it is counted
 */
export async function takeFromQuota(
  tx: Tx,
  { purpose, holder, most, windowMs }: Quota,
  { secret, now, times = 1, room = 1 }: Piece,
): Promise<UsedUp | null> {
  if (most < room) return { endsAt: null };
  const keyHash = keyedHash(secret, purpose, holder);
  const isOver = sql<boolean>`quota.ends_at <= ${now}`;
  const endsAt = new Date(now.getTime() + windowMs);
  const counted = await tx
    .insertInto('quota')
    .values({ key_hash: keyHash, ends_at: endsAt, used: times })
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet({
          ends_at: sql`case when ${isOver} then ${endsAt} else quota.ends_at end`,
          used: sql`case when ${isOver} then ${times}::integer else quota.used + ${times}::integer end`,
        })
        .where((is) => is.or([isOver, is('quota.used', '<=', most - room)])),
    )
    .returning('used')
    .executeTakeFirst();
  if (counted !== undefined) return null;
  return {
    endsAt: (
      await tx
        .selectFrom('quota')
        .select('ends_at')
        .where('key_hash', '=', keyHash)
        .executeTakeFirstOrThrow()
    ).ends_at,
  };
}

/** Forgets what counts no more; for the `sweep` job. */
export async function sweepQuota(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('quota').where('ends_at', '<=', now).execute();
}
