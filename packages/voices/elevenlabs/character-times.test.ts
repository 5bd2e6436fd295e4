import { describe, expect, it } from 'vitest';
import { wordTimes } from './character-times.ts';

/** Each character lasts a tenth of a second. */
const evenly = (text: string) => {
  const characters = [...text];
  return {
    characters,
    startsS: characters.map((_, index) => index / 10),
    endsS: characters.map((_, index) => (index + 1) / 10),
  };
};

describe('the times of words from those of characters', () => {
  it('begin with the first character and end with the last', () => {
    expect(wordTimes(['Two', 'fish.'], evenly('Two  fish.'), 1_000)).toEqual([
      { text: 'Two', startMs: 0, endMs: 300 },
      { text: 'fish.', startMs: 500, endMs: 1_000 },
    ]);
  });

  it('count a sign of two units once', () => {
    expect(wordTimes(['🌊', 'sea'], evenly('🌊 sea'), 1_000)).toEqual([
      { text: '🌊', startMs: 0, endMs: 100 },
      { text: 'sea', startMs: 200, endMs: 500 },
    ]);
  });

  it('stay within the sound, and never run backwards', () => {
    const backwards = {
      characters: ['a', ' ', 'b'],
      startsS: [0.5, 0.6, 0.1],
      endsS: [0.6, 0.7, 9],
    };
    expect(wordTimes(['a', 'b'], backwards, 800)).toEqual([
      { text: 'a', startMs: 500, endMs: 600 },
      { text: 'b', startMs: 600, endMs: 800 },
    ]);
  });

  it.each([
    ['other words', ['three'], evenly('two')],
    ['times that are missing', ['two'], { ...evenly('two'), endsS: [0.1] }],
    ['nothing', ['two'], evenly('')],
  ])('are not told from %s', (_what, words, times) =>
    expect(wordTimes(words, times, 1_000)).toBeNull(),
  );
});
