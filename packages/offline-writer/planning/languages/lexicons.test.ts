import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { closedWords } from '../../reading/language-words.ts';
import type { LexiconFile } from './lexicon-file.ts';
import { lexiconLanguages } from './lexicons.ts';
import { foldWord, readForms } from './word-forms.ts';

const folder = new URL('../../data/nouns/', import.meta.url);
const fileOf = (language: string) =>
  JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as LexiconFile;

/** They are children rather than boys. */
const boysAndGirls = new Set(['niños', 'bambini']);

/** What each form of a language's nouns stands for: more than one English noun where it is not sure. */
function nounsByForm(file: LexiconFile, language: string) {
  const found = new Map<string, Set<string>>();
  for (const list of ['things', 'people'] as const)
    for (const [english, words] of Object.entries(file[list])) {
      const alone = {
        ...file,
        things: {},
        people: {},
        places: {},
        doings: {},
        [list]: { [english]: words },
      };
      for (const form of readForms(alone, language).keys())
        found.set(form, (found.get(form) ?? new Set()).add(english));
    }
  return found;
}

describe('the lexicons', () => {
  it('are those of data/nouns', () => {
    expect(
      readdirSync(folder)
        .map((name) => name.replace('.json', ''))
        .toSorted(),
    ).toEqual(lexiconLanguages.toSorted());
  });

  it.each(lexiconLanguages)('%s: no form stands for two nouns', (language) => {
    const unsure = [...nounsByForm(fileOf(language), language)].filter(
      ([form, nouns]) => nouns.size > 1 && !boysAndGirls.has(form),
    );
    expect(unsure).toEqual([]);
  });

  it.each(lexiconLanguages)('%s: no form is a word that holds sentences together', (language) => {
    const forms = readForms(fileOf(language), language);
    const closed = closedWords[language] ?? [];
    expect(closed.filter((word) => forms.has(foldWord(word, language)))).toEqual([]);
  });

  it.each(lexiconLanguages)('%s: knows numbers, denial and enough of everything', (language) => {
    const file = fileOf(language);
    expect(file.numbers.length).toBeGreaterThanOrEqual(9);
    expect(file.no).not.toBe('');
    const counts = (['things', 'people', 'places', 'doings'] as const).map(
      (list) => Object.keys(file[list]).length,
    );
    for (const [at, least] of [270, 90, 24, 45].entries())
      expect(counts[at]).toBeGreaterThan(least);
  });
});
