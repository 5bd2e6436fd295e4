import { expect, test } from 'vitest';
import type { UsageEntry } from '@scenewright/contract/schemas/subscription.ts';
import { groupByDay, signed } from './usage-days.ts';

const entry = (id: string, date: Date): UsageEntry => ({
  id,
  kind: 'used',
  description: id,
  date: date.toISOString(),
  credits: -5,
  content_id: null,
});

test('entries stand under their days, newest first as they come', () => {
  const entries = [
    entry('c', new Date(2025, 0, 5, 23, 59)),
    entry('b', new Date(2025, 0, 5, 0, 0)),
    entry('a', new Date(2025, 0, 4, 23, 59)),
  ];
  expect(
    groupByDay(entries).map(({ title, entries: ofDay }) => [title, ofDay.map(({ id }) => id)]),
  ).toEqual([
    ['January 5, 2025', ['c', 'b']],
    ['January 4, 2025', ['a']],
  ]);
});

test('nothing has no days', () => expect(groupByDay([])).toEqual([]));

test.each([
  [15, '+15'],
  [-1250, '−1,250'],
  [0, '0'],
])('%i is shown as %s', (credits, shown) => expect(signed(credits)).toBe(shown));
