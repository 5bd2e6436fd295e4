import { expect, test } from 'vitest';
import { writingPauseMs } from './writing-pause.ts';

test('a content that is being written is asked about every 2 s at first, and less and less often', () => {
  expect([0, 1, 2, 3, 9, 17].map(writingPauseMs)).toEqual([
    2_000, 2_000, 2_500, 3_000, 6_000, 10_000,
  ]);
});

test('but every 10 s at least, however long it takes', () => {
  expect(writingPauseMs(10_000)).toBe(10_000);
});
