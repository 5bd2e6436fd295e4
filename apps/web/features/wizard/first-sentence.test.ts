import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test.each([
  ['How bees fly. And why.', 'How bees fly'],
  ['Why do we dream? Nobody knows.', 'Why do we dream?'],
  ['蜂はどうやって帰るのか。太陽です。', '蜂はどうやって帰るのか'],
  ['one line\nwithout an end', 'one line'],
  ['  \n ', ''],
])('of %j is %j', (text, sentence) => expect(firstSentence(text, 200)).toBe(sentence));

test('a long sentence is cut at a word, within the limit', () => {
  const cut = firstSentence(`The ${'very '.repeat(60)}long way home.`, 50);
  expect(cut.length).toBeLessThanOrEqual(50);
  expect(cut).toMatch(/ very…$/);
});

test('a word without an end is cut, and never through a character', () => {
  const cut = firstSentence('🐝'.repeat(40), 21);
  expect(cut.length).toBeLessThanOrEqual(21);
  expect(cut.isWellFormed()).toBe(true);
  expect(cut.endsWith('…')).toBe(true);
});
