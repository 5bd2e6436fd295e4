import { softmax, type LinearModel } from '../sifting/linear-model.ts';

export interface Example {
  readonly features: readonly string[];
  /** The index of its class. */
  readonly target: number;
  /** As how many examples its features are counted; 1 where nothing is told. */
  readonly counted?: number;
}

export interface TrainingOptions {
  readonly classes: readonly string[];
  readonly rounds: number;
  readonly rate: number;
  /** How strongly weights are drawn to 0. */
  readonly decay: number;
  /** A feature of fewer examples is not learnt. */
  readonly leastSeen: number;
  /** How much a feature counts, by its name; 1 where nothing is told. */
  readonly scaleOf?: (feature: string) => number;
}

/** What the last rounds learn is averaged: each by itself leans to the examples that it saw last. */
const averagedRounds = 4;

/** Trains by AdaGrad over the examples in an order that is always the same. */
export function trainModel(examples: readonly Example[], options: TrainingOptions): LinearModel {
  const { classes, rounds, rate, decay } = options;
  const names = namesOf(examples, options.leastSeen);
  const count = classes.length;
  const weights = new Float64Array(names.size * count);
  const squares = new Float64Array(names.size * count).fill(1e-6);
  const scales = [...names.keys()].map((name) => options.scaleOf?.(name) ?? 1);
  const rows = examples.map(({ features, target }) => ({
    target,
    ids: features.flatMap((feature) => names.get(feature) ?? []),
  }));
  const keys = examples.map(({ features }) => hashOf(features.join('\n')));
  const averaged = new Float64Array(weights.length);
  for (let round = 0; round < rounds; round += 1) {
    for (const index of orderOf(keys, round)) {
      const row = rows[index];
      if (row === undefined) continue;
      const sums = classes.map((_, at) =>
        row.ids.reduce((sum, id) => sum + (weights[id * count + at] ?? 0) * (scales[id] ?? 1), 0),
      );
      const chances = softmax(sums);
      for (let at = 0; at < count; at += 1) {
        const error = (chances[at] ?? 0) - (at === row.target ? 1 : 0);
        for (const id of row.ids) {
          const place = id * count + at;
          const slope = error * (scales[id] ?? 1) + decay * (weights[place] ?? 0);
          squares[place] = (squares[place] ?? 0) + slope * slope;
          weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(squares[place] ?? 1);
        }
      }
    }
    if (round >= rounds - averagedRounds)
      for (const [place, weight] of weights.entries())
        averaged[place] = (averaged[place] ?? 0) + weight / averagedRounds;
  }
  return {
    classes,
    weights: new Map(
      [...names].map(([name, id]) => [
        name,
        [...averaged.subarray(id * count, (id + 1) * count)].map(
          (weight) => weight * (scales[id] ?? 1),
        ),
      ]),
    ),
  };
}

function namesOf(examples: readonly Example[], leastSeen: number): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const { features, counted = 1 } of examples)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + counted);
  const kept = [...seen].filter(([, times]) => times >= leastSeen).map(([name]) => name);
  return new Map(kept.toSorted().map((name, id) => [name, id]));
}

/**
 * An order of the examples that looks like chance and hangs on what they are: one document more leaves the order of all
 * others as it is, so it changes little else that is learnt.
 */
export function orderOf(keys: readonly number[], round: number): readonly number[] {
  const mixed = keys.map((key) => mix(key + Math.imul(round + 1, 0x6d2b79f5)));
  return keys.map((_, at) => at).toSorted((a, b) => (mixed[a] ?? 0) - (mixed[b] ?? 0) || a - b);
}

/** Spreads the bits of a number (the end of mulberry32). */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 15), 1 | value);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return (mixed ^ (mixed >>> 14)) >>> 0;
}

/** Numbers from 0 up to 1 that look like chance and hang on a text alone (mulberry32). */
export function chanceFrom(text: string): () => number {
  let state = hashOf(text);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    return mix(state) / 2 ** 32;
  };
}

/** A number for a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
