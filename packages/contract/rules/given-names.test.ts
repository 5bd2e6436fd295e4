import { describe, expect, it } from 'vitest';
import names from '../data/given-names.json' with { type: 'json' };
import { genderOfGivenName } from './given-names.ts';

describe('given names', () => {
  it('are in lower case, in order, and each of one gender', () => {
    for (const list of [names.women, names.men]) {
      expect(list).toEqual([...new Set(list)].toSorted());
      expect(list.filter((name) => !/^\p{Ll}[^\s*\p{Lu}]+$/u.test(name))).toEqual([]);
    }
    const men = new Set(names.men);
    expect(names.women.filter((name) => men.has(name))).toEqual([]);
  });

  it.each([
    ['Nadia', 'woman'],
    ['WALT', 'man'],
    ['Marie Le Goff', 'woman'],
    ['Kojo', 'man'],
    ['Giulia', 'woman'],
    ['Yusuf', 'man'],
    ['Robin', null],
    ['Biscuit', null],
  ])('tell of %s: %s', (name, gender) => {
    expect(genderOfGivenName(name)).toBe(gender);
  });
});
