import type { Sound } from '@scenewright/media/sound.ts';

/* The pitch of speech over time, by normalised autocorrelation. */

const stepSeconds = 0.01;
const [lowestHz, highestHz] = [55, 480];
const clearlyVoiced = 0.75;
const speechRms = 650;

/** The pitch of each voiced hundredth of a second in Hz, octave errors (far from the sound's median) left out. */
export function pitches({ samples, sampleRate }: Sound): number[] {
  const step = Math.round(sampleRate * stepSeconds);
  const longest = Math.ceil(sampleRate / lowestHz);
  const found: number[] = [];
  for (let start = 0; start + longest * 2 < samples.length; start += step) {
    const pitch = pitchAt(samples.subarray(start, start + longest * 2), sampleRate, longest);
    if (pitch !== null) found.push(pitch);
  }
  const middle = percentile(found, 0.5);
  return found.filter((hz) => hz > middle / 1.9 && hz < middle * 1.9);
}

/** Semitones between the 10th and the 90th percentile of the pitches. */
export function pitchSpan(found: readonly number[]): number {
  return 12 * Math.log2(percentile(found, 0.9) / percentile(found, 0.1));
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

function pitchAt(samples: Int16Array, sampleRate: number, longest: number): number | null {
  if (
    Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length) < speechRms
  )
    return null;
  const likeness: number[] = [];
  for (let lag = 0; lag <= longest; lag += 1) likeness.push(likenessAt(samples, lag, longest));
  const shortest = Math.floor(sampleRate / highestHz);
  const best = Math.max(...likeness.slice(shortest));
  if (best < clearlyVoiced) return null;
  // A multiple of the period is as alike as the period itself; the first that is nearly the best is the pitch.
  for (let lag = shortest; lag < longest; lag += 1) {
    const [before = 0, here = 0, after = 0] = [likeness[lag - 1], likeness[lag], likeness[lag + 1]];
    if (here < best * 0.93 || here < before || here < after) continue;
    const bend = before - 2 * here + after;
    return sampleRate / (lag + (bend === 0 ? 0 : (0.5 * (before - after)) / bend));
  }
  return null;
}

function likenessAt(samples: Int16Array, lag: number, span: number): number {
  let [product, here, there] = [0, 0, 0];
  for (let index = 0; index < span; index += 2) {
    const [one, other] = [samples[index] ?? 0, samples[index + lag] ?? 0];
    product += one * other;
    here += one * one;
    there += other * other;
  }
  return product / Math.sqrt(here * there || 1);
}
