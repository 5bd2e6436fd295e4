import { describe, expect, it } from 'vitest';
import { promptWithLooks } from '@scenewright/contract/rules/cast.ts';
import { changedSince, digestOf, marksIn, parseMarks } from '@scenewright/storyboard/cast-marks.ts';

const mark = (name: string, digest = 'one') => ({ id: `id of ${name}`, name, digest });

describe('the prompt for a hosted model', () => {
  const members = [
    { name: 'Mira', kind: 'person', look: 'a young scientist in a teal coat. ' },
    { name: 'Old Mill', kind: 'place', look: 'a white windmill on a hill' },
  ] as const;

  it('describes each member where it is first named, and only there [CAST-2]', () => {
    expect(
      promptWithLooks("@Mira opens the door of the old mill. Mira's lamp glows.", members),
    ).toBe(
      "Mira (a young scientist in a teal coat) opens the door of the old mill (a white windmill on a hill). Mira's lamp glows.",
    );
  });

  it('leaves a description that names nobody as it is, and takes no look for a name', () => {
    expect(promptWithLooks('An admiral at sea', members)).toBe('An admiral at sea');
    expect(
      promptWithLooks('Ada waves', [
        { name: 'Ada', kind: 'person', look: 'like Bo, $& and $1' },
        { name: 'Bo', kind: 'person', look: 'tall' },
      ]),
    ).toBe('Ada (like Bo, $& and $1) waves');
  });
});

describe('what has changed since a picture was made', () => {
  it('is nothing while the same members are named and look the same', () =>
    expect(changedSince([mark('Mira'), mark('Bo')], [mark('Bo'), mark('Mira')])).toEqual([]));
  it('is a member that looks different', () =>
    expect(changedSince([mark('Mira')], [mark('Mira', 'two')])).toEqual(['Mira']));
  it('is a member that came into the cast', () =>
    expect(changedSince([], [mark('Mira')])).toEqual(['Mira']));
  it('is a member that left it', () => expect(changedSince([mark('Mira')], [])).toEqual(['Mira']));
  it('is not a new name by itself', () =>
    expect(changedSince([mark('Mira')], [{ ...mark('Mira'), name: 'Myra' }])).toEqual([]));
});

it('reads what takes remember, and nothing where there is no take', () => {
  expect(parseMarks([mark('Mira'), { id: 1 }, null])).toEqual([mark('Mira')]);
  expect(parseMarks(null)).toEqual([]);
});

it('marks the members a description names', () =>
  expect(marksIn('mira waves', [mark('Bo'), mark('Mira')])).toEqual([mark('Mira')]));

it('tells looks apart, and not by the order in which a database gives fields back', () => {
  const look = { kind: 'person', look: 'tall', appearance: { actor: 'woman', accent: null } };
  expect(digestOf({ ...look, appearance: { accent: null, actor: 'woman' } })).toBe(digestOf(look));
  for (const other of [
    { ...look, look: 'small' },
    { ...look, kind: 'thing' },
    { ...look, appearance: { actor: 'man', accent: null } },
  ])
    expect(digestOf(other)).not.toBe(digestOf(look));
});
