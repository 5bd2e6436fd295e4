import type { Queryable, Tx } from './host.ts';
import type { PaymentEvent } from '@scenewright/contract/rules/payments.ts';

/** Takes a webhook event in. @returns false where it came before */
export async function insertEvent(
  tx: Tx,
  source: string,
  event: PaymentEvent,
  at: Date,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('payment_event')
    .values({
      source,
      event_id: event.id,
      type: event.type,
      subject_kind: event.subject?.kind ?? null,
      subject_id: event.subject?.id ?? null,
      created_at: event.createdAt,
      received_at: at,
      handled_at: event.subject === null ? at : null,
    })
    .onConflict((conflict) => conflict.columns(['source', 'event_id']).doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findEvent(db: Queryable, source: string, eventId: string) {
  return await db
    .selectFrom('payment_event')
    .selectAll()
    .where('source', '=', source)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
}

export async function markHandled(
  tx: Tx,
  source: string,
  eventId: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('payment_event')
    .set({ handled_at: at })
    .where('source', '=', source)
    .where('event_id', '=', eventId)
    .execute();
}

/** Webhook events that should have been handled long ago. */
export async function listWaiting(
  db: Queryable,
  source: string,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_event')
    .select('event_id')
    .where('source', '=', source)
    .where('handled_at', 'is', null)
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(limit)
    .execute();
  return rows.map(({ event_id: id }) => id);
}

export async function deleteHandled(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('payment_event').where('handled_at', '<', before).execute();
}

/** When the newest webhook event we know of was made; null where none ever came. */
export async function findNewest(db: Queryable, source: string): Promise<Date | null> {
  const row = await db
    .selectFrom('payment_event')
    .select('created_at')
    .where('source', '=', source)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Forgets that a webhook event was handled. @returns false where it is unknown */
export async function reopen(tx: Tx, source: string, eventId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_event')
    .set({ handled_at: null })
    .where('source', '=', source)
    .where('event_id', '=', eventId)
    .where('subject_kind', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
