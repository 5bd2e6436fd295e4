import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '../../../database/database.ts';
import type { TakeRow } from '@scenewright/storyboard/rows.ts';
import type { SegmentTable } from '../../../database/tables.ts';
import type { CastMark } from '../../cast/index.ts';

export type { TakeRow };
export type SegmentRow = Selectable<SegmentTable>;

/** Every take of these scenes, oldest first, but for those whose order is not, or was never, paid: it is running, failed or was called off. */
export async function listTakes(db: Queryable, sceneIds: readonly string[]): Promise<TakeRow[]> {
  if (sceneIds.length === 0) return [];
  return await db
    .selectFrom('take')
    .selectAll()
    .where('scene_id', 'in', [...sceneIds])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('generation')
            .select('generation.id')
            .whereRef('generation.visual_take_id', '=', 'take.id')
            .where('generation.status', '<>', 'succeeded'),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The takes these scenes show and say now, by id. */
export async function mapChosenTakes(
  db: Queryable,
  contentId: string,
): Promise<Map<string, TakeRow>> {
  const takes = await db
    .selectFrom('take')
    .selectAll('take')
    .innerJoin('scene', (join) =>
      join.on((eb) =>
        eb.or([
          eb('scene.visual_take_id', '=', eb.ref('take.id')),
          eb('scene.narration_take_id', '=', eb.ref('take.id')),
        ]),
      ),
    )
    .where('scene.content_id', '=', contentId)
    .where('scene.deleted_at', 'is', null)
    .execute();
  return new Map(takes.map((take) => [take.id, take]));
}

export async function mapSegments(
  db: Queryable,
  contentId: string,
): Promise<Map<string, SegmentRow>> {
  const segments = await db
    .selectFrom('segment')
    .selectAll('segment')
    .innerJoin('scene', 'scene.segment_id', 'segment.id')
    .where('scene.content_id', '=', contentId)
    .execute();
  return new Map(segments.map((segment) => [segment.id, segment]));
}

export async function insertTakes(tx: Tx, takes: readonly TakeRow[]): Promise<void> {
  const toJson = (value: unknown) => (value === null ? null : JSON.stringify(value));
  if (takes.length > 0)
    await tx
      .insertInto('take')
      .values(
        takes.map((take) => ({
          ...take,
          drawing: toJson(take.drawing),
          words: toJson(take.words),
          pronunciations: JSON.stringify(take.pronunciations),
          made_with: toJson(take.made_with),
          framing: toJson(take.framing),
          start_framing: toJson(take.start_framing),
          credit: toJson(take.credit),
        })),
      )
      .execute();
}

/** Says which members of the cast a picture shows. */
export async function markTake(
  tx: Tx,
  takeId: string,
  madeWith: readonly CastMark[],
): Promise<void> {
  await tx
    .updateTable('take')
    .set({ made_with: JSON.stringify(madeWith) })
    .where('id', '=', takeId)
    .execute();
}

export async function deleteTake(tx: Tx, takeId: string): Promise<void> {
  await tx.deleteFrom('take').where('id', '=', takeId).execute();
}

/** The narrations of these scenes, oldest first. */
export async function listNarrations(
  db: Queryable,
  sceneIds: readonly string[],
): Promise<TakeRow[]> {
  if (sceneIds.length === 0) return [];
  return await db
    .selectFrom('take')
    .selectAll()
    .where('scene_id', 'in', [...sceneIds])
    .where('kind', '=', 'narration')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

const keptNarrations = 12;

/** Of a scene that was never made, keeps the newest narrations of voices alone: each line that was only listened to leaves one. What was recorded stays. */
export async function pruneNarrations(tx: Tx, sceneId: string): Promise<void> {
  const newest = tx
    .selectFrom('take')
    .select('id')
    .where('scene_id', '=', sceneId)
    .where('kind', '=', 'narration')
    .where('recorded', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(keptNarrations);
  await tx
    .deleteFrom('take')
    .where('scene_id', '=', sceneId)
    .where('kind', '=', 'narration')
    .where('recorded', '=', false)
    .where('id', 'not in', newest)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('segment')
            .select('segment.id')
            .whereRef('segment.scene_id', '=', 'take.scene_id'),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('scene')
            .select('scene.id')
            .whereRef('scene.narration_take_id', '=', 'take.id'),
        ),
      ),
    )
    .execute();
}

export async function listSegments(
  db: Queryable,
  sceneIds: readonly string[],
): Promise<SegmentRow[]> {
  if (sceneIds.length === 0) return [];
  return await db
    .selectFrom('segment')
    .selectAll()
    .where('scene_id', 'in', [...sceneIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertSegments(tx: Tx, segments: readonly SegmentRow[]): Promise<void> {
  if (segments.length > 0)
    await tx
      .insertInto('segment')
      .values(
        segments.map((segment) => ({
          ...segment,
          cues: JSON.stringify(segment.cues),
        })),
      )
      .execute();
}

export async function findTake(db: Queryable, takeId: string): Promise<TakeRow | undefined> {
  return await db.selectFrom('take').selectAll().where('id', '=', takeId).executeTakeFirst();
}
