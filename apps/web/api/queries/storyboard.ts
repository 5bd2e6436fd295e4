import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { combinePollMs } from '@scenewright/contract/rules/limits.ts';
import type { Quality } from '@scenewright/contract/rules/quality.ts';
import { request } from '../client.ts';
import { queryKeys } from './keys.ts';
import { useExpected } from './pending-edits.ts';
import { changeStoryboard, refreshStoryboard } from './storyboard-cache.ts';

/** Whether the server is at work on the storyboard, its scenes or the film, so that it changes by itself. */
export function isInProgress({ status, scenes }: Storyboard): boolean {
  return (
    status === 'generating' ||
    status === 'processing' ||
    scenes.some((scene) => scene.status === 'pending')
  );
}

/**
 * The storyboard of a content, with the edits that are on their way. While the server works on it, it is read again every 15 s, in hidden tabs too: events
 * make the page quicker, the poll makes it certain.
 */
export function useStoryboard(contentId: string) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.storyboard(contentId),
    queryFn: ({ signal }) => request('getStoryboard', { params: { id: contentId }, signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isInProgress(state.data) ? combinePollMs : false,
    refetchIntervalInBackground: true,
  });
  return { data: useExpected(contentId, data), error, isFetching, refetch };
}

/** Approves the content in a quality at the price that was shown: credits are reserved and every scene is made. */
export function useApprove(contentId: string) {
  return useStoryboardAction(
    contentId,
    ({ quality, price }: { quality: Quality; price: number }) =>
      request('approve', {
        params: { id: contentId },
        body: quality === 'draft' ? { quality, price } : { price },
      }),
    (storyboard, { quality }) => ({ ...withOrderedScenes(storyboard), quality }),
  );
}

/** What was approved is being made, as reading it again will say: until then nothing offers to make (and pay) it once more. */
function withOrderedScenes(storyboard: Storyboard): Storyboard {
  return {
    ...storyboard,
    scenes: storyboard.scenes.map((scene) =>
      scene.status === 'draft' && scene.duration > 0 && scene.visual_url === null
        ? { ...scene, status: 'pending' }
        : scene,
    ),
  };
}

/** Combines the scenes into the final video. */
export function useCombineScenes(contentId: string) {
  return useStoryboardAction(contentId, () =>
    request('combineScenes', { params: { id: contentId } }),
  );
}

/** Writes the storyboard again after writing it failed. */
export function useRewriteStoryboard(contentId: string) {
  return useStoryboardAction(contentId, () =>
    request('rewriteStoryboard', { params: { id: contentId } }),
  );
}

/** An action that moves the content to another status, shown at once with what else is known to have changed; the rest is read again. */
function useStoryboardAction<Status extends Storyboard['status'], Variables = void>(
  contentId: string,
  action: (variables: Variables) => Promise<{ status: Status }>,
  also = (storyboard: Storyboard, _variables: Variables) => storyboard,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: action,
    onSuccess: ({ status }, variables) =>
      changeStoryboard(queries, contentId, (storyboard) =>
        also({ ...storyboard, status, failure: null }, variables),
      ),
    onSettled: () => {
      refreshStoryboard(queries, contentId);
      void queries.invalidateQueries({ queryKey: queryKeys.credits });
      void queries.invalidateQueries({ queryKey: queryKeys.contents });
    },
  });
}
