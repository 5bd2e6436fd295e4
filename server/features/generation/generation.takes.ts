import type { Take } from '#contract/api/takes.ts';
import { AppError } from '#contract/app-error.ts';
import { maxSceneDurationS } from '#contract/rules/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { frameRate } from '@scenewright/media/encoding.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { type Content, findOwnContent } from '../content/index.ts';
import {
  findContentOfScene,
  findScene,
  listSegments,
  listTakes,
  type SceneMaker,
  type SceneRow,
  type SegmentRow,
  type StoryboardAccess,
  type TakeRow,
  updateScene,
  wireDelivery,
} from '../storyboard/index.ts';
import { durationForNarration } from './generation.narration.ts';
import { hashOfInputs, holds } from './generation.segment.ts';

export interface TakeOptions {
  readonly database: Database;
  readonly access: StoryboardAccess;
  readonly maker: SceneMaker;
  readonly clock: Clock;
  readonly mediaLink: (assetId: string, mimeType: string) => string;
}

/** The newest segment that shows this take; undefined where there is none. Older ones are found by what they were made of. */
function segmentShowing(
  content: Content,
  visual: TakeRow,
  takes: readonly TakeRow[],
  segments: readonly SegmentRow[],
): SegmentRow | undefined {
  const narrations = [null, ...takes.filter(({ kind }) => kind === 'narration')];
  const lengths = [...new Set(segments.map(({ frames }) => frames / frameRate))];
  const held = holds(visual);
  const hashes = new Set(
    lengths.flatMap((durationS) =>
      narrations.map((narration) => hashOfInputs(content.orientation, durationS, held, narration)),
    ),
  );
  return segments.findLast(({ shows, input_hash: hash }) =>
    shows === null ? hashes.has(hash) : shows === held,
  );
}

/** What the scene becomes with a take in place: shown or said, with the text it was made from. */
function changeTo(take: TakeRow, scene: SceneRow): Partial<SceneRow> {
  if (take.kind === 'narration')
    return {
      narration_take_id: take.id,
      dialogue: take.source_text,
      speed_percent: take.speed_percent,
      pronunciations: take.pronunciations,
    };
  // A still is right for both: as the picture of an image scene and in place of a clip.
  const mediaType = take.kind === 'clip' ? 'video' : take.is_still ? scene.media_type : 'image';
  return {
    visual_take_id: take.id,
    description: take.source_text,
    media_type: mediaType,
    duration_s: Math.min(scene.duration_s, maxSceneDurationS[mediaType]),
  };
}

/** @throws AppError wrong_state where the narration would be cut */
function requireRoom(scene: SceneRow, narration: TakeRow | undefined): void {
  if (narration?.spoken !== true || narration.source_text !== scene.dialogue) return;
  try {
    durationForNarration(scene, narration.duration_ms ?? 0);
  } catch (error) {
    if (error instanceof ProviderError) throw new AppError('wrong_state', error.message);
    throw error;
  }
}

/** The takes of a scene: every picture, clip and narration that was made for it, and going back to one. */
export function createTakes({ database, access, maker, clock, mediaLink }: TakeOptions) {
  function mediaOf(take: TakeRow, shownIn: SegmentRow | undefined): string | null {
    if (take.kind === 'narration')
      return take.asset_id === null ? null : mediaLink(take.asset_id, 'audio/mp4');
    if (take.kind === 'picture')
      return take.asset_id === null ? null : mediaLink(take.asset_id, 'image/jpeg');
    const clip = shownIn?.video_asset_id ?? take.asset_id;
    return clip === null ? null : mediaLink(clip, 'video/mp4');
  }

  /** @throws AppError not_found */
  async function list(accountId: string, sceneId: string): Promise<Take[]> {
    const contentId = await findContentOfScene(database.db, sceneId, accountId);
    const content =
      contentId === undefined ? undefined : await findOwnContent(database.db, contentId, accountId);
    const scene = await findScene(database.db, sceneId);
    if (content === undefined || scene === undefined) throw new AppError('not_found');
    const takes = await listTakes(database.db, [sceneId]);
    const segments = await listSegments(database.db, [sceneId]);
    return takes.toReversed().map((take) => ({
      id: take.id,
      kind: take.kind === 'narration' ? 'narration' : 'visual',
      media_type: take.kind === 'narration' ? null : take.kind === 'clip' ? 'video' : 'image',
      still: take.is_still,
      text: take.source_text,
      ...wireDelivery(take),
      model: take.model,
      credits: take.credits,
      created_at: take.created_at.toISOString(),
      current: take.id === scene.visual_take_id || take.id === scene.narration_take_id,
      thumbnail_url:
        take.poster_asset_id === null ? null : mediaLink(take.poster_asset_id, 'image/jpeg'),
      media_url: mediaOf(
        take,
        take.kind === 'clip' ? segmentShowing(content, take, takes, segments) : undefined,
      ),
    }));
  }

  /**
   * Puts a take back in place with the text it was made from, free of charge; after approval the scene's film follows.
   * What no longer fits the rest of the scene counts as stale, like after any edit.
   * @returns the content's id
   * @throws AppError not_found, wrong_state
   */
  async function restore(accountId: string, sceneId: string, takeId: string): Promise<string> {
    return await access.editScene(accountId, sceneId, async (tx, { content, scene }) => {
      const takes = await listTakes(tx, [sceneId]);
      const take = takes.find(({ id }) => id === takeId);
      if (take === undefined) throw new AppError('not_found');
      if (scene.status === 'pending')
        throw new AppError(
          'wrong_state',
          'This scene is being made. Wait until it is ready, or cancel it, then choose another take.',
        );
      const changed = { ...scene, ...changeTo(take, scene) };
      requireRoom(
        changed,
        takes.find(({ id }) => id === changed.narration_take_id),
      );
      await updateScene(tx, sceneId, { ...changeTo(take, scene), updated_at: clock.now() });
      if (content.status !== 'draft') await maker.remake(tx, content, sceneId);
      return content.id;
    });
  }

  return { list, restore };
}

export type Takes = ReturnType<typeof createTakes>;
