import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { representative, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { join } from 'node:path';
import { createAlignThreads } from '@scenewright/offline-voice/align/align-threads.ts';
import { polishNarration } from '@scenewright/media/narration.ts';
import { readWav } from '@scenewright/media/wav.ts';
import { silencesIn } from '@scenewright/media/testing/silences.ts';
import type { Voice } from '@scenewright/provider-contract/voice.ts';
import { createOfflineVoice } from './offline/offline-voice.ts';
import { createOpenAiVoice } from './openai/openai-voice.ts';
import { startSpeechService } from './openai/testing/speech-service.ts';
import { speakLine } from './speak-line.ts';
import { useScratchFolder } from './testing/scratch-folder.ts';

const implementations: Readonly<
  Record<string, () => Promise<{ voice: Voice; close(): Promise<void> }>>
> = {
  async offline() {
    const voice = createOfflineVoice({ workers: 1 });
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
};

/** What every voice is asked. */
const always = (register: () => void) => register();

describe.each(Object.entries(implementations))('a line by the %s voice', (name, create) => {
  const folder = useScratchFolder();
  let subject: Awaited<ReturnType<typeof create>>;
  beforeAll(async () => {
    subject = await create();
  });
  afterAll(() => subject.close());

  /** Speaks a line and polishes it, as a scene's narration is made. */
  async function say(
    dialogue: string,
    tempo = 1,
    pronunciations: { word: string; say: string }[] = [],
  ) {
    const line = await speakLine(subject.voice, {
      dialogue,
      pronunciations,
      voiceId: 'alloy',
      language: 'en',
      directory: folder.path,
      signal: new AbortController().signal,
      tempoOf: () => tempo,
    });
    const outputPath = join(folder.path, 'polished.wav');
    const { durationMs, integratedLufs } = await polishNarration({
      inputPath: line.audioPath,
      outputPath,
      tempo: line.tempo,
    });
    return {
      words: line.words,
      durationMs,
      integratedLufs,
      silences: silencesIn((await readWav(outputPath)).interleaved, 48_000, 700),
    };
  }

  it('rests just as long as each pause says, where it says [VOICE-4]', async () => {
    const { words, silences } = await say(
      'Bees dance [pause 1.2s] to share a map. [pause 0.8s] Nobody else does.',
    );
    expect(silences.map(({ lengthMs }) => Math.round(lengthMs))).toEqual([
      expect.closeTo(1_200, -2),
      expect.closeTo(800, -2),
    ]);
    for (const [index, pauseMs] of [1_200, 800].entries())
      expect(Math.abs((silences[index]?.lengthMs ?? 0) - pauseMs)).toBeLessThan(20);
    expect(words.map(({ text }) => text)).toEqual([
      'Bees',
      'dance',
      'to',
      'share',
      'a',
      'map.',
      'Nobody',
      'else',
      'does.',
    ]);
    // The words stand still where the sound does.
    for (const [index, next] of [2, 6].entries()) {
      const { startMs = 0, lengthMs = 0 } = silences[index] ?? {};
      expect(words[next - 1]?.endMs).toBeLessThan(startMs + 60);
      expect(words[next]?.startMs).toBeGreaterThan(startMs + lengthMs - 60);
    }
  });

  // Whichever voice spoke it, the same polishing makes it faster or slower.
  (name === 'offline' ? always : thoroughly)(() =>
    it('is as much faster or slower as asked, equally loud, its pauses the same [VOICE-3]', async () => {
      const line =
        'Far below the waves strange animals make their own light. [pause 1s] Nobody has seen most of them.';
      const plain = await say(line);
      const heard = [plain];
      for (const tempo of representative([0.8, 1.3])) {
        const other = await say(line, tempo);
        expect((other.durationMs - 1_000) / (plain.durationMs - 1_000)).toBeCloseTo(1 / tempo, 1);
        heard.push(other);
      }
      for (const { silences, integratedLufs, words, durationMs } of heard) {
        expect(silences).toHaveLength(1);
        expect(Math.abs((silences[0]?.lengthMs ?? 0) - 1_000)).toBeLessThan(20);
        expect(Math.abs(integratedLufs + 16)).toBeLessThanOrEqual(0.5);
        expect(words.at(-1)?.endMs).toBeLessThanOrEqual(durationMs + 30);
      }
    }),
  );

  it('is said as it sounds and timed as it is written', async () => {
    const { words } = await say('The worm C. elegans glows.', 1, [
      { word: 'elegans', say: 'ella gahnz of the deep blue sea' },
    ]);
    expect(words.map(({ text }) => text)).toEqual(['The', 'worm', 'C.', 'elegans', 'glows.']);
    const lengthOf = (index: number) => (words[index]?.endMs ?? 0) - (words[index]?.startMs ?? 0);
    expect(lengthOf(3)).toBeGreaterThan(3 * lengthOf(1));
  });
});
