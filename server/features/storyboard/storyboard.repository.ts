import type { Queryable, Tx } from '../../database/database.ts';
import type { SceneTable, SegmentTable, TakeTable } from '../../database/tables.ts';
import type { CastMark } from '../cast/index.ts';
import type { Insertable, Selectable } from 'kysely';

export type SceneRow = Selectable<SceneTable>;
type JsonColumn = 'pronunciations' | 'sentences';
export type NewSceneRow = Omit<Insertable<SceneTable>, JsonColumn> & Pick<SceneRow, JsonColumn>;
export type TakeRow = Selectable<TakeTable>;
export type SegmentRow = Selectable<SegmentTable>;

export async function listScenes(db: Queryable, contentId: string): Promise<SceneRow[]> {
  return await db
    .selectFrom('scene')
    .selectAll()
    .where('content_id', '=', contentId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute();
}

export async function findScene(db: Queryable, sceneId: string): Promise<SceneRow | undefined> {
  return await db
    .selectFrom('scene')
    .selectAll()
    .where('id', '=', sceneId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A scene of this content, deleted or not. */
export async function findSceneEvenDeleted(
  db: Queryable,
  contentId: string,
  sceneId: string,
): Promise<SceneRow | undefined> {
  return await db
    .selectFrom('scene')
    .selectAll()
    .where('id', '=', sceneId)
    .where('content_id', '=', contentId)
    .executeTakeFirst();
}

/** The id of the content that a scene of this account belongs to. */
export async function findContentOfScene(
  db: Queryable,
  sceneId: string,
  accountId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('scene')
    .innerJoin('content', 'content.id', 'scene.content_id')
    .select('content.id')
    .where('scene.id', '=', sceneId)
    .where('scene.deleted_at', 'is', null)
    .where('content.account_id', '=', accountId)
    .where('content.deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

export async function insertScenes(tx: Tx, scenes: readonly NewSceneRow[]): Promise<void> {
  if (scenes.length > 0)
    await tx
      .insertInto('scene')
      .values(
        scenes.map((scene) => ({
          ...scene,
          pronunciations: JSON.stringify(scene.pronunciations),
          sentences: JSON.stringify(scene.sentences),
        })),
      )
      .execute();
}

export async function updateScene(
  tx: Tx,
  sceneId: string,
  { pronunciations, sentences, ...change }: Partial<SceneRow>,
): Promise<void> {
  const lists = {
    ...(pronunciations === undefined ? {} : { pronunciations: JSON.stringify(pronunciations) }),
    ...(sentences === undefined ? {} : { sentences: JSON.stringify(sentences) }),
  };
  await tx
    .updateTable('scene')
    .set({ ...change, ...lists })
    .where('id', '=', sceneId)
    .execute();
}

/** Scenes deleted before `before` go for good, with their takes and segments. */
export async function sweepDeletedScenes(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('scene').where('deleted_at', '<', before).execute();
}

/** Moves the scenes from a position on by one place, to make or to close a gap. */
export async function shiftScenes(
  tx: Tx,
  contentId: string,
  fromPosition: number,
  by: 1 | -1,
): Promise<void> {
  await tx
    .updateTable('scene')
    .set((eb) => ({ position: eb('position', '+', by) }))
    .where('content_id', '=', contentId)
    .where('deleted_at', 'is', null)
    .where('position', '>=', fromPosition)
    .execute();
}

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

/** The narrations of a scene that say this in this voice, newest first. */
export async function listNarrations(
  db: Queryable,
  sceneId: string,
  dialogue: string,
  voice: string,
): Promise<TakeRow[]> {
  return await db
    .selectFrom('take')
    .selectAll()
    .where('scene_id', '=', sceneId)
    .where('kind', '=', 'narration')
    .where('source_text', '=', dialogue)
    .where('voice', '=', voice)
    .orderBy('created_at', 'desc')
    .execute();
}

const keptNarrations = 12;

/** Of a scene that was never made, keeps the newest narrations alone: each line that was only listened to leaves one. */
export async function pruneNarrations(tx: Tx, sceneId: string): Promise<void> {
  const newest = tx
    .selectFrom('take')
    .select('id')
    .where('scene_id', '=', sceneId)
    .where('kind', '=', 'narration')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(keptNarrations);
  await tx
    .deleteFrom('take')
    .where('scene_id', '=', sceneId)
    .where('kind', '=', 'narration')
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
          cues: segment.cues === null ? null : JSON.stringify(segment.cues),
        })),
      )
      .execute();
}

/** Orders that are being carried out, by scene. */
export async function mapLiveGenerations(db: Queryable, contentId: string) {
  const rows = await db
    .selectFrom('generation')
    .select(['scene_id', 'stage', 'percent', 'make_visual', 'created_at'])
    .where('content_id', '=', contentId)
    .where('status', '=', 'pending')
    .execute();
  return new Map(rows.map((row) => [row.scene_id, row]));
}

/** How many scenes of other contents were queued before this moment, and still are. */
export async function countQueuedElsewhere(
  db: Queryable,
  contentId: string,
  before: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('generation')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('status', '=', 'pending')
    .where('stage', '=', 'queued')
    .where('content_id', '<>', contentId)
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(count);
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
      .filter(({ status, make_visual: makeVisual }) => status === 'failed' && !makeVisual)
      .map(({ scene_id: sceneId }) => sceneId),
  );
}

export async function findNewestFilm(db: Queryable, contentId: string) {
  return await db
    .selectFrom('film')
    .selectAll()
    .where('content_id', '=', contentId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
