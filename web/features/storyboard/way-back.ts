import type { Scene } from '#contract/api/storyboard.ts';
import type { SceneCalls } from './calls/scene-calls.ts';

/** Brings scenes back to what they were, with as few calls as that needs. */
export interface WayBack {
  /** Description, dialogue and caption. */
  texts(scene: Scene): Promise<void>;
  /** Speed and pronunciations. */
  delivery(scene: Scene): Promise<void>;
  /** Media type and duration. */
  shape(scene: Scene): Promise<void>;
}

/** @param find the scene as it is shown now */
export function createWayBack(
  calls: SceneCalls,
  find: (sceneId: string) => Scene | undefined,
): WayBack {
  return {
    async texts(scene) {
      const now = find(scene.id);
      if (now?.description !== scene.description)
        await calls.saveDescription(scene.id, scene.description);
      if (now?.dialogue !== scene.dialogue) await calls.saveDialogue(scene.id, scene.dialogue);
      if (now?.caption_text !== scene.caption_text)
        await calls.saveCaptionText(scene.id, scene.caption_text);
    },
    async delivery(scene) {
      if (find(scene.id)?.speed !== scene.speed) await calls.saveSpeed(scene.id, scene.speed);
      const now = find(scene.id)?.pronunciations ?? [];
      if (JSON.stringify(now) !== JSON.stringify(scene.pronunciations))
        await calls.savePronunciations(scene.id, scene.pronunciations);
    },
    async shape(scene) {
      if (find(scene.id)?.media_type !== scene.media_type)
        await calls.saveMediaType(scene.id, scene.media_type);
      if (find(scene.id)?.duration !== scene.duration)
        await calls.saveDuration(scene.id, scene.duration);
    },
  };
}
