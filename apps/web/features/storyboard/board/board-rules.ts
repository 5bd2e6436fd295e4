import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import {
  maxFilmDurationS,
  maxScenes,
  maxSceneDurationS,
} from '@scenewright/contract/rules/limits.ts';
import { findVisualModel, type MediaType } from '@scenewright/contract/rules/models.ts';
import type { ContentStatus } from '@scenewright/contract/rules/statuses.ts';
import { capitalised, lengthText, scenesNamed } from './figures.ts';

/** SCENE-6, word for word. */
export const cannotRegenerateReason =
  'Media can only be regenerated when in draft, failed, or completed states';

/** Why scenes cannot be edited now; null where they can (BOARD-21: nothing is edited after completion). */
export function editRefusal(status: ContentStatus): string | null {
  if (status === 'completed')
    return 'This video is finished. Duplicate it as a new draft to change it.';
  if (status === 'processing')
    return 'The final video is being made. Editing is back when that is done.';
  if (status === 'generating') return 'The storyboard is still being written.';
  return null;
}

/** Whether the content was approved, so that its scenes are made and charged. */
export function isApproved(status: ContentStatus): boolean {
  return (
    status === 'awaiting_compilation' ||
    status === 'processing' ||
    status === 'completed' ||
    status === 'failed'
  );
}

/** Why a scene of this content cannot be a video; null where it can. */
export function videoRefusal(visualModelId: string): string | null {
  const model = findVisualModel(visualModelId);
  return model?.mediaType === 'image'
    ? `This content is made with ${model.name}, which makes images only.`
    : null;
}

/** Why no scene can be added; null where one can. */
export function addRefusal({ status, scenes }: Storyboard): string | null {
  return (
    editRefusal(status) ??
    (scenes.length >= maxScenes ? `A storyboard holds at most ${maxScenes} scenes.` : null)
  );
}

/** The durations to choose from, in whole seconds; one chosen under another media type stays in the list. */
export function durationChoices(mediaType: MediaType, current: number): readonly number[] {
  return Array.from(
    { length: Math.max(maxSceneDurationS[mediaType], current) + 1 },
    (_, seconds) => seconds,
  );
}

/** The effect of pressing Regenerate Media. */
export type Regeneration =
  | { readonly kind: 'immediate' | 'confirm' }
  | { readonly kind: 'refused'; readonly reason: string };

/** Draft and failed scenes are made at once, completed ones after their price was confirmed (SCENE-2). */
export function regenerationOf(scene: Scene, status: ContentStatus): Regeneration {
  const locked = editRefusal(status);
  if (locked !== null) return { kind: 'refused', reason: locked };
  if (!isApproved(status))
    return { kind: 'refused', reason: 'Approve the content first: that makes every scene.' };
  if (scene.duration === 0)
    return {
      kind: 'refused',
      reason: 'This scene is left out of the final video. Give it a duration first.',
    };
  if (scene.status === 'draft' || scene.status === 'failed') return { kind: 'immediate' };
  if (scene.status === 'completed' && scene.visual_url !== null) return { kind: 'confirm' };
  return { kind: 'refused', reason: cannotRegenerateReason };
}

/** Scenes to be made before the final video can be: those that failed, and those without a picture or clip. */
export function missingScenes({ status, scenes }: Storyboard): readonly Scene[] {
  return scenes.filter(
    (scene) => scene.status !== 'completed' && regenerationOf(scene, status).kind === 'immediate',
  );
}

/** Scenes whose picture or clip is another than they ask for now; a still that only lacks its motion is none. */
export function staleScenes({ status, scenes }: Storyboard): readonly Scene[] {
  return scenes.filter(
    (scene) =>
      scene.visual_stale &&
      !scene.awaits_motion &&
      scene.status === 'completed' &&
      regenerationOf(scene, status).kind === 'confirm',
  );
}

/** The price of making these scenes, in credits. */
export function priceOf(scenes: readonly Scene[]): number {
  return scenes.reduce((sum, scene) => sum + scene.credit_cost, 0);
}

/** Why the draft cannot be approved; null where it can. */
export function approvalRefusal(storyboard: Storyboard): string | null {
  return lengthRefusal(storyboard);
}

/** Whether the final video may be asked for at all: approved, and none there yet (BOARD-13; a failed one is tried again free, SCENE-1). */
export function awaitsFilm({ status, scenes, video_url: videoUrl }: Storyboard): boolean {
  return (
    videoUrl === null &&
    (status === 'awaiting_compilation' || (status === 'failed' && scenes.length > 0))
  );
}

/** Why the scenes cannot be combined yet, in a sentence; null where they can (SCENE-17). */
export function combineRefusal(storyboard: Storyboard): string | null {
  const wanted = storyboard.scenes.filter((scene) => scene.duration > 0);
  const numbersOf = (status: Scene['status']) =>
    wanted.filter((scene) => scene.status === status).map((scene) => scene.number);
  const [failed, pending, draft] = [numbersOf('failed'), numbersOf('pending'), numbersOf('draft')];
  if (failed.length > 0) {
    return `${capitalised(scenesNamed(failed))} failed. Regenerate ${failed.length === 1 ? 'it' : 'them'}, delete ${failed.length === 1 ? 'it' : 'them'} or set the duration to 0 s.`;
  }
  if (pending.length > 0)
    return `${capitalised(scenesNamed(pending))} ${pending.length === 1 ? 'is' : 'are'} still being made.`;
  if (draft.length > 0)
    return `${capitalised(scenesNamed(draft))} ${draft.length === 1 ? 'has' : 'have'} no picture yet. Press Regenerate Media there.`;
  return lengthRefusal(storyboard);
}

function lengthRefusal({ duration }: Storyboard): string | null {
  if (duration === 0) return 'Every scene is set to 0 s, so nothing is left to show.';
  if (duration > maxFilmDurationS)
    return `A video lasts at most ${lengthText(maxFilmDurationS)}; this one is ${lengthText(duration)}.`;
  return null;
}
