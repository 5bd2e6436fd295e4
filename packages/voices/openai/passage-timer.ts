import type {
  AlignedSpeech,
  SpeechToAlign,
} from '@scenewright/offline-voice/align/align-speech.ts';
import type { createAlignThreads } from '@scenewright/offline-voice/align/align-threads.ts';
import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';
import { writtenWords } from '@scenewright/offline-voice/text/written-words.ts';
import type { Listen } from './listener.ts';
import { timePassage } from './time-passage.ts';

export type Aligner = Pick<ReturnType<typeof createAlignThreads>, 'run'>;

export interface PassageTimerOptions {
  readonly aligner: Aligner;
  /** Asked first, where there is one. */
  readonly listen?: Listen;
  readonly warn: (message: string, cause: unknown) => void;
}

/**
 * Times the words of a passage as written: by what was heard, or by our own aligner where nobody listens or nothing was heard. Should
 * that fail too, the words share what sounds by their length, so that a narration which was paid for is never lost.
 */
export function createPassageTimer({ aligner, listen, warn }: PassageTimerOptions) {
  async function align(speech: SpeechToAlign, signal: AbortSignal): Promise<AlignedSpeech | null> {
    try {
      const answer = await aligner.run(speech, signal);
      if (answer.ok) return answer.aligned;
      warn('The words of a narration could not be found; their length times them.', answer.reason);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      warn('The words of a narration could not be found; their length times them.', error);
    }
    return null;
  }

  return async (speech: SpeechToAlign, signal: AbortSignal): Promise<readonly SpokenWord[]> => {
    const texts = writtenWords(speech.text).map((word) => word.text);
    const heard = (await listen?.(speech.sound, speech.language, signal)) ?? [];
    if (heard.length > 0) return timePassage(texts, speech.sound, heard);
    const aligned = await align(speech, signal);
    return aligned?.words ?? timePassage(texts, speech.sound, []);
  };
}
