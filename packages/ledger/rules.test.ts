import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocate,
  balanceAt,
  isOpenAt,
  maxCredits,
  requireWholeCredits,
  splitParts,
  sumOfParts,
  sumOpen,
} from './rules.ts';

const at = new Date('2026-03-10T12:00:00Z');
const expiry = fc.option(
  fc.integer({ min: -5, max: 5 }).map((days) => new Date(at.getTime() + days * 86_400_000)),
  { nil: null },
);
const openGrants = fc
  .array(fc.record({ remaining: fc.integer({ min: 0, max: 50 }), expiresAt: expiry }), {
    maxLength: 8,
  })
  .map((grants) =>
    grants.map((grant, index) => ({ id: `grant-${index}`, periodStart: null, ...grant })),
  );

describe('allocate', () => {
  it('takes exactly the amount, in the order given, never more than a bucket holds and never from an expired one', () => {
    fc.assert(
      fc.property(openGrants, fc.integer({ min: 1, max: 300 }), (grants, amount) => {
        const allocations = allocate(grants, amount, at);
        if (allocations === null) return void expect(sumOpen(grants, at)).toBeLessThan(amount);
        expect(allocations.reduce((sum, { amount: part }) => sum + part, 0)).toBe(amount);
        const open = grants.filter((grant) => isOpenAt(grant, at));
        expect(allocations.map(({ grantId }) => grantId)).toEqual(
          open.slice(0, allocations.length).map(({ id }) => id),
        );
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
    const grant = { id: 'a', remaining: 5, expiresAt: at, periodStart: null };
    expect(allocate([grant], 5, at)).toBeNull();
    expect(allocate([grant], 5, new Date(at.getTime() - 1))).toEqual([{ grantId: 'a', amount: 5 }]);
    expect(sumOpen([grant], at)).toBe(0);
  });
});

describe('balanceAt', () => {
  const since = new Date('2026-01-31T12:00:00Z');
  const grants = [
    {
      id: 'old plan',
      remaining: 40,
      expiresAt: new Date('2026-12-01'),
      periodStart: new Date('2026-02-01'),
    },
    { id: 'gift', remaining: 500, expiresAt: null, periodStart: null },
  ];

  it('counts the free allowance from the moment it is due, and leaves out what it closes', () => {
    const clock = { freeSince: since, freeDue: new Date('2026-03-31T12:00:00Z') };
    expect(balanceAt(clock, grants, new Date('2026-03-31T11:59:59.999Z'))).toBe(540);
    expect(balanceAt(clock, grants, new Date('2026-03-31T12:00:00Z'))).toBe(515);
  });

  it('counts no allowance where the clock stands', () => {
    expect(balanceAt({ freeSince: null, freeDue: null }, grants, at)).toBe(540);
  });
});

describe('splitParts', () => {
  it('divides without loss, in order, and leaves nothing out', () => {
    const parts = fc
      .array(fc.integer({ min: 1, max: 30 }), { maxLength: 6 })
      .map((amounts) => amounts.map((amount, index) => ({ grantId: `grant-${index}`, amount })));
    fc.assert(
      fc.property(parts, fc.nat({ max: 200 }), (whole, amount) => {
        const { taken, rest } = splitParts(whole, amount);
        expect(sumOfParts(taken)).toBe(Math.min(amount, sumOfParts(whole)));
        const of = (grantId: string) =>
          sumOfParts([...taken, ...rest].filter((part) => part.grantId === grantId));
        for (const part of whole) expect(of(part.grantId)).toBe(part.amount);
        expect([
          ...taken.map(({ grantId }) => grantId),
          ...rest
            .slice(taken.at(-1)?.grantId === rest[0]?.grantId ? 1 : 0)
            .map(({ grantId }) => grantId),
        ]).toEqual(whole.map(({ grantId }) => grantId));
        for (const part of [...taken, ...rest]) expect(part.amount).toBeGreaterThan(0);
      }),
      { seed: 3 },
    );
  });
});

describe('requireWholeCredits', () => {
  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, maxCredits + 1])(
    'refuses %s',
    (amount) => expect(() => requireWholeCredits(amount)).toThrow(RangeError),
  );
  it.each([1, maxCredits])('lets %s pass', (amount) =>
    expect(() => requireWholeCredits(amount)).not.toThrow(),
  );
});
