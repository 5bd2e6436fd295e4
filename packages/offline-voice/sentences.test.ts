import { describe, expect, it } from 'vitest';
import { spokenForms } from './text/normalise-text.ts';
import { writtenWords } from './text/written-words.ts';
import { engineText, sentencesOf } from './sentences.ts';

const sentences = (text: string) => sentencesOf(spokenForms(writtenWords(text)));

describe('sentences for the engine', () => {
  it('end where the text does, with a comma at every rest inside', () => {
    expect(sentences('Well — "yes," he said: 5% (or so). Is it? Yes').map(engineText)).toEqual([
      'well, yes, he said, five percent, or so.',
      'is it?',
      'yes.',
    ]);
  });

  it('know which written word each spoken one comes from', () => {
    const [only] = sentences('It is 5% 🚀 more');
    expect(only?.words.map((word) => [word.text, word.writtenIndex])).toEqual([
      ['it', 0],
      ['is', 1],
      ['five', 2],
      ['percent', 2],
      ['more', 4],
    ]);
  });

  it('are cut when they are too long: at a rest, or where they must', () => {
    const withComma = sentences(`${'one '.repeat(25)}two, ${'three '.repeat(30)}`);
    expect(withComma.map((sentence) => sentence.words.length)).toEqual([26, 30]);
    const without = sentences('word '.repeat(100));
    expect(without.map((sentence) => sentence.words.length)).toEqual([40, 40, 20]);
    expect(without.flatMap((sentence) => sentence.words.map((word) => word.writtenIndex))).toEqual(
      Array.from({ length: 100 }, (_, index) => index),
    );
  });

  it('are none where there is nothing to say', () => {
    expect(sentences('… 🚀 — 你好')).toEqual([]);
  });
});
