import { expect, test } from 'vitest';
import { readFilter, writeFilter } from './list-filter.ts';

test.each([
  ['', { page: 1, search: '', status: null, sort: 'newest' }],
  [
    '?page=3&q=bees&status=draft&sort=title',
    { page: 3, search: 'bees', status: 'draft', sort: 'title' },
  ],
  [
    '?page=x&q=%20%20&status=everything&sort=best',
    { page: 1, search: '', status: null, sort: 'newest' },
  ],
  ['?q=a%26b%3Dc', { page: 1, search: 'a&b=c', status: null, sort: 'newest' }],
])('the address %s asks for %j', (address, filter) => {
  expect(readFilter(new URLSearchParams(address))).toEqual(filter);
});

test('what is written is read again, and the first page of everything needs no words', () => {
  for (const filter of [
    { page: 2, search: '100 % ü?', status: 'failed', sort: 'oldest' },
    { page: 1, search: 'x', status: null, sort: 'newest' },
  ] as const)
    expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter);
  expect(writeFilter({ search: '', status: null, sort: 'newest' })).toBe('');
});
