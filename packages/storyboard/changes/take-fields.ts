import type { SceneFields } from '@scenewright/contract/schemas/edits.ts';
import { AppError } from '@scenewright/contract/app-error.ts';
import { maxSceneDurationS } from '@scenewright/contract/rules/limits.ts';
import { isOwn, startOf } from '../take-fit.ts';
import type { SceneRow, TakeRow } from '../rows.ts';
import type { Board } from './board.ts';

/** A take of the scene's. @throws AppError not_found */
function requireTake(
  { takes }: Board,
  scene: SceneRow,
  takeId: string,
  isNarration: boolean,
): TakeRow {
  const take = takes.find(
    ({ id, scene_id: sceneId, kind }) =>
      id === takeId && sceneId === scene.id && (kind === 'narration') === isNarration,
  );
  if (take === undefined) throw new AppError('not_found');
  return take;
}

/** A picture or clip in place, with the description it was made from and the kind of scene it is for. */
function shownChange(take: TakeRow, scene: SceneRow): Partial<SceneRow> {
  // It was made from no description, and may last as long as an image.
  if (isOwn(take))
    return startOf(take) === null
      ? { visual_take_id: take.id, media_type: 'image' }
      : {
          ...{ visual_take_id: take.id, media_type: 'video' },
          duration_s: Math.min(scene.duration_s, maxSceneDurationS.video),
        };
  // A still is right for both: as the picture of an image scene and in place of a clip.
  const mediaType = take.kind === 'clip' ? 'video' : take.is_still ? scene.media_type : 'image';
  return {
    visual_take_id: take.id,
    description: take.source_text,
    media_type: mediaType,
    // A silent clip is put back as what it is, not as one that is to be made anew.
    native_sound: scene.native_sound && (take.kind === 'picture' || take.has_sound),
    duration_s: Math.min(scene.duration_s, maxSceneDurationS[mediaType]),
  };
}

const spokenChange = (take: TakeRow): Partial<SceneRow> => ({
  narration_take_id: take.id,
  dialogue: take.source_text,
  own_voice: take.recorded,
  // A recording is heard as it is; a voice that takes its place speaks as the scene asks for.
  ...(take.recorded
    ? {}
    : { speed_percent: take.speed_percent, pronunciations: take.pronunciations }),
});

/** The fields of a scene that change when takes are put in place. A scene whose making failed is made anew around them. @throws AppError not_found, wrong_state */
export function takeChange(
  board: Board,
  scene: SceneRow,
  { visual_take: visualId, narration_take: narrationId }: SceneFields,
): Partial<SceneRow> {
  if (visualId === undefined && narrationId === undefined) return {};
  if (scene.status === 'pending')
    throw new AppError(
      'wrong_state',
      'This scene is being made. Wait until it is ready, or cancel it, then choose another take.',
    );
  const shown =
    typeof visualId === 'string'
      ? shownChange(requireTake(board, scene, visualId, false), scene)
      : visualId === null
        ? { visual_take_id: null }
        : {};
  const spoken =
    typeof narrationId === 'string'
      ? spokenChange(requireTake(board, scene, narrationId, true))
      : narrationId === null
        ? { narration_take_id: null }
        : {};
  // Without a picture, or around another one than failed, it is to be made.
  const isToBeMade = scene.status === 'failed' || visualId === null;
  return {
    ...shown,
    ...spoken,
    ...(isToBeMade ? { status: 'draft', failure: null } : {}),
    ...(visualId === null ? { segment_id: null } : {}),
  };
}
