import { describe, expect, it } from 'vitest';
import { createFourier } from './fourier.ts';

describe('the power spectrum', () => {
  it('has a tone in its bin alone, of two windows at once', () => {
    const { size, binCount, powersOf } = createFourier(50);
    expect([size, binCount]).toEqual([64, 33]);
    const tone = (bin: number, gain: number) =>
      Float64Array.from(
        { length: size },
        (_, index) => gain * Math.cos((2 * Math.PI * bin * index) / size),
      );
    const [one, other] = powersOf(tone(5, 1), tone(12, 3));
    for (let bin = 0; bin < binCount; bin += 1) {
      expect(one[bin]).toBeCloseTo(bin === 5 ? (size / 2) ** 2 : 0);
      expect(other[bin]).toBeCloseTo(bin === 12 ? (size / 2) ** 2 * 9 : 0);
    }
  });

  it('keeps the energy of any window (Parseval)', () => {
    const { size, powersOf } = createFourier(16);
    const window = Float64Array.from({ length: size }, (_, index) => ((index * 7) % 11) - 5);
    const [power] = powersOf(window, new Float64Array(size));
    const both = [...power].reduce(
      (sum, value, bin) => sum + value * (bin === 0 || bin === size / 2 ? 1 : 2),
      0,
    );
    expect(both / size).toBeCloseTo(window.reduce((sum, value) => sum + value ** 2, 0));
  });
});
