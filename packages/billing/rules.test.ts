import { describe, expect, it } from 'vitest';
import { comparePlans, proratedCredits, remainingDays } from './rules.ts';

const period = {
  periodStart: new Date('2026-04-01T00:00:00Z'),
  periodEnd: new Date('2026-05-01T00:00:00Z'),
};

describe('prorated credits', () => {
  it('are the whole difference at the start of the period, nothing at its end, and floored between', () => {
    const upgrade = (at: string) =>
      proratedCredits({ from: 'plus', to: 'pro', at: new Date(at), ...period });
    expect(upgrade('2026-04-01T00:00:00Z')).toBe(2300);
    expect(upgrade('2026-04-16T00:00:00Z')).toBe(1150);
    expect(upgrade('2026-04-30T23:59:59Z')).toBe(0);
    expect(upgrade('2026-05-01T00:00:00Z')).toBe(0);
    // 500 × 12,345 s left of 2,592,000 s = 2.38…
    expect(
      proratedCredits({
        from: 'starter',
        to: 'plus',
        at: new Date(period.periodEnd.getTime() - 12_345_000),
        ...period,
      }),
    ).toBe(2);
  });

  it('count whole seconds, as the providers of payments do, and never fall below nothing', () => {
    expect(
      proratedCredits({
        from: 'plus',
        to: 'pro',
        at: new Date(period.periodStart.getTime() + 999),
        ...period,
      }),
    ).toBe(2300);
    expect(
      proratedCredits({
        from: 'plus',
        to: 'pro',
        at: new Date(period.periodStart.getTime() - 5_000),
        ...period,
      }),
    ).toBe(2300);
    expect(
      proratedCredits({
        from: 'plus',
        to: 'pro',
        at: new Date(period.periodEnd.getTime() + 5_000),
        ...period,
      }),
    ).toBe(0);
    expect(proratedCredits({ from: 'pro', to: 'plus', at: period.periodStart, ...period })).toBe(0);
    expect(
      proratedCredits({
        from: 'plus',
        to: 'pro',
        at: period.periodStart,
        periodStart: period.periodStart,
        periodEnd: period.periodStart,
      }),
    ).toBe(0);
  });
});

it('orders the plans', () => {
  expect(comparePlans('pro', 'plus')).toBeGreaterThan(0);
  expect(comparePlans('free', 'starter')).toBeLessThan(0);
  expect(comparePlans('plus', 'plus')).toBe(0);
});

it('counts days that have begun', () => {
  const now = new Date('2026-04-10T12:00:00Z');
  expect(remainingDays(new Date('2026-04-11T11:59:59Z'), now)).toBe(1);
  expect(remainingDays(new Date('2026-04-11T12:00:01Z'), now)).toBe(2);
  expect(remainingDays(new Date('2026-04-09T12:00:00Z'), now)).toBe(0);
});
