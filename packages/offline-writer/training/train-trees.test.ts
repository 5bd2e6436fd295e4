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
/** Nothing is thought of any of them before. */
const unsure = rows.map(() => [0.5, 0.5]);

describe('trees that are grown one after the other', () => {
  it('learn what hangs on two things together', () => {
    const model = trainTrees(rows, unsure, targets, options);
    for (const [at, row] of rows.entries())
      expect(treeLikelihoods(model, row, [0.5, 0.5])[targets[at] ?? 0]).toBeGreaterThan(0.9);
  });

  it('are the same each time, and as they are read from a file', () => {
    const model = trainTrees(rows, unsure, targets, options);
    expect(trainTrees(rows, unsure, targets, options)).toEqual(model);
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });

  it('say only how common each class is where nothing tells them apart', () => {
    const alike = rows.map(() => [1, 1, 1]);
    const [no = 0, yes = 0] = treeLikelihoods(
      trainTrees(alike, unsure, targets, options),
      [1, 1, 1],
      [0.5, 0.5],
    );
    expect(no + yes).toBeCloseTo(1);
    expect(yes).toBeCloseTo(0.5, 1);
  });

  it('correct what was thought before, and leave alone what was right', () => {
    const thought = rows.map((_, at) => (at % 10 < 5 ? [0.1, 0.9] : [0.9, 0.1]));
    const isSmall = rows.map(([one = 0]) => (one < 5 ? 1 : 0));
    const right = trainTrees(rows, thought, isSmall, options);
    expect(treeLikelihoods(right, [2, 2, 2], [0.1, 0.9])[1]).toBeGreaterThan(0.9);
    const wrong = trainTrees(rows, thought, targets, options);
    expect(treeLikelihoods(wrong, [2, 8, 2], [0.1, 0.9])[1]).toBeLessThan(0.1);
  });
});
