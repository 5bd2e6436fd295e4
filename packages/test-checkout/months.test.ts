import { describe, expect, it } from 'vitest';
import { periodOf } from './months.ts';

const day = (text: string) => new Date(`${text}T10:20:30Z`);

describe('the months of a subscription', () => {
  it.each([
    ['2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['2027-12-29', ['2028-01-29', '2028-02-29', '2028-03-29', '2028-04-29']],
    ['2028-02-29', ['2028-03-29', '2028-04-29', '2028-05-29', '2028-06-29']],
    ['2026-11-15', ['2026-12-15', '2027-01-15', '2027-02-15', '2027-03-15']],
  ])('count from the day it began, %s', (start, ends) => {
    ends.forEach((end, month) => {
      expect(periodOf(day(start), month)).toEqual({
        periodStart: day(month === 0 ? start : (ends[month - 1] ?? '')),
        periodEnd: day(end),
      });
    });
  });

  it('reach the same day a year later', () => {
    expect(periodOf(day('2026-08-31'), 12).periodStart).toEqual(day('2027-08-31'));
  });
});
