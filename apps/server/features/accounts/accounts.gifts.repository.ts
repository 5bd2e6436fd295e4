import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/** Notes that a mailbox has had its gift. @returns false where it had it before */
export async function claimMailbox(tx: Tx, mailboxHash: Uint8Array, now: Date): Promise<boolean> {
  const claimed = await tx
    .insertInto('gift_mailbox')
    .values({ mailbox_hash: mailboxHash, given_at: now })
    .onConflict((conflict) => conflict.column('mailbox_hash').doNothing())
    .returning('given_at')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Counts a gift to a network on a day, unless it has had that many; the row is locked either way. @returns whether it is counted */
export async function takeFromNetworkDay(
  tx: Tx,
  { networkHash, day, limit }: { networkHash: Uint8Array; day: string; limit: number },
): Promise<boolean> {
  if (limit < 1) return false;
  const counted = await tx
    .insertInto('gift_network_day')
    .values({ day, network_hash: networkHash, gifts: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'network_hash'])
        .doUpdateSet({ gifts: sql`gift_network_day.gifts + 1` })
        .where('gift_network_day.gifts', '<', limit),
    )
    .returning('gifts')
    .executeTakeFirst();
  return counted !== undefined;
}

export async function countNetworkDay(
  db: Queryable,
  networkHash: Uint8Array,
  day: string,
): Promise<number> {
  return (
    (
      await db
        .selectFrom('gift_network_day')
        .select('gifts')
        .where('day', '=', sql<string>`${day}::date`)
        .where('network_hash', '=', networkHash)
        .executeTakeFirst()
    )?.gifts ?? 0
  );
}

/** How many gifts of a network wait: those whose day has come, and those of later days. */
export async function countWaiting(
  db: Queryable,
  networkHash: Uint8Array,
  now: Date,
): Promise<{ due: number; later: number }> {
  return await db
    .selectFrom('gift_waiting')
    .where('network_hash', '=', networkHash)
    .select([
      sql<number>`(count(*) filter (where due_at <= ${now}))::int`.as('due'),
      sql<number>`(count(*) filter (where due_at > ${now}))::int`.as('later'),
    ])
    .executeTakeFirstOrThrow();
}

export async function queueGift(
  tx: Tx,
  { accountId, networkHash, dueAt }: { accountId: string; networkHash: Uint8Array; dueAt: Date },
): Promise<void> {
  await tx
    .insertInto('gift_waiting')
    .values({ account_id: accountId, network_hash: networkHash, due_at: dueAt })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
}

/** Accounts whose gift has been due, longest first. */
export async function listDueGifts(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('gift_waiting')
    .select('account_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('account_id')
    .limit(limit)
    .execute();
  return rows.map(({ account_id: id }) => id);
}

/** A gift that waits, for this transaction alone; undefined where another one has it, or gave it. */
export async function lockWaiting(tx: Tx, accountId: string) {
  return await tx
    .selectFrom('gift_waiting')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function postponeWaiting(tx: Tx, accountId: string, dueAt: Date): Promise<void> {
  await tx
    .updateTable('gift_waiting')
    .set({ due_at: dueAt })
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteWaiting(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('gift_waiting').where('account_id', '=', accountId).execute();
}

/** Forgets days before `day`. */
export async function sweepNetworkDays(db: Queryable, day: string): Promise<void> {
  await db
    .deleteFrom('gift_network_day')
    .where('day', '<', sql<string>`${day}::date`)
    .execute();
}
