import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import {
  firstSoundMs,
  loudnessBetween,
} from '@scenewright/offline-voice/testing/sound-measures.ts';
import { createAlignThreads } from '@scenewright/offline-voice/align/align-threads.ts';
import { loadFlite } from '@scenewright/offline-voice/flite.ts';
import { narrate, rememberPronunciations } from '@scenewright/offline-voice/narrate.ts';
import { personas } from '@scenewright/offline-voice/personas.ts';
import { decodeWav } from '@scenewright/media/sound.ts';
import { useScratchFolder } from '../testing/scratch-folder.ts';
import { createOpenAiVoice, type OpenAiVoiceOptions } from './openai-voice.ts';
import { type Fault, type SpeechService, startSpeechService } from './testing/speech-service.ts';

const folder = useScratchFolder();
const aligner = createAlignThreads(1);
afterAll(() => aligner.close());
let service: SpeechService;
beforeEach(async () => {
  service = await startSpeechService();
});
afterEach(() => service.close());

/** Speaks with somebody who listens, as far as the options do not say otherwise. */
const speak = (
  text: string,
  options: Partial<OpenAiVoiceOptions> = {},
  signal = new AbortController().signal,
) =>
  createOpenAiVoice({
    apiKey: 'sk-test',
    baseUrl: service.baseUrl,
    model: 'gpt-4o-mini-tts',
    aligner,
    transcriptionModel: 'whisper-1',
    ...options,
  }).speak({ text, voiceId: 'fable', language: 'en-US', directory: folder.path, signal });

const failureOf = (spoken: Promise<unknown>) =>
  spoken.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('what it asks for', () => {
  it('is the voice in its manner, then the times of the words where a model is set that listens', async () => {
    await speak('Once upon a time.');
    const [speech, transcription] = service.calls;
    expect(speech).toMatchObject({ path: '/audio/speech', authorization: 'Bearer sk-test' });
    expect(speech?.request).toMatchObject({
      model: 'gpt-4o-mini-tts',
      voice: 'fable',
      input: 'Once upon a time.',
      response_format: 'wav',
      instructions: expect.stringContaining('storyteller'),
    });
    expect(transcription?.request).toMatchObject({
      model: 'whisper-1',
      language: 'en',
      response_format: 'verbose_json',
      'timestamp_granularities[]': 'word',
    });
  });

  it('can be another model; the old ones take no instructions', async () => {
    await speak('Once.', { model: 'tts-1-hd', transcriptionModel: 'listener' });
    expect(service.calls[0]?.request).toMatchObject({ model: 'tts-1-hd' });
    expect(service.calls[0]?.request).not.toHaveProperty('instructions');
    expect(service.calls[1]?.request).toMatchObject({ model: 'listener' });
  });

  it('is the voice that stands for ours, in the manner of ours', async () => {
    await speak('Once.', { voices: new Map([['fable', 'af_heart']]) });
    expect(service.calls[0]?.request).toMatchObject({
      voice: 'af_heart',
      instructions: expect.stringContaining('storyteller'),
    });
  });

  it('is cut into passages the service accepts, and joined again', async () => {
    const text = 'The tide comes in, and the tide goes out again. '.repeat(60).trim();
    const { audioPath, durationMs, words } = await speak(text);
    const passages = service.calls
      .filter((call) => call.path === '/audio/speech')
      .map((call) => String(call.request['input']));
    expect(passages.length).toBeGreaterThan(1);
    expect(passages.join(' ')).toBe(text);
    expect(words.map((word) => word.text).join(' ')).toBe(text);
    const sound = decodeWav(await readFile(audioPath));
    for (const word of words)
      expect(
        loudnessBetween(sound, word.startMs, word.endMs),
        `${word.text} at ${word.startMs}`,
      ).toBeGreaterThan(4_000);
    expect(words.at(-1)?.endMs).toBeLessThanOrEqual(durationMs);
  });
});

describe('the times of its words', () => {
  it('are those that were heard', async () => {
    const { words } = await speak('Wait, extraordinarily long words!');
    expect(words.map((word) => word.text)).toEqual(['Wait,', 'extraordinarily', 'long', 'words!']);
    expect(words[0]).toMatchObject({ startMs: 200, endMs: 500 });
    expect(words[1]).toMatchObject({ startMs: 830 });
  });

  it('are found by our own aligner where nobody listens, for the price of one call', async () => {
    const flite = await loadFlite();
    const text = 'In 1969, three astronauts flew to the Moon. Nobody had ever been so far away!';
    const said = narrate(text, personas.onyx, flite, rememberPronunciations(flite));
    await service.close();
    service = await startSpeechService(() => ({ sound: said.sound, words: [] }));
    const spent: string[] = [];
    const voice = createOpenAiVoice({
      apiKey: 'sk-test',
      baseUrl: service.baseUrl,
      model: 'gpt-4o-mini-tts',
      aligner,
      spend: async (kind) => void spent.push(kind),
    });
    const { words } = await voice.speak({
      text,
      voiceId: 'onyx',
      language: 'en-US',
      directory: folder.path,
      signal: new AbortController().signal,
    });
    expect(service.calls.map(({ path }) => path)).toEqual(['/audio/speech']);
    expect(spent).toEqual(['speech']);
    expect(words.map((word) => word.text)).toEqual(said.words.map((word) => word.text));
    for (const [index, word] of words.entries())
      expect(Math.abs(word.startMs - (said.words[index]?.startMs ?? 0)), word.text).toBeLessThan(
        60,
      );
  });

  it('follow the length of the words where the aligner dies', async () => {
    const warnings: string[] = [];
    const broken = { run: () => Promise.reject(new Error('The thread died.')) };
    service.failNext('/audio/transcriptions', { status: 200, body: '{"text":""}' });
    const { words, durationMs } = await speak('Wait, extraordinarily long words!', {
      aligner: broken,
      warn: (message) => warnings.push(message),
    });
    expect(warnings).toEqual([expect.stringContaining('their length times them')]);
    const lengths = words.map((word) => word.endMs - word.startMs);
    expect(Math.max(...lengths)).toBe(lengths[1]);
    expect(words.at(-1)?.endMs).toBeLessThanOrEqual(durationMs);
  });

  it.each<[string, Fault]>([
    ['refuses', { status: 400, body: '{"error":{"message":"no such model"}}' }],
    ['breaks down', { status: 500, body: 'oops' }],
    ['hears nothing', { status: 200, body: '{"text":"","words":[]}' }],
    ['gives no words', { status: 200, body: '{"text":"hello"}' }],
  ])('are found by our own aligner where the service %s', async (_what, fault) => {
    service.failNext('/audio/transcriptions', fault);
    const warnings: string[] = [];
    const { audioPath, words, durationMs } = await speak('Wait, extraordinarily long words!', {
      warn: (message) => warnings.push(message),
    });
    expect(warnings).toHaveLength(typeof fault === 'object' && fault.status === 200 ? 0 : 1);
    const sound = decodeWav(await readFile(audioPath));
    expect(Math.abs((words[0]?.startMs ?? 0) - firstSoundMs(sound))).toBeLessThan(40);
    expect(words.at(-1)?.endMs).toBeGreaterThan(durationMs - 600);
    const lengths = words.map((word) => word.endMs - word.startMs);
    expect(Math.max(...lengths)).toBe(lengths[1]);
  });
});

describe('what goes wrong', () => {
  it.each<[string, Fault, Partial<ProviderError>]>([
    [
      'a bad key',
      { status: 401, body: '{"error":{"message":"Incorrect API key"}}' },
      { retryable: false, pause: 'paused', message: expect.stringContaining('OPENAI_API_KEY') },
    ],
    [
      'a key without rights',
      { status: 403, body: '{}' },
      { retryable: false, pause: 'paused', message: expect.stringContaining('OPENAI_API_KEY') },
    ],
    [
      'refused content',
      { status: 400, body: '{"error":{"message":"policy"}}' },
      { retryable: false, pause: undefined },
    ],
    [
      'too many calls',
      { status: 429, headers: { 'retry-after': '7' }, body: '{}' },
      { retryable: true, pause: 'outage', retryAfterMs: 7_000 },
    ],
    [
      'too many calls, to the millisecond',
      { status: 429, headers: { 'retry-after-ms': '250' }, body: '{}' },
      { retryable: true, retryAfterMs: 250 },
    ],
    [
      'too many calls, and no word when',
      { status: 429, body: '{}' },
      { retryable: true, retryAfterMs: undefined },
    ],
    [
      'an empty account',
      { status: 429, body: '{"error":{"code":"insufficient_quota"}}' },
      { retryable: false, pause: 'paused', message: expect.stringContaining('quota') },
    ],
    ['an outage', { status: 503, body: 'down' }, { retryable: true, pause: 'outage' }],
    ['an answer that is no sound', { status: 200, body: '{"surprise":true}' }, { retryable: true }],
  ])('is told: %s', async (_what, fault, expected) => {
    service.failNext('/audio/speech', fault);
    const failure = await failureOf(speak('Hello there.'));
    expect(failure).toBeInstanceOf(ProviderError);
    expect(failure).toMatchObject(expected);
    expect(service.calls).toHaveLength(1);
  });

  it('is told: a service that does not answer in time', async () => {
    service.failNext('/audio/speech', 'hang');
    expect(await failureOf(speak('Hello there.', { timeoutMs: 50 }))).toMatchObject({
      name: 'ProviderError',
      retryable: true,
      message: expect.stringContaining('too long'),
    });
  });

  it('is told: a service whose answer does not end in time', async () => {
    service.failNext('/audio/speech', 'drip');
    expect(await failureOf(speak('Hello there.', { timeoutMs: 500 }))).toMatchObject({
      name: 'ProviderError',
      retryable: true,
      pause: 'outage',
    });
  });

  it('is told: a service whose answer is longer than any passage', async () => {
    service.failNext('/audio/speech', 'endless');
    expect(await failureOf(speak('Hello there.'))).toMatchObject({
      name: 'ProviderError',
      retryable: false,
      pause: undefined,
      message: 'The speech service answered with more than can be a narration.',
    });
  });

  it('is told: a service that is not there', async () => {
    await service.close();
    expect(await failureOf(speak('Hello there.'))).toMatchObject({
      name: 'ProviderError',
      retryable: true,
      message: expect.stringContaining('reached'),
    });
  });

  it('is not an error of the service when the caller stops', async () => {
    service.failNext('/audio/speech', 'hang');
    const controller = new AbortController();
    const reason = new Error('The scene was deleted.');
    const spoken = failureOf(speak('Hello there.', {}, controller.signal));
    setImmediate(() => controller.abort(reason));
    expect(await spoken).toBe(reason);
  });
});
