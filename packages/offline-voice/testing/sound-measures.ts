import type { Sound } from '@scenewright/media/sound.ts';

const frameSeconds = 0.02;
/** Frames softer than this are no speech: about -34 dB. */
const speechRms = 650;

/** The loudness (root mean square) of each 20 ms of a sound. */
export function frameLoudness({ samples, sampleRate }: Sound): number[] {
  const size = Math.round(sampleRate * frameSeconds);
  return Array.from({ length: Math.floor(samples.length / size) }, (_, frame) =>
    rmsOf(samples.subarray(frame * size, (frame + 1) * size)),
  );
}

export function rmsOf(samples: Int16Array): number {
  return Math.sqrt(
    samples.reduce((sum, sample) => sum + sample ** 2, 0) / Math.max(1, samples.length),
  );
}

/** The loudness between two moments. */
export function loudnessBetween(
  { samples, sampleRate }: Sound,
  fromMs: number,
  toMs: number,
): number {
  return rmsOf(
    samples.subarray(
      Math.round((fromMs / 1000) * sampleRate),
      Math.round((toMs / 1000) * sampleRate),
    ),
  );
}

export function firstSoundMs(sound: Sound): number {
  return frameLoudness(sound).findIndex((loudness) => loudness > speechRms) * frameSeconds * 1000;
}

export function highestPeak({ samples }: Sound): number {
  return samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
}

/** The middle of the pitch of all voiced moments in Hz, by autocorrelation; 0 where nothing is voiced. */
export function medianPitchHz(sound: Sound): number {
  const step = Math.round(sound.sampleRate * 0.05);
  const pitches: number[] = [];
  for (let start = 0; start + step < sound.samples.length; start += step) {
    const pitch = pitchAt(sound.samples.subarray(start, start + step), sound.sampleRate);
    if (pitch !== undefined) pitches.push(pitch);
  }
  return pitches.sort((one, other) => one - other)[Math.floor(pitches.length / 2)] ?? 0;
}

const [lowestHz, highestHz] = [60, 350];
const clearlyVoiced = 0.8;

function pitchAt(samples: Int16Array, sampleRate: number): number | undefined {
  const longestLag = Math.ceil(sampleRate / lowestHz);
  const span = samples.length - longestLag;
  if (rmsOf(samples) < speechRms) return undefined;
  let [bestLag, bestLikeness] = [0, clearlyVoiced];
  for (let lag = Math.floor(sampleRate / highestHz); lag <= longestLag; lag++) {
    const likeness = likenessAt(samples, lag, span);
    // A multiple of the period is as alike as the period itself; the shorter one is the pitch.
    if (likeness > bestLikeness + 0.02) [bestLag, bestLikeness] = [lag, likeness];
  }
  return bestLag > 0 ? sampleRate / bestLag : undefined;
}

function likenessAt(samples: Int16Array, lag: number, span: number): number {
  let [product, here, there] = [0, 0, 0];
  // Every third sample is enough to compare by.
  for (let index = 0; index < span; index += 3) {
    const [one, other] = [samples[index] ?? 0, samples[index + lag] ?? 0];
    product += one * other;
    here += one * one;
    there += other * other;
  }
  return product / Math.sqrt(here * there || 1);
}
