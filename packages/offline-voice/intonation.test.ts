import { describe, expect, it } from 'vitest';
import { voices } from '@scenewright/contract/rules/voices.ts';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { loadFlite } from './flite.ts';
import { reshapeMelody } from './intonation.ts';
import { narrate, rememberPronunciations } from './narrate.ts';
import { personas } from './personas.ts';
import { percentile, pitches, pitchSpan } from './testing/pitch-span.ts';
import type { Sound } from '@scenewright/media/sound.ts';

const sampleRate = 16_000;
/** A voice of one pitch: pulses through two resonances, swelling and falling as syllables do. */
function hum(hz: number, seconds: number): Sound {
  const samples = Int16Array.from({ length: seconds * sampleRate }, (_, i) => {
    const t = i / sampleRate;
    let sum = 0;
    for (let n = 1; n * hz < 4_000; n++)
      sum +=
        Math.cos(2 * Math.PI * n * hz * t) *
        (Math.exp(-(((n * hz - 600) / 300) ** 2)) +
          0.3 * Math.exp(-(((n * hz - 1_900) / 400) ** 2)) +
          0.04);
    return 2_500 * sum * Math.min(1, t / 0.05, (seconds - t) / 0.05);
  });
  return { samples, sampleRate };
}
const part = ({ samples }: Sound, from: number, to: number): Sound => ({
  samples: samples.slice(from * sampleRate, to * sampleRate),
  sampleRate,
});
const middlePitch = (sound: Sound) => percentile(pitches(sound), 0.5);
const semitones = (high: number, low: number) => 12 * Math.log2(high / low);
/** The sharpest corner of a wave: a click is one. */
const sharpest = ({ samples }: Sound) =>
  samples.reduce(
    (most, value, i) =>
      i < 2
        ? most
        : Math.max(most, Math.abs(value - 2 * (samples[i - 1] ?? 0) + (samples[i - 2] ?? 0))),
    0,
  );

describe('a melody that is reshaped', () => {
  const sound = hum(120, 1.5);
  const weight = { fromSeconds: 0.6, toSeconds: 0.95, semitones: 3, gainDb: 0 };

  it('rises where weight lies and stays elsewhere, as long as before, without a click', () => {
    const shaped = reshapeMelody(sound, { swing: 1, weights: [weight] });
    expect(shaped.samples.length).toBe(sound.samples.length);
    expect(semitones(middlePitch(part(shaped, 0.68, 0.88)), 120)).toBeCloseTo(3, 0);
    for (const [from, to] of [
      [0.1, 0.5],
      [1.1, 1.4],
    ] as const)
      expect(Math.abs(semitones(middlePitch(part(shaped, from, to)), 120))).toBeLessThan(0.3);
    expect(sharpest(shaped)).toBeLessThan(1.4 * sharpest(sound));
  });

  it('is louder where weight says so', () => {
    const shaped = reshapeMelody(sound, { swing: 1, weights: [{ ...weight, gainDb: 3 }] });
    const rms = ({ samples }: Sound) =>
      Math.sqrt(samples.reduce((sum, value) => sum + value ** 2, 0) / samples.length);
    const gain = 20 * Math.log10(rms(part(shaped, 0.68, 0.88)) / rms(part(shaped, 0.1, 0.5)));
    expect(gain).toBeGreaterThan(2);
    expect(gain).toBeLessThan(4);
  });

  it('leaves what has no pitch as it is', () => {
    const noise: Sound = {
      samples: Int16Array.from({ length: 8_000 }, (_, i) => 3_000 * Math.sin(i * i * 0.37)),
      sampleRate,
    };
    const silent = { samples: new Int16Array(4_000), sampleRate };
    expect(reshapeMelody(silent, { swing: 1.3, weights: [weight] })).toEqual(silent);
    expect(reshapeMelody(noise, { swing: 1.3, weights: [] }).samples.length).toBe(8_000);
  });
});

describe('every voice', async () => {
  const flite = await loadFlite();
  const pronounce = rememberPronunciations(flite);
  const text = [
    'In 1969, three men flew to the Moon, and two of them walked on it.',
    'Not the big ones, the small ones matter most.',
    'She did not leave; she stayed.',
    'A queen bee lays up to 2,000 eggs a day.',
    'Sales grew by 12 percent, while costs fell by 3 percent.',
    'The Romans built roads, but the Vikings built ships.',
    'Thank you for watching.',
  ].join(' ');

  it.each(representative(voices).map(({ id }) => id))(
    '(%s) swings over seven semitones or more, with its words where the engine put them [VOICE-7]',
    (id) => {
      const { sound, words } = narrate(text, personas[id], flite, pronounce);
      const flat = narrate(text, { ...personas[id], swing: 1 }, flite, pronounce);
      expect(pitchSpan(pitches(sound))).toBeGreaterThanOrEqual(7);
      expect(words).toEqual(flat.words);
      expect(sharpest(sound)).toBeLessThan(1.25 * sharpest(flat.sound));
    },
    60_000,
  );

  it('says a figure higher than the word in its place', () => {
    const persona = personas.echo;
    const pitchOf = (sentence: string, word: string) => {
      const { sound, words } = narrate(sentence, persona, flite, pronounce);
      const { startMs = 0, endMs = 0 } = words.find(({ text: said }) => said === word) ?? {};
      const from = Math.round((startMs / 1000) * sound.sampleRate);
      const to = Math.round((endMs / 1000) * sound.sampleRate);
      return middlePitch({ ...sound, samples: sound.samples.slice(from, to) });
    };
    const figure = pitchOf('We sold 19 of them at noon.', '19');
    const word = pitchOf('We sold nineteen of them at noon.', 'nineteen');
    expect(semitones(figure, word)).toBeGreaterThan(1.2);
  });
});
