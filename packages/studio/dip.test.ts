import { describe, expect, it } from 'vitest';
import { dipAt } from './dip.ts';

describe('dipAt', () => {
  const shares = Array.from({ length: 90 }, (_, frame) => dipAt(frame, 90));

  it('darkens both edges alike and leaves the middle alone', () => {
    expect(shares).toEqual(shares.toReversed());
    expect(shares.filter((share) => share > 0)).toHaveLength(10);
  });

  it('falls evenly from the first frame, which still shows the picture', () => {
    const head = shares.slice(0, 6);
    expect(head).toEqual(head.toSorted((a, b) => b - a));
    expect(head[0]).toBeGreaterThan(0.5);
    expect(head[0]).toBeLessThan(0.8);
  });

  it('does not touch a scene too short for it', () => {
    expect(
      Array.from({ length: 10 }, (_, frame) => dipAt(frame, 10)).some((share) => share > 0),
    ).toBe(false);
  });
});
