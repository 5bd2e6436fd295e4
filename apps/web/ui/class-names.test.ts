import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

test.each([
  ['rounded-control px-3.5 text-14', 'rounded-full px-0 text-13', 'rounded-full px-0 text-13'],
  ['shadow-floating sm:max-w-md', 'shadow-none sm:max-w-4xl', 'shadow-none sm:max-w-4xl'],
  ['inline-flex', 'hidden sm:inline-flex', 'hidden sm:inline-flex'],
  [
    'border-line bg-surface text-14',
    'border-accent text-fg',
    'bg-surface text-14 border-accent text-fg',
  ],
])('of two classes for the same thing the later one stays: %s, then %s', (own, asked, both) => {
  expect(classNames(own, asked)).toBe(both);
});
