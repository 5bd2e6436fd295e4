import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenWords } from './written-words.ts';

const texts = (text: string) => writtenWords(text).map((word) => word.text);

describe('the words of a text', () => {
  it.each([
    ['Hello,  there!\tFriend', ['Hello,', 'there!', 'Friend']],
    [
      'well-known facts—and more…much more -- yes',
      ['well-known', 'facts—', 'and', 'more…', 'much', 'more', '--', 'yes'],
    ],
    ['“Stop”—he said', ['“Stop”—', 'he', 'said']],
    ['1939–1945 cost $25.50', ['1939–1945', 'cost', '$25.50']],
    ['👩‍🚀 up\u0000\u0007 we\u200bgo', ['👩‍🚀', 'up', 'we', 'go']],
    [' \n\t ', []],
  ])('of %j', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it('marks the ends of lines', () => {
    expect(writtenWords('one two\r\nthree').map((word) => word.endsLine)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('loses no visible character and makes none up', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab—–-.…"(é中🚀 \n\t') }), (text) => {
        expect(texts(text).join('')).toBe(text.replaceAll(/\s/g, ''));
      }),
    );
  });
});
