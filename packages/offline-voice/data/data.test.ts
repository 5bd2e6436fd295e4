import {
  inSeveral,
  listOf,
  openData,
  setOf,
  word,
  wordList,
  wordMap,
  wordSet,
} from '@scenewright/contract/testing/word-lists.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import commonWords from './common-words.json' with { type: 'json' };
import shortForms from './short-forms.json' with { type: 'json' };

const capitals = setOf(z.string().regex(/^[A-Z0-9]+$/u));
/** Of one and of many, in lower case; units and signs have their own case. */
const oneAndMany = z.tuple([word, word]);
/** What is said for a sign; nothing for one that is only seen. */
const said = word.or(z.literal(''));
/** Neighbours of a word; the empty one is an end of the sentence. */
const neighbours = setOf(word.or(z.literal(''))).optional();

const forms: Readonly<Record<string, z.ZodType>> = {
  'common-words': z.strictObject({ english: wordSet, other: wordSet }),
  contrasts: wordSet,
  numbers: z.strictObject({
    small: wordList.length(20),
    tens: z.tuple([z.literal(''), z.literal('')], word),
    magnitudes: z.tuple([z.literal('')], word),
    irregularOrdinals: wordMap,
  }),
  'short-forms': z.strictObject({
    abbreviations: wordMap,
    titles: wordMap,
    places: wordMap,
    beforeNumber: wordMap,
    acronyms: z.strictObject({ spoken: capitals, spelled: capitals }),
    shouted: capitals,
    // Kings are called by name: Henry, not henry.
    roman: z.strictObject({ kings: setOf(z.string().regex(/^[A-Z][a-z]+$/u)), parts: wordSet }),
  }),
  spellings: z.strictObject({
    respellings: wordMap,
    homographs: z.array(
      z.strictObject({ word, before: neighbours, after: neighbours, spelling: word }),
    ),
  }),
  units: z.strictObject({
    months: listOf(word).length(12),
    units: z.record(z.string(), oneAndMany),
    currencies: z.record(z.string(), z.tuple([word, word, word, word])),
    symbols: z.record(z.string(), said),
  }),
};

const files = openData(new URL('./', import.meta.url));

describe('the words of the offline voice', () => {
  it.each(files.names)('%s.json has its form', (file) => {
    expect(files.faultsOf(file, forms[file])).toBe('');
  });

  it('stand in one of two lists that contradict each other', () => {
    const { acronyms, shouted } = shortForms;
    expect(inSeveral(acronyms.spoken, acronyms.spelled)).toEqual([]);
    expect(inSeveral(acronyms.spoken, shouted)).toEqual([]);
    expect(inSeveral(commonWords.english, commonWords.other)).toEqual([]);
  });
});
