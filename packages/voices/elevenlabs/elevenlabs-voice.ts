import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { VoiceId } from '@scenewright/contract/rules/voices.ts';
import { durationMsOf, encodeWav, type Sound } from '@scenewright/media/sound.ts';
import { writtenWords } from '@scenewright/offline-voice/text/written-words.ts';
import { createBoundedFetch } from '@scenewright/provider-contract/bounded-fetch.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { Voice } from '@scenewright/provider-contract/voice.ts';
import { joinPassages, type SpokenPassage } from '../join-passages.ts';
import { mostAnswerBytes } from '../openai/openai-voice.ts';
import { passagesOf } from '../openai/passages.ts';
import { timePassage } from '../openai/time-passage.ts';
import { wordTimes } from './character-times.ts';
import { refusedCall, unansweredCall } from './elevenlabs-failure.ts';

export interface ElevenLabsOptions {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
  /** Which of the service's voices speaks as which of ours. */
  readonly voices: ReadonlyMap<VoiceId, string>;
  /** Asked before each call, which it may refuse with a ProviderError. */
  readonly spend?: (kind: 'speech') => Promise<void>;
  /** How long one call may take. Default two minutes. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 120_000;
/** What is asked for: sound without a header, 16 bits, one channel. */
const sampleRate = 24_000;

const times = z.array(z.number().min(0));
const spokenAnswer = z.object({
  audio_base64: z.base64(),
  alignment: z
    .object({
      characters: z.array(z.string()),
      character_start_times_seconds: times,
      character_end_times_seconds: times,
    })
    .nullish(),
});

function readSound(base64: string): Sound {
  const bytes = Buffer.from(base64, 'base64');
  const samples = new Int16Array(Math.floor(bytes.byteLength / 2));
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = bytes.readInt16LE(index * 2);
  return { samples, sampleRate };
}

/** A passage as it was answered: where the times of its characters are of no use, the sound alone times its words. */
function readPassage(passage: string, answer: unknown): SpokenPassage {
  const read = spokenAnswer.safeParse(answer);
  const sound = readSound(read.data?.audio_base64 ?? '');
  if (!read.success || sound.samples.length === 0)
    throw new ProviderError('The speech service answered with something that is not sound.', {
      retryable: true,
      cause: read.error,
    });
  const words = writtenWords(passage).map(({ text }) => text);
  const { alignment } = read.data;
  const timed =
    alignment == null
      ? null
      : wordTimes(
          words,
          {
            characters: alignment.characters,
            startsS: alignment.character_start_times_seconds,
            endsS: alignment.character_end_times_seconds,
          },
          durationMsOf(sound),
        );
  return { sound, words: timed ?? timePassage(words, sound, []) };
}

/**
 * Narrates through a service that tells with the sound when each character is heard, so nobody has to listen to it again.
 * The protocol is ElevenLabs': `POST /v1/text-to-speech/{voice}/with-timestamps`.
 * https://elevenlabs.io/docs/api-reference/text-to-speech/convert-with-timestamps
 *
 * Calls are not repeated here: whoever asks for a narration decides how often to try again.
 */
export function createElevenLabsVoice(options: ElevenLabsOptions): Voice {
  const { apiKey, baseUrl, model, voices, timeoutMs = defaultTimeoutMs } = options;
  const spend = options.spend ?? (async () => {});
  const fetchWithin = createBoundedFetch({ mostBytes: mostAnswerBytes, timeoutMs });

  function requireVoice(voiceId: string): string {
    const known = new Map<string, string>(voices).get(voiceId);
    if (known !== undefined) return known;
    throw new ProviderError(`There is no voice called "${voiceId}".`, { retryable: false });
  }

  async function ask(voice: string, text: string, signal: AbortSignal): Promise<unknown> {
    const address = new URL(
      `${baseUrl.replace(/\/$/u, '')}/v1/text-to-speech/${encodeURIComponent(voice)}/with-timestamps`,
    );
    address.searchParams.set('output_format', `pcm_${sampleRate}`);
    await spend('speech');
    try {
      const response = await fetchWithin(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'xi-api-key': apiKey },
        body: JSON.stringify({ text, model_id: model }),
        redirect: 'error',
        signal,
      });
      const body = await response.text();
      if (!response.ok) throw refusedCall(response.status, response.headers, body);
      return parseJson(body);
    } catch (error) {
      throw signal.aborted ? signal.reason : unansweredCall(error);
    }
  }

  return {
    name: `elevenlabs ${model}`,
    canSpeak: (text) => /[\p{L}\p{N}]/u.test(text),
    async speak({ text, voiceId, directory, signal }) {
      signal.throwIfAborted();
      const voice = requireVoice(voiceId);
      const spoken: SpokenPassage[] = [];
      for (const passage of passagesOf(text))
        spoken.push(readPassage(passage, await ask(voice, passage, signal)));
      const { sound, words } = joinPassages(spoken);
      const audioPath = join(directory, `narration-${randomUUID()}.wav`);
      await writeFile(`${audioPath}.part`, encodeWav(sound));
      await rename(`${audioPath}.part`, audioPath);
      return { audioPath, durationMs: durationMsOf(sound), words };
    },
  };
}

/** @returns null for what is no JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
