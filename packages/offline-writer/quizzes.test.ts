import { describe, expect, it } from 'vitest';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { createOfflineWriter } from './index.ts';
import { briefOf } from './testing/sample-material.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });
const film = (idea: string, asked = { sceneCount: 12, sceneLengthS: 8 }) =>
  writer.writeScript(briefOf({ idea, ...asked }));
const told = (idea: string) =>
  film(idea)
    .scenes.map(({ dialogue }) => dialogue)
    .join(' ');

/** Typed at one go: every way to number, one answer behind a dash, one question taken back. */
const typed = `Quiz for my class 6 kids, five questions give them 3 seconds to think before each answer ok

1 Which planet has the shortest day? Jupiter, about 10 hours
2. how many bones in adult human body - 206
3 what gas do plants take in from air? carbon dioxide
4) Which is the longest river in India?? Indus no wait make it: which river does the dam stand on. Narmada
5 Water boils at sea level at? 100 °C`;

describe('a quiz that was typed at one go', () => {
  it('is asked question by question, each with its number, a rest to think, and its answer', () => {
    expect(told(typed)).toBe(
      [
        'Question 1: Which planet has the shortest day? [pause 3s] Jupiter, about 10 hours. [pause 1s]',
        'Question 2: How many bones in adult human body? [pause 3s] 206. [pause 1s]',
        'Question 3: What gas do plants take in from air? [pause 3s] Carbon dioxide. [pause 1s]',
        'Question 4: Which river does the dam stand on? [pause 3s] Narmada. [pause 1s]',
        'Question 5: Water boils at sea level at? [pause 3s] 100 °C. [pause 1s]',
      ].join(' '),
    );
  });

  it('never asks what its author took back, and lists it', () => {
    const { scenes, leftOut } = film(typed);
    expect(JSON.stringify(scenes)).not.toMatch(/longest|no wait|Indus/u);
    expect(leftOut.map(({ sentence }) => sentence.text).join(' ')).toContain('longest river');
  });

  it('begins each question in a scene of its own, where they are few as well', () => {
    const { scenes } = film(typed, { sceneCount: 6, sceneLengthS: 10 });
    const asked = scenes.map(({ dialogue }) => dialogue.match(/\?/gu)?.length ?? 0);
    expect(Math.max(...asked)).toBe(1);
    expect(asked.reduce((sum, count) => sum + count, 0)).toBe(5);
  });

  it.each([
    [
      'de',
      'Quiz!\n1. Welches Tier schläft am längsten? Der Koala\n2. Wie viele Beine hat eine Spinne? Sechs, nein Moment, acht\n3. Wo liegt der Brocken - im Harz',
      'Welches Tier schläft am längsten? [pause 1.5s] Der Koala. [pause 1s] Wie viele Beine hat eine Spinne? [pause 1.5s] Acht. [pause 1s] Wo liegt der Brocken? [pause 1.5s] Im Harz. [pause 1s]',
    ],
    [
      'es',
      'Trivial\n1) ¿Cuál es el río más largo? El Tajo, no espera, mejor: ¿qué río pasa por Sevilla? El Guadalquivir\n2) ¿Cuántos lados tiene un hexágono? Seis',
      '¿Qué río pasa por Sevilla? [pause 1.5s] El Guadalquivir. [pause 1s] ¿Cuántos lados tiene un hexágono? [pause 1.5s] Seis. [pause 1s]',
    ],
  ])('is read in other languages, its corrections too: %s', (_, idea, text) => {
    expect(told(idea)).toContain(text);
  });
});

describe('a quiz in one paragraph', () => {
  it('has an answer behind each question', () => {
    const idea =
      "Quick zoo quiz from the keepers. Question one: how long is a giraffe's tongue? About 45 centimetres, and it's dark purple. Question two: which of our animals sleeps the most? Is it the koala, the bat or the goat? The koala. See you at the gate.";
    expect(film(idea).genre).toBe('quiz');
    expect(told(idea)).toContain(
      "How long is a giraffe's tongue? [pause 1.5s] About 45 centimetres, and it's dark purple.",
    );
    expect(told(idea)).toContain('Is it the koala, the bat or the goat? [pause 1.5s] The koala.');
  });
});

describe('a list of questions that are no quiz', () => {
  it.each([
    '1. Is the radiator cold at the top? Then there is air in it, and you bleed it with a key until water comes.\n2. Is it cold at the bottom? Then there is sludge in it and a plumber has to flush the whole system out.',
    'Ask before you sign:\n1. Who pays for repairs?\n2. When may the rent rise?\n3. How do I get out?',
  ])('is none', (idea) => {
    expect(film(idea).genre).not.toBe('quiz');
  });
});

/** Each question's choices stand in its line, then its answer, by its letter or in words. */
const offered: readonly (readonly [
  language: string,
  idea: string,
  said: string,
  answer: string,
])[] = [
  [
    'en',
    'Instrument quiz\n1. How many strings on a violin? A 4 B 6 C 8. its 4\n2. Which one do you play without touching it? A harp B theremin C tuba. B!!\n3. Unroll a tuba, how long is it? 9, 18 or 30 ft. 18, longer than my truck',
    'Question 2: Which one do you play without touching it? A) harp B) theremin C) tuba. [pause 1.5s]',
    'Theremin',
  ],
  [
    'de',
    'Quiz Alpen\n1. Wie hoch ist die Zugspitze? A 2962 m B 3798 m. A!\n2. Welches Tier pfeift? A Murmeltier B Gams C Steinbock. A',
    'Welches Tier pfeift? A) Murmeltier B) Gams C) Steinbock. [pause 1.5s]',
    'Murmeltier',
  ],
  [
    'fr',
    'Quiz\n1. Combien de dents a un adulte ? 28, 30 ou 32. 32 avec les sagesses\n2. Quel animal dort debout? A le cheval B le chat C la poule. La A!',
    'Quel animal dort debout? A) le cheval B) le chat C) la poule. [pause 1.5s]',
    'Le cheval',
  ],
  [
    'es',
    'Quiz\n1. ¿Cuántos huesos hay? 106, 206 o 306. Son 206\n2. ¿Cuál es el río más largo? A Nilo B Amazonas. La B',
    '¿Cuál es el río más largo? A) Nilo B) Amazonas. [pause 1.5s]',
    'Amazonas',
  ],
  [
    'pl',
    'Quiz\n1. Ile zębów ma kot? A 20 B 30 C 40. B!\n2. Kto śpi najdłużej? A koala B pies. To A',
    'Kto śpi najdłużej? A) koala B) pies. [pause 1.5s]',
    'Koala',
  ],
];

const long = { sceneCount: 12, sceneLengthS: 10 };

describe('choices that are typed behind their question [CARD-6]', () => {
  it.each(offered)(
    'stand before the rest to think, and their answer alone behind it: %s',
    (...row) => {
      const [, idea, said, answer] = row;
      const { scenes } = film(idea, long);
      const at = scenes.findIndex(({ dialogue }) => dialogue === said);
      expect(scenes[at]?.plan).toMatchObject({ layout: 'question-answer' });
      expect(scenes[at]?.plan.items.length).toBeGreaterThan(1);
      expect(scenes[at + 1]?.plan).toMatchObject({
        layout: 'question-answer',
        quote: scenes[at]?.plan.quote,
        items: [answer],
      });
    },
  );

  it('are shown with the question where they have no letters, and make no range', () => {
    const { scenes } = film(offered[0]?.[1] ?? '');
    const asked = scenes.find(({ dialogue }) => dialogue.includes('Unroll a tuba'));
    expect(asked?.plan).toMatchObject({
      quote: 'Unroll a tuba, how long is it?',
      items: ['a) 9', 'b) 18', 'c) 30 ft'],
    });
    const answer = scenes.at(-1)?.plan;
    expect(answer?.items).toEqual(['18', 'longer than my truck']);
    expect(JSON.stringify(scenes)).not.toContain('18–30');
  });

  it('are remembered with their question where no scene holds both', () => {
    const { scenes } = film(offered[0]?.[1] ?? '', { sceneCount: 12, sceneLengthS: 8 });
    const quote = 'Which one do you play without touching it?';
    const at = scenes.findIndex(({ dialogue }) => dialogue.startsWith('A) harp'));
    expect(scenes[at]?.plan).toMatchObject({ quote, items: ['A) harp', 'B) theremin', 'C) tuba'] });
    expect(scenes[at + 1]?.plan).toMatchObject({ quote, items: ['Theremin'] });
  });

  it('leave the answer alone on its card, without what leads to it or comes behind it', () => {
    const { scenes } = film(
      `${offered[0]?.[1] ?? ''}\n\n3 right = you skip sweeping the band room`,
    );
    const four = scenes.find(({ dialogue }) => dialogue.startsWith('Its 4'));
    expect(four?.plan.items).toEqual(['4']);
    expect(JSON.stringify(scenes.map(({ plan }) => plan.items))).not.toContain('band room');
  });
});
