import { sampleRate } from '../encoding.ts';
import type { Instrument } from './instruments.ts';

export interface StruckTimbre {
  /** Strength of each partial, the lowest first. */
  readonly partials: readonly number[];
  /** Frequencies as multiples of the lowest (bars, tines); a string's 1, 2, 3 … when absent. */
  readonly ratios?: readonly number[];
  /** Inharmonicity of a stiff string: partial n lies at n·√(1 + stretch·n²). */
  readonly stretch?: number;
  /** Time in which a tone of `ringHz` falls by 60 dB; higher tones and partials die sooner. */
  readonly ringSeconds: number;
  readonly attackMs: number;
  /** Noise of the hammer or finger. */
  readonly knock: number;
  /** Of the blow, too: a sound above the tones, for a moment. Brightness without hiss. */
  readonly air?: number;
}

const ringHz = 262;
const highestHz = 12_000;
const releaseSeconds = 0.03;
/** ln(1000): an exponential has fallen by 60 dB. */
const sixtyDb = Math.log(1_000);

/** A struck or plucked body as a sum of dying sine waves (modal synthesis): each a two-pole resonator, three operations a sample. */
export function struckTone(timbre: StruckTimbre): Instrument {
  return ({ hz, random }) => {
    const ring = timbre.ringSeconds * (ringHz / hz) ** 0.35;
    const samples = new Float32Array(Math.ceil((ring + releaseSeconds) * sampleRate));
    timbre.partials.forEach((strength, index) => {
      const n = index + 1;
      const ratio = timbre.ratios?.[index] ?? n * Math.sqrt(1 + (timbre.stretch ?? 0) * n * n);
      if (hz * ratio < highestHz)
        addPartial(samples, hz * ratio, strength, ring / (1 + 0.55 * index));
    });
    addKnock(samples, timbre.knock, random);
    addAir(samples, timbre.air ?? 0, random);
    return fadeEnds(samples, timbre.attackMs / 1000, releaseSeconds);
  };
}

/** y[n] = 2·r·cos(w)·y[n−1] − r²·y[n−2] is a sine of angle w per sample that shrinks by r each sample. */
function addPartial(
  samples: Float32Array,
  hz: number,
  strength: number,
  ringSeconds: number,
): void {
  const angle = (2 * Math.PI * hz) / sampleRate;
  const shrink = Math.exp(-sixtyDb / (ringSeconds * sampleRate));
  const feedback = 2 * shrink * Math.cos(angle);
  const loss = shrink * shrink;
  let before = 0;
  let last = strength * Math.sin(angle);
  const length = Math.min(samples.length, Math.ceil(ringSeconds * 1.3 * sampleRate));
  for (let i = 1; i < length; i++) {
    samples[i] = (samples[i] ?? 0) + last;
    const next = feedback * last - loss * before;
    before = last;
    last = next;
  }
}

function addKnock(samples: Float32Array, strength: number, random: () => number): void {
  if (strength === 0) return;
  const length = Math.min(samples.length, Math.round(0.03 * sampleRate));
  let smooth = 0;
  for (let i = 0; i < length; i++) {
    smooth += 0.12 * (random() * 2 - 1 - smooth); // dull, as felt and skin are
    samples[i] = (samples[i] ?? 0) + strength * 4 * smooth * (1 - i / length) ** 2;
  }
}

const airHz = 9_500;
const airSeconds = 0.07;

/** A breath of noise above 9.5 kHz that dies with the blow that made it. */
export function addAir(samples: Float32Array, strength: number, random: () => number): void {
  if (strength === 0) return;
  const length = Math.min(samples.length, Math.round(airSeconds * 5 * sampleRate));
  const amount = 1 - Math.exp((-2 * Math.PI * airHz) / sampleRate);
  const low = [0, 0, 0];
  for (let i = 0; i < length; i++) {
    let value = random() * 2 - 1;
    for (const [pole, state] of low.entries()) {
      const next = state + amount * (value - state);
      low[pole] = next;
      value -= next;
    }
    samples[i] =
      (samples[i] ?? 0) + strength * 4 * value * Math.exp(-i / (airSeconds * sampleRate));
  }
}

/** Smooth ends: nothing begins or stops with a click. Changes and returns `samples`. */
export function fadeEnds(
  samples: Float32Array,
  attackSeconds: number,
  releaseSeconds: number,
): Float32Array {
  const rise = Math.min(samples.length, Math.max(1, Math.round(attackSeconds * sampleRate)));
  const fall = Math.min(samples.length, Math.max(1, Math.round(releaseSeconds * sampleRate)));
  for (let i = 0; i < rise; i++) samples[i] = (samples[i] ?? 0) * smoothStep(i / rise);
  for (let i = 0; i < fall; i++) {
    const at = samples.length - 1 - i;
    samples[at] = (samples[at] ?? 0) * smoothStep(i / fall);
  }
  return samples;
}

/** From 0 to 1 without a corner at either end. */
function smoothStep(x: number): number {
  return x * x * (3 - 2 * x);
}
