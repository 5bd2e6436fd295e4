import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { describe, expect, it } from 'vitest';
import { planPictures } from './plan-scene.ts';
import { english, kindOf, scene } from './testing/plan-lines.ts';

const told = (texts: readonly string[], said = {}, film = {}) =>
  planPictures([scene(texts, said)], { ...english, ...film }, kindOf).map(describePlan)[0] ?? '';

describe('a scene that says several things', () => {
  it('shows each when it is spoken of [SCENE-22]', () => {
    expect(
      told(['The old dog sleeps under the table.', 'A black cat sits on the window sill.']),
    ).toMatch(/^A.* dog sleeping.* Then, at “A black cat sits on”: A.* cat sitting/u);
  });

  it('has beside the words of a later part what they name', () => {
    expect(
      told(['All flats 1–36 affected.', 'Please fill a kettle and a bucket the night before.']),
    ).toMatch(/Then, at “Please fill a kettle and”: The words “[^”]*”\. A kettle/u);
  });

  it('stands where it happens, and not where something else happens afterwards', () => {
    expect(told(['We watched the sunset.', 'Then we went home on the bus.'])).not.toMatch(
      /^[^“]*On a bus/u,
    );
  });

  it('shows both things that happen in one long sentence', () => {
    expect(
      told([
        'The nurse pushed the bed along the corridor, and my grandmother waved to the people.',
      ]),
    ).toMatch(/nurse.* Then, at “and my grandmother waved to”: A grandmother waving/u);
  });

  it('shows what comes later from the start, where nothing is to be seen before', () => {
    expect(told(['You need not be good at it.', 'Three dogs slept across the field.'])).toMatch(
      /^Three dogs sleeping/u,
    );
  });

  it.each([
    [
      'a figure of a later sentence',
      [
        'When the last of it dribbles out, shut it again.',
        'Then check that the boiler pressure is between 1 and 1.5 bar.',
      ],
      /^The words “When the last .* Then, at “Then check that the boiler”: .*1–1\.5 bar/u,
    ],
    [
      'an answer that has not been given',
      [
        'Denis Papin lived in London.',
        'At what does water boil at the coast?',
        '100 °C, and no less than that.',
      ],
      /Then, at “100 °C, and no less”: A figure: 100°C/u,
    ],
    [
      'a card of what a later sentence says',
      [
        'The whole village came to the hall last night.',
        'Heat pump vs gas boiler.',
        'We talked it over until the small hours.',
      ],
      /^The words “The whole.* Then, at “Heat pump vs gas boiler”: .*Side by side.* Then, at “We talked/u,
    ],
  ])('does not show %s before its words', (_, texts, expected) => {
    expect(told(texts)).toMatch(expected);
  });

  it('does not show what only the next question is about', () => {
    const texts = [
      'Which gas do the plants take in?',
      'Carbon dioxide.',
      'Which is the longest river in India that flows into the sea?',
    ];
    expect(told(texts, {}, { genre: 'quiz' })).toMatch(
      /^The words “Which gas[^“]*”\. Then, at “Which is the longest river”: A river/u,
    );
  });

  it('shows the hour with its sentence, and what is spoken of before until then', () => {
    expect(
      told(
        [
          '¡Traed la cuchara de casa, que no vamos a usar plástico!',
          'A las 18:00 juegan los solteros contra los casados.',
        ],
        {},
        { language: 'es' },
      ),
    ).toMatch(
      /^The words “¡Traed la cuchara.*A spoon\. Then, at “A las 18:00 juegan los”: .*clock/iu,
    );
  });

  it.each([
    [
      'what nothing can be seen of',
      ['The old dog sleeps under the table.', 'That is how it was, and nobody asked why.'],
    ],
    [
      'the same again',
      ['The old dog sleeps under the table.', 'The dog snores and dreams of dinner.'],
    ],
    ['a word in passing', ['The old dog sleeps under the table.', 'Poor cat.']],
  ])('is not cut for %s', (_, texts) => {
    expect(told(texts)).not.toContain('Then, at');
  });

  it('reads a sentence from where it is said', () => {
    expect(
      told([
        'The old dog sleeps under the table.',
        'Why not.',
        'Nobody could pay the rent and the deposit by Friday.',
      ]),
    ).toMatch(/Then, at “Nobody could pay the rent”: The words “Nobody could pay/u);
  });

  it('is not cut where somebody has said what is to be seen', () => {
    const texts = ['The old dog sleeps under the table.', 'A black cat sits on the window sill.'];
    expect(told(texts, { note: 'A lighthouse at night' })).not.toContain('Then, at');
  });

  it('is not cut where its sentences are read together', () => {
    const verses = ['The old dog sleeps under the table,', 'a black cat sits on the window sill.'];
    expect(told(verses, { role: 'verse' })).not.toContain('Then, at');
  });
});
