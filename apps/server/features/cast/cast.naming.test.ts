import { describe, expect, it } from 'vitest';
import { namedIn, nameKey, refusalOfName, replaceNames } from '@scenewright/contract/rules/cast.ts';

const members = ['Mira', 'Ana', 'Ana Maria', "O'Neil", 'Old Mill', '小明', 'Zoë'].map((name) => ({
  name,
}));
const named = (text: string) => namedIn(text, members).map(({ name }) => name);

describe('naming a member of the cast', () => {
  it.each([
    ['Mira climbs a hill', ['Mira']],
    ['a hill, and on it MIRA, mira and @Mira', ['Mira']],
    ["Mira's lantern", ['Mira']],
    ['the Admiral admires Mirabel', []],
    ['Mira_2 and mira2', []],
    ['Ana Maria waves', ['Ana Maria']],
    ['Ana waves to Ana  Maria', ['Ana', 'Ana Maria']],
    ['O’Neil at the old\nmill', ["O'Neil", 'Old Mill']],
    ['昨天小明去山上', ['小明']],
    ['Zoe\u0308 sings', ['Zoë']],
    ['mail me@mira.example', []],
    ['(Mira), “@ana”!', ['Mira', 'Ana']],
    ['', []],
  ])('%j names %j', (text, expected) => expect(named(text)).toEqual(expected));

  it('replaces each name once found, and counts how often it was named [CAST-1]', () => {
    const text = replaceNames(
      '@Mira sees Ana Maria. Mira waves.',
      members,
      ({ name }, _found, before) => `<${name} ${before}>`,
    );
    expect(text).toBe('<Mira 0> sees <Ana Maria 0>. <Mira 1> waves.');
  });
});

describe('a name', () => {
  it.each(['Mira', 'R2-D2', 'Dr. Ito', "D'Arcy", '小明', 'Q', 'x'.repeat(40), 'St. John'])(
    'may be %j',
    (name) => expect(refusalOfName(name)).toBeNull(),
  );
  it.each(['', '   ', 'The', 'a|b', '@Mira', '.*', 'x'.repeat(41), 'two\u0000'])(
    'cannot be %j',
    (name) => expect(refusalOfName(name)).toMatch(/\.$/u),
  );
  it('is the same in any case and spacing', () =>
    expect(nameKey(' old   MILL')).toBe(nameKey('Old Mill')));
});
