import { useMemo } from 'react';
import type { Scene } from '#contract/api/storyboard.ts';
import type { Pronunciation } from '#contract/rules/speech.ts';
import {
  usePronounceEverywhere,
  useSavePronunciations,
  useSaveSpeed,
  useSpeakScene,
} from '../../../api/queries/speech.ts';
import { told } from './told.ts';

/** The calls on how a scene is spoken. */
export interface SpeechCalls {
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
}

/** The same object for the page's whole life. */
export function useSpeechCalls(contentId: string): SpeechCalls {
  const { mutateAsync: saveSpeed } = useSaveSpeed(contentId);
  const { mutateAsync: savePronunciations } = useSavePronunciations(contentId);
  const { mutateAsync: pronounceEverywhere } = usePronounceEverywhere(contentId);
  const { mutateAsync: speakScene } = useSpeakScene(contentId);
  return useMemo(
    () => ({
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
    }),
    [saveSpeed, savePronunciations, pronounceEverywhere, speakScene],
  );
}
