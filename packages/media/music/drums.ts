import { sampleRate } from '../encoding.ts';
import type { Instrument } from './instruments.ts';
import { fadeEnds } from './struck.ts';

/* Soft percussion: it carries the pulse and leaves the room above it to the voice. */

export const softKick = skin({
  fromHz: 115,
  toHz: 47,
  bendSeconds: 0.045,
  ringSeconds: 0.26,
  slap: 0.05,
});
export const tom = skin({
  fromHz: 125,
  toHz: 68,
  bendSeconds: 0.09,
  ringSeconds: 0.75,
  slap: 0.14,
});
export const heartbeat = skin({
  fromHz: 70,
  toHz: 44,
  bendSeconds: 0.06,
  ringSeconds: 0.4,
  slap: 0.02,
});
export const shaker = noise({
  lowHz: 5_000,
  highHz: 11_000,
  attackSeconds: 0.016,
  ringSeconds: 0.06,
  bursts: [0],
});
export const clap = noise({
  lowHz: 800,
  highHz: 3_800,
  attackSeconds: 0.002,
  ringSeconds: 0.13,
  bursts: [0, 0.011, 0.023],
});
export const tick = wood({ hz: 2_100, ringSeconds: 0.03 });
export const woodblock = wood({ hz: 880, ringSeconds: 0.07 });

/** A drum skin: a tone whose pitch falls as the skin calms, and a little noise of the blow. */
function skin(drum: {
  fromHz: number;
  toHz: number;
  bendSeconds: number;
  ringSeconds: number;
  slap: number;
}): Instrument {
  return ({ random }) => {
    const samples = new Float32Array(Math.ceil(drum.ringSeconds * 1.6 * sampleRate));
    let phase = 0;
    let dull = 0;
    for (let i = 0; i < samples.length; i++) {
      const t = i / sampleRate;
      phase +=
        (2 * Math.PI * (drum.toHz + (drum.fromHz - drum.toHz) * Math.exp(-t / drum.bendSeconds))) /
        sampleRate;
      dull += 0.2 * (random() * 2 - 1 - dull);
      samples[i] =
        Math.sin(phase) * Math.exp((-4 * t) / drum.ringSeconds) +
        drum.slap * 3 * dull * Math.exp(-t / 0.02);
    }
    return fadeEnds(samples, 0.003, 0.05);
  };
}

/** Noise between two frequencies, in one or several bursts. */
function noise(drum: {
  lowHz: number;
  highHz: number;
  attackSeconds: number;
  ringSeconds: number;
  bursts: readonly number[];
}): Instrument {
  return ({ random }) => {
    const lastBurst = drum.bursts.at(-1) ?? 0;
    const samples = new Float32Array(Math.ceil((lastBurst + drum.ringSeconds * 2) * sampleRate));
    const below = onePole(drum.lowHz);
    const above = onePole(drum.highHz);
    for (let i = 0; i < samples.length; i++) {
      const value = above(random() * 2 - 1);
      samples[i] = (value - below(value)) * loudest(drum.bursts, i / sampleRate, drum);
    }
    return toFullLevel(fadeEnds(samples, 0.001, drum.ringSeconds));
  };
}

function loudest(
  bursts: readonly number[],
  t: number,
  { attackSeconds, ringSeconds }: { attackSeconds: number; ringSeconds: number },
): number {
  return bursts.reduce((level, start, index) => {
    if (t < start) return level;
    const isLast = index === bursts.length - 1;
    const fall = Math.exp((-(t - start) * (isLast ? 4 : 12)) / ringSeconds);
    return Math.max(level, Math.min(1, (t - start) / attackSeconds) * fall);
  }, 0);
}

/** A small hollow body: two short tones. */
function wood({ hz, ringSeconds }: { hz: number; ringSeconds: number }): Instrument {
  return () => {
    const samples = new Float32Array(Math.ceil(ringSeconds * 2 * sampleRate));
    for (let i = 0; i < samples.length; i++) {
      const t = i / sampleRate;
      const tone = Math.sin(2 * Math.PI * hz * t) + 0.4 * Math.sin(2 * Math.PI * hz * 1.51 * t);
      samples[i] = tone * 0.7 * Math.exp((-5 * t) / ringSeconds);
    }
    return fadeEnds(samples, 0.001, ringSeconds * 0.4);
  };
}

/** Filters take most of a noise away; the level in the mix should not depend on them. */
function toFullLevel(samples: Float32Array): Float32Array {
  const peak = samples.reduce((highest, value) => Math.max(highest, Math.abs(value)), 1e-9);
  return samples.map((value) => value / peak);
}

/** A one-pole low-pass filter (6 dB per octave). */
function onePole(cutoffHz: number): (input: number) => number {
  const amount = 1 - Math.exp((-2 * Math.PI * cutoffHz) / sampleRate);
  let state = 0;
  return (input) => {
    state += amount * (input - state);
    return state;
  };
}
