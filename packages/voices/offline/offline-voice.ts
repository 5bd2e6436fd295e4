import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type VoiceId, voiceIds } from '@scenewright/contract/rules/voices.ts';
import { isNoRoom } from '@scenewright/provider-contract/disk-fault.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { Voice } from '@scenewright/provider-contract/voice.ts';
import { writtenWords } from '@scenewright/offline-voice/text/written-words.ts';
import { readsAsEnglish } from '@scenewright/offline-voice/reads-as-english.ts';
import { createSpeechThreads } from '@scenewright/offline-voice/speech-threads.ts';

export interface OfflineVoiceOptions {
  /** How many narrations are spoken at once, each on a thread of its own (about 100 MB when busy). Default 2, on two cores 1. */
  readonly workers?: number;
}

/** Far beyond the longest video; a bound on the memory of one narration (10 000 words are an hour, 120 MB of sound). */
const mostWords = 10_000;

/**
 * The narrator that needs no key and no network: six personas of the Flite speech engine, in English.
 * Call `close` at the end to stop its threads.
 */
export function createOfflineVoice({
  workers = availableParallelism() > 2 ? 2 : 1,
}: OfflineVoiceOptions = {}): Voice & {
  close(): Promise<void>;
} {
  const pool = createSpeechThreads(workers);

  return {
    name: 'offline',
    canSpeak: (text, language) => /^en(-|$)/i.test(language) && readsAsEnglish(text),
    async speak({ text, voiceId, directory, signal }) {
      const task = {
        text,
        voiceId: requireVoice(voiceId),
        audioPath: join(directory, `narration-${randomUUID()}.wav`),
      };
      requireLength(text);
      const answer = await pool.run(task, signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
        throw new ProviderError('The narrator stopped before the narration was done.', {
          retryable: true,
          cause: error,
        });
      });
      if (!answer.ok && isNoRoom(answer.reason))
        throw new Error('The narration could not be kept.', { cause: answer.reason });
      if (!answer.ok)
        throw new ProviderError('The narrator could not read this text.', {
          retryable: false,
          cause: answer.reason,
        });
      return { audioPath: task.audioPath, durationMs: answer.durationMs, words: answer.words };
    },
    close: () => pool.close(),
  };
}

function requireVoice(voiceId: string): VoiceId {
  const known = voiceIds.find((id) => id === voiceId);
  if (!known)
    throw new ProviderError(`There is no voice called "${voiceId}".`, { retryable: false });
  return known;
}

function requireLength(text: string): void {
  const count = writtenWords(text).length;
  if (count > mostWords)
    throw new ProviderError(
      `The narration has ${count} words; ${mostWords} is the most that can be spoken.`,
      { retryable: false },
    );
}
