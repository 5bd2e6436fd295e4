import { beforeAll, describe, expect, it } from 'vitest';
import { alignWords, silence } from './align-words.ts';
import { type Flite, loadFlite } from './flite.ts';
import { rememberPronunciations } from './narrate.ts';
import { personas } from './personas.ts';

const phones = (names: string) =>
  names.split(' ').map((name, index) => ({ name, endSeconds: (index + 1) / 10 }));
const sounds = (words: string) => words.split(' / ').map((word) => word.split(' '));

describe('finding words among phones', () => {
  it('follows pauses between words', () => {
    expect(alignWords(phones('pau hh ax l ow pau y uw pau'), sounds('hh ax l ow / y uw'))).toEqual([
      silence,
      0,
      0,
      0,
      0,
      silence,
      1,
      1,
      silence,
    ]);
  });

  it('bears sounds that change, fall away or come in beside each other', () => {
    expect(alignWords(phones('dh iy eh n d'), sounds('dh ax / eh n d'))).toEqual([0, 0, 1, 1, 1]);
    expect(alignWords(phones('n eh k s t ey'), sounds('n eh k s t / d ey'))).toEqual([
      0, 0, 0, 0, 0, 1,
    ]);
    expect(alignWords(phones('s ax t aa p n aw'), sounds('s t aa p / n aw'))).toEqual([
      0, 0, 0, 0, 0, 1, 1,
    ]);
  });

  it('leaves out a word nobody heard', () => {
    expect(alignWords(phones('w ah n th r iy'), sounds('w ah n / t uw / th r iy'))).toEqual([
      0, 0, 0, 2, 2, 2,
    ]);
  });
});

describe('on the real engine', () => {
  let flite: Flite;
  beforeAll(async () => {
    flite = await loadFlite();
  });

  const sentence =
    'the quick brown fox jumped over an hour ago, and the lazy dog looked at it as if a record were about to be set in the estimate.';

  it.each(Object.entries(personas))(
    'every word of %s has sounds of its own, in order, apart from its neighbours',
    (_voiceId, persona) => {
      const words = sentence.replaceAll(/[,.]/g, '').split(' ');
      const pronounce = rememberPronunciations(flite);
      const utterance = flite.speak(sentence, persona);
      const found = alignWords(utterance.phones, pronounce(words));
      const order = found.filter((word) => word !== silence);
      expect(order).toEqual([...order].sort((one, other) => one - other));
      expect(new Set(order).size).toBe(words.length);
      const consonants = (names: readonly (string | undefined)[]) =>
        names.filter((name) => name && !/^[aeiou]/.test(name)).join(' ');
      for (const [index, expected] of pronounce(words).entries()) {
        const heard = utterance.phones
          .filter((_, phone) => found[phone] === index)
          .map((phone) => phone.name);
        expect(consonants(heard), words[index]).toBe(consonants(expected));
      }
    },
  );

  it('knows how words sound, each by itself, and asks only once', () => {
    const asked: string[][] = [];
    const pronounce = rememberPronunciations({
      ...flite,
      pronounce: (words) => (asked.push([...words]), flite.pronounce(words)),
    });
    expect(pronounce(['one', 'cat', 'one'])).toEqual([
      ['w', 'aa', 'n'],
      ['k', 'ae', 't'],
      ['w', 'aa', 'n'],
    ]);
    pronounce(['cat', 'dog']);
    expect(asked).toEqual([['one', 'cat'], ['dog']]);
  });

  it('tells phones that end with the sound', () => {
    const { phones: spoken, samples, sampleRate } = flite.speak('hello there.', personas.fable);
    expect(Math.abs((spoken.at(-1)?.endSeconds ?? 0) - samples.length / sampleRate)).toBeLessThan(
      0.02,
    );
  });
});
