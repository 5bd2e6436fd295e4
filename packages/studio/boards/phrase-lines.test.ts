import { describe, expect, it } from 'vitest';
import { breakInPhrases } from './phrase-lines.ts';

/** Every letter is one wide. */
const widthOf = (text: string): number => text.length;

describe('lines of type', () => {
  it.each([
    ['Straight in, press all the way.', 16, ['Straight in,', 'press all the way.']],
    ['Dial 2 units, point up, press.', 20, ['Dial 2 units,', 'point up, press.']],
    ['Cloudy insulin: roll the pen 10 times', 24, ['Cloudy insulin:', 'roll the pen 10 times']],
    ['It weighs about 40 kilos when full', 20, ['It weighs about', '40 kilos when full']],
  ])('%s', (text, width, lines) => {
    expect(breakInPhrases(text, Math.max(width, lines[1]?.length ?? 0), widthOf).lines).toEqual(
      lines,
    );
  });

  it('stay within their width, and keep every word', () => {
    const text =
      'The tank by plot 18 is leaking about 200 litres a day and nobody has looked at it since the storm';
    for (const width of [14, 20, 33, 60]) {
      const { lines } = breakInPhrases(text, width, widthOf);
      expect(lines.join(' ')).toBe(text);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
    }
  });

  it('break where no spaces are written', () => {
    expect(breakInPhrases('水は毎日飲みましょう', 5, widthOf).lines.join('')).toBe(
      '水は毎日飲みましょう',
    );
  });
});
