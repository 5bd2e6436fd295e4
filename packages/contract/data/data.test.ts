import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  inSeveral,
  openData,
  setOf,
  word,
  wordList,
  wordMap,
  wordSet,
} from '../testing/word-lists.ts';
import proseWords from './prose-words.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import verbs from './verbs.json' with { type: 'json' };

/** One word without a blank. */
const words = setOf(word.regex(/^\S+$/u));

/** Words with blanks between them, none twice. */
const filled = z.string().refine((text) => {
  const all = text.split(' ');
  return all.every((one) => one !== '') && new Set(all).size === all.length;
});

const forms: Readonly<Record<string, z.ZodType>> = {
  'compound-looks': z.record(
    word,
    z
      .strictObject({ kept: filled.optional(), changed: filled.optional() })
      .refine(({ kept, changed }) => kept !== undefined || changed !== undefined),
  ),
  'given-names': z.strictObject({ women: words, men: words }),
  'prose-words': z.strictObject({
    determiners: words,
    prepositions: words,
    placePrepositions: words,
    links: words,
    auxiliaries: words,
    pronouns: words,
    feelings: words,
    lookWords: words,
    clothes: words,
    massNouns: words,
    partNouns: words,
    uniqueNouns: words,
    ingNouns: words,
    ingVerbs: words,
    irregularPlurals: wordMap,
  }),
  settings: z.strictObject({
    months: wordList.length(12),
    skies: words,
    weatherOfDay: wordMap,
    on: wordSet,
    at: wordSet,
    scenes: words,
  }),
  verbs: z.strictObject({
    pasts: wordMap,
    common: words,
    restless: words,
    participles: words,
    behindParticiple: words,
  }),
};

const files = openData(new URL('./', import.meta.url));

describe('the words of descriptions', () => {
  it.each(files.names)('%s.json has its form', (file) => {
    expect(files.faultsOf(file, forms[file])).toBe('');
  });

  it('stand in one of two lists that contradict each other', () => {
    const { feelings, links, massNouns, prepositions, uniqueNouns } = proseWords;
    expect(inSeveral(settings.on, settings.at)).toEqual([]);
    expect(inSeveral(verbs.restless, verbs.participles)).toEqual([]);
    expect(inSeveral(massNouns, uniqueNouns)).toEqual([]);
    expect(inSeveral(links, feelings)).toEqual([]);
    expect(inSeveral(prepositions, feelings)).toEqual([]);
  });

  it('give each irregular plural to one noun', () => {
    const plurals = Object.values(proseWords.irregularPlurals);
    expect(inSeveral(...plurals.map((plural) => [plural]))).toEqual([]);
  });
});
