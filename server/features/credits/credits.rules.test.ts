import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, isOpenAt, nextMonthly, requireWholeCredits, sumOpen } from './credits.rules.ts';

const at = new Date('2026-03-10T12:00:00Z');
const expiry = fc.option(fc.integer({ min: -5, max: 5 }).map((days) => new Date(at.getTime() + days * 86_400_000)), { nil: null });
const openGrants = fc
  .array(fc.record({ remaining: fc.integer({ min: 0, max: 50 }), expiresAt: expiry }), { maxLength: 8 })
  .map((grants) => grants.map((grant, index) => ({ id: `grant-${index}`, ...grant })));

describe('allocate', () => {
  it('takes exactly the amount, in the order given, never more than a bucket holds and never from an expired one', () => {
    fc.assert(
      fc.property(openGrants, fc.integer({ min: 1, max: 300 }), (grants, amount) => {
        const allocations = allocate(grants, amount, at);
        if (allocations === null) return void expect(sumOpen(grants, at)).toBeLessThan(amount);
        expect(allocations.reduce((sum, { amount: part }) => sum + part, 0)).toBe(amount);
        const open = grants.filter((grant) => isOpenAt(grant, at));
        expect(allocations.map(({ grantId }) => grantId)).toEqual(open.slice(0, allocations.length).map(({ id }) => id));
        // Every bucket but the last is emptied before the next is touched.
        for (const [index, { amount: part }] of allocations.entries()) {
          const remaining = open[index]?.remaining ?? 0;
          if (index < allocations.length - 1) expect(part).toBe(remaining);
          else expect(part).toBeLessThanOrEqual(remaining);
        }
      }),
      { seed: 1 },
    );
  });

  it('ends a bucket at its very moment of expiry', () => {
    const grant = { id: 'a', remaining: 5, expiresAt: at };
    expect(allocate([grant], 5, at)).toBeNull();
    expect(allocate([grant], 5, new Date(at.getTime() - 1))).toEqual([{ grantId: 'a', amount: 5 }]);
    expect(sumOpen([grant], at)).toBe(0);
  });
});

describe('nextMonthly', () => {
  it.each([
    ['2026-01-15T08:30:00.000Z', '2026-02-15T08:30:00.000Z'],
    ['2026-01-31T08:30:00.000Z', '2026-02-28T08:30:00.000Z'],
    ['2028-01-31T08:30:00.000Z', '2028-02-29T08:30:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
  ])('follows %s with %s', (from, next) => {
    expect(nextMonthly(new Date(from)).toISOString()).toBe(next);
  });

  it('always lies in the following month, at the same time of day', () => {
    const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, (from) => {
        const next = nextMonthly(from);
        expect(next.getUTCMonth()).toBe((from.getUTCMonth() + 1) % 12);
        expect(next.toISOString().slice(10)).toBe(from.toISOString().slice(10));
      }),
      { seed: 2 },
    );
  });
});

describe('requireWholeCredits', () => {
  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (amount) => expect(() => requireWholeCredits(amount)).toThrow(RangeError));
  it('lets whole credits pass', () => expect(() => requireWholeCredits(1)).not.toThrow());
});
