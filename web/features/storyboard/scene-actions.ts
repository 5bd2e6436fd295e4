import { useMemo } from 'react';
import type { Scene } from '#contract/api/storyboard.ts';
import type { MediaType } from '#contract/rules/models.ts';
import { useDeleteScene, useRegenerateMedia, useReorderScenes, useSaveDescription, useSaveDialogue, useSaveDuration, useSaveMediaType } from '../../api/queries/scenes.ts';
import { type ReportFailure, useReportFailure } from './failure-toasts.ts';

/** What can be done to a scene by calls; failures are reported, and only the text saves reject. */
export interface SceneActions {
  saveDescription(sceneId: string, description: string): Promise<void>;
  saveDialogue(sceneId: string, dialogue: string): Promise<void>;
  changeDuration(scene: Scene, duration: number): void;
  changeMediaType(scene: Scene, mediaType: MediaType): void;
  regenerate(sceneId: string): Promise<void>;
  remove(sceneId: string): Promise<void>;
  reorder(sceneIds: readonly string[]): void;
}

/** The actions on a content's scenes: the same object for the page's whole life, so cards need not redraw. */
export function useSceneActions(contentId: string): SceneActions {
  const report = useReportFailure();
  const { mutateAsync: saveDescription } = useSaveDescription(contentId);
  const { mutateAsync: saveDialogue } = useSaveDialogue(contentId);
  const { mutateAsync: saveDuration } = useSaveDuration(contentId);
  const { mutateAsync: saveMediaType } = useSaveMediaType(contentId);
  const { mutateAsync: regenerateMedia } = useRegenerateMedia(contentId);
  const { mutateAsync: deleteScene } = useDeleteScene(contentId);
  const { mutateAsync: reorderScenes } = useReorderScenes(contentId);
  return useMemo(
    () => ({
      saveDescription: (sceneId, description) => reporting(report, 'Failed to regenerate visual', saveDescription({ sceneId, description })),
      saveDialogue: (sceneId, dialogue) => reporting(report, 'Failed to regenerate audio', saveDialogue({ sceneId, dialogue })),
      changeDuration: ({ id: sceneId, duration: before }, duration) => {
        // Sent only if different and numeric (SPEC 5).
        if (!Number.isInteger(duration) || duration === before) return;
        void settled(reporting(report, 'Failed to update scene duration', saveDuration({ sceneId, duration })));
      },
      changeMediaType: ({ id: sceneId, media_type: before }, mediaType) => {
        if (mediaType !== before) void settled(reporting(report, 'Failed to update scene type', saveMediaType({ sceneId, mediaType })));
      },
      regenerate: (sceneId) => settled(reporting(report, 'Failed to regenerate media', regenerateMedia({ sceneId }))),
      remove: (sceneId) => settled(reporting(report, 'Failed to delete scene', deleteScene(sceneId))),
      reorder: (sceneIds) => void settled(reporting(report, 'Failed to update scenes. Please try again.', reorderScenes(sceneIds))),
    }),
    [report, saveDescription, saveDialogue, saveDuration, saveMediaType, regenerateMedia, deleteScene, reorderScenes],
  );
}

async function reporting(report: ReportFailure, title: string, action: Promise<unknown>): Promise<void> {
  try {
    await action;
  } catch (error) {
    report(title, error);
    throw error;
  }
}

/** For actions whose failure is fully told by its toast. */
function settled(action: Promise<void>): Promise<void> {
  return action.catch(() => undefined);
}
