import { describe, expect, it } from 'vitest';
import {
  hasWord,
  soundsAlike,
  speeds,
  usedPronunciations,
  withPronunciation,
} from '@scenewright/contract/rules/speech.ts';

const plain = { speed: 1, pronunciations: [] };
const gif = { word: 'GIF', say: 'jif' };

it('offers speeds from 0.8 to 1.3 in steps of 0.05', () => {
  expect(speeds).toEqual([0.8, 0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.15, 1.2, 1.25, 1.3]);
});

describe('a word', () => {
  it.each(['A GIF moves.', 'gif!', 'My “Gif”', "the GIF's loop", 'GIF-based'])(
    'stands in "%s"',
    (text) => expect(hasWord(text, 'GIF')).toBe(true),
  );
  it.each(['GIFs', 'a gift', 'RGIF', 'GIF2', ''])('does not stand in "%s"', (text) =>
    expect(hasWord(text, 'GIF')).toBe(false),
  );

  it('is taken as it is, signs included', () => {
    expect(hasWord('We write C++ here.', 'C++')).toBe(true);
    expect(hasWord('We write CC here.', 'C+')).toBe(false);
    expect(hasWord("I don't.", 'don')).toBe(false);
    expect(hasWord('我爱北京天安门', '北京')).toBe(true);
  });
});

describe('pronunciations', () => {
  it('are told apart by their words, in whatever case, and forgotten', () => {
    expect(withPronunciation([gif, { word: 'SQL', say: 'sequel' }], 'Gif', 'gee eye eff')).toEqual([
      { word: 'SQL', say: 'sequel' },
      { word: 'Gif', say: 'gee eye eff' },
    ]);
    expect(withPronunciation([gif], 'gif', null)).toEqual([]);
  });

  it('change how a text sounds only where it has their word', () => {
    expect(usedPronunciations('A GIF moves.', [gif, { word: 'SQL', say: 'sequel' }])).toEqual([
      gif,
    ]);
    expect(soundsAlike('Bees dance.', plain, { ...plain, pronunciations: [gif] })).toBe(true);
    expect(soundsAlike('A GIF moves.', plain, { ...plain, pronunciations: [gif] })).toBe(false);
    expect(
      soundsAlike(
        'A GIF moves.',
        { ...plain, pronunciations: [gif] },
        {
          ...plain,
          pronunciations: [
            { word: 'SQL', say: 'x' },
            { word: 'gif', say: 'jif' },
          ],
        },
      ),
    ).toBe(true);
    expect(soundsAlike('Bees dance.', plain, { ...plain, speed: 1.05 })).toBe(false);
  });
});
