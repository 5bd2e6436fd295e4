import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import OpenAI from 'openai';
import { voices } from '@scenewright/contract/rules/voices.ts';
import { createBoundedFetch } from '@scenewright/provider-contract/bounded-fetch.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { Voice } from '@scenewright/provider-contract/voice.ts';
import { decodeWav, durationMsOf, encodeWav, type Sound } from '@scenewright/media/sound.ts';
import { toProviderError } from './openai-failure.ts';
import { joinPassages, type SpokenPassage } from '../join-passages.ts';
import { passagesOf } from './passages.ts';
import { createListener } from './listener.ts';
import { type Aligner, createPassageTimer } from './passage-timer.ts';

export interface OpenAiVoiceOptions {
  readonly apiKey: string;
  /** Another service that speaks the same protocol. Default: OpenAI's own. */
  readonly baseUrl?: string;
  /** The speech model. */
  readonly model: string;
  /** Finds the words in the result. */
  readonly aligner: Aligner;
  /** A model that listens to the result and times its words instead. */
  readonly transcriptionModel?: string;
  /** Which of the service's voices speaks as which of ours. Default: the one of the same name. */
  readonly voices?: ReadonlyMap<string, string>;
  /** Who listens, if not the service that speaks. */
  readonly listener?: { readonly apiKey: string; readonly baseUrl?: string | undefined };
  /** Asked before each call, which it may refuse with a ProviderError. */
  readonly spend?: (kind: 'speech' | 'transcription') => Promise<void>;
  /** How long one call may take. Default two minutes. */
  readonly timeoutMs?: number;
  /** Told when words could not be timed as they should be. */
  readonly warn?: (message: string, cause: unknown) => void;
}

const defaultTimeoutMs = 120_000;
/** Above five minutes of any sound that is spoken, which is more than a passage takes. */
export const mostAnswerBytes = 64_000_000;

/**
 * Narrates through OpenAI's speech service. It tells no word times: our own aligner finds them in the sound, or, where a
 * transcription model is set, that model listens (decision 57).
 *
 * Calls are not repeated here: whoever asks for a narration decides how often to try again.
 */
export function createOpenAiVoice(options: OpenAiVoiceOptions): Voice {
  const { model, transcriptionModel, timeoutMs = defaultTimeoutMs } = options;
  const spend = options.spend ?? (async () => {});
  const warn = options.warn ?? (() => {});
  const connect = (service: { readonly apiKey: string; readonly baseUrl?: string | undefined }) =>
    new OpenAI({
      apiKey: service.apiKey,
      timeout: timeoutMs,
      maxRetries: 0,
      baseURL: service.baseUrl ?? null,
      // The client's own timeout ends with the first byte of an answer.
      fetch: createBoundedFetch({ mostBytes: mostAnswerBytes, timeoutMs }),
    });
  const client = connect(options);
  const timePassage = createPassageTimer({
    aligner: options.aligner,
    warn,
    ...(transcriptionModel === undefined
      ? {}
      : {
          listen: createListener({
            client: options.listener === undefined ? client : connect(options.listener),
            model: transcriptionModel,
            spend: () => spend('transcription'),
            warn,
          }),
        }),
  });

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

  return {
    name: `openai ${model}`,
    canSpeak: (text) => /[\p{L}\p{N}]/u.test(text),
    async speak({ text, voiceId, language, directory, signal }) {
      signal.throwIfAborted();
      requireVoice(voiceId);
      const spoken: SpokenPassage[] = [];
      for (const passage of passagesOf(text)) {
        const sound = await synthesise(passage, voiceId, signal);
        spoken.push({
          sound,
          words: await timePassage({ text: passage, sound, language }, signal),
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
