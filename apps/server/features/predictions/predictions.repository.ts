import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { PredictionTable } from '../../database/prediction-tables.ts';

export type PredictionRow = Selectable<PredictionTable>;

/** From here to the end of the transaction nobody else begins a prediction, in whatever process. */
export async function lockBeginning(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('begin prediction'))`.execute(tx);
}

/** How many predictions were begun since a moment, of whatever model. */
export async function countBegunSince(db: Queryable, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('prediction')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('begun_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many predictions of a model are being made now. */
export async function countOpen(db: Queryable, model: string): Promise<number> {
  const { count } = await db
    .selectFrom('prediction')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('model', '=', model)
    .where('status', '=', 'begun')
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** So many of a model's last predictions say how long one takes. */
const measured = 100;

/**
 * How long a prediction of a model took lately: the middle one of those that ended since `recently`, or, where none did, since
 * `earlier`. An outage makes some seem very long; the middle one is not moved by them.
 * @returns null where none has ended since
 */
export async function findUsualMs(
  db: Queryable,
  model: string,
  { recently, earlier }: { readonly recently: Date; readonly earlier: Date },
): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    with latest as (
      select ended_at, extract(epoch from ended_at - begun_at)::float8 * 1000 as ms from prediction
      where model = ${model} and status in ('begun', 'succeeded') and ended_at > ${earlier}
      order by ended_at desc limit ${measured}
    )
    select coalesce(
      percentile_cont(0.5) within group (order by ms) filter (where ended_at > ${recently}),
      percentile_cont(0.5) within group (order by ms)
    ) as ms from latest`.execute(db);
  return rows[0]?.ms ?? null;
}

export async function insertPrediction(
  tx: Tx,
  prediction: Pick<
    PredictionRow,
    'id' | 'account_id' | 'generation_id' | 'model' | 'cost_micros' | 'begun_at'
  > & { readonly input: object; readonly source: object },
): Promise<void> {
  const [input, source] = [prediction.input, prediction.source].map((part) => JSON.stringify(part));
  if (input === undefined || source === undefined) throw new Error('a prediction has an input');
  await tx
    .insertInto('prediction')
    .values({ ...prediction, input, source, status: 'begun' })
    .execute();
}

export async function findPrediction(
  db: Queryable,
  id: string,
): Promise<PredictionRow | undefined> {
  return await db.selectFrom('prediction').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The predictions of an order that have not failed, oldest first: being made, or made. */
export async function listOfOrder(db: Queryable, orderId: string): Promise<PredictionRow[]> {
  return await db
    .selectFrom('prediction')
    .selectAll()
    .where('generation_id', '=', orderId)
    .where('status', 'in', ['begun', 'succeeded'])
    .orderBy('begun_at')
    .execute();
}

export async function updatePrediction(
  db: Queryable,
  id: string,
  change: Partial<Pick<PredictionRow, 'external_id' | 'status' | 'webhook_id'>>,
): Promise<void> {
  await db.updateTable('prediction').set(change).where('id', '=', id).execute();
}

/** It ends once: whoever fetches it later does not make its account wait for longer. @returns whether it had not ended before */
export async function markEnded(db: Queryable, id: string, at: Date): Promise<boolean> {
  const ended = await db
    .updateTable('prediction')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** The clocks of ours and the provider's need not agree. */
const driftMs = 120_000;

/** The provider's ids of a model's predictions since a moment, so that a lost one is not taken for another order's. */
export async function listKnown(
  db: Queryable,
  model: string,
  since: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('prediction')
    .select('external_id')
    .where('model', '=', model)
    .where('external_id', 'is not', null)
    .where('begun_at', '>=', new Date(since.getTime() - driftMs))
    .execute();
  return new Set(rows.flatMap(({ external_id: id }) => id ?? []));
}

/** The open predictions of an order. */
export async function listOpenOf(db: Queryable, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('prediction')
    .select('id')
    .where('generation_id', '=', orderId)
    .where('status', '=', 'begun')
    .execute();
  return rows.map(({ id }) => id);
}

/** Open predictions whose order is gone with its content. */
export async function listAbandoned(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('prediction')
    .select('id')
    .where('status', '=', 'begun')
    .where('generation_id', 'is', null)
    .orderBy('begun_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
