import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/** An order that wants a model. */
export interface Waiting {
  readonly orderId: string;
  readonly accountId: string;
  readonly model: string;
}

/** Puts orders in line that cannot begin yet: their account has its turns from now on. */
export async function standInLine(tx: Tx, orders: readonly Waiting[], now: Date): Promise<void> {
  if (orders.length === 0) return;
  await tx
    .insertInto('prediction_wait')
    .values(
      orders.map(({ orderId, accountId, model }) => ({
        generation_id: orderId,
        account_id: accountId,
        model,
        since: now,
        woken_at: null,
        asked_at: null,
      })),
    )
    .execute();
}

/** An order asks for a place. It keeps the one that it has in line, however often it asks; it is told anew when there is room. */
export async function askForPlace(
  tx: Tx,
  { orderId, accountId, model }: Waiting,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('prediction_wait')
    .values({
      generation_id: orderId,
      account_id: accountId,
      model,
      since: now,
      woken_at: null,
      asked_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('generation_id').doUpdateSet({ woken_at: null, asked_at: now, model }),
    )
    .execute();
}

/** Whether an order that asked for a place was told of one since. Until the transaction ends nobody tells it. */
export async function wasTold(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('prediction_wait')
    .select('woken_at')
    .where('generation_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && row.woken_at !== null;
}

/** It has begun, or wants nothing any more. @returns the model it waited for; undefined where it waited for none */
export async function leaveLine(tx: Tx, orderId: string): Promise<string | undefined> {
  const left = await tx
    .deleteFrom('prediction_wait')
    .where('generation_id', '=', orderId)
    .returning('model')
    .executeTakeFirst();
  return left?.model;
}

/** What the line of a model is read by. */
export interface LineOf {
  readonly model: string;
  /** Who was told of a place before this moment and has not come goes to the end. */
  readonly toldBefore: Date;
  /** An account that has had nothing since this moment goes first with one order. */
  readonly nothingSince: Date;
}

/**
 * Who begins next, as the body of a `with`. A turn belongs to an account: the smaller the number of its orders before it, the earlier;
 * a higher plan divides that number, which leaves everybody's first where it is.
 * Of the account's orders those take its turns first that have asked for a place.
 */
const inLine = ({ model, toldBefore, nothingSince }: LineOf) => sql`
  waiting as (
    select generation_id, wait.account_id, wait.since, wait.woken_at, own.turn / own.turn_weight as turn, own.created_at,
      coalesce(wait.woken_at < ${toldBefore}, false) as is_late,
      row_number() over (partition by wait.account_id order by own.turn, own.created_at, own.id) as place,
      row_number() over (
        partition by wait.account_id
        order by coalesce(wait.woken_at < ${toldBefore}, false), wait.asked_at is null, own.turn, own.created_at, own.id
      ) as taken_by
    from prediction_wait wait join generation own on own.id = wait.generation_id
    where wait.model = ${model} and own.status = 'pending'
  ),
  served as (
    select account_id from prediction
    where model = ${model} and ((status = 'begun' and ended_at is null) or ended_at > ${nothingSince})
  ),
  line as (
    select taker.generation_id, taker.woken_at, taker.is_late, its.generation_id as turn_of, row_number() over (order by
      taker.is_late,
      not (its.place = 1 and its.since <= ${nothingSince} and its.account_id not in (select account_id from served)),
      its.turn, its.created_at, its.generation_id) as number
    from waiting its join waiting taker on taker.account_id = its.account_id and taker.taken_by = its.place
  )`;

/** The orders that begin next. */
export async function listNext(db: Queryable, of: LineOf, limit: number): Promise<string[]> {
  const { rows } = await sql<{
    generation_id: string;
  }>`with ${inLine(of)} select generation_id from line order by number limit ${limit}`.execute(db);
  return rows.map(({ generation_id: id }) => id);
}

/**
 * Takes the next order that has not been told of a place lately.
 * @param among of the first so many in line alone
 * @returns its id; undefined where there is none
 */
export async function takeNext(
  tx: Tx,
  of: LineOf,
  now: Date,
  among?: number,
): Promise<string | undefined> {
  const isAmong = among === undefined ? sql`true` : sql`line.number <= ${among}`;
  const { rows } = await sql<{ generation_id: string }>`
    with ${inLine(of)}
    update prediction_wait set woken_at = ${now} where generation_id = (
      select wait.generation_id from prediction_wait wait join line using (generation_id)
      where (line.woken_at is null or line.is_late) and ${isAmong}
      order by line.number limit 1 for update of wait skip locked)
    returning generation_id`.execute(tx);
  return rows[0]?.generation_id;
}

/**
 * An order that begins in the turn of another one of its account leaves that one its own turn: else the account, whose first scene
 * is still waited for, would have its first turn twice. Where the other order is being written, nothing is exchanged.
 */
export async function exchangeTurns(tx: Tx, of: LineOf, orderId: string): Promise<void> {
  await sql`
    with ${inLine(of)},
    exchanged as (
      select own.id, its.turn, its.turn_weight, its.id as other, own.turn as left_turn, own.turn_weight as left_weight
      from line join generation own on own.id = line.generation_id join generation its on its.id = line.turn_of
      where own.id = ${orderId} and its.id <> own.id
      for update of own, its skip locked
    )
    update generation set
      turn = case when generation.id = exchanged.id then exchanged.turn else left_turn end,
      turn_weight = case when generation.id = exchanged.id then exchanged.turn_weight else left_weight end
    from exchanged where generation.id in (exchanged.id, exchanged.other)`.execute(tx);
}

/** The models that orders of a content stand in line for. */
export async function listModelsOf(db: Queryable, contentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('prediction_wait as wait')
    .innerJoin('generation as own', 'own.id', 'wait.generation_id')
    .select('wait.model')
    .distinct()
    .where('own.content_id', '=', contentId)
    .where('own.status', '=', 'pending')
    .execute();
  return rows.map(({ model }) => model);
}

/** Of a content's orders in line for a model: how many are before each. */
export async function mapPlaces(
  db: Queryable,
  of: LineOf,
  contentId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ generation_id: string; number: string }>`
    with ${inLine(of)} select line.generation_id, line.number
    from line join generation own on own.id = line.generation_id
    where own.content_id = ${contentId}`.execute(db);
  return new Map(rows.map(({ generation_id: id, number }) => [id, Number(number) - 1]));
}
