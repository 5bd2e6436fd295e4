import type { Pronunciation } from '#contract/rules/speech.ts';
import * as calls from '#contract/api/speech.ts';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../client.ts';
import { changeStoryboard, withScene } from './storyboard-cache.ts';
import { useSceneEdit, useStoryboardEdit } from './storyboard-edit.ts';

/** Changes how fast a scene's line is spoken; shown at once. After approval its narration is made again, free of charge. */
export function useSaveSpeed(contentId: string) {
  return useSceneEdit(
    contentId,
    async ({ sceneId, speed }: { sceneId: string; speed: number }) =>
      request(calls.changeSpeed, { params: { id: sceneId }, body: { speed } }),
    ({ sceneId, speed }) => ({ sceneId, changes: { speed } }),
  );
}

/** Changes how words of a scene's line are said. `replaces` is the list that its author saw: another one is not overwritten (409 `changed_meanwhile`). */
export function useSavePronunciations(contentId: string) {
  return useSceneEdit(
    contentId,
    async ({
      sceneId,
      pronunciations,
      replaces,
    }: {
      sceneId: string;
      pronunciations: readonly Pronunciation[];
      replaces?: readonly Pronunciation[];
    }) =>
      request(calls.changePronunciations, {
        params: { id: sceneId },
        body: {
          pronunciations: [...pronunciations],
          ...(replaces === undefined ? {} : { replaces: [...replaces] }),
        },
      }),
  );
}

/** Says a word in one way in every scene that has it; null as the voice says it by itself. Answers with the scenes that changed. */
export function usePronounceEverywhere(contentId: string) {
  const queries = useQueryClient();
  return useStoryboardEdit(contentId, {
    mutationFn: (body: { word: string; say: string | null }) =>
      request(calls.pronounceEverywhere, { params: { id: contentId }, body }),
    onSuccess: ({ scenes }) =>
      changeStoryboard(queries, contentId, (storyboard) =>
        scenes.reduce((changed, scene) => withScene(changed, scene.id, scene), storyboard),
      ),
  });
}

/** Has a scene's line spoken as it stands, free of charge; it is kept as the scene's narration. */
export function useSpeakScene(contentId: string) {
  return useSceneEdit(contentId, async (sceneId: string) =>
    request(calls.speakScene, { params: { id: sceneId } }),
  );
}
