import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import OpenAI from 'openai';
import { voices } from '@scenewright/contract/rules/voices.ts';
import { ProviderError } from '../../provider-error.ts';
import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';
import type { Voice } from '../voice.ts';
import { writtenWords } from '@scenewright/offline-voice/text/written-words.ts';
import { decodeWav, durationMsOf, encodeWav, type Sound } from '@scenewright/media/sound.ts';
import { toProviderError } from './openai-failure.ts';
import { joinPassages, type SpokenPassage } from '../join-passages.ts';
import { passagesOf } from './passages.ts';
import { timePassage } from './time-passage.ts';

export interface OpenAiVoiceOptions {
  readonly apiKey: string;
  /** Another service that speaks the same protocol. Default: OpenAI's own. */
  readonly baseUrl?: string;
  /** The speech model. */
  readonly model: string;
  /** The model that listens to the result and times its words; null where none is left: the sound alone times them. */
  readonly transcriptionModel: () => string | null;
  /** Which of the service's voices speaks as which of ours. Default: the one of the same name. */
  readonly voices?: ReadonlyMap<string, string>;
  /** Who listens, if not the service that speaks. */
  readonly listener?: { readonly apiKey: string; readonly baseUrl?: string | undefined };
  /** Asked before each call, which it may refuse with a ProviderError. */
  readonly spend?: (kind: 'speech' | 'transcription') => Promise<void>;
  /** How long one call may take. Default two minutes. */
  readonly timeoutMs?: number;
  /** Told when words could not be timed by listening; they are then timed by their length. */
  readonly warn?: (message: string, cause: unknown) => void;
}

const defaultTimeoutMs = 120_000;

/**
 * Narrates through OpenAI's speech service. It tells no word times, so the sound is sent back to its transcription service,
 * which does; the words it hears are lined up with the words as written.
 *
 * Calls are not repeated here: whoever asks for a narration decides how often to try again.
 */
export function createOpenAiVoice(options: OpenAiVoiceOptions): Voice {
  const { model, timeoutMs = defaultTimeoutMs } = options;
  const spend = options.spend ?? (async () => {});
  const connect = (service: { readonly apiKey: string; readonly baseUrl?: string | undefined }) =>
    new OpenAI({
      apiKey: service.apiKey,
      timeout: timeoutMs,
      maxRetries: 0,
      baseURL: service.baseUrl ?? null,
    });
  const client = connect(options);
  const listener = options.listener === undefined ? client : connect(options.listener);

  async function synthesise(passage: string, voiceId: string, signal: AbortSignal): Promise<Sound> {
    const instructions = model.startsWith('tts-1') ? {} : { instructions: mannerOf(voiceId) };
    const request = {
      model,
      voice: options.voices?.get(voiceId) ?? voiceId,
      input: passage,
      response_format: 'wav',
      ...instructions,
    } as const;
    await spend('speech');
    try {
      const response = await client.audio.speech.create(request, { signal });
      return readSound(new Uint8Array(await response.arrayBuffer()));
    } catch (error) {
      throw signal.aborted ? signal.reason : toProviderError(error);
    }
  }

  /** @returns what was heard when; empty where the service cannot tell. */
  async function listen(
    sound: Sound,
    language: string,
    signal: AbortSignal,
  ): Promise<readonly SpokenWord[]> {
    const transcriptionModel = options.transcriptionModel();
    if (transcriptionModel === null) return [];
    const file = new File([encodeWav(sound)], 'narration.wav', { type: 'audio/wav' });
    const [languageCode = language] = language.split('-');
    const request = {
      file,
      model: transcriptionModel,
      language: languageCode,
      response_format: 'verbose_json',
    } as const;
    try {
      await spend('transcription');
      const heard = await listener.audio.transcriptions.create(
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
      options.warn?.(
        'The words of a narration are timed by their length: it could not be transcribed.',
        error,
      );
      return [];
    }
  }

  return {
    name: `openai ${model}`,
    canSpeak: (text) => /[\p{L}\p{N}]/u.test(text),
    async speak({ text, voiceId, language, directory, signal }) {
      signal.throwIfAborted();
      requireVoice(voiceId);
      const spoken: SpokenPassage[] = [];
      for (const passage of passagesOf(text)) {
        const sound = await synthesise(passage, voiceId, signal);
        const words = writtenWords(passage).map((word) => word.text);
        spoken.push({
          sound,
          words: timePassage(words, sound, await listen(sound, language, signal)),
        });
      }
      const { sound, words } = joinPassages(spoken);
      const audioPath = join(directory, `narration-${randomUUID()}.wav`);
      await writeFile(`${audioPath}.part`, encodeWav(sound), { signal });
      await rename(`${audioPath}.part`, audioPath);
      return { audioPath, durationMs: durationMsOf(sound), words };
    },
  };
}

/** @throws ProviderError when the answer is not the sound that was asked for. */
function readSound(file: Uint8Array): Sound {
  try {
    return decodeWav(file);
  } catch (error) {
    throw new ProviderError('The speech service answered with something that is not sound.', {
      retryable: true,
      cause: error,
    });
  }
}

function requireVoice(voiceId: string): void {
  if (voices.some((voice) => voice.id === voiceId)) return;
  throw new ProviderError(`There is no voice called "${voiceId}".`, { retryable: false });
}

function mannerOf(voiceId: string): string {
  const description = voices.find((voice) => voice.id === voiceId)?.description ?? '';
  return `Narrate a short film at a natural pace. ${description}`;
}
