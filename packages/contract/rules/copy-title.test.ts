import { expect, test } from 'vitest';
import { copyTitle, withoutCopyMark } from './copy-title.ts';

test.each([
  ['Bees', [], 'Bees (copy)'],
  ['Bees', ['Bees (copy)'], 'Bees (copy 2)'],
  ['Bees (copy)', ['Bees', 'Bees (copy)', 'Bees (copy 2)'], 'Bees (copy 3)'],
  ['Bees (copy 2)', ['Bees (copy 2)'], 'Bees (copy)'],
  ['A copy (of bees)', [], 'A copy (of bees) (copy)'],
])('a duplicate of %j beside %j is called %j', (title, taken, name) =>
  expect(copyTitle(title, taken, 200)).toBe(name),
);

test('a title that would be too long is cut before the mark, not within a character', () => {
  expect(copyTitle('x'.repeat(20), [], 20)).toBe(`${'x'.repeat(13)} (copy)`);
  expect(copyTitle(`${'x'.repeat(12)}🐝${'x'.repeat(20)}`, [], 20)).toBe(
    `${'x'.repeat(12)} (copy)`,
  );
});

test('what a video is about has no mark', () => {
  expect(['Bees (copy)', 'Bees (copy 12)', 'Bees'].map(withoutCopyMark)).toEqual([
    'Bees',
    'Bees',
    'Bees',
  ]);
});
