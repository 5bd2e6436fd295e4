import { useMemo } from 'react';
import type { Scene } from '#contract/api/storyboard.ts';
import type { CaptionSettings } from '#contract/rules/captions.ts';
import type { MediaType } from '#contract/rules/models.ts';
import type { Quality } from '#contract/rules/quality.ts';
import type { Pronunciation } from '#contract/rules/speech.ts';
import { isChangedMeanwhile } from '../../api/api-error.ts';
import { useSaveCaptions, useSaveCaptionText } from '../../api/queries/captions.ts';
import { useSetQuality } from '../../api/queries/quality.ts';
import * as hooks from '../../api/queries/scenes.ts';
import {
  usePronounceEverywhere,
  useSavePronunciations,
  useSaveSpeed,
  useSpeakScene,
} from '../../api/queries/speech.ts';
import { useRestoreTake } from '../../api/queries/takes.ts';
import type { SaveAttempt } from './autosave.ts';
import { reportFailure, reportSuccess } from './failure-toasts.ts';

/** The calls on a content's scenes. A failure is told in a toast, then rejects. */
export interface SceneCalls {
  saveDescription(sceneId: string, description: string, attempt?: SaveAttempt): Promise<unknown>;
  saveDialogue(sceneId: string, dialogue: string, attempt?: SaveAttempt): Promise<unknown>;
  /** @param seen what its author saw */
  saveCaptionText(
    sceneId: string,
    text: string | null,
    seen?: { readonly replaces: string | null; readonly isRetry: boolean },
  ): Promise<unknown>;
  saveCaptions(captions: CaptionSettings): Promise<unknown>;
  saveSpeed(sceneId: string, speed: number): Promise<unknown>;
  /** @param replaces the list that its author saw */
  savePronunciations(
    sceneId: string,
    pronunciations: readonly Pronunciation[],
    replaces?: readonly Pronunciation[],
  ): Promise<unknown>;
  /** @returns the scenes that changed */
  pronounceEverywhere(word: string, say: string | null): Promise<readonly Scene[]>;
  /** @returns the address of the spoken line */
  speak(sceneId: string): Promise<string>;
  saveDuration(sceneId: string, duration: number): Promise<unknown>;
  saveMediaType(sceneId: string, mediaType: MediaType): Promise<unknown>;
  regenerate(sceneId: string): Promise<unknown>;
  cancel(sceneId: string): Promise<unknown>;
  remove(sceneId: string): Promise<unknown>;
  restore(sceneId: string): Promise<unknown>;
  duplicate(sceneId: string): Promise<Scene>;
  /** @returns all scenes */
  split(sceneId: string, dialogue: string, nextDialogue: string): Promise<readonly Scene[]>;
  mergeNext(sceneId: string): Promise<readonly Scene[]>;
  restoreTake(sceneId: string, takeId: string): Promise<unknown>;
  reorder(sceneIds: readonly string[]): Promise<unknown>;
  setQuality(quality: Quality): Promise<unknown>;
}

/** The same object for the page's whole life. */
export function useSceneCalls(contentId: string): SceneCalls {
  const { mutateAsync: saveDescription } = hooks.useSaveDescription(contentId);
  const { mutateAsync: saveDialogue } = hooks.useSaveDialogue(contentId);
  const { mutateAsync: saveCaptionText } = useSaveCaptionText(contentId);
  const { mutateAsync: saveCaptions } = useSaveCaptions(contentId);
  const { mutateAsync: saveSpeed } = useSaveSpeed(contentId);
  const { mutateAsync: savePronunciations } = useSavePronunciations(contentId);
  const { mutateAsync: pronounceEverywhere } = usePronounceEverywhere(contentId);
  const { mutateAsync: speakScene } = useSpeakScene(contentId);
  const { mutateAsync: saveDuration } = hooks.useSaveDuration(contentId);
  const { mutateAsync: saveMediaType } = hooks.useSaveMediaType(contentId);
  const { mutateAsync: regenerateMedia } = hooks.useRegenerateMedia(contentId);
  const { mutateAsync: cancelScene } = hooks.useCancelScene(contentId);
  const { mutateAsync: deleteScene } = hooks.useDeleteScene(contentId);
  const { mutateAsync: restoreScene } = hooks.useRestoreScene(contentId);
  const { mutateAsync: duplicateScene } = hooks.useDuplicateScene(contentId);
  const { mutateAsync: splitScene } = hooks.useSplitScene(contentId);
  const { mutateAsync: mergeNextScene } = hooks.useMergeNextScene(contentId);
  const { mutateAsync: restoreTake } = useRestoreTake(contentId);
  const { mutateAsync: reorderScenes } = hooks.useReorderScenes(contentId);
  const { mutateAsync: setQuality } = useSetQuality(contentId);
  return useMemo(() => {
    const told = async <T>(title: string, call: Promise<T>, isQuiet = false): Promise<T> => {
      try {
        const reply = await call;
        reportSuccess(title);
        return reply;
      } catch (error) {
        // A text that was changed elsewhere says so itself, and asks.
        if (!isQuiet && !isChangedMeanwhile(error)) reportFailure(title, error);
        throw error;
      }
    };
    return {
      saveDescription: (sceneId, description, attempt) =>
        told(
          'Failed to regenerate visual',
          saveDescription({ sceneId, description, ...seenBy(attempt) }),
          attempt?.isRetry,
        ),
      saveDialogue: (sceneId, dialogue, attempt) =>
        told(
          'Failed to regenerate audio',
          saveDialogue({ sceneId, dialogue, ...seenBy(attempt) }),
          attempt?.isRetry,
        ),
      saveCaptionText: (sceneId, text, seen) =>
        told(
          'Failed to save the caption text',
          saveCaptionText({
            sceneId,
            text,
            ...(seen === undefined ? {} : { replaces: seen.replaces }),
          }),
          seen?.isRetry,
        ),
      saveCaptions: (captions) => told('Failed to change the captions', saveCaptions(captions)),
      saveSpeed: (sceneId, speed) =>
        told('Failed to change the speed', saveSpeed({ sceneId, speed })),
      savePronunciations: (sceneId, pronunciations, replaces) =>
        told(
          'Failed to change the pronunciation',
          savePronunciations({
            sceneId,
            pronunciations,
            ...(replaces === undefined ? {} : { replaces }),
          }),
        ),
      pronounceEverywhere: async (word, say) =>
        (await told('Failed to change the pronunciation', pronounceEverywhere({ word, say })))
          .scenes,
      speak: async (sceneId) =>
        (await told('This line could not be spoken', speakScene(sceneId))).audio_url,
      saveDuration: (sceneId, duration) =>
        told('Failed to update scene duration', saveDuration({ sceneId, duration })),
      saveMediaType: (sceneId, mediaType) =>
        told('Failed to update scene type', saveMediaType({ sceneId, mediaType })),
      regenerate: (sceneId) => told('Failed to regenerate media', regenerateMedia({ sceneId })),
      cancel: (sceneId) => told('Failed to cancel', cancelScene({ sceneId })),
      remove: (sceneId) => told('Failed to delete scene', deleteScene(sceneId)),
      restore: (sceneId) => told('Failed to bring the scene back', restoreScene(sceneId)),
      duplicate: (sceneId) => told('Failed to duplicate scene', duplicateScene(sceneId)),
      split: async (sceneId, dialogue, nextDialogue) =>
        (await told('Failed to split the scene', splitScene({ sceneId, dialogue, nextDialogue })))
          .scenes,
      mergeNext: async (sceneId) =>
        (await told('Failed to merge the scenes', mergeNextScene(sceneId))).scenes,
      restoreTake: (sceneId, takeId) =>
        told('Failed to restore the take', restoreTake({ sceneId, takeId })),
      reorder: (sceneIds) =>
        told('Failed to update scenes. Please try again.', reorderScenes(sceneIds)),
      setQuality: (quality) => told('Failed to change the quality', setQuality(quality)),
    };
  }, [
    saveDescription,
    saveDialogue,
    saveCaptionText,
    saveCaptions,
    saveSpeed,
    savePronunciations,
    pronounceEverywhere,
    speakScene,
    saveDuration,
    saveMediaType,
    regenerateMedia,
    cancelScene,
    deleteScene,
    restoreScene,
    duplicateScene,
    splitScene,
    mergeNextScene,
    restoreTake,
    reorderScenes,
    setQuality,
  ]);
}

const seenBy = (attempt: SaveAttempt | undefined) =>
  attempt === undefined ? {} : { replaces: attempt.replaces };
