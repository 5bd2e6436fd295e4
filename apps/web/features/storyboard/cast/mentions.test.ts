import { describe, expect, it } from 'vitest';
import { insertName, membersFor, mentionAt } from './mentions.ts';

describe('a mention', () => {
  it.each([
    ['@', 1, { start: 0, query: '' }],
    ['a hill, @Mi', 11, { start: 8, query: 'Mi' }],
    ['(@Old Mi', 8, { start: 1, query: 'Old Mi' }],
    ['@Mira and @B', 12, { start: 10, query: 'B' }],
    ['@Mira climbs', 5, { start: 0, query: 'Mira' }],
    ['me@home', 7, null],
    ['no sign', 7, null],
    ['@Mira\nclimbs', 12, null],
    ['@', 0, null],
    [`@${'x'.repeat(41)}`, 42, null],
  ])('in %j at %i', (text, caret, expected) => expect(mentionAt(text, caret)).toEqual(expected));

  it('finds members by the beginning of their name or of a word in it [CAST-6]', () => {
    const members = ['Ada', 'Mira', 'Old Mill'].map((name) => ({ name }));
    expect(membersFor('MI', members).map(({ name }) => name)).toEqual(['Mira', 'Old Mill']);
    expect(membersFor('', members)).toHaveLength(3);
    expect(membersFor('mira climbs', members)).toEqual([]);
  });

  it('becomes the name, with a space only where one is needed', () => {
    expect(insertName('See @Mi', { start: 4, query: 'Mi' }, 'Mira')).toEqual({
      text: 'See Mira ',
      caret: 9,
    });
    expect(insertName('See @Mi climb', { start: 4, query: 'Mi' }, 'Mira')).toEqual({
      text: 'See Mira climb',
      caret: 9,
    });
    expect(insertName("@'s lamp", { start: 0, query: '' }, 'Mira')).toEqual({
      text: "Mira's lamp",
      caret: 4,
    });
  });
});
