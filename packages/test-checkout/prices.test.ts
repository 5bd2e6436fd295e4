import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proratedCents } from './prices.ts';

const periodStart = new Date('2026-04-01T00:00:00Z');
const periodEnd = new Date('2026-05-01T00:00:00Z');
const price = (at: Date) =>
  proratedCents({ from: 'starter', to: 'plus', at, periodStart, periodEnd });

describe('the price of an upgrade', () => {
  it('is the whole difference at the start, nothing at the end, and by seconds in between', () => {
    expect(price(periodStart)).toBe(2000);
    expect(price(new Date('2026-04-16T00:00:00Z'))).toBe(1000);
    expect(price(new Date('2026-04-30T23:59:59Z'))).toBe(0);
    expect(price(periodEnd)).toBe(0);
  });

  it('is rounded half up', () => {
    const whole = (periodEnd.getTime() - periodStart.getTime()) / 1_000;
    // 2,000 cents × left ÷ 2,592,000 s is a half for 648 s.
    const left = (seconds: number) => new Date(periodStart.getTime() + (whole - seconds) * 1_000);
    expect(price(left(647))).toBe(0);
    expect(price(left(648))).toBe(1);
    expect(price(left(1_943))).toBe(1);
    expect(price(left(1_944))).toBe(2);
  });

  it('never grows while time passes, and is whole and within the difference', () => {
    const second = fc
      .integer({ min: 0, max: 30 * 86_400 })
      .map((seconds) => new Date(periodStart.getTime() + seconds * 1_000));
    fc.assert(
      fc.property(second, second, (a, b) => {
        const [earlier, later] = a < b ? [a, b] : [b, a];
        const [high, low] = [price(earlier), price(later)];
        expect(Number.isInteger(high) && high <= 2000 && low >= 0 && low <= high).toBe(true);
      }),
    );
  });
});
