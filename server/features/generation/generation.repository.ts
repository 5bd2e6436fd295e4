import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { GenerationTable } from '../../database/tables.ts';
import type { Selectable } from 'kysely';

export type Generation = Selectable<GenerationTable>;

export async function insertGeneration(
  tx: Tx,
  generation: Omit<Generation, 'failed_attempts'>,
): Promise<void> {
  await tx.insertInto('generation').values(generation).execute();
}

export async function findGeneration(db: Queryable, id: string): Promise<Generation | undefined> {
  return await db.selectFrom('generation').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The order being carried out for a scene, if there is one. */
export async function findLiveGeneration(
  db: Queryable,
  sceneId: string,
): Promise<Generation | undefined> {
  return await db
    .selectFrom('generation')
    .selectAll()
    .where('scene_id', '=', sceneId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

export async function listLiveGenerations(db: Queryable, contentId: string): Promise<Generation[]> {
  return await db
    .selectFrom('generation')
    .selectAll()
    .where('content_id', '=', contentId)
    .where('status', '=', 'pending')
    .execute();
}

export async function updateGeneration(
  db: Queryable,
  id: string,
  change: Partial<Generation>,
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
export async function listPendingGenerations(
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
