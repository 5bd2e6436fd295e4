import type { Sound } from '@scenewright/media/sound.ts';
import { createFourier } from './fourier.ts';

/** The energy of a sound in bands of its spectrum over time. */
export interface Spectrum {
  readonly frames: number;
  /** Frame by frame, `bandCount` values each: never negative, not logarithmic. */
  readonly bands: Float32Array;
}

/** The middle of frame `n` is `n / framesPerSecond` seconds from the start. */
export const framesPerSecond = 100;
export const bandCount = 24;
const windowSeconds = 0.025;
const preEmphasis = 0.97;
const lowestHz = 120;

/** Where the bands end: with the whole of speech, or with what a telephone lets through. */
export type Bandwidth = 'wide' | 'narrow';
const highestHz: Readonly<Record<Bandwidth, number>> = { wide: 7_000, narrow: 3_600 };

/** Of the bands of a wide spectrum, the first that a telephone does not let through. */
const firstHighBand = 18;
/** About -32 dB. A voice has some hiss in every few words; what a filter leaves of it is far below. */
const leastHighShare = 6e-4;

const toMel = (hz: number) => 1127 * Math.log1p(hz / 700);
const toHz = (mel: number) => 700 * Math.expm1(mel / 1127);

/** The energies in bands of equal width on the mel scale (Davis and Mermelstein, IEEE Trans. ASSP 28, 1980). */
export function spectrumOf({ samples, sampleRate }: Sound, bandwidth: Bandwidth): Spectrum {
  const size = Math.max(2, Math.round(sampleRate * windowSeconds));
  const fourier = createFourier(size);
  const addBands = createFilters(fourier.binCount, sampleRate / fourier.size, highestHz[bandwidth]);
  const shape = Float64Array.from(
    { length: size },
    (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (index + 0.5)) / size),
  );
  const frames = Math.floor((samples.length / sampleRate) * framesPerSecond) + 1;
  const bands = new Float32Array(frames * bandCount);
  const fill = (window: Float64Array, frame: number) => {
    const start = Math.round((frame / framesPerSecond) * sampleRate - size / 2);
    let before = samples[start - 1] ?? 0;
    for (let index = 0; index < size; index += 1) {
      const here = samples[start + index] ?? 0;
      window[index] = (here - preEmphasis * before) * (shape[index] ?? 0);
      before = here;
    }
  };
  const [one, other] = [new Float64Array(size), new Float64Array(size)];
  for (let frame = 0; frame < frames; frame += 2) {
    fill(one, frame);
    fill(other, frame + 1);
    const powers = fourier.powersOf(one, other);
    addBands(powers[0], bands, frame);
    if (frame + 1 < frames) addBands(powers[1], bands, frame + 1);
  }
  return { frames, bands };
}

/** Adds up the bins of each band: triangles that overlap by half. */
function createFilters(binCount: number, binHz: number, topHz: number) {
  const [low, high] = [toMel(lowestHz), toMel(topHz)];
  const step = (high - low) / (bandCount + 1);
  const filters = Array.from({ length: bandCount }, (_, band) => {
    const middle = low + step * (band + 1);
    const first = Math.ceil(toHz(middle - step) / binHz);
    const last = Math.min(binCount - 1, Math.floor(toHz(middle + step) / binHz));
    const weights = Float64Array.from({ length: Math.max(0, last - first + 1) }, (_value, index) =>
      Math.max(0, 1 - Math.abs(toMel((first + index) * binHz) - middle) / step),
    );
    return { first, weights };
  });
  return (power: Float64Array, bands: Float32Array, frame: number): void => {
    for (const [band, { first, weights }] of filters.entries()) {
      let sum = 0;
      for (let index = 0; index < weights.length; index += 1)
        sum += (weights[index] ?? 0) * (power[first + index] ?? 0);
      bands[frame * bandCount + band] = sum;
    }
  };
}

/** The spectrum up to where the sound ends, and where that is. */
export function fittingSpectrumOf(sound: Sound): { spectrum: Spectrum; bandwidth: Bandwidth } {
  if (sound.sampleRate >= 2 * highestHz.wide) {
    const spectrum = spectrumOf(sound, 'wide');
    if (hasHighBands(spectrum)) return { spectrum, bandwidth: 'wide' };
  }
  return { spectrum: spectrumOf(sound, 'narrow'), bandwidth: 'narrow' };
}

function hasHighBands({ frames, bands }: Spectrum): boolean {
  let [low, high] = [0, 0];
  for (let frame = 0; frame < frames; frame += 1) {
    for (let band = 0; band < bandCount; band += 1) {
      const energy = bands[frame * bandCount + band] ?? 0;
      if (band < firstHighBand) low += energy;
      else high += energy;
    }
  }
  return high > low * leastHighShare;
}
