import type { Queryable, Tx } from '../../../database/database.ts';
import type { NewSceneRow, SceneRow } from '@scenewright/storyboard/rows.ts';
import { sql } from 'kysely';

export type { NewSceneRow, SceneRow };

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

/** Which of these ids are scenes of any content, deleted or not. */
export async function listKnownIds(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('scene')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id }) => id);
}

/** Deleted scenes of a content. */
export async function listDeletedScenes(
  db: Queryable,
  contentId: string,
  ids: readonly string[],
): Promise<SceneRow[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('scene')
    .selectAll()
    .where('content_id', '=', contentId)
    .where('deleted_at', 'is not', null)
    .where('id', 'in', [...ids])
    .execute();
}

/** The columns that an edit writes, with their types. */
const editedColumns = {
  position: 'integer',
  media_type: 'text',
  duration_s: 'integer',
  description: 'text',
  camera: 'text',
  dialogue: 'text',
  sentences: 'jsonb',
  speed_percent: 'integer',
  pronunciations: 'jsonb',
  status: 'text',
  failure: 'text',
  visual_take_id: 'uuid',
  narration_take_id: 'uuid',
  segment_id: 'uuid',
  caption_text: 'text',
  caption_dialogue: 'text',
  updated_at: 'timestamptz',
  deleted_at: 'timestamptz',
  edited_by: 'text',
  native_sound: 'boolean',
  own_voice: 'boolean',
} as const satisfies Partial<Record<keyof SceneRow, string>>;

/** Writes scenes as they are given, in one statement however many they are. */
export async function saveScenes(tx: Tx, scenes: readonly SceneRow[]): Promise<void> {
  if (scenes.length === 0) return;
  const columns = Object.entries(editedColumns);
  const changes = sql.join(
    columns.map(([name]) => sql`${sql.ref(name)} = edited.${sql.ref(name)}`),
  );
  const types = sql.join([
    sql`id uuid`,
    ...columns.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`),
  ]);
  await sql`
    update scene set ${changes}
    from jsonb_to_recordset(${JSON.stringify(scenes)}::text::jsonb) as edited (${types})
    where scene.id = edited.id`.execute(tx);
}
