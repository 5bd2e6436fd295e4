import { sampleRate } from '../encoding.ts';

/** Level of one frequency (Goertzel's algorithm), in dB below full scale. */
export function toneLevelDb(samples: Float32Array, hz: number): number {
  let re = 0;
  let im = 0;
  for (const [i, value] of samples.entries()) {
    re += value * Math.cos((2 * Math.PI * hz * i) / sampleRate);
    im += value * Math.sin((2 * Math.PI * hz * i) / sampleRate);
  }
  return 20 * Math.log10((2 * Math.hypot(re, im)) / samples.length);
}
