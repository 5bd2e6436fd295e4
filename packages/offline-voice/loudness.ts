import type { Sound } from '@scenewright/media/sound.ts';

/** Every persona leaves at one level: the engine's voices differ by 6 dB. Mean square of the speech, of full scale. */
const targetRms = 0.1 * 32_768;
const highestPeak = 0.85 * 32_768;
/** Quieter stretches are rests, not speech, and do not count. About -40 dB. */
const speechFloor = 330;
const windowSeconds = 0.02;

/** The sound at the common level; peaks stay clear of clipping. Silence stays silence. */
export function levelOf({ samples, sampleRate }: Sound): Sound {
  const rms = speechRms(samples, Math.round(sampleRate * windowSeconds));
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  if (rms === 0 || peak === 0) return { samples, sampleRate };
  const gain = Math.min(targetRms / rms, highestPeak / peak);
  return { samples: samples.map((sample) => Math.round(sample * gain)), sampleRate };
}

function speechRms(samples: Int16Array, window: number): number {
  let [sum, count] = [0, 0];
  for (let start = 0; start + window <= samples.length; start += window) {
    let energy = 0;
    for (let index = start; index < start + window; index++) energy += (samples[index] ?? 0) ** 2;
    if (energy < speechFloor ** 2 * window) continue;
    sum += energy;
    count += window;
  }
  return count > 0 ? Math.sqrt(sum / count) : 0;
}
