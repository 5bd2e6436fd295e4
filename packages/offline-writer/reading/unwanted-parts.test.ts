import { growthOf } from '@scenewright/contract/testing/growth.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersOf } from '../plain-words.ts';
import { readMaterial } from './read-material.ts';
import { withoutUnwanted } from './unwanted-parts.ts';
import type { Draft } from './units.ts';

const draft = (text: string, block: number, kind: Draft['kind'] = 'sentence'): Draft => ({
  text,
  kind,
  block,
  speaker: null,
  number: null,
  seconds: null,
  follows: false,
  picture: null,
  onScreen: null,
});

const minutes = [
  draft('Roof.', 0, 'heading'),
  draft('The slates slipped in March.', 0),
  draft('Two buckets stand in the hall.', 1),
  draft('Raffle.', 2, 'heading'),
  draft('Tickets cost £2.', 2, 'item'),
  draft('First prize is a ham.', 2, 'item'),
  draft('Thanks to Beryl for the tea.', 3),
];
const mill = [
  draft('The mill was built in 1804.', 0),
  draft('Its wheel weighs nine tonnes.', 0),
  draft('A goat lives in the yard.', 1),
  draft('Nobody knows who owns the goat.', 1),
  draft('The flour goes to three bakers.', 2),
];
const said = (drafts: readonly Draft[], request: string, language = 'en') =>
  withoutUnwanted(drafts, [request], language).drafts.map(({ text }) => text);

describe('requests that name a part', () => {
  it.each([
    ['make it snappy, skip the raffle', [3, 4, 5]],
    ['please leave the roof part out', [0, 1, 2]],
    ['drop the second point please', [5]],
    ['can you cut the bit about the buckets', [2]],
    ["don't read the last line", [6]],
    ['skip the roof and the raffle', [0, 1, 2, 3, 4, 5]],
    ['no need to read the list out, it is on the poster', [4, 5]],
  ])('%s', (request, without) => {
    const texts = minutes.map(({ text }) => text);
    expect(said(minutes, request)).toEqual(texts.filter((_, at) => !without.includes(at)));
  });

  it.each([
    ['only the last paragraph pls', [4]],
    ['Read only the second paragraph.', [2, 3]],
    ['skip the first paragraph', [2, 3, 4]],
  ])('%s', (request, kept) => {
    expect(said(mill, request)).toEqual(kept.map((at) => mill[at]?.text));
  });

  it('never does the opposite, and nothing where the part is not certain', () => {
    for (const request of [
      "don't skip the raffle",
      'maybe skip the raffle',
      'skip the raffle if it is too long',
      'skip the raffle?',
      'skip the bit about the goat',
      'delete the start',
      'say that after',
      'only the funny bit',
      'only the roof, the raffle',
      'only the roof and the bits of luck',
      'ignore the spelling',
      'skip the ums and the pauses',
      'only the tickets and the roof and everything',
    ])
      for (const drafts of [minutes, mill])
        expect(said(drafts, request), request).toEqual(drafts.map(({ text }) => text));
  });
});

describe('an idea that says what to leave out', () => {
  it('is told without it, and lists it', () => {
    const { units, requests } = readMaterial(
      '## Added\n- You can mute a friend for a day\n- The map works offline\n## Chores\n- bump the linter\n- new build cache\n\n(make this fun for customers, skip the chores)',
    );
    expect(units.map(({ text }) => text).join(' ')).not.toMatch(/linter|cache|Chores/u);
    expect(requests.join(' ')).toMatch(/Bump the linter.*New build cache/su);
  });

  it('shows a table that is for the screen alone', () => {
    const { units } = readMaterial(
      '| Boat | Leaves |\n|---|---|\n| Heron | 9:40 |\n| Teal | 11:15 |\n\n(table for on-screen only)\n\nThe boats do not wait. Bring a coat even in June.',
    );
    expect(units.map(({ text }) => text)).toEqual([
      'The boats do not wait.',
      'Bring a coat even in June.',
    ]);
    expect(units[0]?.onScreen).toContain('Heron');
  });
});

it('keeps every letter, said or listed, whatever is asked', () => {
  const part = fc.constantFrom(
    'roof',
    'raffle',
    'last line',
    'second point',
    'list',
    'bit about ham',
  );
  const verb = fc.constantFrom('skip the', 'only the', "don't read the", 'delete the');
  fc.assert(
    fc.property(fc.array(fc.tuple(verb, part), { maxLength: 4 }), (asked) => {
      const requests = asked.map((words) => words.join(' '));
      const { drafts, unwanted } = withoutUnwanted(minutes, requests, 'en');
      const all = lettersOf([...drafts.map(({ text }) => text), ...unwanted].join(''));
      const written = lettersOf(minutes.map(({ text }) => text).join(''));
      expect([...all].toSorted()).toEqual([...written].toSorted());
      expect(drafts.some(({ kind }) => kind !== 'heading')).toBe(true);
    }),
  );
});

it.each([
  'skip the ',
  'only the a of ',
  'leave the a b c ',
  "don't read the bit about a, ",
  'a b ',
])('reads many long requests of %j at the cost of their parts', (piece) => {
  const read = (length: number) =>
    withoutUnwanted(
      minutes,
      [
        piece.repeat(Math.ceil(length / piece.length)),
        ...Array<string>(Math.ceil(length / 400)).fill(piece),
      ],
      'en',
    );
  expect(growthOf(read, 40_000)).toBeLessThan(3);
});

describe('a point that a request in another language names by its number', () => {
  it.each([
    [
      '1. Ascensor nuevo.\n2. Derrama de 95 €.\n3. Ruegos: las alfombras.\n\n(el punto 3 mejor no lo pongas que luego hay lío)',
      'Ruegos',
    ],
    [
      '1. Neuer Aufzug.\n2. Umlage 95 €.\n3. Sonstiges: die Teppiche.\n\n(Punkt 3 bitte weglassen im Video)',
      'Teppiche',
    ],
  ])('is left out: %s', (idea, left) => {
    const { units } = readMaterial(idea);
    expect(units.length).toBeGreaterThan(1);
    expect(units.map(({ text }) => text).join(' ')).not.toContain(left);
  });
});
