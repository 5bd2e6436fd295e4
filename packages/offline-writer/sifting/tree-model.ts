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
    for (let at = 0; at < trees.length; at += 1)
      sums[at] = (sums[at] ?? 0) + leafOf(trees[at] ?? 0, row);
  return softmax(sums);
}

/** Who is nearly certain can still be corrected. */
export const logOf = (chance: number): number => Math.log(chance + 1e-4);

function leafOf(tree: Tree, row: ArrayLike<number>): number {
  let node = tree;
  while (typeof node !== 'number') {
    // Not taken apart as a list, which costs more than the question.
    node = (row[node[0]] ?? 0) < node[1] ? node[2] : node[3];
  }
  return node;
}

/** What trees say together of a row. */
export const treeScore = (trees: readonly Tree[], row: ArrayLike<number>): number =>
  trees.reduce<number>((sum, tree) => sum + leafOf(tree, row), 0);
