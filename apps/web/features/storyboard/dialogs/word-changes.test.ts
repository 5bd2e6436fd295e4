import { expect, test } from 'vitest';
import { changesBetween, type WordChange } from './word-changes.ts';

/** Changes in short: `-removed`, `+added`, the rest as it is. */
const short = (changes: readonly WordChange[]) =>
  changes.map(({ kind, text }) => `${{ kept: '', removed: '-', added: '+' }[kind]}${text.trim()}`);

test.each([
  ['A red fox runs', 'A red fox runs', ['A red fox runs']],
  ['A red fox runs', 'A grey fox runs fast', ['A', '-red', '+grey', 'fox runs', '+fast']],
  ['', 'New words', ['+New words']],
  ['Old words', '', ['-Old words']],
  ['one two three', 'three', ['-one two', 'three']],
  ['a tender mood', 'a tender mood, at night.', ['a tender mood', '+, at night.']],
  [
    'its bees\u2019 map \u{1F41D}',
    'its bees map \u{1F41D}',
    ['its', '-bees\u2019', '+bees', 'map \u{1F41D}'],
  ],
  ['a b c', 'b c a', ['-a', 'b c', '+a']],
])('from “%s” to “%s”', (before, after, expected) => {
  expect(short(changesBetween(before, after))).toEqual(expected);
});

test('what is kept and added is the new text, what is kept and removed has the old words', () => {
  const [before, after] = [
    'The quick brown fox\njumps over the lazy dog.',
    'The fox jumps  over a very lazy\ndog, twice.',
  ];
  const changes = changesBetween(before, after);
  const textOf = (...kinds: WordChange['kind'][]) =>
    changes
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ text }) => text)
      .join('');
  expect(textOf('kept', 'added')).toBe(after);
  expect(textOf('kept', 'removed').split(/\s+/)).toEqual(before.split(/\s+/));
});

test('a kept word keeps its space where what follows is gone', () => {
  expect(changesBetween('Bees dance. They fly.', 'Bees dance.')).toEqual([
    { kind: 'kept', text: 'Bees dance. ' },
    { kind: 'removed', text: 'They fly.' },
  ]);
});
