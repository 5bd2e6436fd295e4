import { expect, test } from 'vitest';
import { readFilter, writeFilter } from './list-filter.ts';

test.each([
  ['', { page: 1, search: '', status: null }],
  ['?page=3&q=bees&status=draft', { page: 3, search: 'bees', status: 'draft' }],
  ['?page=x&q=%20%20&status=everything', { page: 1, search: '', status: null }],
  ['?q=a%26b%3Dc', { page: 1, search: 'a&b=c', status: null }],
])('the address %s asks for %j', (address, filter) => {
  expect(readFilter(new URLSearchParams(address))).toEqual(filter);
});

test('what is written is read again, and the first page of everything needs no words', () => {
  for (const filter of [{ page: 2, search: '100 % ü?', status: 'failed' }, { page: 1, search: 'x', status: null }] as const) expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter);
  expect(writeFilter({ search: '', status: null })).toBe('');
});
