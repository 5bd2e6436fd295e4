import type { SceneFields } from '@scenewright/contract/schemas/edits.ts';
import type { Take } from '@scenewright/contract/schemas/takes.ts';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { Database } from '../../../database/database.ts';
import { findContentOfScene, findScene } from '../scenes/scene.repository.ts';
import { listSegments, listTakes, type SegmentRow, type TakeRow } from './take.repository.ts';
import { wireDelivery } from '@scenewright/storyboard/delivery.ts';
import { holds } from './segment.ts';

export interface TakeOptions {
  readonly database: Database;
  readonly mediaLink: (assetId: string, mimeType: string) => string;
}

/** The newest segment that shows this take; undefined where there is none. */
function segmentShowing(visual: TakeRow, segments: readonly SegmentRow[]): SegmentRow | undefined {
  const held = holds(visual);
  return segments.findLast(({ shows }) => shows === held);
}

/** The takes of a scene: every picture, clip and narration that was made for it. */
export function createTakes({ database, mediaLink }: TakeOptions) {
  function mediaOf(take: TakeRow, shownIn: SegmentRow | undefined): string | null {
    if (take.kind === 'narration')
      return take.asset_id === null ? null : mediaLink(take.asset_id, 'audio/mp4');
    if (take.kind === 'picture')
      return take.asset_id === null ? null : mediaLink(take.asset_id, 'image/jpeg');
    const clip = shownIn?.video_asset_id ?? take.asset_id;
    return clip === null ? null : mediaLink(clip, 'video/mp4');
  }

  const toTake =
    (chosen: readonly (string | null)[], segments: readonly SegmentRow[]) =>
    (take: TakeRow): Take => ({
      id: take.id,
      kind: take.kind === 'narration' ? 'narration' : 'visual',
      media_type: take.kind === 'narration' ? null : take.kind === 'clip' ? 'video' : 'image',
      still: take.is_still,
      text: take.source_text,
      ...wireDelivery(take),
      model: take.model,
      recorded: take.recorded,
      credits: take.credits,
      created_at: take.created_at.toISOString(),
      current: chosen.includes(take.id),
      thumbnail_url:
        take.poster_asset_id === null ? null : mediaLink(take.poster_asset_id, 'image/jpeg'),
      media_url: mediaOf(take, take.kind === 'clip' ? segmentShowing(take, segments) : undefined),
    });

  /** A narration that is in no scene's place yet. */
  const told = (take: TakeRow): Take => toTake([], [])(take);

  /** @throws AppError not_found */
  async function list(accountId: string, sceneId: string): Promise<Take[]> {
    const contentId = await findContentOfScene(database.db, sceneId, accountId);
    const scene = await findScene(database.db, sceneId);
    if (contentId === undefined || scene === undefined) throw new AppError('not_found');
    const takes = await listTakes(database.db, [sceneId]);
    const segments = await listSegments(database.db, [sceneId]);
    return takes
      .toReversed()
      .map(toTake([scene.visual_take_id, scene.narration_take_id], segments));
  }

  /** The field of a scene that puts a take back in place. @throws AppError not_found */
  async function asFields(
    accountId: string,
    sceneId: string,
    takeId: string,
  ): Promise<SceneFields> {
    const contentId = await findContentOfScene(database.db, sceneId, accountId);
    const takes = contentId === undefined ? [] : await listTakes(database.db, [sceneId]);
    const take = takes.find(({ id }) => id === takeId);
    if (take === undefined) throw new AppError('not_found');
    return take.kind === 'narration' ? { narration_take: take.id } : { visual_take: take.id };
  }

  return { list, told, asFields };
}
