import { useMemo } from 'react';
import type { Scene } from '#contract/api/storyboard.ts';
import * as hooks from '../../../api/queries/scenes.ts';
import { told } from './told.ts';

/** The calls on which scenes there are, and in what order. */
export interface ArrangingCalls {
  remove(sceneId: string): Promise<unknown>;
  restore(sceneId: string): Promise<unknown>;
  duplicate(sceneId: string): Promise<Scene>;
  /** @returns all scenes */
  split(sceneId: string, dialogue: string, nextDialogue: string): Promise<readonly Scene[]>;
  mergeNext(sceneId: string): Promise<readonly Scene[]>;
  reorder(sceneIds: readonly string[]): Promise<unknown>;
}

/** The same object for the page's whole life. */
export function useArrangingCalls(contentId: string): ArrangingCalls {
  const { mutateAsync: deleteScene } = hooks.useDeleteScene(contentId);
  const { mutateAsync: restoreScene } = hooks.useRestoreScene(contentId);
  const { mutateAsync: duplicateScene } = hooks.useDuplicateScene(contentId);
  const { mutateAsync: splitScene } = hooks.useSplitScene(contentId);
  const { mutateAsync: mergeNextScene } = hooks.useMergeNextScene(contentId);
  const { mutateAsync: reorderScenes } = hooks.useReorderScenes(contentId);
  return useMemo(
    () => ({
      remove: (sceneId) => told('Failed to delete scene', deleteScene(sceneId)),
      restore: (sceneId) => told('Failed to bring the scene back', restoreScene(sceneId)),
      duplicate: (sceneId) => told('Failed to duplicate scene', duplicateScene(sceneId)),
      split: async (sceneId, dialogue, nextDialogue) =>
        (await told('Failed to split the scene', splitScene({ sceneId, dialogue, nextDialogue })))
          .scenes,
      mergeNext: async (sceneId) =>
        (await told('Failed to merge the scenes', mergeNextScene(sceneId))).scenes,
      reorder: (sceneIds) =>
        told('Failed to update scenes. Please try again.', reorderScenes(sceneIds)),
    }),
    [deleteScene, restoreScene, duplicateScene, splitScene, mergeNextScene, reorderScenes],
  );
}
