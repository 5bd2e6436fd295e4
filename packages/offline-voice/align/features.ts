import { bandCount, type Spectrum } from './spectrum.ts';

/** What a sound is like at each moment, so that two voices that say the same are alike. */
export interface Features {
  readonly frames: number;
  /** Frame by frame, `featureCount` values each; over the speech their mean is 0 and their variance 1. */
  readonly values: Float32Array;
  readonly isSpeech: Uint8Array;
}

/** How loud a spectrum is in each band: its speech on average, and what is heard when nobody speaks, as a share of that. */
export interface Levels {
  /** Of each frame, as a logarithm. */
  readonly loudness: Float64Array;
  readonly speech: Float64Array;
  readonly floor: Float64Array;
  readonly isSpeech: Uint8Array;
}

const cepstrumCount = 12;
/** The cepstrum without its first value, the loudness, and how both change. */
export const featureCount = (cepstrumCount + 1) * 2;
/** What is softer than this below the speech of its band tells nothing: -45 dB. */
const leastFloor = 10 ** -4.5;
/** Speech is at most so far below the loudest moments, and so far above the softest. In nepers of power: 35 dB and 6 dB. */
const [belowPeak, aboveFloor] = [8, 1.4];
const quantile = (values: Float64Array, share: number) =>
  values.toSorted()[Math.floor(share * (values.length - 1))] ?? 0;

export function levelsOf({ frames, bands }: Spectrum): Levels {
  const loudness = loudnessOf({ frames, bands });
  const peak = quantile(loudness, 0.95);
  const quiet = quantile(loudness, 0.05);
  // In a sound without a pause even the softest moments are speech.
  const least = Math.min(Math.max(quiet + aboveFloor, peak - belowPeak), peak - 0.5);
  const isSpeech = Uint8Array.from(loudness, (value) => (value >= least ? 1 : 0));
  const meanOver = (isMeant: (frame: number) => boolean) => {
    const sums = new Float64Array(bandCount);
    let count = 0;
    for (let frame = 0; frame < frames; frame += 1) {
      if (!isMeant(frame)) continue;
      count += 1;
      for (let band = 0; band < bandCount; band += 1)
        sums[band] = (sums[band] ?? 0) + (bands[frame * bandCount + band] ?? 0);
    }
    return sums.map((sum) => sum / Math.max(1, count));
  };
  const speech = meanOver((frame) => isSpeech[frame] === 1).map((value) => Math.max(value, 1e-3));
  const still = meanOver((frame) => (loudness[frame] ?? 0) <= quiet);
  const floor = still.map((value, band) => Math.min(1, value / (speech[band] ?? 1)));
  return { loudness, speech, floor, isSpeech };
}

/** The logarithm of each frame's energy. */
function loudnessOf({ frames, bands }: Spectrum): Float64Array {
  return Float64Array.from({ length: frames }, (_, frame) => {
    let sum = 1;
    for (let band = 0; band < bandCount; band += 1) sum += bands[frame * bandCount + band] ?? 0;
    return Math.log(sum);
  });
}

/** The floor that covers those of several recordings: what is lost in one is taken out of the others, too. */
export function commonFloor(levels: readonly Levels[]): Float64Array {
  return Float64Array.from({ length: bandCount }, (_, band) =>
    Math.max(leastFloor, ...levels.map(({ floor }) => floor[band] ?? 0)),
  );
}

/**
 * Mel-frequency cepstra with their changes (Davis and Mermelstein 1980; Furui 1986), each brought to mean 0 and variance 1
 * over the speech, which takes out the voice's and the microphone's colour.
 */
export function featuresOf(spectrum: Spectrum, levels: Levels, floor: Float64Array): Features {
  const { frames, bands } = spectrum;
  const values = new Float32Array(frames * featureCount);
  const half = cepstrumCount + 1;
  const logs = new Float64Array(bandCount);
  for (let frame = 0; frame < frames; frame += 1) {
    for (let band = 0; band < bandCount; band += 1) {
      const share = (bands[frame * bandCount + band] ?? 0) / (levels.speech[band] ?? 1);
      logs[band] = Math.log(share + (floor[band] ?? 0));
    }
    for (let order = 0; order < half; order += 1) {
      let sum = 0;
      for (let band = 0; band < bandCount; band += 1)
        sum += (logs[band] ?? 0) * (cosines[order * bandCount + band] ?? 0);
      values[frame * featureCount + order] = sum;
    }
  }
  addChanges(values, frames, half);
  standardise(values, levels.isSpeech);
  return { frames, values, isSpeech: levels.isSpeech };
}

const cosines = Float64Array.from({ length: (cepstrumCount + 1) * bandCount }, (_, index) => {
  const [order, band] = [Math.floor(index / bandCount), index % bandCount];
  return Math.cos((Math.PI * order * (band + 0.5)) / bandCount);
});

/** The slope over five frames. */
function addChanges(values: Float32Array, frames: number, half: number): void {
  const at = (frame: number, order: number) =>
    values[Math.min(Math.max(frame, 0), frames - 1) * featureCount + order] ?? 0;
  for (let frame = 0; frame < frames; frame += 1) {
    for (let order = 0; order < half; order += 1) {
      const near = at(frame + 1, order) - at(frame - 1, order);
      const far = at(frame + 2, order) - at(frame - 2, order);
      values[frame * featureCount + half + order] = (near + 2 * far) / 10;
    }
  }
}

function standardise(values: Float32Array, isSpeech: Uint8Array): void {
  for (let index = 0; index < featureCount; index += 1) {
    let [count, sum, squares] = [0, 0, 0];
    for (const [frame, speaks] of isSpeech.entries()) {
      if (speaks === 0) continue;
      const value = values[frame * featureCount + index] ?? 0;
      count += 1;
      sum += value;
      squares += value * value;
    }
    const mean = sum / Math.max(1, count);
    const deviation = Math.sqrt(Math.max(squares / Math.max(1, count) - mean * mean, 1e-9));
    for (let at = index; at < values.length; at += featureCount)
      values[at] = ((values[at] ?? 0) - mean) / deviation;
  }
}
