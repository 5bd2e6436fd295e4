import { describe, expect, it } from 'vitest';
import { syllablesOf } from './syllables.ts';

const countsOf = (text: string) => {
  const words = text.split(' ');
  const syllables = syllablesOf(words);
  return words.map((_, index) => syllables.filter(({ word }) => word === index).length);
};

describe('syllables', () => {
  it.each([
    ['Spanish', 'la mañana del puerto', [1, 3, 1, 2]],
    ['German', 'die Küche riecht', [1, 2, 1]],
    ['Russian', 'Каждый вечер', [2, 2]],
    ['Greek', 'καλημέρα', [4]],
    ['Chinese', '你好，世界。', [4]],
    ['Japanese', 'きゃく', [2]],
    ['Korean', '안녕하세요', [5]],
    ['Hindi', 'नमस्ते', [2]],
    ['figures', '12', [4]],
    ['a dash', 'a — b', [1, 0, 1]],
  ])('are counted in %s', (_language, text, counts) => {
    expect(countsOf(text)).toEqual(counts);
  });

  it('rest where a mark says so, inside a word without spaces too', () => {
    const pausesOf = (words: string[]) => syllablesOf(words).map(({ pauseAfter }) => pauseAfter);
    expect(pausesOf(['so,', 'no.'])).toEqual(['comma', 'sentence']);
    expect(pausesOf(['你，好。'])).toEqual(['comma', 'sentence']);
    expect(pausesOf(['3.5'])).not.toContain('sentence');
  });
});
