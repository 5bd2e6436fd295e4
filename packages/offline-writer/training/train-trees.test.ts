import { describe, expect, it } from 'vitest';
import { treeLikelihoods } from '../sifting/tree-model.ts';
import { trainTrees, type TreeOptions } from './train-trees.ts';

const options: TreeOptions = {
  classes: 2,
  rounds: 20,
  depth: 3,
  rate: 0.3,
  leastDoubt: 1,
  decay: 1,
  columns: 100,
};
/** Two numbers from 0 to 9, in each order, and a third that tells nothing. */
const rows = Array.from({ length: 400 }, (_, at) => [at % 10, Math.floor(at / 10) % 10, at % 7]);
/** What no sum of weights can tell: whether both are great or both are small. */
const targets = rows.map(([one = 0, other = 0]) => (one < 5 === other < 5 ? 1 : 0));

describe('trees that are grown one after the other', () => {
  it('learn what hangs on two things together', () => {
    const model = trainTrees(rows, targets, options);
    for (const [at, row] of rows.entries())
      expect(treeLikelihoods(model, row)[targets[at] ?? 0]).toBeGreaterThan(0.9);
  });

  it('are the same each time, and as they are read from a file', () => {
    const model = trainTrees(rows, targets, options);
    expect(trainTrees(rows, targets, options)).toEqual(model);
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });

  it('say only how common each class is where nothing tells them apart', () => {
    const alike = rows.map(() => [1, 1, 1]);
    const [no = 0, yes = 0] = treeLikelihoods(trainTrees(alike, targets, options), [1, 1, 1]);
    expect(no + yes).toBeCloseTo(1);
    expect(yes).toBeCloseTo(0.5, 1);
  });
});
