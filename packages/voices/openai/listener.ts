import type OpenAI from 'openai';
import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';
import { encodeWav, type Sound } from '@scenewright/media/sound.ts';

/** Hears a sound. @returns what was heard when; empty where the service cannot tell. */
export type Listen = (
  sound: Sound,
  language: string,
  signal: AbortSignal,
) => Promise<readonly SpokenWord[]>;

export interface ListenerOptions {
  readonly client: OpenAI;
  /** A transcription model that tells the times of words. */
  readonly model: string;
  /** Asked before each call, which it may refuse. */
  readonly spend: () => Promise<void>;
  readonly warn: (message: string, cause: unknown) => void;
}

/** Listens through OpenAI's transcription service. A call that fails is told, and hears nothing. */
export function createListener({ client, model, spend, warn }: ListenerOptions): Listen {
  return async (sound, language, signal) => {
    const file = new File([encodeWav(sound)], 'narration.wav', { type: 'audio/wav' });
    const [languageCode = language] = language.split('-');
    const request = {
      file,
      model,
      language: languageCode,
      response_format: 'verbose_json',
    } as const;
    try {
      await spend();
      const heard = await client.audio.transcriptions.create(
        { ...request, timestamp_granularities: ['word'] },
        { signal },
      );
      return (heard.words ?? []).map(({ word, start, end }) => ({
        text: word,
        startMs: start * 1000,
        endMs: end * 1000,
      }));
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      warn('A narration could not be transcribed; its words are found without.', error);
      return [];
    }
  };
}
