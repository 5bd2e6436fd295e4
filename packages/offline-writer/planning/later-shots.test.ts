import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { describe, expect, it } from 'vitest';
import { createOfflineWriter } from '../index.ts';
import { briefOf } from '../testing/sample-material.ts';
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
      /^The words “Which gas[^“]*”\. Then, at “Which is the longest river”: (?:The words “[^“]*”\. )?A river/u,
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

describe('a card [CARD-8]', () => {
  it.each([
    [
      'en',
      'Same way soap bubbles show colours.',
      'So a peacock has no blue paint, he has good spacing.',
    ],
    ['de', 'Hinter Brno riss der Keilriemen.', 'Damit kamen wir bis nach Hause.'],
    ['es', 'El cura se había saltado un pedazo.', 'Nunca nos quiso decir cuál era.'],
    ['fr', 'En mai, ils étaient mariés.', 'La lettre, personne ne l’a jamais réclamée.'],
    ['pl', 'Otrzepać z ziemi, nie myć.', 'Tydzień schną do góry nogami.'],
  ])('gives way to the next sentence that is read: %s', (language, first, next) => {
    const [anchor = ''] = next.split(/,/u);
    expect(told([first, next], {}, { language })).toMatch(
      new RegExp(`^The words “${first}”.*Then, at “${anchor.slice(0, 12)}[^”]*”.*“${next}”`, 'u'),
    );
  });

  it('of a figure does not stand before its short sentence at the end', () => {
    expect(told(['Blue dress, a number on a string around my neck.', 'I beat 40 kids.'])).toMatch(
      /^(?:(?!40).)*Then, at “I beat 40 kids”: .*40 kids/u,
    );
  });

  it('gives way again after a figure, as often as a sentence follows', () => {
    expect(
      told([
        'Upside down in the oven at 450 °F.',
        'Let it cool in there.',
        'Do it three more times.',
      ]),
    ).toMatch(/450.*Then, at “Let it cool.*Then, at “Do it three/u);
  });
});

it('a point that is read keeps its number behind what leads to it [CARD-8]', () => {
  const idea =
    'Mumbai monsoon survival for new joinees\n\n1. Umbrella is useless, take raincoat\n2. Phone in a zip bag, always\n3. Leave 40 min early, the harbour line will be late';
  const { scenes } = createOfflineWriter({ measure: speakingTimeS }).writeScript(
    briefOf({ idea, sceneCount: 3, sceneLengthS: 8 }),
  );
  expect(scenes[0]?.plan.later).toMatchObject([
    { shows: { quote: '1) Umbrella is useless, take raincoat.' } },
  ]);
});
