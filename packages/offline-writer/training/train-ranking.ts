import { softmax } from '../sifting/linear-model.ts';
import type { Tree } from '../sifting/tree-model.ts';
import { growTree, tableOf, type TreeOptions } from './train-trees.ts';
import { hashOf } from './train-model.ts';

/** Rows of which one is to be chosen, each with how right it is; together they are 1. */
export interface Choice {
  readonly rows: readonly (readonly number[])[];
  readonly rights: readonly number[];
}

/** Grows trees whose sum puts the right row of each choice first. The same choices in the same order give the same trees. */
export function trainRanking(
  choices: readonly Choice[],
  options: Omit<TreeOptions, 'classes'>,
): readonly Tree[] {
  const rows = choices.flatMap((choice) => choice.rows);
  const rights = choices.flatMap((choice) => choice.rights);
  const table = tableOf(rows);
  const all = Int32Array.from(rows.keys());
  const sums = new Float64Array(rows.length);
  return Array.from({ length: options.rounds }, (_, round) => {
    const slopes = new Float64Array(rows.length);
    const doubts = new Float64Array(rows.length);
    let from = 0;
    for (const choice of choices) {
      const to = from + choice.rows.length;
      const chances = softmax([...sums.subarray(from, to)]);
      for (const [at, chance] of chances.entries()) {
        slopes[from + at] = chance - (rights[from + at] ?? 0);
        doubts[from + at] = Math.max(1e-4, chance * (1 - chance));
      }
      from = to;
    }
    const asked = table.falls.flatMap((__, column) =>
      hashOf(`${round} ${column}`) % 100 < options.columns ? [column] : [],
    );
    return growTree(
      { table, slopes, doubts, asked, sums, options: { ...options, classes: 1 } },
      all,
      options.depth,
    );
  });
}
