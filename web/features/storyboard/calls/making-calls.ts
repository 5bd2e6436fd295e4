import { useMemo } from 'react';
import type { MediaType } from '#contract/rules/models.ts';
import type { Quality } from '#contract/rules/quality.ts';
import { useSetQuality } from '../../../api/queries/quality.ts';
import {
  useCancelScene,
  useRegenerateMedia,
  useSaveDuration,
  useSaveMediaType,
} from '../../../api/queries/scenes.ts';
import { useRestoreTake } from '../../../api/queries/takes.ts';
import { told } from './told.ts';

/** The calls on what scenes are made as, and on making them. */
export interface MakingCalls {
  saveDuration(sceneId: string, duration: number): Promise<unknown>;
  saveMediaType(sceneId: string, mediaType: MediaType): Promise<unknown>;
  regenerate(sceneId: string): Promise<unknown>;
  cancel(sceneId: string): Promise<unknown>;
  restoreTake(sceneId: string, takeId: string): Promise<unknown>;
  setQuality(quality: Quality): Promise<unknown>;
}

/** The same object for the page's whole life. */
export function useMakingCalls(contentId: string): MakingCalls {
  const { mutateAsync: saveDuration } = useSaveDuration(contentId);
  const { mutateAsync: saveMediaType } = useSaveMediaType(contentId);
  const { mutateAsync: regenerateMedia } = useRegenerateMedia(contentId);
  const { mutateAsync: cancelScene } = useCancelScene(contentId);
  const { mutateAsync: restoreTake } = useRestoreTake(contentId);
  const { mutateAsync: setQuality } = useSetQuality(contentId);
  return useMemo(
    () => ({
      saveDuration: (sceneId, duration) =>
        told('Failed to update scene duration', saveDuration({ sceneId, duration })),
      saveMediaType: (sceneId, mediaType) =>
        told('Failed to update scene type', saveMediaType({ sceneId, mediaType })),
      regenerate: (sceneId) => told('Failed to regenerate media', regenerateMedia({ sceneId })),
      cancel: (sceneId) => told('Failed to cancel', cancelScene({ sceneId })),
      restoreTake: (sceneId, takeId) =>
        told('Failed to restore the take', restoreTake({ sceneId, takeId })),
      setQuality: (quality) => told('Failed to change the quality', setQuality(quality)),
    }),
    [saveDuration, saveMediaType, regenerateMedia, cancelScene, restoreTake, setQuality],
  );
}
