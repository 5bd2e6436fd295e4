import { softmax } from './linear-model.ts';

/** A leaf's value, or: of a column below a bound the first branch, else the second. */
export type Tree = number | readonly [column: number, bound: number, below: Tree, otherwise: Tree];

/** Trees that were grown one after the other, each on what those before it left wrong: of each round one for each class. */
export type TreeModel = readonly (readonly Tree[])[];

/** How likely each class is; together they are 1. */
export function treeLikelihoods(model: TreeModel, row: ArrayLike<number>): readonly number[] {
  const sums = (model[0] ?? []).map(() => 0);
  for (const trees of model)
    for (const [at, tree] of trees.entries()) sums[at] = (sums[at] ?? 0) + leafOf(tree, row);
  return softmax(sums);
}

function leafOf(tree: Tree, row: ArrayLike<number>): number {
  let node = tree;
  while (typeof node !== 'number') {
    const [column, bound, below, otherwise] = node;
    node = (row[column] ?? 0) < bound ? below : otherwise;
  }
  return node;
}
