import { expect, test } from 'vitest';
import { clampPage, pageLinks } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
])('from page %i of %i: %j', (current, total, links) =>
  expect(pageLinks(current, total)).toEqual(links),
);

test.each([
  [null, 3, 1],
  ['2', 3, 2],
  ['0', 3, 1],
  ['-5', 3, 1],
  ['99', 3, 3],
  ['1.5', 3, 1],
  ['two', 3, 1],
  ['2', 0, 1],
])('page %j of %i is %i', (wanted, total, page) => expect(clampPage(wanted, total)).toBe(page));
