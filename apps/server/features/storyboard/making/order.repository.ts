import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../database/database.ts';
import type { GenerationTable } from '../../../database/tables.ts';
import type { Selectable } from 'kysely';

export type Order = Selectable<GenerationTable>;

export type NewOrder = Omit<Order, 'failed_attempts' | 'waiting_since' | 'turn' | 'turn_weight'>;

export async function insertOrders(
  tx: Tx,
  orders: readonly (NewOrder & Pick<Order, 'turn' | 'turn_weight'>)[],
): Promise<void> {
  if (orders.length > 0)
    await tx
      .insertInto('generation')
      .values([...orders])
      .execute();
}

export async function findOrder(db: Queryable, id: string): Promise<Order | undefined> {
  return await db.selectFrom('generation').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The order being carried out for a scene, if there is one. */
export async function findLiveOrder(db: Queryable, sceneId: string): Promise<Order | undefined> {
  return await db
    .selectFrom('generation')
    .selectAll()
    .where('scene_id', '=', sceneId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

export async function listLiveOrders(db: Queryable, contentId: string): Promise<Order[]> {
  return await db
    .selectFrom('generation')
    .selectAll()
    .where('content_id', '=', contentId)
    .where('status', '=', 'pending')
    .execute();
}

export async function updateOrder(
  db: Queryable,
  id: string,
  change: Partial<Order>,
): Promise<void> {
  await db.updateTable('generation').set(change).where('id', '=', id).execute();
}

/** How many of a content's scenes with a duration are made, of how many. */
export async function countMadeScenes(
  db: Queryable,
  contentId: string,
): Promise<{ n: number; m: number }> {
  const row = await db
    .selectFrom('scene')
    .select([
      sql<number>`count(*) filter (where status = 'completed')::int`.as('n'),
      sql<number>`count(*)::int`.as('m'),
    ])
    .where('content_id', '=', contentId)
    .where('deleted_at', 'is', null)
    .where('duration_s', '>', 0)
    .executeTakeFirstOrThrow();
  return row;
}

export async function findSegment(db: Queryable, sceneId: string, inputHash: string) {
  return await db
    .selectFrom('segment')
    .selectAll()
    .where('scene_id', '=', sceneId)
    .where('input_hash', '=', inputHash)
    .executeTakeFirst();
}

/** Orders that have been pending since before `before`. */
export async function listPendingOrders(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('generation')
    .select('id')
    .where('status', '=', 'pending')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Orders that are being carried out, by scene. */
export async function mapLiveOrders(db: Queryable, contentId: string) {
  const rows = await db
    .selectFrom('generation')
    .select(['id', 'scene_id', 'stage', 'percent', 'make_visual', 'created_at'])
    .where('content_id', '=', contentId)
    .where('status', '=', 'pending')
    .execute();
  return new Map(rows.map((row) => [row.scene_id, row]));
}

/** How many orders of an account are being carried out. */
export async function countLiveOf(db: Queryable, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('generation')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Of a content's scenes that wait: how many, of everybody's, are before them, since everybody's first goes before anybody's second. */
export async function countQueuedBefore(
  db: Queryable,
  contentId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('generation')
        .select([
          'content_id',
          'scene_id',
          sql<string>`row_number() over (order by turn / turn_weight, created_at, id)`.as('place'),
        ])
        .where('status', '=', 'pending')
        .where('stage', '=', 'queued')
        .as('queued'),
    )
    .select(['scene_id', 'place'])
    .where('content_id', '=', contentId)
    .execute();
  return new Map(rows.map(({ scene_id: sceneId, place }) => [sceneId, Number(place) - 1]));
}

/** The scenes whose newest order was free work that failed, such as making their narration again. */
export async function listScenesFailedForFree(
  db: Queryable,
  contentId: string,
): Promise<Set<string>> {
  const newest = await db
    .selectFrom('generation')
    .distinctOn('scene_id')
    .select(['scene_id', 'status', 'make_visual'])
    .where('content_id', '=', contentId)
    .orderBy('scene_id')
    .orderBy('created_at', 'desc')
    .execute();
  return new Set(
    newest
      .filter(({ status, make_visual: makePicture }) => status === 'failed' && !makePicture)
      .map(({ scene_id: sceneId }) => sceneId),
  );
}
