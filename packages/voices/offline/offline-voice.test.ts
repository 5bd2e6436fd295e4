import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOften, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { voiceIds } from '@scenewright/contract/rules/voices.ts';
import { useScratchFolder } from '../testing/scratch-folder.ts';
import {
  firstSoundMs,
  frameLoudness,
  loudnessBetween,
  medianPitchHz,
} from '@scenewright/offline-voice/testing/sound-measures.ts';
import { decodeWav, durationMsOf } from '@scenewright/media/sound.ts';
import { createOfflineVoice } from './offline-voice.ts';

const folder = useScratchFolder();
const voice = createOfflineVoice({ workers: 2 });
afterAll(() => voice.close());

async function speak(text: string, voiceId = 'alloy', signal = new AbortController().signal) {
  const speech = await voice.speak({
    text,
    voiceId,
    language: 'en',
    directory: folder.path,
    signal,
  });
  return { ...speech, sound: decodeWav(await readFile(speech.audioPath)) };
}

describe('the personas', () => {
  const text =
    'Every morning the old harbour wakes slowly. Boats come home, and the whole town smells of salt and bread.';
  const spoken = new Map<string, Awaited<ReturnType<typeof speak>>>();
  beforeAll(async () => {
    await Promise.all(
      voiceIds.map(async (voiceId) => spoken.set(voiceId, await speak(text, voiceId))),
    );
  });

  it('have six pitches that nobody confuses', () => {
    const pitch = (voiceId: string) =>
      medianPitchHz(spoken.get(voiceId)?.sound ?? { samples: new Int16Array(), sampleRate: 1 });
    const byPitch = [...voiceIds].sort((one, other) => pitch(one) - pitch(other));
    expect(byPitch).toEqual(['onyx', 'echo', 'fable', 'shimmer', 'alloy', 'nova']);
    expect(pitch('onyx')).toBeLessThan(95);
    expect(pitch('echo')).toBeGreaterThan(pitch('onyx') * 1.1);
    expect(pitch('fable')).toBeGreaterThan(pitch('echo') * 1.25);
    expect(pitch('alloy')).toBeGreaterThan(pitch('shimmer') * 1.08);
    expect(pitch('nova')).toBeGreaterThan(pitch('alloy') * 1.15);
  });

  it('are equally loud', () => {
    const levels = [...spoken.values()].map(({ sound }) => {
      const loud = frameLoudness(sound).filter((loudness) => loudness > 650);
      return Math.sqrt(loud.reduce((sum, loudness) => sum + loudness ** 2, 0) / loud.length);
    });
    expect(Math.max(...levels) / Math.min(...levels)).toBeLessThan(1.3);
  });

  it('begin with the first word and rest after the first sentence', () => {
    for (const [voiceId, { sound, words }] of spoken) {
      expect(Math.abs(firstSoundMs(sound) - (words[0]?.startMs ?? 0)), voiceId).toBeLessThan(80);
      const [end, start] = [
        words.find((word) => word.text === 'slowly.')?.endMs ?? 0,
        words.find((word) => word.text === 'Boats')?.startMs ?? 0,
      ];
      expect(start - end, voiceId).toBeGreaterThan(350);
      expect(loudnessBetween(sound, end + 30, start - 30), voiceId).toBeLessThan(100);
    }
  });
});

describe('what it says', () => {
  it('is the same every time', async () => {
    const [one, other] = await Promise.all([
      speak('Once more, the same.'),
      speak('Once more, the same.'),
    ]);
    expect(one.sound).toEqual(other.sound);
    expect(one.words).toEqual(other.words);
  });

  it('rests longer the stronger the punctuation is', async () => {
    const gapAfter = async (mark: string) => {
      const { words } = await speak(`The river turned${mark} the boat went on.`);
      return (
        (words.findLast((word) => word.text === 'the')?.startMs ?? 0) -
        (words.find((word) => word.text === `turned${mark}`)?.endMs ?? 0)
      );
    };
    const [none = 0, comma = 0, colon = 0, stop = 0] = await Promise.all(
      ['', ',', ':', '.'].map(gapAfter),
    );
    expect(none).toBeLessThan(30);
    expect(comma).toBeGreaterThan(120);
    expect(colon).toBeGreaterThan(comma + 60);
    expect(stop).toBeGreaterThan(colon + 60);
  });

  it('gives a figure the time its words take', async () => {
    const { words } = await speak('In 1969, people paid $25 for it.');
    const lengthOf = (text: string) =>
      words.filter((word) => word.text === text).map((word) => word.endMs - word.startMs)[0] ?? 0;
    expect(lengthOf('1969,')).toBeGreaterThan(lengthOf('people') * 2);
    expect(lengthOf('$25')).toBeGreaterThan(lengthOf('paid') * 2);
  });

  it('lets an emoji follow the word before it', async () => {
    const { words } = await speak('Lift off 🚀 now. 🎉');
    const [, off, rocket, now, party] = words;
    expect(rocket?.startMs).toBe(off?.endMs);
    expect(rocket?.endMs).toBeLessThanOrEqual(now?.startMs ?? 0);
    expect((party?.endMs ?? 0) - (party?.startMs ?? 0)).toBeLessThanOrEqual(120);
  });

  it.each([
    ['nothing', '', 0],
    ['blanks', ' \n\t ', 0],
    ['control characters', '\u0000\u0007\u001b', 0],
    ['an emoji', '🚀', 1],
    ['another script', '你好', 1],
  ])('is silence for %s', async (_kind, text, wordCount) => {
    const { durationMs, words } = await speak(text);
    expect(durationMs).toBe(0);
    expect(words).toHaveLength(wordCount);
  });

  it('bears whatever people type', async () => {
    const typed = `\u0000Hi\u0007 -o out.wav --help "; $(rm) %s%n <b>bold</b> ${'supercali'.repeat(asOften(40, 8))} ?!?! ... ,,, 'n' 12345678901234567890123 zzzz qwrtp 🚀🚀 ı ﬁn Ⅳ`;
    const { durationMs, words, sound } = await speak(typed);
    expect(durationMs).toBe(durationMsOf(sound));
    expect(words.at(-1)?.endMs).toBeLessThanOrEqual(durationMs);
  });

  thoroughly(() =>
    it('may be long, and a word that never ends is cut', async () => {
      const { words, durationMs } = await speak(`${'and on and on '.repeat(75)}${'a'.repeat(400)}`);
      expect(words).toHaveLength(301);
      expect(durationMs).toBeGreaterThan(60_000);
      expect(words.at(-1)?.endMs).toBeLessThanOrEqual(durationMs);
    }),
  );

  it('has a limit', async () => {
    await expect(speak('word '.repeat(10_001))).rejects.toMatchObject({ retryable: false });
  });
});

describe('the server meanwhile', () => {
  it('goes on: the work is on another thread', async () => {
    let turns = 0;
    let done = false;
    const count = () => {
      turns += 1;
      if (!done) setImmediate(count);
    };
    setImmediate(count);
    await speak('The server answers other people while this sentence is being spoken.');
    done = true;
    expect(turns).toBeGreaterThan(100);
  });

  it('leaves no half-written file behind', async () => {
    await speak('One file.');
    expect(
      (await readdir(folder.path)).filter((name) => !/^narration-[\da-f-]+\.wav$/.test(name)),
    ).toEqual([]);
  });

  it('gets no more speech from a closed voice', async () => {
    const closing = createOfflineVoice({ workers: 1 });
    const pending = closing.speak({
      text: 'Too late.',
      voiceId: 'echo',
      language: 'en',
      directory: folder.path,
      signal: new AbortController().signal,
    });
    const outcome = expect(pending).rejects.toMatchObject({ retryable: true });
    await closing.close();
    await outcome;
  });
});
