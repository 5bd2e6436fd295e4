import { describe, expect, it } from 'vitest';
import stored from '../../data/compound-looks.json' with { type: 'json' };
import { compoundLook } from './compounds.ts';

describe('what the word before a noun does to its looks [SCRIPT-11]', () => {
  it('is one thing or the other', () => {
    const both = Object.entries(
      stored as Readonly<Record<string, { kept?: string; changed?: string }>>,
    ).flatMap(([head, { kept = '', changed = '' }]) =>
      changed
        .split(' ')
        .filter((word) => word !== '' && kept.split(' ').includes(word))
        .map((word) => `${word} ${head}`),
    );
    expect(both).toEqual([]);
  });

  it.each([
    ['kitchen', 'door', 'same'],
    ['kitchen', 'doors', 'same'],
    ['condensed', 'milk', 'other'],
    ['lug', 'nuts', 'other'],
    ['lift', 'doors', 'other where a noun'],
    ['green', 'umbrella', null],
  ])('%s %s', (modifier, head, look) => {
    expect(compoundLook(modifier, head)).toBe(look);
  });
});
