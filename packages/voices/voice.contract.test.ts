import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { voiceIds } from '@scenewright/contract/rules/voices.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import {
  frameLoudness,
  highestPeak,
  loudnessBetween,
} from '@scenewright/offline-voice/testing/sound-measures.ts';
import { createAlignThreads } from '@scenewright/offline-voice/align/align-threads.ts';
import { writtenWords } from '@scenewright/offline-voice/text/written-words.ts';
import type { Voice } from '@scenewright/provider-contract/voice.ts';
import { decodeWav, durationMsOf } from '@scenewright/media/sound.ts';
import { createElevenLabsVoice } from './elevenlabs/elevenlabs-voice.ts';
import { startTimedSpeechService } from './elevenlabs/testing/timed-speech-service.ts';
import { createOfflineVoice } from './offline/offline-voice.ts';
import { createOpenAiVoice } from './openai/openai-voice.ts';
import { startSpeechService } from './openai/testing/speech-service.ts';
import { useScratchFolder } from './testing/scratch-folder.ts';

interface Subject {
  readonly voice: Voice;
  close(): Promise<void>;
}

const implementations: Readonly<Record<string, () => Promise<Subject>>> = {
  async offline() {
    const voice = createOfflineVoice();
    return { voice, close: () => voice.close() };
  },
  async openai() {
    const service = await startSpeechService();
    const aligner = createAlignThreads(1);
    return {
      voice: createOpenAiVoice({
        apiKey: 'test',
        model: 'gpt-4o-mini-tts',
        aligner,
        transcriptionModel: 'whisper-1',
        baseUrl: service.baseUrl,
      }),
      close: async () => {
        await Promise.all([service.close(), aligner.close()]);
      },
    };
  },
  async elevenlabs() {
    const service = await startTimedSpeechService();
    return {
      voice: createElevenLabsVoice({
        apiKey: 'test',
        baseUrl: service.baseUrl,
        model: 'test',
        voices: new Map(voiceIds.map((id) => [id, `their-${id}`])),
      }),
      close: () => service.close(),
    };
  },
};

const narration =
  'The ocean covers most of our planet, and yet we know only a small part of it. Far below the waves — where no light falls — ' +
  'strange animals make their own. Isn’t that wonderful? "It is," she said; everyone agreed.';
const awkward =
  'Dr. Lee paid $25 — 10% less — in 1969! 🚀🌊 See https://www.example.com/deep-sea, #OceanLife… well-known, right? 🙂';

describe.each(Object.entries(implementations))('the %s voice', (_name, create) => {
  const folder = useScratchFolder();
  let subject: Subject;
  beforeAll(async () => {
    subject = await create();
  });
  afterAll(() => subject.close());

  async function speak(text: string, voiceId = 'alloy', signal = new AbortController().signal) {
    const speech = await subject.voice.speak({
      text,
      voiceId,
      language: 'en',
      directory: folder.path,
      signal,
    });
    return { ...speech, sound: decodeWav(await readFile(speech.audioPath)) };
  }

  it('writes sound that is as long as it says, neither silent nor clipped', async () => {
    const { audioPath, durationMs, sound } = await speak(narration);
    expect(audioPath.startsWith(folder.path)).toBe(true);
    expect(Math.abs(durationMsOf(sound) - durationMs)).toBeLessThanOrEqual(1);
    const loud = frameLoudness(sound).filter((loudness) => loudness > 650);
    expect(loud.length).toBeGreaterThan(frameLoudness(sound).length / 2);
    expect(highestPeak(sound)).toBeGreaterThan(5_000);
    expect(highestPeak(sound)).toBeLessThan(32_000);
  });

  it('speaks at the pace of a narrator', async () => {
    const { durationMs, words } = await speak(narration);
    const spoken = words.filter((word) => /\p{L}/u.test(word.text)).length;
    const wordsPerMinute = (spoken / durationMs) * 60_000;
    expect(wordsPerMinute).toBeGreaterThan(120);
    expect(wordsPerMinute).toBeLessThan(210);
  });

  it.each([
    ['plain', narration],
    ['awkward', awkward],
  ])('times every written word of %s text, in order and inside the sound', async (_kind, text) => {
    const { durationMs, words } = await speak(text);
    expect(words.map((word) => word.text)).toEqual(writtenWords(text).map((word) => word.text));
    let clock = 0;
    for (const { text: word, startMs, endMs } of words) {
      expect(startMs, word).toBeGreaterThanOrEqual(clock);
      expect(endMs, word).toBeGreaterThanOrEqual(startMs);
      if (/\p{L}/u.test(word)) expect(endMs - startMs, word).toBeGreaterThan(20);
      clock = endMs;
    }
    expect(clock).toBeLessThanOrEqual(durationMs);
  });

  it('places words where the sound is and rests where it is still', async () => {
    const { sound, words } = await speak(narration);
    const inWords = words
      .filter((word) => word.text.length > 3)
      .map((word) => loudnessBetween(sound, word.startMs, word.endMs));
    expect(Math.min(...inWords)).toBeGreaterThan(650);
    const sentenceEnd = words.findIndex((word) => word.text === 'it.');
    const [last, next] = [words[sentenceEnd], words[sentenceEnd + 1]];
    expect((next?.startMs ?? 0) - (last?.endMs ?? 0)).toBeGreaterThan(200);
    expect(loudnessBetween(sound, (last?.endMs ?? 0) + 40, (next?.startMs ?? 0) - 40)).toBeLessThan(
      200,
    );
  });

  it.each(voiceIds)('has the voice %s', async (voiceId) => {
    const { durationMs } = await speak('Hello there.', voiceId);
    expect(durationMs).toBeGreaterThan(300);
  });

  it('refuses a voice nobody has, once and for all', async () => {
    const failure = await speak('Hello there.', 'nobody').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderError);
    expect(failure).toMatchObject({ retryable: false });
  });

  it('stops when it is told to, before and while it speaks, and goes on to serve others', async () => {
    const reason = new Error('The scene was deleted.');
    await expect(speak(narration, 'alloy', AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const pending = speak(narration.repeat(20), 'alloy', controller.signal);
    setImmediate(() => controller.abort(reason));
    await expect(pending).rejects.toBe(reason);
    expect((await speak('Hello again.')).durationMs).toBeGreaterThan(300);
  });

  it('serves several at once, each its own words', async () => {
    const texts = ['One fish.', 'Two red fish swim.', 'Three.', 'Four blue fish swim home.'];
    const spoken = await Promise.all(texts.map((text) => speak(text)));
    expect(spoken.map(({ words }) => words.map((word) => word.text).join(' '))).toEqual(texts);
    expect(new Set(spoken.map(({ audioPath }) => audioPath)).size).toBe(texts.length);
  });

  it('can speak what has words, and not what has none', () => {
    expect(subject.voice.canSpeak('A calm sea.', 'en')).toBe(true);
    expect(subject.voice.canSpeak('🚀 — !', 'en')).toBe(false);
  });
});
