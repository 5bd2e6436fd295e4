import { softmax } from './linear-model.ts';

/** A leaf's value, or: of a column below a bound the first branch, else the second. */
export type Tree = number | readonly [column: number, bound: number, below: Tree, otherwise: Tree];

/** Trees that were grown one after the other, each on what those before it left wrong: of each round one for each class. */
export type TreeModel = readonly (readonly Tree[])[];

/** How likely each class is, where the trees correct what was thought before; together they are 1. */
export function treeLikelihoods(
  model: TreeModel,
  row: ArrayLike<number>,
  thought: readonly number[],
): readonly number[] {
  const sums = thought.map(logOf);
  for (const trees of model)
    for (const [at, tree] of trees.entries()) sums[at] = (sums[at] ?? 0) + leafOf(tree, row);
  return softmax(sums);
}

/** Who is nearly certain can still be corrected. */
export const logOf = (chance: number): number => Math.log(chance + 1e-4);

function leafOf(tree: Tree, row: ArrayLike<number>): number {
  let node = tree;
  while (typeof node !== 'number') {
    const [column, bound, below, otherwise] = node;
    node = (row[column] ?? 0) < bound ? below : otherwise;
  }
  return node;
}
