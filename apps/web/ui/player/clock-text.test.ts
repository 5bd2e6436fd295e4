import { expect, test } from 'vitest';
import { clockText, clockTextWithMs, spokenTime } from './clock-text.ts';

test('clocks show minutes and seconds, and hours where there are any', () => {
  expect(
    [0, 7.99, 65, 3599, 3600, Number.NaN, Number.POSITIVE_INFINITY, -1].map(clockText),
  ).toEqual(['0:00', '0:07', '1:05', '59:59', '1:00:00', '0:00', '0:00', '0:00']);
});

test('milliseconds are rounded without a clock that runs ahead', () => {
  expect([0, 7.4, 59.9994, 59.9996, 61.005].map(clockTextWithMs)).toEqual([
    '0:00.000',
    '0:07.400',
    '0:59.999',
    '1:00.000',
    '1:01.005',
  ]);
});

test('times are spoken in words', () => {
  expect([1, 65, 120].map(spokenTime)).toEqual([
    '1 second',
    '1 minute 5 seconds',
    '2 minutes 0 seconds',
  ]);
});
