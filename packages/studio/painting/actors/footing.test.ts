import { describe, expect, it } from 'vitest';
import { entries } from '../lexicon/lexicon.ts';
import { drawnThings } from './drawn/catalogue.ts';
import { footingOf, shareGround, type Footing } from './footing.ts';
import { realCm } from './real-size.ts';
import { stagingOf } from './staging.ts';
import { restsOnTable } from './stand.ts';
import { hangsOnWall } from './suits.ts';
import { canStandBeside, sizeBesidePeople } from './true-size.ts';

describe('what is seen on one ground', () => {
  it.each([
    ['drawn-leaf-one', 'deciduous-tree', 'a leaf is no tree'],
    ['spider', 'drawn-river-bend', 'a spider is in no landscape'],
    ['chestnut', 'deciduous-tree', 'a chestnut is no tree'],
    ['bus', 'open-book', 'a book is no bus'],
    ['drawn-kettle', 'drawn-bicycle-side', 'a kettle stands on a table'],
    ['drawn-tram-side', 'drawn-steamship', 'a tram is not in the water'],
    ['drawn-coat', 'drawn-oak-tree', 'a rail is in no meadow'],
    ['drawn-elbow-bent', 'dog', 'an elbow lies nowhere'],
    ['drawn-sofa', 'cow', 'a cow is in no room'],
  ])('is not %s with %s: %s', (one, other) => {
    expect(shareGround({ art: one }, { art: other })).toBe(false);
    expect(shareGround({ art: other }, { art: one })).toBe(false);
  });

  it.each([
    ['bus', 'taxi'],
    ['drawn-dinner-plate', 'drawn-wooden-train'],
    ['drawn-butter-dish', 'drawn-frying-pan'],
    ['cow', 'house'],
    ['drawn-sofa', 'cat'],
    ['drawn-gate', 'dog'],
    ['red-heart', 'mobile-phone'],
  ])('is %s with %s', (one, other) => {
    expect(shareGround({ art: one }, { art: other })).toBe(true);
  });

  it('is in a painted scene what flies above it, too, as far as it can be seen', () => {
    const lead = { emoji: 'sunflower', cue: '' };
    expect(
      canStandBeside(
        { emoji: 'drawn-robin-flying', cue: '' },
        { ...lead, emoji: 'drawn-oak-tree' },
      ),
    ).toBe(false);
    expect(canStandBeside({ emoji: 'drawn-robin-flying', cue: '' }, lead)).toBe(true);
    expect(canStandBeside({ emoji: 'drawn-elbow-bent', cue: '' }, lead)).toBe(false);
  });
});

describe('a thing', () => {
  it('of the lexicon has a real size, unless it is a sign, a landscape, a part or in the sky', () => {
    const sizeless = new Set<Footing>(['sign', 'landscape', 'part', 'sky']);
    const names = new Set(entries.flatMap(({ emoji }) => emoji ?? []));
    const unknown = [...names].filter(
      (name) =>
        !name.includes('*') &&
        !/^(?:bust|head)$/u.test(stagingOf(name)) &&
        !sizeless.has(footingOf(name)) &&
        realCm(name) === null,
    );
    expect(unknown).toEqual([]);
  });

  it('that is worn or hangs lies on no table', () => {
    for (const name of ['drawn-coat', 'drawn-towel', 'drawn-elbow-bent', 'dress'])
      expect.soft(restsOnTable(name), name).toBe(false);
    for (const name of ['drawn-towel', 'drawn-elbow-bent'])
      expect.soft(hangsOnWall(name), name).toBe(true);
  });

  it('has its true size beside people, whichever set its drawing is of', () => {
    expect(sizeBesidePeople('chair')).toBeGreaterThan(0.4);
    expect(sizeBesidePeople('tomato')).toBeLessThan(0.16);
    expect(sizeBesidePeople('school')).toBe(2);
    expect(sizeBesidePeople('drawn-armchair')).toBeCloseTo(
      (drawnThings.get('drawn-armchair')?.cm ?? 0) / 170,
    );
  });
});
