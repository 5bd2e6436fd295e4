import { useQueryClient } from '@tanstack/react-query';
import { changeCaptions, changeCaptionText } from '#contract/api/captions.ts';
import type { CaptionSettings } from '#contract/rules/captions.ts';
import { request } from '../client.ts';
import { changeStoryboard, withScenes } from './storyboard-cache.ts';
import { useSceneEdit, useStoryboardEdit } from './storyboard-edit.ts';

/** Chooses how a content's captions look; after approval its scenes are filmed again, free of charge. */
export function useSaveCaptions(contentId: string) {
  const queries = useQueryClient();
  return useStoryboardEdit(contentId, {
    mutationFn: (captions: CaptionSettings) =>
      request(changeCaptions, { params: { id: contentId }, body: captions }),
    onSuccess: ({ captions, scenes }) =>
      changeStoryboard(queries, contentId, (storyboard) =>
        withScenes({ ...storyboard, captions }, scenes),
      ),
  });
}

/** Saves what a scene shows instead of what it says; null shows that. `replaces` as for the other texts. */
export function useSaveCaptionText(contentId: string) {
  return useSceneEdit(
    contentId,
    async ({
      sceneId,
      ...body
    }: {
      sceneId: string;
      text: string | null;
      replaces?: string | null;
    }) => request(changeCaptionText, { params: { id: sceneId }, body }),
  );
}
