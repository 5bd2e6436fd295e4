import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test('a text that fits stays as it is, to the last character', () => {
  expect(shortened('a'.repeat(100), 100)).toBe('a'.repeat(100));
});

test('a longer one is cut at the limit, without a blank before the ellipsis [LAND-2]', () => {
  expect(shortened('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
  expect(shortened('one two three', 8)).toBe('one two…');
});

test('no character is cut in two', () => {
  expect(shortened('👩‍🚀👩‍🚀👩‍🚀', 2)).toBe('👩‍🚀👩‍🚀…');
  expect(shortened('👩‍🚀👩‍🚀', 2)).toBe('👩‍🚀👩‍🚀');
});
