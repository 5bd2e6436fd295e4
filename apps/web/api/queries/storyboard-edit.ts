import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { queryKeys } from './keys.ts';
import { changeStoryboard, refreshAfterEdit, withScene } from './storyboard-cache.ts';

interface SceneEdit {
  readonly sceneId: string;
  readonly changes: Partial<Scene>;
}

/** An edit of one scene that answers with the scene as saved. */
export function useSceneEdit<Variables, Reply extends { scene: Scene } = { scene: Scene }>(
  contentId: string,
  mutationFn: (variables: Variables) => Promise<Reply>,
  expected?: (variables: Variables) => SceneEdit,
) {
  const queries = useQueryClient();
  return useStoryboardEdit(contentId, {
    mutationFn,
    ...(expected === undefined
      ? {}
      : {
          change: (storyboard: Storyboard, variables: Variables) => {
            const { sceneId, changes } = expected(variables);
            return withScene(storyboard, sceneId, changes);
          },
        }),
    onSuccess: ({ scene }) =>
      changeStoryboard(queries, contentId, (storyboard) => withScene(storyboard, scene.id, scene)),
  });
}

interface StoryboardEdit<Reply, Variables> {
  readonly mutationFn: (variables: Variables) => Promise<Reply>;
  /** What the edit will have done, shown before the server answers. */
  readonly change?: (storyboard: Storyboard, variables: Variables) => Storyboard;
  readonly onSuccess?: (reply: Reply, variables: Variables) => void;
}

/** An edit of a storyboard: shown at once where its outcome is known, taken back if it fails, read again 2 s later. */
export function useStoryboardEdit<Reply, Variables>(
  contentId: string,
  { mutationFn, change, onSuccess }: StoryboardEdit<Reply, Variables>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: queryKeys.storyboard(contentId),
    mutationFn,
    onMutate: async (variables) => {
      await queries.cancelQueries({ queryKey: queryKeys.storyboard(contentId) });
      const before = queries.getQueryData<Storyboard>(queryKeys.storyboard(contentId));
      if (change !== undefined)
        changeStoryboard(queries, contentId, (storyboard) => change(storyboard, variables));
      return before;
    },
    onSuccess: (reply, variables) => onSuccess?.(reply, variables),
    onError: (_error, _variables, before) =>
      restore(queries, contentId, change === undefined ? undefined : before),
    onSettled: () => {
      // The price is on a button: it follows at once.
      void queries.invalidateQueries({ queryKey: queryKeys.prices(contentId) });
      refreshAfterEdit(queries, contentId);
    },
  });
}

/** Puts back what stood before; what other edits did meanwhile comes back with the next read. */
function restore(queries: QueryClient, contentId: string, before: Storyboard | undefined): void {
  if (before !== undefined) changeStoryboard(queries, contentId, () => before);
}
