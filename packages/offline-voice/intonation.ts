import type { Sound } from '@scenewright/media/sound.ts';

/*
 * The melody of a voice, made livelier without touching its tempo: periods of the voice are laid nearer together or further
 * apart (TD-PSOLA, E. Moulines and F. Charpentier, 1990). Every sound stays where it was, so words keep their times.
 */

/** A stretch that is said with weight: higher by so many semitones, and louder by so many decibels in its middle. */
export interface Weight {
  readonly fromSeconds: number;
  readonly toSeconds: number;
  readonly semitones: number;
  readonly gainDb: number;
}

export interface Intonation {
  /** How far the voice swings about its middle, as a multiple of what the engine gives it. */
  readonly swing: number;
  readonly weights: readonly Weight[];
}

const trackSeconds = 0.005;
const [lowestHz, highestHz] = [60, 330];
const leastLikeness = 0.62;
const softest = 150;
/** Further than this a voice is bent out of shape. */
const [mostDown, mostUp] = [0.72, 1.42];
/** Where a voiced stretch begins and ends, one sound is faded into the other. */
const seamSeconds = 0.004;
const shoulderSeconds = 0.05;
/** A voiced stretch shorter than this is left as it is. */
const leastPeriods = 3;

/** The sound with its melody reshaped; as long as before, to the sample. */
export function reshapeMelody(sound: Sound, { swing, weights }: Intonation): Sound {
  const track = trackPitch(sound);
  const voiced = track.filter((hz) => hz > 0).toSorted((one, other) => one - other);
  const middle = voiced[Math.floor(voiced.length / 2)];
  if (middle === undefined) return sound;
  const { sampleRate } = sound;
  const smooth = smoothed(track);
  const factorAt = (seconds: number): number => {
    const hz = smooth[Math.min(smooth.length - 1, Math.round(seconds / trackSeconds))] || middle;
    const raised = 2 ** (liftAt(weights, seconds, ({ semitones }) => semitones) / 12);
    return Math.min(mostUp, Math.max(mostDown, (hz / middle) ** (swing - 1) * raised));
  };
  const samples = Float32Array.from(sound.samples);
  for (const stretch of voicedStretches(track, sampleRate, samples.length))
    respace(sound, samples, stretch, factorAt);
  for (const [i, value] of samples.entries()) {
    const gainDb = liftAt(weights, i / sampleRate, (weight) => weight.gainDb);
    samples[i] = gainDb === 0 ? value : value * 10 ** (gainDb / 20);
  }
  return {
    samples: Int16Array.from(samples, (value) =>
      Math.max(-32_768, Math.min(32_767, Math.round(value))),
    ),
    sampleRate,
  };
}

/** The heaviest weight at a moment, rising and falling softly over its ends. */
function liftAt(
  weights: readonly Weight[],
  seconds: number,
  measure: (weight: Weight) => number,
): number {
  let lift = 0;
  for (const weight of weights) {
    const inside = Math.min(seconds - weight.fromSeconds, weight.toSeconds - seconds);
    if (inside <= -shoulderSeconds) continue;
    const share = Math.min(1, (inside + shoulderSeconds) / (2 * shoulderSeconds));
    lift = Math.max(lift, measure(weight) * (0.5 - 0.5 * Math.cos(Math.PI * share)));
  }
  return lift;
}

/** The pitch in Hz every 5 ms; 0 where nothing is voiced. Every second sample is enough to compare by. */
function trackPitch({ samples, sampleRate }: Sound): number[] {
  const step = trackSeconds * sampleRate;
  const longest = Math.ceil(sampleRate / lowestHz);
  const shortest = Math.floor(sampleRate / highestHz);
  const energies = energiesUpTo(samples);
  const raw: number[] = [];
  for (let at = 0; at < samples.length; at += step) {
    const start = Math.round(at) - longest;
    raw.push(
      start < 0 || start + 2 * longest > samples.length
        ? 0
        : pitchAt({ samples, sampleRate, energies }, start, [shortest, longest]),
    );
  }
  // An octave away from its neighbours is a mistake.
  return raw.map((hz, at) => {
    const near = raw.slice(Math.max(0, at - 4), at + 5).filter((other) => other > 0);
    const middle = near.toSorted((one, other) => one - other)[Math.floor(near.length / 2)] ?? 0;
    return hz > 0 && near.length >= 4 && hz / middle < 1.3 && middle / hz < 1.3 ? hz : 0;
  });
}

/** For each sample the energy of those up to it, every second one. Whole numbers, so that differences are exact. */
function energiesUpTo(samples: Int16Array): Float64Array {
  const energies = new Float64Array(samples.length);
  for (let i = 0; i < samples.length; i += 1)
    energies[i] = (energies[i - 2] ?? 0) + (samples[i] ?? 0) ** 2;
  return energies;
}

function pitchAt(
  { samples, sampleRate, energies }: Sound & { readonly energies: Float64Array },
  start: number,
  [shortest, longest]: readonly [number, number],
): number {
  const last = start + longest - 1 - ((longest - 1) % 2);
  const energyFrom = (lag: number) =>
    (energies[last + lag] ?? 0) - (energies[start + lag - 2] ?? 0);
  const energy = energyFrom(0);
  if (energy < softest ** 2 * (longest / 2)) return 0;
  const likeness: number[] = [];
  let best = 0;
  for (let lag = shortest - 1; lag <= longest; lag += 1) {
    let product = 0;
    for (let i = start; i <= last; i += 2) product += (samples[i] ?? 0) * (samples[i + lag] ?? 0);
    const alike = product / Math.sqrt(energy * energyFrom(lag) || 1);
    likeness.push(alike);
    best = Math.max(best, alike);
  }
  if (best < leastLikeness) return 0;
  // A multiple of the period is as alike as the period itself: the first that is nearly the best.
  const first = likeness.findIndex(
    (alike, at) =>
      at > 0 &&
      alike > best * 0.92 &&
      alike >= (likeness[at - 1] ?? 0) &&
      alike >= (likeness[at + 1] ?? 0),
  );
  return first < 0 ? 0 : sampleRate / (shortest - 1 + first);
}

/** The melody over some 60 ms, gaps bridged, so that it bends and does not jump. */
function smoothed(track: readonly number[]): number[] {
  const reach = 6;
  return track.map((_, at) => {
    const near = track.slice(Math.max(0, at - reach), at + reach + 1).filter((hz) => hz > 0);
    return near.length === 0 ? 0 : near.reduce((sum, hz) => sum + hz, 0) / near.length;
  });
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly periodAt: (sample: number) => number;
}

function voicedStretches(track: readonly number[], sampleRate: number, length: number): Stretch[] {
  const step = trackSeconds * sampleRate;
  const periodAt = (sample: number) =>
    sampleRate / (track[Math.min(track.length - 1, Math.round(sample / step))] || 100);
  const stretches: Stretch[] = [];
  let start = -1;
  for (let at = 0; at <= track.length; at += 1) {
    const isVoiced = (track[at] ?? 0) > 0;
    if (isVoiced && start < 0) start = at;
    if (isVoiced || start < 0) continue;
    stretches.push({
      from: Math.round(start * step),
      to: Math.min(length, Math.round((at - 1) * step)),
      periodAt,
    });
    start = -1;
  }
  return stretches;
}

/** The moments of a stretch at which its periods are strongest, each a period after the one before. */
function findMarks(samples: Int16Array, { from, to, periodAt }: Stretch): number[] {
  const strongest = (low: number, high: number) => {
    let best = low;
    for (let i = low; i <= high; i += 1) if ((samples[i] ?? 0) > (samples[best] ?? 0)) best = i;
    return best;
  };
  const marks = [strongest(from, Math.min(to, from + Math.round(periodAt(from))))];
  for (;;) {
    const last = marks.at(-1) ?? from;
    const period = periodAt(last);
    if (last + 1.2 * period > to) return marks;
    marks.push(strongest(last + Math.round(0.82 * period), last + Math.round(1.18 * period)));
  }
}

/** Lays the periods of a stretch of `sound` at their new distances into `samples`. */
function respace(
  sound: Sound,
  samples: Float32Array,
  stretch: Stretch,
  factorAt: (seconds: number) => number,
): void {
  const { samples: source, sampleRate } = sound;
  const marks = findMarks(source, stretch);
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined || marks.length < leastPeriods) return;
  const laid = new Float32Array(last - first + 1);
  const weight = new Float32Array(last - first + 1);
  let index = 0;
  for (let at = first; at <= last;) {
    while (index + 1 < marks.length && near(marks, index + 1, at) <= near(marks, index, at))
      index += 1;
    const mark = marks[index] ?? first;
    const period = (marks[index + 1] ?? mark) - mark || mark - (marks[index - 1] ?? mark);
    const centre = Math.round(at) - first;
    for (let i = -period; i <= period; i += 1) {
      const place = centre + i;
      if (place < 0 || place >= laid.length) continue;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * i) / period);
      laid[place] = (laid[place] ?? 0) + (source[mark + i] ?? 0) * window;
      weight[place] = (weight[place] ?? 0) + window;
    }
    at += period / factorAt(at / sampleRate);
  }
  const seam = Math.round(seamSeconds * sampleRate);
  for (let i = 0; i < laid.length; i += 1) {
    const share = Math.min(1, i / seam, (laid.length - 1 - i) / seam);
    // Where grains hardly reach, the old sound is better than one made louder out of nothing.
    const own = (weight[i] ?? 0) < 0.25 ? 0 : share;
    const made = (laid[i] ?? 0) / Math.max(0.25, weight[i] ?? 0);
    samples[first + i] = own * made + (1 - own) * (source[first + i] ?? 0);
  }
}

const near = (marks: readonly number[], index: number, at: number) =>
  Math.abs((marks[index] ?? 0) - at);
