import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeWav } from '@scenewright/media/sound.ts';
import { loudnessBetween } from '@scenewright/offline-voice/testing/sound-measures.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { useScratchFolder } from '../testing/scratch-folder.ts';
import { createElevenLabsVoice, type ElevenLabsOptions } from './elevenlabs-voice.ts';
import {
  type Fault,
  startTimedSpeechService,
  type TimedSpeechService,
} from './testing/timed-speech-service.ts';

const folder = useScratchFolder();
let service: TimedSpeechService;
beforeEach(async () => {
  service = await startTimedSpeechService();
});
afterEach(() => service.close());

const speak = (text: string, options: Partial<ElevenLabsOptions> = {}) =>
  createElevenLabsVoice({
    apiKey: 'xi-test',
    baseUrl: service.baseUrl,
    model: 'eleven-test',
    voices: new Map([['fable', 'voice/1']]),
    ...options,
  }).speak({
    text,
    voiceId: 'fable',
    language: 'en',
    directory: folder.path,
    signal: new AbortController().signal,
  });

describe('a voice that tells times with its sound', () => {
  it('is asked once for sound and times, as the voice that stands for ours', async () => {
    const spent: string[] = [];
    const { words } = await speak('Wait, extraordinarily long words!', {
      spend: async (kind) => void spent.push(kind),
    });
    expect(service.calls).toEqual([
      {
        path: '/v1/text-to-speech/voice%2F1/with-timestamps?output_format=pcm_24000',
        key: 'xi-test',
        request: { text: 'Wait, extraordinarily long words!', model_id: 'eleven-test' },
      },
    ]);
    expect(spent).toEqual(['speech']);
    expect(words.map(({ text }) => text)).toEqual(['Wait,', 'extraordinarily', 'long', 'words!']);
    expect(words[0]).toMatchObject({ startMs: 200, endMs: 500 });
  });

  it('joins passages, with each word where it is heard', async () => {
    const text = 'The tide comes in, and the tide goes out again. '.repeat(60).trim();
    const { audioPath, words } = await speak(text);
    expect(service.calls.length).toBeGreaterThan(1);
    expect(words.map((word) => word.text).join(' ')).toBe(text);
    const sound = decodeWav(await readFile(audioPath));
    for (const { startMs, endMs } of words)
      expect(loudnessBetween(sound, startMs, endMs)).toBeGreaterThan(4_000);
  });

  it('is timed by its sound where it tells no times, or those of other words', async () => {
    const { body } = await sound();
    const answer: { audio_base64: string } = JSON.parse(body);
    for (const alignment of [null, undefined, { ...silence, characters: ['x'] }]) {
      service.failNext({ status: 200, body: JSON.stringify({ ...answer, alignment }) });
      const { words } = await speak('Two fish.');
      expect(words.map(({ text }) => text)).toEqual(['Two', 'fish.']);
      expect(words[1]?.startMs).toBeGreaterThanOrEqual(words[0]?.endMs ?? Infinity);
    }
  });
});

const silence = { character_start_times_seconds: [0], character_end_times_seconds: [0] };

/** What the service answers for two words. */
async function sound(): Promise<{ body: string }> {
  const reply = await fetch(`${service.baseUrl}/v1/text-to-speech/any/with-timestamps`, {
    method: 'POST',
    body: JSON.stringify({ text: 'Two fish.' }),
  });
  return { body: await reply.text() };
}

describe('what goes wrong', () => {
  it.each<[string, Fault, Partial<ProviderError>]>([
    [
      'a bad key',
      { status: 401, body: '{"detail":{"status":"invalid_api_key"}}' },
      { retryable: false, pause: 'paused', message: expect.stringContaining('ELEVENLABS_API_KEY') },
    ],
    [
      'a used-up quota',
      { status: 401, body: '{"detail":{"status":"quota_exceeded"}}' },
      { retryable: false, pause: 'paused', message: expect.stringContaining('quota') },
    ],
    [
      'a line that is against its rules',
      { status: 403, body: '{"detail":{"status":"content_against_policy"}}' },
      {
        retryable: false,
        code: 'idea_refused',
        message:
          'The speech service refused this line: it may be against its rules. Reword the narration and try again.',
      },
    ],
    [
      'a voice that is gone',
      { status: 404, body: '{"detail":{"status":"voice_not_found"}}' },
      { retryable: false, message: expect.stringContaining('ELEVENLABS_VOICES') },
    ],
    [
      'too many calls',
      { status: 429, headers: { 'retry-after': '7' }, body: '{}' },
      { retryable: true, pause: 'outage', retryAfterMs: 7_000 },
    ],
    ['refused content', { status: 422, body: '{}' }, { retryable: false }],
    ['an outage', { status: 503, body: 'down' }, { retryable: true, pause: 'outage' }],
    ['an answer that is no JSON', { status: 200, body: 'oops' }, { retryable: true }],
    ['an answer without sound', { status: 200, body: '{"audio_base64":""}' }, { retryable: true }],
  ])('is told: %s', async (_what, fault, expected) => {
    service.failNext(fault);
    const failure: unknown = await speak('Hello there.').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderError);
    expect(failure).toMatchObject(expected);
    expect(service.calls).toHaveLength(1);
  });

  it('is told: a service that does not answer in time, or is not there', async () => {
    service.failNext('hang');
    await expect(speak('Hello there.', { timeoutMs: 50 })).rejects.toMatchObject({
      retryable: true,
      message: expect.stringContaining('too long'),
    });
    await service.close();
    await expect(speak('Hello there.')).rejects.toMatchObject({
      retryable: true,
      message: expect.stringContaining('reached'),
    });
  });
});
