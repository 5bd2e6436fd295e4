import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthAround } from './periods.ts';
import { monthsAfter } from '@scenewright/contract/rules/calendar-months.ts';

const dates = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2090-01-01'),
  noInvalidDate: true,
});

describe('monthsAfter', () => {
  it.each([
    ['2026-01-15T08:30:00.000Z', 1, '2026-02-15T08:30:00.000Z'],
    ['2026-01-31T08:30:00.000Z', 1, '2026-02-28T08:30:00.000Z'],
    ['2026-01-31T08:30:00.000Z', 2, '2026-03-31T08:30:00.000Z'],
    ['2028-01-31T08:30:00.000Z', 1, '2028-02-29T08:30:00.000Z'],
    ['2026-12-31T23:59:59.999Z', 1, '2027-01-31T23:59:59.999Z'],
    ['2026-05-10T00:00:00.000Z', 0, '2026-05-10T00:00:00.000Z'],
  ])('follows %s after %i with %s', (from, months, later) => {
    expect(monthsAfter(new Date(from), months).toISOString()).toBe(later);
  });

  it('always lies in the month that is meant, at the same time of day', () => {
    fc.assert(
      fc.property(dates, fc.nat({ max: 60 }), (from, months) => {
        const later = monthsAfter(from, months);
        expect(later.getUTCFullYear() * 12 + later.getUTCMonth()).toBe(
          from.getUTCFullYear() * 12 + from.getUTCMonth() + months,
        );
        expect(later.toISOString().slice(10)).toBe(from.toISOString().slice(10));
      }),
      { seed: 2 },
    );
  });
});

describe('monthAround', () => {
  it('begins with its first moment and ends before the next', () => {
    const since = new Date('2026-01-31T12:00:00Z');
    const monthOf = (at: string) =>
      Object.values(monthAround(since, new Date(at))).map((date) => date.toISOString());
    expect(monthOf('2026-01-31T12:00:00Z')).toEqual([
      '2026-01-31T12:00:00.000Z',
      '2026-02-28T12:00:00.000Z',
    ]);
    expect(monthOf('2026-02-28T11:59:59.999Z')).toEqual([
      '2026-01-31T12:00:00.000Z',
      '2026-02-28T12:00:00.000Z',
    ]);
    expect(monthOf('2026-02-28T12:00:00Z')).toEqual([
      '2026-02-28T12:00:00.000Z',
      '2026-03-31T12:00:00.000Z',
    ]);
  });

  it('holds the moment, and the next month begins where it ends', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 5_000_000_000 }), (since, later) => {
        const at = new Date(since.getTime() + later * 60);
        const { start, end } = monthAround(since, at);
        expect(start <= at && at < end).toBe(true);
        expect(monthAround(since, end).start).toEqual(end);
      }),
      { seed: 4 },
    );
  });
});
