import type { Queryable, Tx } from '../../../database/database.ts';
import type { FilmTable } from '../../../database/tables.ts';
import type { Selectable } from 'kysely';

export type Film = Selectable<FilmTable>;

export async function insertFilm(
  tx: Tx,
  film: Pick<Film, 'id' | 'content_id' | 'created_at'>,
): Promise<void> {
  await tx
    .insertInto('film')
    .values({
      ...film,
      status: 'pending',
      stage: 'queued',
      percent: 0,
      failure: null,
      video_asset_id: null,
      thumbnail_asset_id: null,
      duration_ms: null,
      integrated_lufs: null,
      true_peak_db: null,
      finished_at: null,
    })
    .execute();
}

export async function findFilm(db: Queryable, id: string): Promise<Film | undefined> {
  return await db.selectFrom('film').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The film being combined for a content, if there is one. */
export async function findLiveFilm(db: Queryable, contentId: string): Promise<Film | undefined> {
  return await db
    .selectFrom('film')
    .selectAll()
    .where('content_id', '=', contentId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

export async function updateFilm(db: Queryable, id: string, change: Partial<Film>): Promise<void> {
  await db.updateTable('film').set(change).where('id', '=', id).execute();
}

/** Films that have been pending since before `before`, the oldest first. */
export async function listPendingFilms(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<Film[]> {
  return await db
    .selectFrom('film')
    .selectAll()
    .where('status', '=', 'pending')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Scenes with their takes and segments, as downloads need them. */
function downloadScenes(db: Queryable) {
  return db
    .selectFrom('scene')
    .leftJoin('segment', 'segment.id', 'scene.segment_id')
    .leftJoin('take', 'take.id', 'scene.narration_take_id')
    .leftJoin('take as shown', 'shown.id', 'scene.visual_take_id')
    .select([
      'scene.id',
      'scene.content_id',
      'scene.position',
      'scene.media_type',
      'scene.duration_s',
      'scene.status',
      'scene.description',
      'scene.dialogue',
      'scene.caption_text',
    ])
    .select([
      'segment.frames',
      'segment.fingerprint',
      'segment.video_asset_id',
      'segment.audio_asset_id',
      'segment.native_audio_asset_id',
      'take.words',
      'shown.credit',
      'take.asset_id as narration_asset_id',
    ])
    .where('scene.deleted_at', 'is', null);
}

export type DownloadScene = NonNullable<Awaited<ReturnType<typeof findDownloadScene>>>;

export async function findDownloadScene(db: Queryable, sceneId: string) {
  return await downloadScenes(db).where('scene.id', '=', sceneId).executeTakeFirst();
}

/** The scenes that the film shows, in order. */
export async function listDownloadScenes(
  db: Queryable,
  contentId: string,
): Promise<DownloadScene[]> {
  return await downloadScenes(db)
    .where('scene.content_id', '=', contentId)
    .where('scene.duration_s', '>', 0)
    .orderBy('scene.position')
    .execute();
}

export async function findFinishedFilm(
  db: Queryable,
  contentId: string,
): Promise<Film | undefined> {
  return await db
    .selectFrom('film')
    .selectAll()
    .where('content_id', '=', contentId)
    .where('status', '=', 'completed')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The segments of a content's scenes in order, those of duration 0 left out, with what is said in them. */
export async function listFilmSegments(db: Queryable, contentId: string) {
  return await db
    .selectFrom('scene')
    .innerJoin('segment', 'segment.id', 'scene.segment_id')
    .leftJoin('take', 'take.id', 'scene.narration_take_id')
    .select([
      'scene.dialogue',
      'take.words',
      'segment.cues',
      'segment.frames',
      'segment.fingerprint',
      'segment.video_asset_id as videoAssetId',
      'segment.audio_asset_id as audioAssetId',
      'segment.native_audio_asset_id as nativeAssetId',
    ])
    .where('scene.content_id', '=', contentId)
    .where('scene.deleted_at', 'is', null)
    .where('scene.duration_s', '>', 0)
    .orderBy('scene.position')
    .execute();
}

/** What each scene of a film shows and says, in its order: takes with who made them, and the sentences its writer wrote. */
export async function listFilmTakes(db: Queryable, contentId: string) {
  return await db
    .selectFrom('scene')
    .leftJoin('take as shown', 'shown.id', 'scene.visual_take_id')
    .leftJoin('take as said', 'said.id', 'scene.narration_take_id')
    .select(['scene.dialogue', 'scene.sentences'])
    .select([
      'shown.kind',
      'shown.provider',
      'shown.model',
      'shown.credit',
      'said.provider as saidBy',
      'said.model as saidAs',
    ])
    .where('scene.content_id', '=', contentId)
    .where('scene.deleted_at', 'is', null)
    .where('scene.duration_s', '>', 0)
    .orderBy('scene.position')
    .execute();
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
