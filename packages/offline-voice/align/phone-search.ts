import { featureCount, type Features } from './features.ts';
import { findPieces, type FrameSpan, type GapCosts, type Piece } from './find-pieces.ts';
import { partCount, type PhoneModels } from './phone-models.ts';
import type { Reference } from './reference.ts';
import { windowsOf } from './windows.ts';

export type FoundPhones = readonly (FrameSpan | undefined)[];

/*
 * Costs, in units of a frame that fits its phone as badly as any other phone would: about 1. They were first guesses; twelve
 * sentences of another engine, which the tests do not use, gave no reason to change them.
 */
const lengthCost = 0.8;
const gapCost = { atPause: 1, elsewhere: 6 };
const soundingGapCost = 0.2;
/** A frame that is neither silence nor the text costs no more than this: a cough, a word that was said twice. */
const foreignCost = 1.6;
const skipCost = { word: 14, phone: 1.5 };
const leastFrames = 2;
/** A phone may be three times as long as the tempo says, and a little longer. */
const longest = { factor: 3, frames: 4, ever: 60 };
/** How many frames of the voice itself weigh as much as the reference. */
const trust = 12;
const passes = 2;

/**
 * Finds the phones of a reference in another voice: once by the reference's voices, then once more by what each phone was found to
 * sound like in this voice, as adaptation to a speaker does (Gauvain and Lee, IEEE Trans. SAP 2, 1994).
 */
export function findPhones(own: Features, reference: Reference, models: PhoneModels): FoundPhones {
  const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);
  let tempo = Math.max(0.2, sum(own.isSpeech) / Math.max(1, sum(models.lengths)));
  let [found, means] = [searchOnce(own, reference, models, tempo), models.means];
  for (let pass = 1; pass < passes; pass += 1) {
    const isFound = (_: number, index: number) => found[index] !== undefined;
    const ownFrames = sum(found.map((span) => (span ? span.to - span.from : 0)));
    tempo = Math.max(0.2, ownFrames / Math.max(1, sum(models.lengths.filter(isFound))));
    means = adapted(models, reference, own, found);
    found = searchOnce(own, reference, { ...models, means }, tempo);
  }
  return found;
}

function searchOnce(
  own: Features,
  reference: Reference,
  models: PhoneModels,
  tempo: number,
): FoundPhones {
  const windowAt = windowsOf(own.isSpeech, models.lengths);
  const groups = groupsOf(reference);
  const pieces = reference.phones.map((_, index): Piece => {
    const window = windowAt(index);
    return {
      group: groups.ofPhone[index] ?? 0,
      least: leastFrames,
      lengthCosts: lengthCostsOf((models.lengths[index] ?? 1) * tempo),
      window,
      open: () => openPhone(own, models, index, window),
    };
  });
  return findPieces(own.frames, pieces, gapCostsOf(own, reference, models, groups));
}

/** The words that are said, in order: those of a reference without phones are not among them. */
function groupsOf({ phones }: Reference) {
  const words = [...new Set(phones.map(({ word }) => word))];
  const groupOf = new Map(words.map((word, group) => [word, group]));
  return { words, ofPhone: phones.map(({ word }) => groupOf.get(word) ?? 0) };
}

function gapCostsOf(
  own: Features,
  { pauses, phones }: Reference,
  { stillness, weights }: PhoneModels,
  { words, ofPhone }: ReturnType<typeof groupsOf>,
): GapCosts {
  const frame = Float32Array.from(
    { length: own.frames },
    (_, index) =>
      Math.min(foreignCost, distance(own, index, stillness, 0, weights)) +
      (own.isSpeech[index] === 1 ? soundingGapCost : 0),
  );
  const enter = words.map((word, group) => {
    if (group === 0) return 0;
    const rests = pauses.slice(words[group - 1], word).some((pause) => pause !== 'none');
    return rests ? gapCost.atPause : gapCost.elsewhere;
  });
  const skip = words.map(() => skipCost.word);
  for (const index of phones.keys()) {
    const group = ofPhone[index] ?? 0;
    skip[group] = (skip[group] ?? 0) + skipCost.phone;
  }
  return { frame, enter: [...enter, 0], skip };
}

/** Twice as long costs as much as half as long. */
function lengthCostsOf(expected: number): Float32Array {
  const most = Math.min(longest.ever, Math.ceil(expected * longest.factor) + longest.frames);
  return Float32Array.from(
    { length: most + 1 },
    (_, length) => lengthCost * Math.log(Math.max(length, 0.5) / expected) ** 2,
  );
}

/** The costs of a phone over its window, added up once so that any stretch is looked up. */
function openPhone(
  own: Features,
  { means, weights }: PhoneModels,
  phone: number,
  window: FrameSpan,
) {
  const first = Math.max(0, window.from - longest.ever);
  const sums = Array.from({ length: partCount }, (_, part) => {
    const base = (phone * partCount + part) * featureCount;
    const added = new Float64Array(window.to - first + 1);
    for (let frame = first; frame < window.to; frame += 1)
      added[frame - first + 1] =
        (added[frame - first] ?? 0) + distance(own, frame, means, base, weights);
    return added;
  });
  const [opening = new Float64Array(), middle = opening, ending = opening] = sums;
  return (from: number, to: number): number => {
    const start = from - first;
    const end = to - first;
    const one = start + partEdge(end - start, 1);
    const two = start + partEdge(end - start, 2);
    return (
      (opening[one] ?? 0) -
      (opening[start] ?? 0) +
      (middle[two] ?? 0) -
      (middle[one] ?? 0) +
      (ending[end] ?? 0) -
      (ending[two] ?? 0)
    );
  };
}

const partEdge = (length: number, part: number) => Math.round((length * part) / partCount);

export function distance(
  { values }: Features,
  frame: number,
  means: Float32Array,
  base: number,
  weights: Float32Array,
): number {
  const start = frame * featureCount;
  let sum = 0;
  for (let feature = 0; feature < featureCount; feature += 1) {
    const difference = (values[start + feature] ?? 0) - (means[base + feature] ?? 0);
    sum += (weights[feature] ?? 0) * difference * difference;
  }
  return sum;
}

/** Moves what a phone sounds like, wherever it occurs, towards how this voice says it. */
function adapted(
  { means }: PhoneModels,
  { phones }: Reference,
  { values }: Features,
  found: FoundPhones,
): Float32Array {
  const shifts = new Map<string, { count: number; sums: Float64Array }>();
  const shiftOf = (index: number, part: number) => {
    const key = `${phones[index]?.name} ${part}`;
    const shift = shifts.get(key) ?? { count: 0, sums: new Float64Array(featureCount) };
    shifts.set(key, shift);
    return shift;
  };
  for (const [index, span] of found.entries()) {
    if (span === undefined) continue;
    for (let part = 0; part < partCount; part += 1) {
      const shift = shiftOf(index, part);
      const length = span.to - span.from;
      const base = (index * partCount + part) * featureCount;
      const end = span.from + partEdge(length, part + 1);
      for (let frame = span.from + partEdge(length, part); frame < end; frame += 1) {
        shift.count += 1;
        for (let feature = 0; feature < featureCount; feature += 1)
          shift.sums[feature] =
            (shift.sums[feature] ?? 0) +
            (values[frame * featureCount + feature] ?? 0) -
            (means[base + feature] ?? 0);
      }
    }
  }
  return means.map((mean, at) => {
    const state = Math.floor(at / featureCount);
    const { count, sums } = shiftOf(Math.floor(state / partCount), state % partCount);
    return mean + (sums[at % featureCount] ?? 0) / (count + trust);
  });
}
