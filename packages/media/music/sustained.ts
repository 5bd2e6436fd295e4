import { sampleRate } from '../encoding.ts';
import type { Instrument } from './instruments.ts';
import { between } from './random.ts';
import { addAir, fadeEnds } from './struck.ts';

export interface SustainedTimbre {
  /** Seconds to full strength, and to silence after the player lets go. */
  readonly attack: number;
  readonly release: number;
  /** Harmonic n has the strength n^-rolloff … */
  readonly rolloff: number;
  /** … and falls by 12 dB per octave above this. */
  readonly cutoffHz: number;
  /** How far apart the three players of a section tune, in hundredths of a semitone. */
  readonly detuneCents: number;
  /** Slow breathing, as a fraction of the level. */
  readonly tremolo: number;
  readonly onlyOdd?: boolean;
  /** Seconds after which it is let go, however long the note. */
  readonly longest?: number;
  /** Of the bow's bite: a sound above the tones, for a moment. */
  readonly air?: number;
}

const tableLength = 1_024;
const highestHz = 9_000;
const players = 3;

/** Bowed, blown or electronic: three slightly detuned players reading one period of the wave. */
export function sustainedTone(timbre: SustainedTimbre): Instrument {
  // Chords come again and again, and each of a section's two sides reads the same wave.
  const periods = new Map<number, Float32Array>();
  const periodOf = (hz: number): Float32Array => {
    const period = periods.get(hz) ?? onePeriod(hz, timbre);
    periods.set(hz, period);
    return period;
  };
  return ({ hz, seconds, random, silence }) => {
    const held = Math.min(seconds, timbre.longest ?? seconds);
    const samples = silence(Math.ceil((held + timbre.release) * sampleRate));
    const table = periodOf(hz);
    for (let player = 0; player < players; player++) {
      const cents = (player - 1) * timbre.detuneCents + between(random, -1.5, 1.5);
      addPlayer(samples, table, hz * 2 ** (cents / 1_200), random());
    }
    addAir(samples, timbre.air ?? 0, random);
    breathe(samples, timbre.tremolo, random);
    return fadeEnds(samples, timbre.attack, timbre.release);
  };
}

/** The wave as a sum of harmonics, none high enough to fold back; its first value once more behind the last. */
function onePeriod(hz: number, { rolloff, cutoffHz, onlyOdd }: SustainedTimbre): Float32Array {
  const table = new Float32Array(tableLength);
  let power = 0;
  for (let n = 1; n * hz < highestHz; n += onlyOdd ? 2 : 1) {
    const strength = n ** -rolloff / (1 + ((n * hz) / cutoffHz) ** 2);
    power += strength ** 2;
    for (let i = 0; i < tableLength; i++)
      table[i] = (table[i] ?? 0) + strength * Math.sin((2 * Math.PI * n * i) / tableLength);
  }
  const level = 1 / Math.sqrt(power || 1);
  const period = new Float32Array(tableLength + 1);
  for (let i = 0; i <= tableLength; i++) period[i] = (table[i % tableLength] ?? 0) * level;
  return period;
}

function addPlayer(
  samples: Float32Array,
  table: Float32Array,
  hz: number,
  startPhase: number,
): void {
  const step = (hz * tableLength) / sampleRate;
  let position = startPhase * tableLength;
  for (let i = 0; i < samples.length; i++) {
    const index = Math.trunc(position);
    const here = table[index] ?? 0;
    const next = table[index + 1] ?? 0;
    samples[i] = (samples[i] ?? 0) + (here + (next - here) * (position - index)) / players;
    position += step;
    if (position >= tableLength) position -= tableLength;
  }
}

/** A slow sine, turned from sample to sample instead of calling Math.sin two million times. */
function breathe(samples: Float32Array, depth: number, random: () => number): void {
  if (depth === 0) return;
  const angle = (2 * Math.PI * between(random, 0.15, 0.45)) / sampleRate;
  const phase = random() * 2 * Math.PI;
  const [turnCos, turnSin] = [Math.cos(angle), Math.sin(angle)];
  let cos = Math.cos(phase);
  let sin = Math.sin(phase);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (samples[i] ?? 0) * (1 - depth + depth * sin);
    const next = cos * turnCos - sin * turnSin;
    sin = sin * turnCos + cos * turnSin;
    cos = next;
  }
}
