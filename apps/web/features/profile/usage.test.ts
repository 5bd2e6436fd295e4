import { expect, test } from 'vitest';
import { usagePercent } from './usage.ts';

test.each([
  [0, 0, 0],
  [500, 0, 0],
  [375, 125, 25],
  [0, 15, 100],
  [2, 1, 33],
])('%i available and %i used is %i %%', (available, used, percent) =>
  expect(usagePercent(available, used)).toBe(percent),
);
