import type { QueryClient } from '@tanstack/react-query';
import type { ProgressEvent, Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { storyboardRefetchAfterEditMs } from '@scenewright/contract/rules/limits.ts';
import { filmStages, sceneStages } from '@scenewright/contract/rules/statuses.ts';
import { queryKeys } from './keys.ts';

/** Changes the storyboard in the cache, where it is there. */
export function changeStoryboard(
  queries: QueryClient,
  contentId: string,
  change: (storyboard: Storyboard) => Storyboard,
): void {
  queries.setQueryData<Storyboard>(
    queryKeys.storyboard(contentId),
    (storyboard) => storyboard && change(storyboard),
  );
}

/** The storyboard with one scene's fields replaced; other scenes stay the same objects, so their cards do not redraw. */
export function withScene(
  storyboard: Storyboard,
  sceneId: string,
  changes: Partial<Scene>,
): Storyboard {
  return withScenes(
    storyboard,
    storyboard.scenes.map((scene) => (scene.id === sceneId ? { ...scene, ...changes } : scene)),
  );
}

/** The storyboard with these scenes: numbered in order, their durations summed. */
export function withScenes(storyboard: Storyboard, scenes: readonly Scene[]): Storyboard {
  const numbered = scenes.map((scene, index) =>
    scene.number === index + 1 ? scene : { ...scene, number: index + 1 },
  );
  return {
    ...storyboard,
    scenes: numbered,
    duration: numbered.reduce((total, scene) => total + scene.duration, 0),
  };
}

/** The storyboard with a progress event applied; the same object where the event says nothing new. */
export function withProgress(
  storyboard: Storyboard,
  { stage, scene_id: sceneId, percent }: ProgressEvent,
): Storyboard {
  const sceneStage = sceneStages.find((known) => known === stage);
  const filmStage = filmStages.find((known) => known === stage);
  if (sceneId !== null && sceneStage !== undefined) {
    return withScene(storyboard, sceneId, {
      status: 'pending',
      progress: { stage: sceneStage, percent },
    });
  }
  if (sceneId === null && filmStage !== undefined && storyboard.status === 'processing') {
    return { ...storyboard, film_progress: { stage: filmStage, percent } };
  }
  return storyboard;
}

/** Reads the storyboard again, unless an edit is on its way: an answer from before it would undo what the user sees. */
export function refreshStoryboard(queries: QueryClient, contentId: string): void {
  if (isEditing(queries, contentId)) return;
  void queries.invalidateQueries({ queryKey: queryKeys.storyboard(contentId) });
  void queries.invalidateQueries({ queryKey: queryKeys.prices(contentId) });
}

const planned = new WeakMap<QueryClient, Map<string, ReturnType<typeof setTimeout>>>();

/** Reads the storyboard again 2 s after the last edit (BOARD-26). */
export function refreshAfterEdit(queries: QueryClient, contentId: string): void {
  const timers = planned.get(queries) ?? new Map<string, ReturnType<typeof setTimeout>>();
  planned.set(queries, timers);
  clearTimeout(timers.get(contentId));
  timers.set(
    contentId,
    setTimeout(() => refreshStoryboard(queries, contentId), storyboardRefetchAfterEditMs),
  );
}

function isEditing(queries: QueryClient, contentId: string): boolean {
  return queries.isMutating({ mutationKey: queryKeys.storyboard(contentId) }) > 0;
}
