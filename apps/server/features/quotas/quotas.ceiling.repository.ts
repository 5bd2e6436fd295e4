import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/** What may be called and spent in a day; null: without an end. Money in millionths of a US dollar. */
export interface Ceiling {
  readonly calls: number | null;
  readonly costMicros: number | null;
}

interface Spending {
  /** `2026-05-10`, in UTC. */
  readonly day: string;
  readonly holder: string;
  readonly costMicros: number;
  readonly ceiling: Ceiling;
}

/** Far above what a day can hold, and still exact. */
const endless = Number.MAX_SAFE_INTEGER;

/** Counts one call against a holder's day, unless it would go beyond the ceiling; the row's lock makes calls take turns. @returns whether it is counted */
export async function takeFromDay(
  tx: Tx,
  { day, holder, costMicros, ceiling }: Spending,
): Promise<boolean> {
  const [calls, cost] = [ceiling.calls ?? endless, ceiling.costMicros ?? endless];
  if (calls < 1 || costMicros > cost) return false;
  const counted = await tx
    .insertInto('paid_call_day')
    .values({ day, holder, calls: 1, cost_micros: costMicros })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'holder'])
        .doUpdateSet({
          calls: sql`paid_call_day.calls + 1`,
          cost_micros: sql`paid_call_day.cost_micros + ${costMicros}::bigint`,
        })
        .where(
          sql<boolean>`paid_call_day.calls < ${calls}::bigint and paid_call_day.cost_micros + ${costMicros}::bigint <= ${cost}::bigint`,
        ),
    )
    .returning('calls')
    .executeTakeFirst();
  return counted !== undefined;
}

interface KeptCall {
  readonly kind: 'text' | 'speech' | 'transcription';
  readonly model: string;
  readonly micros: number;
  readonly at: Date;
  readonly accountId: string | null;
  readonly contentId: string | null;
  readonly orderId: string | null;
}

/** Keeps what a call costs with what it is made for, where that is still there: somebody may have deleted it meanwhile. */
export async function insertPaidCall(
  tx: Tx,
  { kind, model, micros, at, accountId, contentId, orderId }: KeptCall,
): Promise<void> {
  await sql`
    insert into paid_call (id, kind, model, account_id, content_id, generation_id, cost_micros, called_at)
    values (
      ${randomUUID()}, ${kind}, ${model},
      (select id from account where id = ${accountId}::uuid),
      (select id from content where id = ${contentId}::uuid),
      (select id from generation where id = ${orderId}::uuid),
      ${micros}, ${at}
    )`.execute(tx);
}

/** Takes one counted call back. */
export async function giveBackToDay(
  tx: Tx,
  { day, holder, micros }: { day: string; holder: string; micros: number },
): Promise<void> {
  await tx
    .updateTable('paid_call_day')
    .set({
      calls: sql`calls - 1`,
      cost_micros: sql`cost_micros - ${micros}::bigint`,
    })
    .where('day', '=', sql<string>`${day}::date`)
    .where('holder', '=', holder)
    .execute();
}

/** Whether one more call of this price would still be counted. */
export async function hasRoom(
  db: Queryable,
  { day, holder, costMicros, ceiling }: Spending,
): Promise<boolean> {
  const [calls, cost] = [ceiling.calls ?? endless, ceiling.costMicros ?? endless];
  const spent = await db
    .selectFrom('paid_call_day')
    .select(['calls', 'cost_micros'])
    .where('day', '=', sql<string>`${day}::date`)
    .where('holder', '=', holder)
    .executeTakeFirst();
  return (spent?.calls ?? 0) < calls && Number(spent?.cost_micros ?? 0) + costMicros <= cost;
}

interface DaySpending {
  readonly calls: number;
  readonly costMicros: number;
}

/** What a day's calls come to, of all together and at most of one account. @param everybody who stands for all */
export async function readDay(
  db: Queryable,
  day: string,
  everybody: string,
): Promise<{ total: DaySpending; busiest: DaySpending }> {
  const ofDay = db
    .selectFrom('paid_call_day')
    .select(({ fn }) => [fn.max('calls').as('calls'), fn.max('cost_micros').as('cost_micros')])
    .where('day', '=', sql<string>`${day}::date`);
  const [total, busiest] = [
    await ofDay.where('holder', '=', everybody).executeTakeFirst(),
    await ofDay
      .where('holder', '<>', everybody)
      .where('holder', 'not like', 'media %')
      .executeTakeFirst(),
  ];
  const read = (row: typeof total): DaySpending => ({
    calls: row?.calls ?? 0,
    costMicros: Number(row?.cost_micros ?? 0),
  });
  return { total: read(total), busiest: read(busiest) };
}

/** Forgets calls that were made before a moment. */
export async function sweepCallsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('paid_call').where('called_at', '<', before).execute();
}

/** Forgets days before `day`. */
export async function sweepPaidCalls(db: Queryable, day: string): Promise<void> {
  await db
    .deleteFrom('paid_call_day')
    .where('day', '<', sql<string>`${day}::date`)
    .execute();
}
