import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { representative, shareOf } from '@scenewright/contract/testing/thorough.ts';
import { createKnowledge } from './knowledge/create-knowledge.ts';
import { withKnownTopic } from './known-topic.ts';
import { readMaterial } from './reading/read-material.ts';

interface Subject {
  readonly id: string;
  readonly names: readonly string[];
  readonly narrower?: readonly string[];
  readonly ambiguous?: { readonly usual: boolean };
  readonly facts: readonly { readonly answers: readonly string[] }[];
}

const folder = new URL('./data/facts/', import.meta.url);
const subjects = readdirSync(folder).flatMap(
  (name) =>
    (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { readonly subjects: Subject[] })
      .subjects,
);
/** Of a name that means something else as well, only its own context tells. */
const plain = subjects.filter(({ ambiguous }) => ambiguous?.usual !== false);

const known = createKnowledge();
const read = (idea: string) => withKnownTopic(idea, readMaterial(idea), known);
const factsOf = (idea: string) => {
  const { topic } = read(idea);
  return topic === null ? [] : known.factsFor(topic);
};
const subjectOf = (idea: string) => factsOf(idea)[0]?.id.split('#')[0];

describe('a topic as people type it', () => {
  const phrases = [
    (name: string) => name,
    (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}!`,
    (name: string) => `tell me about ${name}`,
    (name: string) => `${name} for kids`,
    (name: string) => `${name} in 30 seconds`,
    (name: string) => `${name} explained`,
    (name: string) => `explain ${name} like I'm five`,
    (name: string) => `10 facts about ${name}`,
    (name: string) => `everything you need to know about ${name}`,
    (name: string) => `Make a short video about ${name}`,
    (name: string) => `I want to know more about ${name}`,
    (name: string) => `the story of ${name}`,
  ];
  it.each(phrases)('finds every known subject in %s', (phrase) => {
    const asked = shareOf(plain, phrases.indexOf(phrase), phrases.length);
    const missed = asked.filter(({ id, names }) => subjectOf(phrase(names[0] ?? '')) !== id);
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  it('answers a listed question by a fact of a subject that the question names', () => {
    const asking = /^(?:why|how|what|when|where|who|which|is|are|do|does|did|was|were|can)\b/;
    const questions = plain.flatMap(({ id, names, narrower = [], facts }) =>
      facts.flatMap(({ answers }, place) =>
        answers
          .filter((text) => asking.test(text))
          .filter((text) =>
            [...names, ...narrower].some((name) => ` ${text} `.includes(` ${name} `)),
          )
          .map((text) => ({ text, fact: `${id}#${place}` })),
      ),
    );
    const asked = representative(questions, ({ text }) => text.split(' ')[0] ?? '', 12);
    const missed = asked.filter(
      ({ text, fact }) => !factsOf(text).some(({ id, isAnswer }) => isAnswer && id === fact),
    );
    expect(questions.length).toBeGreaterThan(700);
    expect(missed.length / asked.length).toBeLessThan(0.02);
  });

  it.each([
    ['northern lights', 'northern-lights'],
    ['do sharks sleep', 'shark'],
    ['was the moon landing fake', 'moon-landing'],
    ['compound interest explained', 'compound-interest'],
    ['why do cats purr', 'cat'],
    ['can penguins fly', 'penguin'],
    ['volcanoes, simply explained', 'volcano'],
  ])('answers "%s"', (idea, subject) => {
    expect(subjectOf(idea)).toBe(subject);
  });

  it('reads a name of foreign letters as the English name that it is', () => {
    expect(read('Eid al-Fitr').language).toBe('en');
    expect(subjectOf('Eid al-Fitr')).toBe('eid');
  });

  it.each([
    'Honey saved my bakery.',
    'Sharks sleep.',
    'Do ten push-ups every morning',
    'My dog Max turned twelve.',
    'Bear with me. Rose said no.',
    'La tortilla de patatas de mi abuela',
  ])('leaves "%s" to its author', (idea) => {
    expect(factsOf(idea)).toEqual([]);
    expect(read(idea)).toEqual(readMaterial(idea));
  });
});
