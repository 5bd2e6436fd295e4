import { describe, expect, it } from 'vitest';
import { alternativesByLanguage, alternativesIn, eitherApostrophe } from './word-patterns.ts';

describe('lists of words as alternatives of a pattern', () => {
  const said = alternativesIn({
    endings: ['the', "the day's end", 'the end'],
    notes: { de: ['notiz*', 'nota'], it: ['nota'] },
  });
  const taken = (source: string, text: string) => new RegExp(source, 'iu').exec(text)?.[0];

  it('take the longer of two that begin alike', () => {
    expect(taken(said.endings, 'The end of it')).toBe('The end');
    expect(taken(said.endings, 'The beginning')).toBe('The');
  });

  it('join the languages of a list, and say a word of two of them once', () => {
    expect(said.notes).toBe(String.raw`notiz\p{L}*|nota`);
  });

  it('take an apostrophe in either way', () => {
    const source = eitherApostrophe(said.endings);
    expect(taken(source, "the day's end")).toBe("the day's end");
    expect(taken(source, 'the day’s end')).toBe('the day’s end');
  });

  it('stand by language where each has patterns of its own', () => {
    const { nl, pl } = alternativesByLanguage({ nl: { say: ['zeggen'] }, pl: { say: ['mówią'] } });
    expect([nl.say, pl.say]).toEqual(['zeggen', 'mówią']);
  });
});
