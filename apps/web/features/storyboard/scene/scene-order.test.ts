import { describe, expect, test } from 'vitest';
import { landingIndex, movedTo, neighboursOf } from './scene-order.ts';

const ids = ['a', 'b', 'c', 'd'];

test.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 1, ids],
  [0, 99, ['b', 'c', 'd', 'a']],
  [2, -1, ['c', 'a', 'b', 'd']],
  [9, 0, ids],
])('moving from %i to %i', (from, to, expected) => {
  expect(movedTo(ids, from, to)).toEqual(expected);
});

describe('a drop', () => {
  const places = ids.flatMap((_, from) =>
    ids.flatMap((__, over) =>
      (['before', 'after'] as const).map((edge) => [from, over, edge] as const),
    ),
  );

  test.each(places.filter(([from, over]) => from === over))(
    'of %i upon itself (%i, %s) changes nothing',
    (from, over, edge) => {
      expect(landingIndex(from, over, edge)).toBe(from);
    },
  );

  test.each(places.filter(([from, over]) => from !== over))(
    'of %i at %i, %s it, lands beside it',
    (from, over, edge) => {
      const order = movedTo(ids, from, landingIndex(from, over, edge));
      const place = order.indexOf(ids[over] ?? '');
      expect(order[edge === 'before' ? place - 1 : place + 1]).toBe(ids[from]);
    },
  );
});

test('a new scene stands between the right ones [BOARD-2]', () => {
  expect(neighboursOf(ids, 1)).toEqual({ previous: undefined, next: 'a' });
  expect(neighboursOf(ids, 3)).toEqual({ previous: 'b', next: 'c' });
  expect(neighboursOf(ids, 'last')).toEqual({ previous: 'd', next: undefined });
});
