import { describe, expect, it } from 'vitest';
import { hitsOf } from './find-words.ts';
import { lexiconOf } from './lexicons.ts';

const namedIn = (language: string, line: string): readonly string[] => {
  const lexicon = lexiconOf(language);
  return lexicon === null
    ? []
    : hitsOf(line, lexicon, new Set()).hits.map(({ english }) => english);
};

describe('what a line of another language compares with', () => {
  it.each([
    ['es', 'Es menor que una taza.'],
    ['es', 'Era más alto que un caballo.'],
    ['fr', 'C’est plus grand qu’une girafe.'],
    ['de', 'Es ist größer als ein Elefant.'],
    ['nl', 'Het is groter dan een olifant.'],
    ['pt', 'É menor que um grão de arroz.'],
    ['it', 'È più grande di una mela.'],
  ])('is not named by it, in %s: %s', (language, line) => {
    expect(namedIn(language, line)).toEqual([]);
  });

  it('is named where there are more of them', () => {
    expect(namedIn('de', 'Wir haben mehr als drei Hunde.')).toContain('dog');
  });
});
