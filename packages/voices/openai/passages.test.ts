import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passagesOf } from './passages.ts';

describe('passages', () => {
  it('are one for a short text and none for an empty one', () => {
    expect(passagesOf(' Hello. ')).toEqual(['Hello.']);
    expect(passagesOf(' \n ')).toEqual([]);
  });

  it.each([
    ['a line end', 'One two three.\nFour five. Six', 22, ['One two three.', 'Four five. Six']],
    [
      'a sentence end',
      'One two three. Four five, six seven',
      24,
      ['One two three.', 'Four five, six seven'],
    ],
    ['a comma', 'One two three, four five six', 20, ['One two three,', 'four five six']],
    ['a space', 'One two three four five six', 20, ['One two three four', 'five six']],
    ['where they must', 'abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    [
      'a full stop without a space after it',
      '海很大。我们只看到了一部分。',
      8,
      ['海很大。', '我们只看到了一部', '分。'],
    ],
  ])('are cut at %s', (_where, text, most, expected) => {
    expect(passagesOf(text, most)).toEqual(expected);
  });

  it('lose nothing and are never too long', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ab., \n!中。🚀'), maxLength: 300 }),
        fc.integer({ min: 4, max: 40 }),
        (text, most) => {
          const passages = passagesOf(text, most);
          for (const passage of passages) expect(passage.length).toBeLessThanOrEqual(most);
          expect(passages.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
          for (const passage of passages) expect(passage.isWellFormed()).toBe(true);
        },
      ),
    );
  });
});
