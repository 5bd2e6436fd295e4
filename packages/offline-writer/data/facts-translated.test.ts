import { openData, word } from '@scenewright/contract/testing/word-lists.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { subjectById } from '../knowledge/facts/subjects.ts';
import { foreignLanguages } from '../knowledge/translated/foreign-words.ts';
import { translatedNames } from '../knowledge/translated/translated-facts.ts';

const mostSpokenWords = 26;
const spoken = z
  .string()
  .regex(/^\S.*[.!?]["”’»)]?$/u)
  .refine((text) => text.split(/\s+/u).length <= mostSpokenWords, { error: 'is too long' });

const form = z.record(
  z.string().regex(/^[a-z0-9-]+$/u),
  z.strictObject({
    names: z.array(word).min(1),
    facts: z.record(
      z.string().regex(/^\d+$/u),
      z.strictObject({ asked: z.array(word).max(10), said: z.array(spoken).min(1).max(3) }),
    ),
  }),
);

const data = openData(new URL('./facts-translated/', import.meta.url));
const read = (language: string) => form.parse(data.read(language));

/** The figures of three digits or more, however a language parts thousands: "12,000", "12.000", "12 000". Smaller ones may be words, and thousands, too: "384 mil". */
const figuresIn = (text: string): readonly string[] =>
  text.replaceAll(/(?<=\d)[.,  ](?=\d{3}(?!\d))/gu, '').match(/\d{3,}/gu) ?? [];

describe.each(data.names)('facts in %s', (language) => {
  it('have their form', () => {
    expect(data.faultsOf(language, form)).toBe('');
    expect(foreignLanguages).toContain(language);
  });

  it('are facts of the English files, by their places', () => {
    const strangers = Object.entries(read(language)).flatMap(([id, { facts }]) =>
      Object.keys(facts).filter((place) => subjectById(id)?.facts[Number(place)] === undefined),
    );
    expect(strangers).toEqual([]);
  });

  it('have no figure that the English fact has not', () => {
    const changed = Object.entries(read(language)).flatMap(([id, { facts }]) =>
      Object.entries(facts).flatMap(([place, { said }]) => {
        const entry = subjectById(id)?.facts[Number(place)];
        const english = figuresIn([entry?.text ?? '', ...(entry?.more ?? [])].join(' '));
        const own = figuresIn(said.join(' '));
        return own.every((figure) => english.some((each) => each.startsWith(figure)))
          ? []
          : [`${id}#${place} ${own.join()}`];
      }),
    );
    expect(changed).toEqual([]);
  });

  it('name a subject by names of its own', () => {
    const shared = [...translatedNames(language)]
      .filter(([, subjects]) => new Set(subjects.map(({ id }) => id)).size > 1)
      .map(([name]) => name);
    expect(shared).toEqual([]);
  });
});
