import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

test('a date has its month by name, its day, and its year in four digits [PAGE-17]', () => {
  const date = new Date(2025, 0, 5, 12);
  expect(longDate(date)).toBe('January 5, 2025');
  expect(longDate(date.toISOString())).toBe('January 5, 2025');
});
