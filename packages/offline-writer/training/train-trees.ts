import { softmax } from '../sifting/linear-model.ts';
import { logOf, type Tree, type TreeModel } from '../sifting/tree-model.ts';
import { hashOf } from './train-model.ts';

export interface TreeOptions {
  readonly classes: number;
  readonly rounds: number;
  readonly depth: number;
  readonly rate: number;
  /** A branch holds at least so much doubt. */
  readonly leastDoubt: number;
  /** How strongly leaves are drawn to 0. */
  readonly decay: number;
  /** How many of a hundred columns each tree may ask about: what always asks the same learns less. */
  readonly columns: number;
}

/** A column is asked about no more bounds than these. */
const mostBounds = 31;
/** As it is written in a file, where there is no -0. */
const inThousandths = (value: number): number => Math.round(value * 1_000) / 1_000 + 0;

/** What is learnt from, column by column: into which of its bounds each row falls. */
interface Table {
  readonly bounds: readonly (readonly number[])[];
  readonly falls: readonly Uint8Array[];
}

/**
 * Grows trees by gradient boosting. The same rows in the same order give the same trees.
 * @param thought what is already thought of each row: the likelihood of each class, which the trees correct
 */
export function trainTrees(
  rows: readonly (readonly number[])[],
  thought: readonly (readonly number[])[],
  targets: readonly number[],
  options: TreeOptions,
): TreeModel {
  const table = tableOf(rows);
  const all = Int32Array.from(rows.keys());
  const classes = Array.from({ length: options.classes }, (_, at) => at);
  const sums = classes.map((at) =>
    Float64Array.from(rows, (_, row) => logOf(thought[row]?.[at] ?? 0)),
  );
  return Array.from({ length: options.rounds }, (_, round) => {
    const learners = classes.map(() => ({
      slopes: new Float64Array(rows.length),
      doubts: new Float64Array(rows.length),
    }));
    for (const row of all) {
      const chances = softmax(classes.map((at) => sums[at]?.[row] ?? 0));
      for (const [at, { slopes, doubts }] of learners.entries()) {
        const chance = chances[at] ?? 0;
        slopes[row] = chance - (targets[row] === at ? 1 : 0);
        doubts[row] = Math.max(1e-4, chance * (1 - chance));
      }
    }
    return learners.map(({ slopes, doubts }, at) => {
      const asked = table.falls.flatMap((_, column) =>
        hashOf(`${round} ${at} ${column}`) % 100 < options.columns ? [column] : [],
      );
      const ofClass = sums[at] ?? new Float64Array();
      return growTree({ table, slopes, doubts, asked, sums: ofClass, options }, all, options.depth);
    });
  });
}

export function tableOf(rows: readonly (readonly number[])[]): Table {
  const count = rows[0]?.length ?? 0;
  const bounds = Array.from({ length: count }, (_, column) => boundsOf(rows, column));
  const falls = bounds.map((own, column) => {
    const all = new Uint8Array(rows.length);
    for (const [at, row] of rows.entries()) {
      const value = row[column] ?? 0;
      let [low, high] = [0, own.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (value >= (own[middle] ?? 0)) low = middle + 1;
        else high = middle;
      }
      all[at] = low;
    }
    return all;
  });
  return { bounds, falls };
}

/** Values that part the rows into about even shares, as they are written in a file. */
function boundsOf(rows: readonly (readonly number[])[], column: number): readonly number[] {
  const step = Math.max(1, Math.floor(rows.length / 4_000));
  const values = Float64Array.from(
    { length: Math.floor((rows.length - 1) / step) + 1 },
    (_, at) => rows[at * step]?.[column] ?? 0,
  ).toSorted();
  const bounds = new Set<number>();
  for (let part = 1; part <= mostBounds; part += 1) {
    const value = values[Math.floor((part * values.length) / (mostBounds + 1))] ?? 0;
    if (value > (values[0] ?? 0)) bounds.add(inThousandths(value));
  }
  return [...bounds];
}

interface Learner {
  readonly table: Table;
  readonly slopes: Float64Array;
  readonly doubts: Float64Array;
  /** The columns that it may ask about. */
  readonly asked: readonly number[];
  /** What the trees say together; a leaf adds what it says to that of its rows. */
  readonly sums: Float64Array;
  readonly options: TreeOptions;
}

export function growTree(learner: Learner, rows: Int32Array, depth: number): Tree {
  const { table, slopes, doubts, sums, options } = learner;
  let [slope, doubt] = [0, 0];
  for (const row of rows) {
    slope += slopes[row] ?? 0;
    doubt += doubts[row] ?? 0;
  }
  const best = depth === 0 ? null : bestCut(learner, rows, slope, doubt);
  if (best === null) {
    const value = inThousandths((-slope / (doubt + options.decay)) * options.rate);
    for (const row of rows) sums[row] = (sums[row] ?? 0) + value;
    return value;
  }
  const falls = table.falls[best.column] ?? new Uint8Array();
  const isBelow = (row: number) => (falls[row] ?? 0) <= best.place;
  return [
    best.column,
    table.bounds[best.column]?.[best.place] ?? 0,
    growTree(learner, rows.filter(isBelow), depth - 1),
    growTree(
      learner,
      rows.filter((row) => !isBelow(row)),
      depth - 1,
    ),
  ];
}

interface Cut {
  readonly column: number;
  readonly place: number;
}

const leastGain = 1e-3;
/** Filled anew for each column: growing asks for them some hundred thousand times. */
const slopesByFall = new Float64Array(mostBounds + 1);
const doubtsByFall = new Float64Array(mostBounds + 1);

/** The question that parts the rows best, if one does. */
function bestCut(learner: Learner, rows: Int32Array, slope: number, doubt: number): Cut | null {
  const { table, slopes, doubts, asked, options } = learner;
  const { decay, leastDoubt } = options;
  let best: Cut | null = null;
  let most = leastGain + slope ** 2 / (doubt + decay);
  for (const column of asked) {
    const falls = table.falls[column] ?? new Uint8Array();
    slopesByFall.fill(0);
    doubtsByFall.fill(0);
    for (const row of rows) {
      const fall = falls[row] ?? 0;
      slopesByFall[fall] = (slopesByFall[fall] ?? 0) + (slopes[row] ?? 0);
      doubtsByFall[fall] = (doubtsByFall[fall] ?? 0) + (doubts[row] ?? 0);
    }
    let [ownSlope, ownDoubt] = [0, 0];
    for (const [place] of (table.bounds[column] ?? []).entries()) {
      ownSlope += slopesByFall[place] ?? 0;
      ownDoubt += doubtsByFall[place] ?? 0;
      if (ownDoubt < leastDoubt || doubt - ownDoubt < leastDoubt) continue;
      const gain =
        ownSlope ** 2 / (ownDoubt + decay) + (slope - ownSlope) ** 2 / (doubt - ownDoubt + decay);
      if (gain > most) [most, best] = [gain, { column, place }];
    }
  }
  return best;
}
