import { featureCount, type Features } from './features.ts';
import type { ReferencePhone } from './reference.ts';
import { framesPerSecond } from './spectrum.ts';

/** The parts of a phone that sound differently: its beginning, its middle and its end. */
export const partCount = 3;

/** What the phones of a text sound like and how long they are. */
export interface PhoneModels {
  /** Phone by phone, part by part, `featureCount` values each. */
  readonly means: Float32Array;
  /** How much each feature counts: the more, the less it differs between voices that say the same. They sum to 1. */
  readonly weights: Float32Array;
  /** In frames. */
  readonly lengths: Float32Array;
  /** What it sounds like when nobody speaks. */
  readonly stillness: Float32Array;
}

/** Keeps a feature that never differs from counting for all others. */
const leastVariance = 0.15;

/** Learns the phones of a text from the voices that speak it: each part is the mean of all speakers. */
export function learnPhones(
  phones: readonly ReferencePhone[],
  speakers: readonly Features[],
): PhoneModels {
  const means = new Float32Array(phones.length * partCount * featureCount);
  const squares = new Float64Array(featureCount);
  let count = 0;
  for (const [index, phone] of phones.entries()) {
    for (let part = 0; part < partCount; part += 1) {
      const mean = means
        .subarray((index * partCount + part) * featureCount)
        .subarray(0, featureCount);
      const rows = speakers.flatMap((features, speaker) =>
        framesOf(phone, speaker, part, features.frames).map((frame) => rowOf(features, frame)),
      );
      addSpread(rows, mean, squares);
      count += rows.length;
    }
  }
  const precisions = squares.map((sum) => 1 / (sum / Math.max(1, count) + leastVariance));
  const all = precisions.reduce((sum, value) => sum + value, 0);
  return {
    means,
    weights: Float32Array.from(precisions, (value) => value / all),
    lengths: Float32Array.from(phones, meanLength),
    stillness: stillnessOf(speakers),
  };
}

const rowOf = ({ values }: Features, frame: number) =>
  values.subarray(frame * featureCount, (frame + 1) * featureCount);

/** Writes the mean of the rows, and adds their squared distances from it. */
function addSpread(rows: readonly Float32Array[], mean: Float32Array, squares: Float64Array): void {
  for (let feature = 0; feature < featureCount; feature += 1) {
    let [sum, squared] = [0, 0];
    for (const row of rows) {
      const value = row[feature] ?? 0;
      sum += value;
      squared += value * value;
    }
    mean[feature] = sum / Math.max(1, rows.length);
    squares[feature] = (squares[feature] ?? 0) + Math.max(0, squared - sum * (mean[feature] ?? 0));
  }
}

function meanLength({ spans }: ReferencePhone): number {
  const seconds = spans.reduce((sum, { from, to }) => sum + (to - from), 0);
  return Math.max(1, (seconds / spans.length) * framesPerSecond);
}

/** The frames of a part of a phone; at least the one in its middle. */
function framesOf({ spans }: ReferencePhone, speaker: number, part: number, frames: number) {
  const { from, to } = spans[speaker] ?? { from: 0, to: 0 };
  const edge = (share: number) => (from + (to - from) * share) * framesPerSecond;
  const [start, end] = [edge(part / partCount), edge((part + 1) / partCount)];
  const first = Math.ceil(start);
  const last = Math.min(Math.ceil(end), frames) - 1;
  if (last < first) return [Math.min(Math.round((start + end) / 2), frames - 1)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function stillnessOf(speakers: readonly Features[]): Float32Array {
  const sums = new Float32Array(featureCount);
  let count = 0;
  for (const features of speakers) {
    for (const [frame, speaks] of features.isSpeech.entries()) {
      if (speaks === 1) continue;
      count += 1;
      for (const [feature, value] of rowOf(features, frame).entries())
        sums[feature] = (sums[feature] ?? 0) + value;
    }
  }
  return sums.map((sum) => sum / Math.max(1, count));
}
