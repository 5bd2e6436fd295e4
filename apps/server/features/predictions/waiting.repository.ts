import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/** An order that wants a model. */
interface Waiting {
  readonly orderId: string;
  readonly accountId: string;
  readonly model: string;
}

/** Puts an order in line, where it keeps its place however often it asks; it is told anew when there is room. */
export async function joinLine(
  tx: Tx,
  { orderId, accountId, model }: Waiting,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('prediction_wait')
    .values({ generation_id: orderId, account_id: accountId, model, since: now, woken_at: null })
    .onConflict((conflict) =>
      conflict.column('generation_id').doUpdateSet({ woken_at: null, model }),
    )
    .execute();
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

/** An account's turn: what it has under way at the model, and how many of its own come first. */
const inTurn = (model: string) => sql`
  select generation_id, woken_at, since,
    row_number() over (partition by account_id order by since, generation_id) + coalesce(under_way.count, 0) as turn
  from prediction_wait left join (
    select account_id, count(*) as count from prediction
    where model = ${model} and status = 'begun' and ended_at is null group by account_id
  ) under_way using (account_id)
  where model = ${model}`;

/** The orders that begin next: of each account's one by one, so that who has ordered much waits for who has ordered little. */
export async function listNext(db: Queryable, model: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{
    generation_id: string;
  }>`select generation_id from (${inTurn(model)}) as line order by turn, since, generation_id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ generation_id: id }) => id);
}

/** Takes the next order that has not been told of a place lately. @returns its id; undefined where nobody waits */
export async function takeNext(
  tx: Tx,
  model: string,
  { now, toldBefore }: { readonly now: Date; readonly toldBefore: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ generation_id: string }>`
    update prediction_wait set woken_at = ${now} where generation_id = (
      select wait.generation_id from prediction_wait wait join (${inTurn(model)}) as line using (generation_id)
      where line.woken_at is null or line.woken_at < ${toldBefore}
      order by line.turn, line.since, wait.generation_id limit 1 for update of wait skip locked)
    returning generation_id`.execute(tx);
  return rows[0]?.generation_id;
}
