import { describe, expect, it } from 'vitest';
import { boardOf, subject } from '../testing/board-of.ts';
import { isBehindPeople } from './beside-people.ts';
import { groupsOf, needsPanels, panelBoxes } from './panels.ts';
import { settingKindOf } from './setting-kind.ts';

const thing = (art: string) => ({ art, count: 1 });
const groupsFor = (...names: readonly string[]) =>
  groupsOf({ figures: [], things: names.map(thing) });
const { figures } = boardOf({
  layout: 'quote',
  quote: 'Eat.',
  subjects: [subject('grandmother', { doing: 'speaking' })],
});

describe('the pictures of a card', () => {
  it('are one for what stands on one ground', () => {
    expect(groupsFor('bus', 'taxi')).toHaveLength(1);
    expect(needsPanels(groupsFor('bus', 'taxi'))).toBe(false);
  });

  it('are several where sizes or grounds have nothing in common', () => {
    expect(groupsFor('drawn-leaf-one', 'deciduous-tree')).toHaveLength(2);
    const [first, second] = groupsFor('cow', 'drawn-milk-bottle', 'cheese-wedge');
    expect(first?.things.map(({ art }) => art)).toEqual(['cow']);
    expect(second?.things).toHaveLength(2);
  });

  it('have a frame around a landscape, which is no slab in a meadow', () => {
    expect(needsPanels(groupsFor('drawn-river-bend'))).toBe(true);
    const groups = groupsOf({ figures, things: [thing('drawn-river-bend')] });
    expect(groups.map((group) => group.figures.length)).toEqual([1, 0]);
  });

  it('show no limb beside people', () => {
    expect(groupsOf({ figures, things: [thing('drawn-elbow-bent')] })).toEqual([
      { figures, things: [] },
    ]);
  });

  it('stand side by side without touching', () => {
    const [one, other] = panelBoxes({ x: 10, y: 20, width: 800, height: 500 }, 2);
    expect(other?.x).toBeGreaterThan((one?.x ?? 0) + (one?.width ?? 0));
    expect((other?.x ?? 0) + (other?.width ?? 0)).toBeCloseTo(810);
  });
});

describe('what a picture stands on', () => {
  it.each([
    ['drawn-elbow-bent', 'wall'],
    ['drawn-towel', 'wall'],
    ['drawn-coat', 'studio'],
    ['drawn-gate', 'meadow'],
    ['bus', 'road'],
    ['drawn-wooden-train', 'table'],
    ['drawn-sofa', 'studio'],
  ])('%s: %s', (art, kind) => {
    expect(settingKindOf([thing(art)], false)).toBe(kind);
  });

  it('is a road where a school is behind somebody, and a room beside a chair', () => {
    expect([isBehindPeople(thing('school')), isBehindPeople(thing('chair'))]).toEqual([
      true,
      false,
    ]);
    expect(settingKindOf([thing('school')], true)).toBe('road');
    expect(settingKindOf([thing('chair')], true)).toBe('studio');
  });
});
