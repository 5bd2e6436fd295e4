import { durationMsOf, type Sound } from '@scenewright/media/sound.ts';
import type { TimeSpan } from '../word-times.ts';

/** About -42 dB: softer than any speech, louder than the noise of an encoder. */
const soundFloor = 260;

/** From the first to the last moment that can be heard, in milliseconds; a sound that is silent is taken as a whole. */
export function soundingStretch(sound: Sound): TimeSpan {
  const isLoud = (sample: number) => Math.abs(sample) > soundFloor;
  const first = sound.samples.findIndex(isLoud);
  const last = sound.samples.findLastIndex(isLoud);
  if (first < 0) return { startMs: 0, endMs: durationMsOf(sound) };
  return {
    startMs: Math.floor((first / sound.sampleRate) * 1000),
    endMs: Math.min(durationMsOf(sound), Math.ceil(((last + 1) / sound.sampleRate) * 1000)),
  };
}
