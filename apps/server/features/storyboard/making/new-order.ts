import { chooseAnother } from '@scenewright/provider-contract/offered-models.ts';
import { findVisualModel } from '@scenewright/contract/rules/models.ts';
import { modelOfScene } from '@scenewright/contract/rules/pricing.ts';
import type { Content } from '../../content/index.ts';
import type { SceneState } from '@scenewright/storyboard/scene-state.ts';
import type { NewOrder } from './order.repository.ts';

/** What an order for a scene makes: a clip, or a still. */
export const mediumOf = ({ wanted: { picture } }: SceneState) =>
  picture.of === 'motion' ? 'video' : 'image';

/** What the creator reads in the usage history. */
export function usageText(content: Content, state: SceneState): string {
  const { row } = state;
  const madeOf = mediumOf(state);
  const model = findVisualModel(modelOfScene(content.visual_model, madeOf))?.name ?? 'Scene';
  const sound = state.wanted.picture.withSound ? ' with sound' : '';
  return `${model} ${madeOf === row.media_type ? 'scene' : 'still of scene'} ${row.position}${sound} · ${content.title}`.slice(
    0,
    200,
  );
}

/** An order for a scene as it is now. @param holdId of the credits that are reserved for it; null where it is free */
export function orderOf(
  content: Content,
  { row: scene, wanted }: SceneState,
  { price, holdId, id, at }: { price: number; holdId: string | null; id: string; at: Date },
): NewOrder {
  return {
    id,
    account_id: content.account_id,
    content_id: content.id,
    scene_id: scene.id,
    status: 'pending',
    make_visual: holdId !== null,
    visual_kind: holdId === null ? null : wanted.picture.of === 'motion' ? 'clip' : 'picture',
    with_sound: holdId !== null && wanted.picture.withSound,
    price,
    hold_id: holdId,
    stage: 'queued',
    percent: 0,
    failure: null,
    visual_take_id: null,
    created_at: at,
    finished_at: null,
    scene_status: scene.status === 'pending' ? 'draft' : scene.status,
    scene_failure: scene.failure,
    narration_take_id: scene.narration_take_id,
  };
}

/** What somebody reads whose content needs a model that is not offered now. */
export function refusalOf(
  { status, visual_model: own }: Content,
  model: string,
  reason: string,
): string {
  if (model !== own) return `${reason} The pictures of this content cannot be made for now.`;
  return status === 'draft'
    ? chooseAnother(reason)
    : `${reason} Duplicate this content as a new draft to choose another model.`;
}
