import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { describe, expect, it } from 'vitest';
import { planPictures } from './plan-scene.ts';
import { english, kindOf, scene } from './testing/plan-lines.ts';

const shownIn = (lines: readonly string[], request: string, language = 'en') =>
  planPictures(
    lines.map((line) => scene([line])),
    { ...english, title: '', language, requests: [request] },
    kindOf,
  ).map((plan) => describePlan({ ...plan, quote: '' }));

const quiet = ['It was never easy.', 'Nobody knew why.', 'So it goes.'];

describe('a thing that a creator wishes to see', () => {
  it.each([
    ['please open with a lighthouse', 0, /lighthouse/u],
    ['end with a rainbow pls', 2, /rainbow/u],
    ['show the teapot at the end', 2, /teapot/u],
    ['keep it short, and start with a red kite', 0, /kite/u],
    ['please start with a wide shot of the harbour.', 0, /In a harbour/u],
    ['end on a forest please', 2, /In a forest/u],
  ])('stands where it is wished: %s', (request, at, thing) => {
    const shown = shownIn(quiet, request);
    expect(shown[at]).toMatch(thing);
    expect(shown.filter((prose) => thing.test(prose))).toHaveLength(1);
  });

  it('stands in a scene whose line names nothing, where no place is wished', () => {
    const shown = shownIn(['A baker kneads the bread.', 'Nobody knew why.'], 'put a penguin in it');
    expect(shown[0]).not.toMatch(/penguin/u);
    expect(shown[1]).toMatch(/penguin/u);
  });

  it('stands beside what is seen, where every line names something', () => {
    const [shown] = shownIn(['A baker kneads the bread.'], 'put a penguin in it');
    expect(shown).toMatch(/baker.*penguin/u);
  });

  it('stands between the first and the last picture', () => {
    const shown = shownIn(quiet, 'photos of trains in between');
    expect(shown.map((prose) => /trains/u.test(prose))).toEqual([false, true, true]);
  });

  it.each([
    ['de', ['Es war nie leicht.', 'So ist es.'], 'am Ende bitte einen Sonnenuntergang zeigen'],
    ['fr', ['Rien n’est simple.', 'Voilà.'], 'montrez un coucher de soleil à la fin'],
  ])('is read in other languages: %s', (language, lines, request) => {
    expect(shownIn(lines, request, language).map((prose) => /sunset/u.test(prose))).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    'do not show a penguin',
    'show no penguins',
    'the logo at the end',
    'put it on a poster',
  ])('is nothing that is not wished: %s', (request) => {
    expect(shownIn(quiet, request).join(' ')).not.toMatch(/(?<!no )penguin|logo|poster/iu);
  });
});

describe('a colour that a creator wishes', () => {
  it.each([
    [
      'We are the bike repair van.',
      'pls make the van yellow in the video, it is yellow',
      /yellow.* van/u,
    ],
    ['Our boat stops at the mill.', 'paint the boat green please', /green boat/u],
    ['A door stood in the field.', 'the door is red', /red door/u],
  ])('is that of the thing, also beside words and in a compound: %s', (line, request, shown) => {
    expect(shownIn([line], request)[0]).toMatch(shown);
  });

  it('is none where the wish names no colour', () => {
    expect(shownIn(['Our boat stops at the mill.'], 'make the boat funny')[0]).not.toMatch(
      /funny/u,
    );
  });
});
