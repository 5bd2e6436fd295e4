import { describe, expect, it } from 'vitest';
import { timePassage } from './time-passage.ts';

/** Ten seconds with sound from 1 s to 9 s. */
const sound = {
  samples: Int16Array.from({ length: 10_000 }, (_, index) =>
    index >= 1000 && index < 9000 ? 5000 : 0,
  ),
  sampleRate: 1000,
};
const heard = (...words: [text: string, startMs: number, endMs: number][]) =>
  words.map(([text, startMs, endMs]) => ({ text, startMs, endMs }));
const spans = (written: string, ...words: [string, number, number][]) =>
  timePassage(written.split(' '), sound, heard(...words)).map(({ text, startMs, endMs }) => [
    text,
    startMs,
    endMs,
  ]);

describe('lining up what was heard with what was written', () => {
  it('sees through spelling, case, punctuation and figures', () => {
    expect(
      spans(
        '“Colour,” $25 — well-known!',
        ['color', 1000, 1400],
        ['25', 1500, 2000],
        ['dollars', 2000, 2500],
        ['Well', 2600, 2900],
        ['known', 2900, 3300],
      ),
    ).toEqual([
      ['“Colour,”', 1000, 1400],
      ['$25', 1500, 2500],
      ['—', 2500, 2600],
      ['well-known!', 2600, 3300],
    ]);
  });

  it('finds its way back after words that were missed or made up', () => {
    const timed = spans(
      'one two three four five',
      ['one', 1000, 1300],
      ['um', 1300, 1500],
      ['three', 2000, 2300],
      ['four', 2300, 2600],
      ['five', 2600, 3000],
    );
    expect(timed[0]).toEqual(['one', 1000, 1300]);
    expect(timed[1]?.[1]).toBeGreaterThanOrEqual(1300);
    expect(timed[1]?.[2]).toBeLessThanOrEqual(2000);
    expect(timed.slice(2)).toEqual([
      ['three', 2000, 2300],
      ['four', 2300, 2600],
      ['five', 2600, 3000],
    ]);
  });

  it('works in other scripts', () => {
    expect(spans('Привет, мир!', ['привет', 1000, 1500], ['мир', 1600, 2000])).toEqual([
      ['Привет,', 1000, 1500],
      ['мир!', 1600, 2000],
    ]);
  });

  it('shares out the stretch with sound when nothing was heard', () => {
    const timed = spans('one two three');
    expect([timed[0]?.[1], timed[2]?.[2]]).toEqual([1000, 9000]);
  });

  it('does not believe times outside the sound', () => {
    const timed = spans('one two', ['one', 1000, 1300], ['two', 20_000, 30_000]);
    expect(timed[1]?.[2]).toBeLessThanOrEqual(10_000);
  });
});
