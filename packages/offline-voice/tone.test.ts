import { describe, expect, it } from 'vitest';
import { rmsOf } from './testing/sound-measures.ts';
import { brighten } from './tone.ts';

const tone = (hz: number, amplitude = 8_000) => ({
  samples: Int16Array.from(
    { length: 8_000 },
    (_, at) => amplitude * Math.sin((2 * Math.PI * hz * at) / 16_000),
  ),
  sampleRate: 16_000,
});
const gainDbAt = (hz: number, gainDb: number) =>
  20 * Math.log10(rmsOf(brighten(tone(hz), gainDb).samples) / rmsOf(tone(hz).samples));

describe('brightening', () => {
  it.each([[9], [-3], [0]])(
    'by %d dB raises the highs, half of it at the shelf, and leaves the lows',
    (gainDb) => {
      expect(gainDbAt(150, gainDb)).toBeCloseTo(-6, 0);
      expect(gainDbAt(2_600, gainDb)).toBeCloseTo(-6 + gainDb / 2, 0);
      expect(gainDbAt(7_000, gainDb)).toBeCloseTo(-6 + gainDb, 0);
    },
  );

  it('clips rather than wraps where there is no room', () => {
    const { samples } = brighten(tone(7_000, 32_000), 12);
    expect(Math.max(...samples)).toBe(32_767);
    expect(Math.min(...samples)).toBe(-32_768);
  });
});
