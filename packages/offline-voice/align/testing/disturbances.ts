import { createGenerator, hashUnits } from '@scenewright/media/random.ts';
import type { Sound } from '@scenewright/media/sound.ts';

/** Sound that somebody recorded less well. Each is the same every time. */
const changed = (sound: Sound, sampleAt: (index: number) => number): Sound => ({
  ...sound,
  samples: Int16Array.from(sound.samples, (_, index) =>
    Math.max(-32_768, Math.min(32_767, sampleAt(index))),
  ),
});

/** White noise below the speech by so many decibels. */
export function withNoise(sound: Sound, belowDb: number): Sound {
  const { samples } = sound;
  const random = createGenerator(hashUnits('noise'));
  const rms = Math.sqrt(samples.reduce((sum, value) => sum + value ** 2, 0) / samples.length);
  // Even noise of this width has a root mean square of 1.
  const gain = rms * 10 ** (-belowDb / 20) * Math.sqrt(12);
  return changed(sound, (index) => (samples[index] ?? 0) + gain * (random() - 0.5));
}

/** A small room with hard walls: reflections that die away by 60 dB within 0.4 s. */
export function inRoom(sound: Sound): Sound {
  const { samples, sampleRate } = sound;
  const random = createGenerator(hashUnits('room'));
  const reflections = Array.from({ length: 120 }, (_, index) => ({
    delay: Math.round((0.004 + 0.0033 * (index + random())) * sampleRate),
    gain: (random() - 0.5) * 0.7 * 10 ** (-(3 * index) / 120),
  }));
  return changed(sound, (at) => {
    const heard = reflections.reduce(
      (sum, { delay, gain }) => sum + gain * (samples[at - delay] ?? 0),
      samples[at] ?? 0,
    );
    return heard * 0.6;
  });
}

/** What a telephone lets through at 8,000 samples a second: nothing above 3.4 kHz. */
export function byTelephone({ samples, sampleRate }: Sound): Sound {
  const half = 40;
  const cutoff = 3_400 / sampleRate;
  const taps = Array.from({ length: half * 2 + 1 }, (_, index) => {
    const at = index - half;
    const ideal = at === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * at) / (Math.PI * at);
    return ideal * (0.54 + 0.46 * Math.cos((Math.PI * at) / half));
  });
  const step = sampleRate / 8_000;
  const filtered = Int16Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const middle = Math.round(index * step);
    return taps.reduce((sum, tap, at) => sum + tap * (samples[middle + half - at] ?? 0), 0);
  });
  return { samples: filtered, sampleRate: 8_000 };
}

/** Silence before and after. */
export function withSilence(
  { samples, sampleRate }: Sound,
  beforeMs: number,
  afterMs: number,
): Sound {
  const [before, after] = [beforeMs, afterMs].map((ms) => Math.round((ms / 1000) * sampleRate));
  const longer = new Int16Array((before ?? 0) + samples.length + (after ?? 0));
  longer.set(samples, before);
  return { samples: longer, sampleRate };
}
