import { useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '#contract/api/call.ts';
import * as calls from '#contract/api/storyboard.ts';
import { request } from '../client.ts';
import { queryKeys } from './keys.ts';
import { changeStoryboard, withScene, withScenes } from './storyboard-cache.ts';
import { useSceneEdit, useStoryboardEdit } from './storyboard-edit.ts';

type Scene = calls.Scene;

/** Saves a scene's visual description. `replaces` is the text that its author saw: another one is not overwritten (409 `changed_meanwhile`). */
export function useSaveDescription(contentId: string) {
  return useSceneEdit(
    contentId,
    async ({ sceneId, ...body }: { sceneId: string; description: string; replaces?: string }) =>
      request(calls.regenerateVisual, { params: { id: sceneId }, body }),
  );
}

/** Saves a scene's dialogue like {@link useSaveDescription}; after approval its narration is made again, free of charge. */
export function useSaveDialogue(contentId: string) {
  return useSceneEdit(
    contentId,
    async ({ sceneId, ...body }: { sceneId: string; dialogue: string; replaces?: string }) =>
      request(calls.regenerateAudio, { params: { id: sceneId }, body }),
  );
}

/** Changes a scene's duration, in whole seconds; shown at once. */
export function useSaveDuration(contentId: string) {
  return useSceneEdit(
    contentId,
    async ({ sceneId, duration }: { sceneId: string; duration: number }) =>
      request(calls.updateDuration, { params: { id: sceneId }, body: { duration } }),
    ({ sceneId, duration }) => ({ sceneId, changes: { duration } }),
  );
}

/** Switches a scene between video and image; shown at once. */
export function useSaveMediaType(contentId: string) {
  return useSceneEdit(
    contentId,
    async ({ sceneId, mediaType }: { sceneId: string; mediaType: Scene['media_type'] }) =>
      request(calls.updateMediaType, { params: { id: sceneId }, body: { media_type: mediaType } }),
    ({ sceneId, mediaType }) => ({ sceneId, changes: { media_type: mediaType } }),
  );
}

/** Makes a scene's picture or clip (again) at its price; the scene shows as queued at once. */
export function useRegenerateMedia(contentId: string) {
  const queries = useQueryClient();
  return useSceneEdit(
    contentId,
    async ({ sceneId }: { sceneId: string }) => {
      const reply = await request(calls.regenerateMedia, { params: { id: sceneId } });
      void queries.invalidateQueries({ queryKey: queryKeys.credits });
      return reply;
    },
    ({ sceneId }) => ({
      sceneId,
      changes: { status: 'pending', failure: null, progress: { stage: 'queued', percent: 0 } },
    }),
  );
}

/** Makes several scenes' pictures or clips at their prices together; they show as queued at once. */
export function useMakeScenes(contentId: string) {
  const queries = useQueryClient();
  return useStoryboardEdit(contentId, {
    mutationFn: (sceneIds: readonly string[]) =>
      request(calls.makeScenes, { params: { id: contentId }, body: { scene_ids: [...sceneIds] } }),
    change: (storyboard, sceneIds) =>
      sceneIds.reduce(
        (changed, sceneId) =>
          withScene(changed, sceneId, {
            status: 'pending',
            failure: null,
            progress: { stage: 'queued', percent: 0 },
          }),
        storyboard,
      ),
    onSuccess: ({ scenes }) => {
      changeStoryboard(queries, contentId, (storyboard) =>
        scenes.reduce((changed, scene) => withScene(changed, scene.id, scene), storyboard),
      );
      void queries.invalidateQueries({ queryKey: queryKeys.credits });
    },
  });
}

/** Deletes a scene; it leaves at once and comes back if that fails. */
export function useDeleteScene(contentId: string) {
  const queries = useQueryClient();
  return useStoryboardEdit(contentId, {
    mutationFn: (sceneId: string) => request(calls.deleteScene, { params: { id: sceneId } }),
    change: (storyboard, sceneId) =>
      withScenes(
        storyboard,
        storyboard.scenes.filter((scene) => scene.id !== sceneId),
      ),
    onSuccess: () => void queries.invalidateQueries({ queryKey: queryKeys.credits }),
  });
}

/** Puts the scenes in the order of these ids; shown at once. */
export function useReorderScenes(contentId: string) {
  return useStoryboardEdit(contentId, {
    mutationFn: (sceneIds: readonly string[]) =>
      request(calls.reorderScenes, {
        params: { id: contentId },
        body: { scene_ids: [...sceneIds] },
      }),
    change: (storyboard, sceneIds) => withScenes(storyboard, inOrder(storyboard.scenes, sceneIds)),
  });
}

/** Rewrites scenes as an instruction asks. */
export function useTweakScenes(contentId: string) {
  const queries = useQueryClient();
  return useStoryboardEdit(contentId, {
    mutationFn: (body: BodyInputOf<typeof calls.regenerateScenes>) =>
      request(calls.regenerateScenes, { params: { id: contentId }, body }),
    onSuccess: ({ scenes }) => {
      changeStoryboard(queries, contentId, (storyboard) =>
        scenes.reduce((changed, scene) => withScene(changed, scene.id, scene), storyboard),
      );
      void queries.invalidateQueries({ queryKey: queryKeys.credits });
    },
  });
}

/** Adds a scene written to fit between its neighbours, or one that says a sentence that was left out: that is not left out any more. */
export function useAddScene(contentId: string) {
  return useAddition(
    contentId,
    (body: BodyInputOf<typeof calls.generateScene>) =>
      request(calls.generateScene, { params: { id: contentId }, body }),
    (storyboard, { left_out_id: said }) =>
      said == null
        ? storyboard
        : { ...storyboard, left_out: storyboard.left_out.filter(({ id }) => id !== said) },
  );
}

/** Adds a copy of a scene after it, sharing its takes free of charge. */
export function useDuplicateScene(contentId: string) {
  return useAddition(contentId, (sceneId: string) =>
    request(calls.duplicateScene, { params: { id: sceneId } }),
  );
}

/** Makes two scenes of one, free of charge. */
export function useSplitScene(contentId: string) {
  return useRearrangement(
    contentId,
    ({
      sceneId,
      dialogue,
      nextDialogue,
    }: {
      sceneId: string;
      dialogue: string;
      nextDialogue: string;
    }) =>
      request(calls.splitScene, {
        params: { id: sceneId },
        body: { dialogue, next_dialogue: nextDialogue },
      }),
  );
}

/** Makes one scene of this and the next, free of charge. */
export function useMergeNextScene(contentId: string) {
  return useRearrangement(contentId, (sceneId: string) =>
    request(calls.mergeNextScene, { params: { id: sceneId } }),
  );
}

/** Brings a deleted scene back to its place. */
export function useRestoreScene(contentId: string) {
  return useAddition(contentId, (sceneId: string) =>
    request(calls.restoreScene, { params: { id: contentId }, body: { scene_id: sceneId } }),
  );
}

/** Calls off the paid work on a scene; its credits come back. */
export function useCancelScene(contentId: string) {
  const queries = useQueryClient();
  return useSceneEdit(contentId, async ({ sceneId }: { sceneId: string }) => {
    const reply = await request(calls.cancelScene, { params: { id: sceneId } });
    void queries.invalidateQueries({ queryKey: queryKeys.credits });
    return reply;
  });
}

/** An edit that answers with all scenes. */
function useRearrangement<Variables>(
  contentId: string,
  mutationFn: (variables: Variables) => Promise<{ scenes: Scene[] }>,
) {
  const queries = useQueryClient();
  return useStoryboardEdit(contentId, {
    mutationFn,
    onSuccess: ({ scenes }) =>
      changeStoryboard(queries, contentId, (storyboard) => withScenes(storyboard, scenes)),
  });
}

/** An edit that answers with a scene that was not there before. */
function useAddition<Variables>(
  contentId: string,
  mutationFn: (variables: Variables) => Promise<Scene>,
  /** What else the addition changes at once. */
  change: (storyboard: calls.Storyboard, variables: Variables) => calls.Storyboard = (same) => same,
) {
  const queries = useQueryClient();
  return useStoryboardEdit(contentId, {
    mutationFn,
    onSuccess: (added, variables) =>
      changeStoryboard(queries, contentId, (storyboard) =>
        withScenes(
          change(storyboard, variables),
          storyboard.scenes
            .filter(({ id }) => id !== added.id)
            .toSpliced(added.number - 1, 0, added),
        ),
      ),
  });
}

function inOrder(scenes: readonly Scene[], sceneIds: readonly string[]): Scene[] {
  const byId = new Map(scenes.map((scene) => [scene.id, scene]));
  return sceneIds.flatMap((id) => byId.get(id) ?? []);
}
