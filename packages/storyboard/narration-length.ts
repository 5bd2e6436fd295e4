import { maxSceneDurationS } from '@scenewright/contract/rules/limits.ts';
import { leadInMs } from '@scenewright/media/scene-audio.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { SceneRow } from './rows.ts';

/** A breath after the last word before the scene may end. */
export const tailMs = 150;
/** Whole seconds a scene needs for a narration, with a breath before and after. */
const secondsFor = (narrationMs: number) => Math.ceil((leadInMs + narrationMs + tailMs) / 1_000);

/** Seconds a scene must last for its narration: its own duration where the speech fits, else the next whole second; null when not even the longest scene is long enough. */
export function fittingDuration(
  scene: Pick<SceneRow, 'media_type' | 'duration_s'>,
  narrationMs: number,
): number | null {
  const neededS = secondsFor(narrationMs);
  return neededS > maxSceneDurationS[scene.media_type] ? null : Math.max(scene.duration_s, neededS);
}

/** {@link fittingDuration}. @throws ProviderError when not even the longest scene is long enough */
export function durationForNarration(
  scene: Pick<SceneRow, 'media_type' | 'duration_s'>,
  narrationMs: number,
): number {
  const durationS = fittingDuration(scene, narrationMs);
  if (durationS === null)
    throw new ProviderError(
      `The narration takes ${secondsFor(narrationMs)} seconds, and this scene can last at most ${maxSceneDurationS[scene.media_type]}. Shorten the dialogue.`,
      { retryable: false },
    );
  return durationS;
}
