import { expect, test } from 'vitest';
import { createGenerator, hashUnits } from './random.ts';

test('a seed keeps its numbers, on which every picture and tune depends', () => {
  const next = createGenerator(1);
  expect([next(), next(), next()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
  ]);
});

test('seeds that are alike in their 32 bits give the same numbers', () => {
  const [whole, negative] = [createGenerator(2 ** 32 - 1), createGenerator(-1)];
  for (let turn = 0; turn < 20; turn += 1) expect(whole()).toBe(negative());
});

test('a text keeps its number', () => {
  expect(['', 'a', 'foobar'].map(hashUnits)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});
