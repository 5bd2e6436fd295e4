import { softmax, type LinearModel } from '../sifting/linear-model.ts';

export interface Example {
  readonly features: readonly string[];
  /** The index of its class. */
  readonly target: number;
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
  const order = rows.map((_, index) => index);
  const random = randomFrom(7);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const index of order) {
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
  }
  return {
    classes,
    weights: new Map(
      [...names].map(([name, id]) => [
        name,
        [...weights.subarray(id * count, (id + 1) * count)].map(
          (weight) => weight * (scales[id] ?? 1),
        ),
      ]),
    ),
  };
}

function namesOf(examples: readonly Example[], leastSeen: number): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const kept = [...seen].filter(([, times]) => times >= leastSeen).map(([name]) => name);
  return new Map(kept.toSorted().map((name, id) => [name, id]));
}

/** Numbers from 0 to 1 that are always the same (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
