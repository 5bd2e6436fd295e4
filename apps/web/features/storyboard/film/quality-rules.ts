import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { findVisualModel, type MediaType } from '@scenewright/contract/rules/models.ts';
import { creditsPerScene } from '@scenewright/contract/rules/pricing.ts';
import { madeAs, type Quality } from '@scenewright/contract/rules/quality.ts';
import type { CreditCost } from '../../../api/queries/credits.ts';
import { isApproved } from '../board/board-rules.ts';

/** What approving costs in either quality; `draft` is null where there is nothing to choose. */
export interface ApprovalOffers {
  readonly draft: CreditCost | null;
  readonly final: CreditCost;
}

/** Whether approving can begin with stills: the model makes video, and there is a video scene to be made. */
export function mayBeginWithStills({ visual_model: visualModel, scenes }: Storyboard): boolean {
  return (
    findVisualModel(visualModel)?.mediaType === 'video' &&
    scenes.some(({ media_type: mediaType, duration }) => mediaType === 'video' && duration > 0)
  );
}

/** A draft is worth choosing where it costs less: elsewhere what is missing is the same in both. */
export function offersOf(final: CreditCost, draft: CreditCost | null): ApprovalOffers {
  return { final, draft: draft !== null && draft.creditCost < final.creditCost ? draft : null };
}

/** Whether the scenes are made, or the film was, of stills. */
export function isInDraftQuality({
  quality,
  status,
}: Pick<Storyboard, 'quality' | 'status'>): boolean {
  return quality === 'draft' && isApproved(status);
}

/** Whether quality is chosen on the board: after approval, until the video is finished. */
export function isQualityOpen({ status, visual_model: visualModel }: Storyboard): boolean {
  return (
    isApproved(status) &&
    status !== 'completed' &&
    findVisualModel(visualModel)?.mediaType === 'video'
  );
}

/** The finished video scenes that show a still, in whatever quality: all that can be set in motion. */
export function stillScenes({ scenes }: Storyboard): readonly Scene[] {
  return scenes.filter(
    (scene) =>
      scene.media_type === 'video' &&
      scene.visual_kind === 'picture' &&
      scene.status === 'completed' &&
      scene.duration > 0,
  );
}

/** Whether a video scene shows a still and wants no more: that of a draft. */
export function showsDraftStill({
  media_type: mediaType,
  visual_kind: kind,
  visual_stale: isStale,
}: Scene): boolean {
  return mediaType === 'video' && kind === 'picture' && !isStale;
}

/** What setting so many stills in motion costs, in credits, with their clips' own sound where it is wanted. */
export function motionPrice(
  { visual_model: visualModel }: Storyboard,
  scenes: readonly Scene[],
): number {
  const sound = scenes.map((scene) => (scene.native_sound ? (scene.sound_credits ?? 0) : 0));
  return sound.reduce((sum, credits) => sum + creditsPerScene(visualModel) + credits, 0);
}

/** What is made for a scene, in a word: `still`, `picture` or `clip`. */
export function productOf(mediaType: MediaType, quality: Quality): 'still' | 'picture' | 'clip' {
  if (madeAs(mediaType, quality) === 'video') return 'clip';
  return mediaType === 'video' ? 'still' : 'picture';
}
