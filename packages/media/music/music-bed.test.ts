import { describe, expect, it } from 'vitest';
import { shareOf, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { sampleRate } from '../encoding.ts';
import { musicMoods } from './moods.ts';
import { synthesiseMusic } from './music-bed.ts';

// The others are heard as the music of a film, in film-music.test.ts.
describe.each(shareOf(musicMoods, 0, 2))('%s music', (mood) => {
  const music = synthesiseMusic({ mood, seed: 'test' });
  const left = music.filter((_, i) => i % 2 === 0);

  it('is a sound between half a minute and a bit over a minute', () => {
    expect(music.every(Number.isFinite)).toBe(true);
    const seconds = left.length / sampleRate;
    expect(seconds).toBeGreaterThan(28);
    expect(seconds).toBeLessThan(65);
  });

  it('has room above its peaks and no constant offset', () => {
    const peak = music.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0);
    expect(peak).toBeCloseTo(0.7, 3);
    expect(Math.abs(mean(left))).toBeLessThan(0.001);
    const crestDb = 20 * Math.log10(peak / Math.sqrt(mean(left.map((value) => value * value))));
    expect(crestDb).toBeGreaterThan(9); // not crushed …
    expect(crestDb).toBeLessThan(20); // … and not a few clicks in silence
  });

  it('repeats without a click: the seam is no rougher than the music itself', () => {
    const around = Float32Array.from([...left.slice(-50), ...left.slice(0, 50)]);
    expect(roughness(around)).toBeLessThanOrEqual(roughness(left));
    expect(Math.abs((left[0] ?? 1) - (left.at(-1) ?? 0))).toBeLessThan(0.05);
  });

  it('has air: some of it lies above 9 kHz, and is gone between the notes, as no hiss is [FILM-11]', () => {
    const air = airOf(left);
    const share =
      10 *
      Math.log10(
        mean(air.map((value) => value * value)) / mean(left.map((value) => value * value)),
      );
    expect(share, `${share} dB`).toBeGreaterThan(-44);
    expect(share, `${share} dB`).toBeLessThan(-22);
    const steps = Array.from({ length: Math.floor(air.length / 2_400) }, (_, step) =>
      mean(air.slice(step * 2_400, (step + 1) * 2_400).map((value) => value * value)),
    ).toSorted((one, other) => one - other);
    const quiet = steps[Math.floor(steps.length / 10)] ?? 1;
    expect(10 * Math.log10(quiet / mean(Float32Array.from(steps)))).toBeLessThan(-12);
  });

  it('never falls silent for long', () => {
    for (let start = 0; start + sampleRate < left.length; start += sampleRate) {
      expect(
        Math.sqrt(mean(left.slice(start, start + sampleRate).map((value) => value * value))),
      ).toBeGreaterThan(0.004);
    }
  });
});

// What is composed is another for another seed, by score.test.ts.
thoroughly(() =>
  it('music is another for another seed', () => {
    const [first, other] = ['one', 'two'].map((seed) => synthesiseMusic({ mood: 'playful', seed }));
    // Compared by hand: a difference of millions of numbers takes seconds to describe.
    expect(
      other?.length === first?.length && other?.every((value, index) => value === first?.[index]),
    ).toBe(false);
  }),
);

/** The part above 9 kHz: a windowed-sinc high-pass of 101 taps. */
function airOf(samples: Float32Array): Float32Array {
  const half = 50;
  const cutoff = 9_000 / sampleRate;
  const taps = Array.from({ length: 2 * half + 1 }, (_, index) => {
    const n = index - half;
    const window = 0.54 + 0.46 * Math.cos((Math.PI * n) / half);
    const low = n === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * n) / (Math.PI * n);
    return (n === 0 ? 1 : 0) - low * window;
  });
  // Every third second is enough to judge by.
  const pieces: number[] = [];
  for (let start = half; start + sampleRate + half < samples.length; start += 3 * sampleRate)
    for (let at = start; at < start + sampleRate; at++) {
      let sum = 0;
      for (let k = 0; k < taps.length; k++) sum += (taps[k] ?? 0) * (samples[at + k - half] ?? 0);
      pieces.push(sum);
    }
  return Float32Array.from(pieces);
}

/** The largest second difference: a click is a corner in the wave. */
function roughness(samples: Float32Array): number {
  let highest = 0;
  for (let i = 2; i < samples.length; i++) {
    highest = Math.max(
      highest,
      Math.abs((samples[i] ?? 0) - 2 * (samples[i - 1] ?? 0) + (samples[i - 2] ?? 0)),
    );
  }
  return highest;
}

function mean(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
