import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeDialogue } from './dialogue.ts';
import { partsOfSentence, sharedAt } from './cut-points.ts';

const upTo = (characters: number) => (part: string) => part.length <= characters;
const texts = (text: string, characters: number) =>
  partsOfSentence(text, upTo(characters)).map((part) => part.text);

describe('a sentence that no scene holds whole', () => {
  it('is cut between clauses, and within none that fits', () => {
    expect(
      texts('We rented a small shop on the corner and we hired my cousin because nobody slept', 50),
    ).toEqual([
      'We rented a small shop on the corner',
      'and we hired my cousin',
      'because nobody slept',
    ]);
  });

  it('keeps its brackets and quotations whole where they fit', () => {
    for (const whole of ['(opened in May, after ten years; at last)', '“Stop, she said; no more”'])
      expect(
        texts(`The long bridge ${whole} carries many cars, and it carries trams`, 60).join('|'),
      ).toContain(whole);
    expect(
      texts('東京の駅（開業は、1914年。古い）はとても大きい、そして毎日人が多い', 24).join('|'),
    ).toContain('（開業は、1914年。古い）');
  });

  it('cuts within a clause where it must', () => {
    expect(texts('one two three four five six', 14)).toEqual(['one two three', 'four five six']);
    expect(texts('How long has this been going on?', 29)).toEqual([
      'How long',
      'has this been going on?',
    ]);
    expect(texts('The American Hiram Bingham made Machu Picchu known', 30)).toEqual([
      'The American Hiram Bingham',
      'made Machu Picchu known',
    ]);
    expect(texts('The garden lamp glows for 12.', 24)).not.toContain('for 12.');
  });

  it.each([
    'The old ferry, named after a nurse of the island, carries twenty cars.',
    'Rosa Lindt, who taught the whole village to swim, died on Monday.',
  ])('costs more to cut between its subject and its verb than a clause: %j', (text) => {
    for (const { cost } of partsOfSentence(text, upTo(60)).slice(1))
      expect(cost).toBeGreaterThanOrEqual(sharedAt.phrases - 0.5);
  });

  it.each([
    'He locked the old shop, the street was empty.',
    'Mending shoes for forty years, my aunt knew every foot in town.',
  ])('is cut at a comma between two clauses as between any clauses: %j', (text) => {
    const [, second] = partsOfSentence(text, upTo(90), sharedAt.clauses);
    expect(second?.cost).toBeLessThan(sharedAt.clauses);
  });

  it('is cut at its clauses, though it fits, where it may be shared', () => {
    const parts = partsOfSentence(
      'No, we sold it, and then we bought a new boat.',
      upTo(90),
      sharedAt.clauses,
    );
    expect(parts.map(({ text }) => text)).toEqual([
      'No, we sold it,',
      'and then we bought a new boat.',
    ]);
  });

  it('cuts no figure off what it counts, where no spaces are written', () => {
    const idea = '桂花苑3号楼至7号楼将于11月6日（星期三）上午9点至下午5点停水。';
    for (const room of [5, 6, 7, 8, 9, 12]) {
      const parts = partsOfSentence(idea, upTo(room));
      expect(parts.map(({ text }) => text).filter((text) => /\d$|[（「]$/u.test(text))).toEqual([]);
      expect(composeDialogue(parts.map((part) => ({ ...part, restS: 0 })))).toBe(idea);
    }
  });

  it('tears no figure, range, name, verb or pair of words', () => {
    const torn = /(?:\d|\b(?:in|of|to|the|by|from|with|for|instead|has|is|and))$/iu;
    for (const text of [
      'Storm Ingrid is expected to bring gusts of 75 to 85 mph to the exposed headlands of the west coast.',
      'Sync now runs every 15 seconds instead of every 2 minutes on the phones of all our users.',
      "Her funeral is at St Mary's Church in Whitby on Friday 22 November with tea in the hall.",
      'Last Tuesday I stood in the rain for 14 minutes typing my number plate into a machine.',
    ])
      for (const room of [36, 40, 50, 60])
        for (const part of texts(text, room).slice(0, -1)) expect(part).not.toMatch(torn);
    expect(texts('I stood in the rain for 14 minutes typing my plate into a machine', 40)).toEqual([
      'I stood in the rain for 14 minutes',
      'typing my plate into a machine',
    ]);
  });

  it('keeps the two ends of a range in one scene', () => {
    for (const [text, range] of [
      [
        'La piscina cierra el martes entre las 8:30 y las 13:00 por una avería del agua',
        '8:30 y las 13:00',
      ],
      ['The lift is closed on Monday between 9:00 and 11:30 for the yearly test', '9:00 and 11:30'],
      ['Le pont reste fermé samedi entre 6 h et 14 h pour les travaux du tramway', '6 h et 14 h'],
    ] as const)
      for (const characters of [34, 40, 46])
        expect(texts(text, characters).some((part) => part.includes(range))).toBe(true);
  });

  it('loses nothing', () => {
    const piece = fc.constantFrom(
      'we ran',
      'and they',
      '(a, b)',
      '；',
      '，',
      '「犬」',
      'because it',
      ',',
      '. ',
      '— ',
      'x',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 30 }),
        fc.integer({ min: 12, max: 60 }),
        (all, room) => {
          const text = all.join(' ');
          const parts = partsOfSentence(text, upTo(room));
          const plain = (said: string) => said.replaceAll(' ', '');
          if (parts.length > 0)
            expect(plain(composeDialogue(parts.map((part) => ({ ...part, restS: 0 }))))).toBe(
              plain(text),
            );
          for (const part of parts) expect(part.text.length).toBeLessThanOrEqual(room);
        },
      ),
    );
  });
});

describe('a bracket within a sentence', () => {
  it('stays with the words before it, and they with what comes behind', () => {
    expect(
      texts(
        'The repair was paid by the council (two thirds) and by residents who bought planks',
        52,
      ),
    ).toEqual([
      'The repair was paid by the council (two thirds)',
      'and by residents who bought planks',
    ]);
  });
});
