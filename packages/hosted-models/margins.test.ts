import { describe, expect, it } from 'vitest';
import { noOverrides, readCatalogue } from './catalogue.ts';
import {
  costUsd,
  creditsFor,
  creditValueUsd,
  marginsOf,
  marginTable,
  soundCreditsFor,
  soundCreditsOf,
} from './margins.ts';
import { shippedEntry } from './testing/entries.ts';

describe('what a scene costs', () => {
  it.each([
    ['recraft-ai/recraft-v3', 20, 0.04],
    ['kwaivgi/kling-v1.6-standard', 4, 0.25],
    ['kwaivgi/kling-v1.6-standard', 6, 0.5],
    ['google/veo-2', 8, 4],
    // Two clips of five seconds, joined.
    ['google/veo-2', 10, 5],
    ['google/veo-2', 9, 5],
  ])('with %s and %d seconds is %d dollars', (id, seconds, usd) =>
    expect(costUsd(shippedEntry(id), seconds)).toBeCloseTo(usd),
  );

  it('with sound is what the catalogue says for sound', () => {
    expect(costUsd(shippedEntry('google/veo-3.1'), 8, true)).toBeCloseTo(3.2);
  });

  it('is the price with sound of a model that always makes some', () => {
    const entry = { ...shippedEntry('google/veo-3.1'), sound: 'always' as const };
    expect(costUsd(entry, 8)).toBeCloseTo(3.2);
  });
});

describe('what sound adds to a scene', () => {
  const veo = shippedEntry('google/veo-3.1');

  it('is what an operator has set, else what its cost asks for', () => {
    expect(soundCreditsFor({ ...veo, soundCredits: 40 })).toBe(40);
    // 8 seconds at 20 cents more each; two fifths of what they bring in is left.
    expect(soundCreditsFor(veo)).toBe(Math.ceil(1.6 / 0.6 / creditValueUsd));
  });

  it('is nothing where it costs nothing or cannot be left out', () => {
    expect(soundCreditsFor(shippedEntry('bytedance/seedance-2.0'))).toBe(0);
    expect(soundCreditsFor({ ...veo, sound: 'always' })).toBe(0);
  });

  it('is told of the product’s models that make sound here: none as it is shipped', () => {
    expect(soundCreditsOf(readCatalogue())).toEqual(new Map());
    const models = new Map([['google/veo-2', 'google/veo-3.1']] as const);
    const catalogue = readCatalogue({ ...noOverrides, models });
    expect(soundCreditsOf(catalogue)).toEqual(new Map([['google/veo-2', soundCreditsFor(veo)]]));
  });
});

describe('the margins', () => {
  it('take a credit for what it brings in where it is sold cheapest', () => {
    expect(creditValueUsd).toBeCloseTo(99.99 / 3_250);
  });

  it('of the product’s own models leave something with every scene', () => {
    for (const { product, margin, warning } of marginsOf(readCatalogue()))
      if (product !== null) {
        expect(margin).toBeGreaterThan(0.3);
        expect(warning).toBeNull();
      }
  });

  it('warn of an enabled model that costs more than its credits bring in', () => {
    const changes = [
      { id: 'kwaivgi/kling-v1.6-standard', price: { usd: 0.2, per: 'second' } },
      { id: 'google/veo-3.1', price: { usd: 5, per: 'second' } },
    ];
    const margins = marginsOf(readCatalogue({ ...noOverrides, changes }));
    const sentence =
      'The model kwaivgi/kling-v1.6-standard costs up to $2.00 a scene, more than its 40 credits bring in ($1.23): name a cheaper one for it.';
    expect(margins.flatMap(({ warning }) => warning ?? [])).toEqual([sentence]);
    expect(marginTable(margins)).toContain(sentence);
  });

  it('warn of a model that nobody has listed, whose price is that of its predecessor', () => {
    const models = new Map([['kwaivgi/kling-v1.6-standard', 'someone/kling-copy']] as const);
    const sentence =
      'Nobody has said what the model someone/kling-copy costs: the price of kwaivgi/kling-v1.6-standard is taken. Set its price in REPLICATE_CATALOGUE_FILE.';
    const margins = marginsOf(readCatalogue({ ...noOverrides, models }));
    expect(margins.flatMap(({ warning }) => warning ?? [])).toEqual([sentence]);
    const known = { id: 'google/veo-3.1', enabled: true };
    const listed = readCatalogue({
      changes: [known],
      models: new Map([['google/veo-2', 'google/veo-3.1']] as const),
    });
    expect(marginsOf(listed).flatMap(({ warning }) => warning ?? [])).toEqual([]);
  });

  it('warn of sound that costs more than its credits bring in', () => {
    const changes = [{ id: 'google/veo-3.1', enabled: true, soundCredits: 10 }];
    const margins = marginsOf(readCatalogue({ ...noOverrides, changes }));
    expect(margins.flatMap(({ warning }) => warning ?? [])).toEqual([
      'The sound of the model google/veo-3.1 costs up to $1.60 more a scene, and its 10 credits bring in $0.31: raise its soundCredits.',
    ]);
  });

  it('price a model without a product by its cost', () => {
    for (const entry of readCatalogue().models.filter(({ product }) => product === null)) {
      const margin = marginsOf({ models: [entry] })[0]?.margin ?? 0;
      expect(margin).toBeGreaterThanOrEqual(0.4);
      expect(creditsFor(entry)).toBeGreaterThan(0);
    }
  });
});
