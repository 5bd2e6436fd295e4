import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isListed } from '../planning/drawable.ts';
import { people } from '../planning/plan-words.ts';
import { emblemLanguages, emblemsOf, readEmblems } from '../planning/choosing/emblems.ts';

const file = z.strictObject({
  emblems: z
    .array(
      z.strictObject({
        /** Forms parted by blanks, each once. */
        words: z
          .string()
          .regex(/^\S+(?: \S+)*$/u)
          .refine((words) => new Set(words.split(' ')).size === words.split(' ').length),
        draw: z.array(z.string().min(1)).min(1).max(3),
        sure: z.int().min(1).max(3),
      }),
    )
    .min(1_000),
});

describe('the emblems of words', () => {
  it.each(emblemLanguages)('are a list of words and things in %s', (language) => {
    expect(() => file.parse(readEmblems(language))).not.toThrow();
  });

  it.each(emblemLanguages)('are things that the painter has, in %s', (language) => {
    const things = new Set(readEmblems(language).emblems.flatMap(({ draw }) => draw));
    expect([...things].filter((thing) => !isListed(thing) && !people.has(thing))).toEqual([]);
  });

  it.each([
    ['rinses', 'en'],
    ['waschen', 'de'],
    ['gewaschen', 'de-AT'],
    ['laver', 'fr'],
    ['lavar', 'es'],
  ])('are known in whatever form a word is written: %s (%s)', (word, language) => {
    expect(emblemsOf(word, language)).not.toEqual([]);
  });

  it('are none in a language that nobody wrote them for', () => {
    expect(emblemsOf('tvätta', 'sv')).toEqual([]);
  });
});
