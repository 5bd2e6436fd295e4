import { listedUses } from '@scenewright/contract/rules/library.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

export { findFinishedFilm } from './film/film.repository.ts';

/** The facts about storyboards that a list of contents shows. */
export interface StoryboardSummary {
  readonly durationS: number;
  readonly scenes: number;
  readonly pendingScenes: number;
  /** Of the newest film, else of the first scene that has a picture; null where there is neither. */
  readonly thumbnailAssetId: string | null;
}

/** Two statements, however many contents. @returns by the content's id; one without scenes is not among them */
export async function summariseStoryboards(
  db: Queryable,
  contentIds: readonly string[],
): Promise<ReadonlyMap<string, StoryboardSummary>> {
  if (contentIds.length === 0) return new Map();
  const scenes = await db
    .selectFrom('scene')
    .leftJoin('take', 'take.id', 'scene.visual_take_id')
    .where('scene.content_id', 'in', [...contentIds])
    .where('scene.deleted_at', 'is', null)
    .groupBy('scene.content_id')
    .select('scene.content_id as contentId')
    .select([
      sql<number>`sum(scene.duration_s)::int`.as('durationS'),
      sql<number>`count(*)::int`.as('scenes'),
      sql<number>`count(*) filter (where scene.status = 'pending')::int`.as('pendingScenes'),
      sql<
        string | null
      >`(array_agg(take.poster_asset_id order by scene.position) filter (where scene.visual_take_id is not null))[1]`.as(
        'poster',
      ),
    ])
    .execute();
  const films = await db
    .selectFrom('film')
    .distinctOn('content_id')
    .select(['content_id', 'thumbnail_asset_id'])
    .where('content_id', 'in', [...contentIds])
    .where('status', '=', 'completed')
    .orderBy('content_id')
    .orderBy('created_at', 'desc')
    .execute();
  const thumbnails = new Map(films.map((film) => [film.content_id, film.thumbnail_asset_id]));
  return new Map(
    scenes.map(({ contentId, poster, ...summary }) => [
      contentId,
      { ...summary, thumbnailAssetId: thumbnails.get(contentId) ?? poster },
    ]),
  );
}

/** Moves the takes, orders and films of one account to another. */
export async function adoptStoryboards(tx: Tx, from: string, to: string): Promise<void> {
  await tx.updateTable('take').set({ account_id: to }).where('account_id', '=', from).execute();
  await tx
    .updateTable('generation')
    .set({ account_id: to })
    .where('account_id', '=', from)
    .execute();
}

/** When a content's film was finished last; null where it never was. */
export async function findFinishedAt(db: Queryable, contentId: string): Promise<Date | null> {
  const found = await db
    .selectFrom('film')
    .where('content_id', '=', contentId)
    .where('status', '=', 'completed')
    .select((eb) => eb.fn.max('finished_at').as('at'))
    .executeTakeFirst();
  return found?.at ?? null;
}

/** An account's videos that show one of these files in a scene now, play it as their music or have it in their brand; the newest first. */
export async function listVideosUsing(
  db: Queryable,
  accountId: string,
  assetIds: readonly string[],
): Promise<{ videos: { id: string; title: string }[]; total: number }> {
  if (assetIds.length === 0) return { videos: [], total: 0 };
  const files = [...assetIds];
  const using = db
    .selectFrom('content')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('music_asset_id', 'in', files),
        eb('brand_logo_asset_id', 'in', files),
        eb('brand_font_asset_id', 'in', files),
        eb(
          'id',
          'in',
          eb
            .selectFrom('take')
            .innerJoin('scene', 'scene.visual_take_id', 'take.id')
            .select('scene.content_id')
            .where((take) =>
              take.or([
                take('take.asset_id', 'in', files),
                take('take.start_asset_id', 'in', files),
              ]),
            )
            .where('scene.deleted_at', 'is', null),
        ),
      ]),
    );
  const videos = await using
    .select(['id', 'title'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(listedUses)
    .execute();
  if (videos.length < listedUses) return { videos, total: videos.length };
  const { total } = await using
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { videos, total };
}

/** The files of a content's films. */
export async function listFilmFiles(db: Queryable, contentId: string): Promise<string[]> {
  const films = await db
    .selectFrom('film')
    .select(['video_asset_id', 'thumbnail_asset_id'])
    .where('content_id', '=', contentId)
    .execute();
  return films.flatMap((film) =>
    [film.video_asset_id, film.thumbnail_asset_id].filter((id) => id !== null),
  );
}

/** All of a take but how our own painter draws it, which is no text of anybody's and large. */
const takeColumns = [
  'take.id',
  'take.scene_id',
  'take.kind',
  'take.is_still',
  'take.source_text',
  'take.voice',
  'take.speed_percent',
  'take.pronunciations',
  'take.framing',
  'take.start_framing',
  'take.credit',
  'take.provider',
  'take.model',
  'take.credits',
  'take.asset_id',
  'take.poster_asset_id',
  'take.master_asset_id',
  'take.words',
  'take.spoken',
  'take.duration_ms',
  'take.made_with',
  'take.created_at',
] as const;

/** Everything that was written and made for a content, deleted scenes among it. */
export async function readStoryboard(db: Queryable, contentId: string) {
  const scenes = await db
    .selectFrom('scene')
    .selectAll()
    .where('content_id', '=', contentId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const takes = await db
    .selectFrom('take')
    .innerJoin('scene', 'scene.id', 'take.scene_id')
    .select(takeColumns)
    .where('scene.content_id', '=', contentId)
    .orderBy('take.created_at')
    .orderBy('take.id')
    .execute();
  const orders = await db
    .selectFrom('generation')
    .selectAll()
    .where('content_id', '=', contentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const films = await db
    .selectFrom('film')
    .selectAll()
    .where('content_id', '=', contentId)
    .orderBy('created_at')
    .execute();
  return {
    scenes: scenes.map((scene) => ({
      ...scene,
      takes: takes.filter(({ scene_id: sceneId }) => sceneId === scene.id),
    })),
    orders,
    films,
  };
}
