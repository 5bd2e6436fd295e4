import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '../host.ts';
import type { TestPaymentEventTable } from '../tables.ts';

export type EventRow = Selectable<TestPaymentEventTable>;

export async function insertEvent(
  tx: Tx,
  event: Omit<EventRow, 'number' | 'delivered_at'>,
): Promise<void> {
  await tx
    .insertInto('test_payment_event')
    .values({ ...event, delivered_at: null })
    .execute();
}

export async function findEvent(db: Queryable, id: string): Promise<EventRow | null> {
  return (
    (await db
      .selectFrom('test_payment_event')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()) ?? null
  );
}

export async function markDelivered(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('test_payment_event')
    .set({ delivered_at: now })
    .where('id', '=', id)
    .execute();
}

/** Events since a moment that come after a number, in their order. */
export async function listEventsAfter(
  db: Queryable,
  { since, number, limit }: { since: Date; number: bigint; limit: number },
): Promise<EventRow[]> {
  return await db
    .selectFrom('test_payment_event')
    .selectAll()
    .where('created_at', '>=', since)
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute();
}

/** Forgets the events before a moment that have been delivered. */
export async function deleteDeliveredBefore(tx: Tx, moment: Date): Promise<void> {
  await tx
    .deleteFrom('test_payment_event')
    .where('created_at', '<', moment)
    .where('delivered_at', 'is not', null)
    .execute();
}
