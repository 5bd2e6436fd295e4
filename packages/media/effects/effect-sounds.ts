import { sampleRate } from '../encoding.ts';
import { seededRandom } from '../music/random.ts';
import { fadeEnds } from '../music/struck.ts';

/* Short sounds for what is seen to happen: made of sines and noise, the same for the same name and turn. */

export const effectKinds = ['whoosh', 'pop', 'tick', 'riser', 'hit'] as const;
export type EffectKind = (typeof effectKinds)[number];

export interface EffectSound {
  /** Mono, its loudest tenth of a second at full measure (an RMS of 1). */
  readonly samples: Float32Array;
  /** The sample that falls on the moment it is for. */
  readonly onCue: number;
}

/** A sound's peak stands at most so far above its measure. */
const sharpest = 5;
/** How loud a sound is measured: over so long. */
export const loudestSeconds = 0.1;

/** One sound; `turn` varies it a little, so that four things in a row are not one sound four times. */
export function effectSound(kind: EffectKind, turn: number): EffectSound {
  const random = seededRandom(`${kind} ${turn % 6}`);
  const sound = makers[kind](random, turn % 6);
  const peak = sound.samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  // The shortest would stab: an ear takes longer than they last to judge them.
  const measure = Math.max(loudest(sound.samples), peak / sharpest);
  return { ...sound, samples: sound.samples.map((value) => value / measure) };
}

type Maker = (random: () => number, turn: number) => EffectSound;

/** Steps of a scale that fits any key well enough: things that come in one after the other climb it. */
const climb = [0, 2, 4, 7, 9, 12];

const makers: Readonly<Record<EffectKind, Maker>> = {
  whoosh: (random) => sweptNoise(random, { before: 0.2, after: 0.26, lowHz: 420, highHz: 2_600 }),
  riser: (random) => sweptNoise(random, { before: 0.75, after: 0.12, lowHz: 350, highHz: 4_200 }),
  pop(_random, turn) {
    const hz = 370 * 2 ** ((climb[turn] ?? 0) / 12);
    return struck(0.16, 0.004, (t) => {
      // The pitch of a drop springs up.
      const phase = hz * t + (hz * 0.45 * (1 - Math.exp(-t / 0.012))) / 20;
      return Math.sin(2 * Math.PI * phase) * Math.exp(-t / 0.035);
    });
  },
  tick(random, turn) {
    const hz = 1_700 + 60 * turn;
    return struck(0.09, 0.001, (t) => {
      const wood = Math.sin(2 * Math.PI * hz * t) + 0.5 * Math.sin(2 * Math.PI * hz * 1.51 * t);
      return wood * Math.exp(-t / 0.011) + 0.2 * (random() * 2 - 1) * Math.exp(-t / 0.003);
    });
  },
  hit(random) {
    let dull = 0;
    return struck(0.7, 0.004, (t) => {
      dull += 0.08 * (random() * 2 - 1 - dull);
      // A low drum that a telephone hears as well, by its octave.
      const phase = 58 * t + 1.6 * (1 - Math.exp(-t / 0.045));
      const drum =
        Math.sin(2 * Math.PI * phase) + 0.5 * Math.sin(4 * Math.PI * phase) * Math.exp(-t / 0.08);
      const bell = Math.sin(2 * Math.PI * 784 * t) + 0.6 * Math.sin(2 * Math.PI * 1_176 * t);
      return (
        drum * Math.exp(-t / 0.12) + 0.09 * bell * Math.exp(-t / 0.2) + dull * Math.exp(-t / 0.02)
      );
    });
  },
};

/** Something struck: it is heard on its cue. */
function struck(seconds: number, attack: number, wave: (t: number) => number): EffectSound {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  for (let i = 0; i < samples.length; i++) samples[i] = wave(i / sampleRate);
  return { samples: fadeEnds(samples, attack, seconds * 0.3), onCue: 0 };
}

/** Air that rushes by: noise in a band that rises to the cue and falls again. (A state-variable filter, H. Chamberlin, 1980.) */
function sweptNoise(
  random: () => number,
  {
    before,
    after,
    lowHz,
    highHz,
  }: { before: number; after: number; lowHz: number; highHz: number },
): EffectSound {
  const onCue = Math.round(before * sampleRate);
  const samples = new Float32Array(onCue + Math.round(after * sampleRate));
  let [low, band] = [0, 0];
  for (let i = 0; i < samples.length; i++) {
    const near = i < onCue ? i / onCue : (samples.length - i) / (samples.length - onCue);
    const hz = lowHz * (highHz / lowHz) ** near;
    const tuning = 2 * Math.sin((Math.PI * hz) / sampleRate);
    low += tuning * band;
    band += tuning * (random() * 2 - 1 - low - 0.9 * band);
    samples[i] = band * near ** 2.2;
  }
  return { samples: fadeEnds(samples, 0.02, 0.05), onCue };
}

/** The root mean square of the loudest stretch; of the whole, as if it were that long, where it is shorter. */
function loudest(samples: Float32Array): number {
  const length = Math.round(loudestSeconds * sampleRate);
  let energy = 0;
  let most = 1e-12;
  for (let i = 0; i < samples.length; i++) {
    energy += (samples[i] ?? 0) ** 2 - (i >= length ? (samples[i - length] ?? 0) ** 2 : 0);
    most = Math.max(most, energy);
  }
  return Math.sqrt(most / length);
}
