import { useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '@scenewright/contract/schemas/call.ts';
import type { regenerateScenes } from '@scenewright/contract/schemas/edits.ts';
import type * as calls from '@scenewright/contract/schemas/storyboard.ts';
import { request } from '../client.ts';
import { queryKeys } from './keys.ts';
import { changeStoryboard, withScene, withScenes } from './storyboard-cache.ts';
import { useSceneEdit, useStoryboardEdit } from './storyboard-edit.ts';

type Scene = calls.Scene;

/** Makes a scene's picture or clip (again) at its price; the scene shows as queued at once. */
export function useRegenerateMedia(contentId: string) {
  const queries = useQueryClient();
  return useSceneEdit(
    contentId,
    async ({ sceneId }: { sceneId: string }) => {
      const reply = await request('regenerateMedia', { params: { id: sceneId } });
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
      request('makeScenes', { params: { id: contentId }, body: { scene_ids: [...sceneIds] } }),
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

/** Rewrites scenes as an instruction asks. */
export function useTweakScenes(contentId: string) {
  const queries = useQueryClient();
  return useStoryboardEdit(contentId, {
    mutationFn: (body: BodyInputOf<typeof regenerateScenes>) =>
      request('regenerateScenes', { params: { id: contentId }, body }),
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
      request('generateScene', { params: { id: contentId }, body }),
    (storyboard, { left_out_id: said }) =>
      said == null
        ? storyboard
        : { ...storyboard, left_out: storyboard.left_out.filter(({ id }) => id !== said) },
  );
}

/** Calls off the paid work on a scene; its credits come back. */
export function useCancelScene(contentId: string) {
  const queries = useQueryClient();
  return useSceneEdit(contentId, async ({ sceneId }: { sceneId: string }) => {
    const reply = await request('cancelScene', { params: { id: sceneId } });
    void queries.invalidateQueries({ queryKey: queryKeys.credits });
    return reply;
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
