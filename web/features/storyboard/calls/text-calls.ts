import { useMemo } from 'react';
import type { CaptionSettings } from '#contract/rules/captions.ts';
import { useSaveCaptions, useSaveCaptionText } from '../../../api/queries/captions.ts';
import { useSaveDescription, useSaveDialogue } from '../../../api/queries/scenes.ts';
import type { SaveAttempt } from '../autosave.ts';
import { told } from './told.ts';

/** The calls that save what a scene shows, says and reads. */
export interface TextCalls {
  saveDescription(sceneId: string, description: string, attempt?: SaveAttempt): Promise<unknown>;
  saveDialogue(sceneId: string, dialogue: string, attempt?: SaveAttempt): Promise<unknown>;
  /** @param seen what its author saw */
  saveCaptionText(
    sceneId: string,
    text: string | null,
    seen?: { readonly replaces: string | null; readonly isRetry: boolean },
  ): Promise<unknown>;
  saveCaptions(captions: CaptionSettings): Promise<unknown>;
}

/** The same object for the page's whole life. */
export function useTextCalls(contentId: string): TextCalls {
  const { mutateAsync: saveDescription } = useSaveDescription(contentId);
  const { mutateAsync: saveDialogue } = useSaveDialogue(contentId);
  const { mutateAsync: saveCaptionText } = useSaveCaptionText(contentId);
  const { mutateAsync: saveCaptions } = useSaveCaptions(contentId);
  return useMemo(
    () => ({
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
    }),
    [saveDescription, saveDialogue, saveCaptionText, saveCaptions],
  );
}

const seenBy = (attempt: SaveAttempt | undefined) =>
  attempt === undefined ? {} : { replaces: attempt.replaces };
