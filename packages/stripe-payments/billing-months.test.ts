import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, periodStartBefore } from './billing-months.ts';

const at = (text: string) => Date.parse(text) / 1000;

describe('billing months', () => {
  it.each([
    ['2026-01-31T10:20:30Z', 1, '2026-02-28T10:20:30Z'],
    ['2026-01-31T10:20:30Z', 2, '2026-03-31T10:20:30Z'],
    ['2027-12-30T23:59:59Z', 2, '2028-02-29T23:59:59Z'],
    ['2026-08-31T00:00:00Z', 1, '2026-09-30T00:00:00Z'],
  ])('from %s, %i later is %s', (anchor, months, later) => {
    expect(addMonths(at(anchor), months)).toBe(at(later));
  });

  it('find the start of a period by its end and the day it all began', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') }),
        fc.integer({ min: 0, max: 600 }),
        (anchor, month) => {
          expect(periodStartBefore(addMonths(anchor, month + 1), anchor)).toBe(
            addMonths(anchor, month),
          );
        },
      ),
    );
  });

  it('take a month back where the end is none of the anchor', () => {
    expect(periodStartBefore(at('2026-03-15T00:00:00Z'), at('2026-01-31T10:20:30Z'))).toBe(
      at('2026-02-15T00:00:00Z'),
    );
  });
});
