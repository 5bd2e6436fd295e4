import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { asOften, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { combineScenes, type CombinedScene } from '../combine.ts';
import { sampleRate, samplesPerFrame } from '../encoding.ts';
import { measureLoudness } from '../loudness.ts';
import { writeSceneAudio } from '../scene-audio.ts';
import { decodeSound, makeMarkedScene } from '../testing/marked-scene.ts';
import { speechLike } from '../testing/speech-like.ts';
import { useTemporaryFolder } from '../testing/temporary-folder.ts';
import { readWav, writeWav } from '../wav.ts';
import { polishNarration } from '../narration.ts';
import { effectKinds } from './effect-sounds.ts';
import { writeEffectsTrack } from './effects-track.ts';
import { type FilmEffect, thinEffects } from './plan-effects.ts';

const folder = useTemporaryFolder();
const frames = 120;
const filmMs = 8_000;
let speaking: CombinedScene;
let silent: CombinedScene;

beforeAll(async () => {
  const picture = await makeMarkedScene({ basePath: folder.file('picture'), frames, marks: [] });
  const spoken = folder.file('spoken.wav');
  const narration = folder.file('narration.wav');
  await writeWav(spoken, speechLike(3.2, { level: 0.2 }), { sampleRate, channels: 1 });
  await polishNarration({ inputPath: spoken, outputPath: narration });
  const sceneOf = async (name: string, narrationPath: string | null) => {
    const audioPath = folder.file(`${name}.wav`);
    await writeSceneAudio({ narrationPath, frames, outputPath: audioPath });
    return { ...picture, audioPath };
  };
  speaking = await sceneOf('speaking', narration);
  silent = await sceneOf('silent', null);
}, 60_000);

async function trackOf(effects: readonly FilmEffect[], scenes: readonly CombinedScene[]) {
  const path = folder.file('track.wav');
  await writeEffectsTrack(
    path,
    effects,
    scenes.map(({ audioPath }) => audioPath),
  );
  return await readWav(path);
}

const rms = (values: Float32Array) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / Math.max(1, values.length));
/** The loudness of a stretch of a stereo sound, both sides together. */
const between = (sound: Float32Array, fromMs: number, toMs: number) =>
  rms(sound.subarray(Math.round(fromMs * 48) * 2, Math.round(toMs * 48) * 2));
const decibels = (ratio: number) => 20 * Math.log10(ratio);

describe("a film's effects", () => {
  it.each(effectKinds)(
    'have their %s on its moment, to 20 ms, and nothing elsewhere',
    async (kind) => {
      for (const atMs of [1_234, 4_010, 6_999]) {
        const { interleaved, samples } = await trackOf([{ kind, atMs }], [silent, silent]);
        expect(samples).toBe(2 * frames * samplesPerFrame);
        const steps = Array.from({ length: filmMs / 10 }, (_, step) =>
          between(interleaved, step * 10, step * 10 + 10),
        );
        // A struck thing is heard as it begins, a thing that rushes by when it is nearest.
        const enough = Math.max(...steps) * (kind === 'whoosh' || kind === 'riser' ? 1 : 0.6);
        const loudestMs = steps.findIndex((level) => level >= enough) * 10 + 5;
        expect(Math.abs(loudestMs - atMs)).toBeLessThanOrEqual(20);
        const before = kind === 'riser' ? 800 : 250;
        expect(between(interleaved, 0, atMs - before)).toBe(0);
        expect(between(interleaved, atMs + 720, filmMs)).toBe(0);
      }
    },
  );

  it('lie 10 dB below a voice where nobody speaks, and are heard', async () => {
    const { interleaved } = await trackOf([{ kind: 'pop', atMs: 6_000 }], [speaking, silent]);
    const { interleaved: voice } = await readWav(speaking.audioPath);
    const below = decibels(between(voice, 400, 3_400) / between(interleaved, 6_000, 6_100));
    expect(below).toBeGreaterThan(8);
    expect(below).toBeLessThan(13);
  });

  it('begin and end without a click', async () => {
    for (const kind of effectKinds) {
      const { interleaved } = await trackOf([{ kind, atMs: 2_000 }], [silent, silent]);
      const own = interleaved.map(Math.abs);
      const peak = own.reduce((most, value) => Math.max(most, value), 0);
      const [first, last] = [
        own.findIndex((value) => value > 0),
        own.findLastIndex((value) => value > 0),
      ];
      for (const i of [first, first + 2, last - 2, last])
        expect((own[i] ?? 0) / peak).toBeLessThan(0.06);
    }
  });

  it('never lie on what is said, however they fall: in each spoken tenth of a second 9 dB below [FILM-10]', async () => {
    const { interleaved: voice } = await readWav(speaking.audioPath);
    const kinds = fc.constantFrom(...effectKinds);
    const effect = fc.record({ kind: kinds, atMs: fc.integer({ min: 0, max: 3_999 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(effect, { minLength: 1, maxLength: 12 }), async (wanted) => {
        const effects = thinEffects(wanted, 700);
        const { interleaved } = await trackOf(effects, [speaking]);
        // Wherever speech is, from the very beginning of a syllable.
        for (let fromMs = 0; fromMs + 100 <= 4_000; fromMs += 20) {
          const steps = [0, 20, 40, 60, 80].map((late) =>
            between(voice, fromMs + late, fromMs + late + 20),
          );
          if (steps.some((level) => level < 0.01)) continue;
          const heard = between(interleaved, fromMs, fromMs + 100);
          expect(decibels(heard / between(voice, fromMs, fromMs + 100))).toBeLessThan(-9);
        }
      }),
      { numRuns: asOften(25, 5) },
    );
  });

  it('keep their distance, and the more important stays', () => {
    const kind = fc.constantFrom(...effectKinds);
    const effects = fc.array(fc.record({ kind, atMs: fc.integer({ min: 0, max: 20_000 }) }));
    fc.assert(
      fc.property(effects, fc.integer({ min: 700, max: 3_000 }), (wanted, gapMs) => {
        const kept = thinEffects(wanted, gapMs);
        for (const [at, { atMs }] of kept.entries())
          if (at > 0) expect(atMs - (kept[at - 1]?.atMs ?? 0)).toBeGreaterThanOrEqual(gapMs);
        expect(kept.length > 0).toBe(wanted.length > 0);
      }),
    );
    expect(
      thinEffects(
        [
          { kind: 'whoosh', atMs: 1_000 },
          { kind: 'hit', atMs: 1_300 },
          { kind: 'pop', atMs: 2_100 },
        ],
        700,
      ),
    ).toEqual([
      { kind: 'hit', atMs: 1_300 },
      { kind: 'pop', atMs: 2_100 },
    ]);
  });
});

describe('a film with effects', () => {
  const effects = [
    { kind: 'whoosh', atMs: 4_000 },
    { kind: 'pop', atMs: 5_000 },
    { kind: 'hit', atMs: 6_500 },
  ] as const;

  thoroughly(() =>
    it('is as loud as others, peaks as low, and has them on their moments; without them it has none', async () => {
      const scenes = [speaking, silent];
      const film = async (name: string, own: readonly FilmEffect[]) => {
        const outputPath = folder.file(name);
        await combineScenes({ scenes, musicPath: null, effects: own, outputPath });
        const { integratedLufs, truePeakDb } = await measureLoudness(outputPath);
        expect(Math.abs(integratedLufs + 16)).toBeLessThanOrEqual(1);
        expect(truePeakDb).toBeLessThanOrEqual(-1);
        return await decodeSound(outputPath);
      };
      const [heard, unheard] = [await film('with.mp4', effects), await film('without.mp4', [])];
      const at = (sound: Float32Array, fromMs: number) =>
        rms(sound.subarray(fromMs * 48, (fromMs + 60) * 48));
      expect(at(unheard, 5_000)).toBeLessThan(0.001);
      expect(at(heard, 5_000)).toBeGreaterThan(0.02);
      expect(at(heard, 6_500)).toBeGreaterThan(0.02);
      expect(at(heard, 4_900)).toBeLessThan(0.002);
    }),
  );

  it('of which nobody speaks and no music plays stays quiet', async () => {
    const outputPath = folder.file('alone.mp4');
    await combineScenes({ scenes: [silent, silent], musicPath: null, effects, outputPath });
    expect((await measureLoudness(outputPath)).integratedLufs).toBeLessThan(-24);
  });
});
