import { describe, expect, it } from 'vitest';
import { withPause, wordAt } from './dialogue-places.ts';

describe('a pause', () => {
  it.each([
    ['Bees dance. They draw.', 11, 'Bees dance. [pause] They draw.'],
    ['Bees dance. They draw.', 12, 'Bees dance. [pause] They draw.'],
    ['Bees dance.', 2, 'Bees [pause] dance.'],
    ["They don't.", 7, "They don't. [pause]"],
    ['蜜蜂跳舞', 2, '蜜蜂 [pause] 跳舞'],
    ['Bees dance.', 0, '[pause] Bees dance.'],
    ['Bees dance.', 11, 'Bees dance. [pause]'],
    ['Bees [pause 1s] dance.', 8, 'Bees [pause 1s] [pause] dance.'],
    ['', 0, '[pause]'],
  ])('is put into "%s" at %d', (text, place, expected) => {
    expect(withPause(text, place).text).toBe(expected);
  });

  it('stands between sentences where nobody says where, and lets its author go on after it', () => {
    expect(withPause('Bees dance. They draw a map.', null)).toEqual({
      text: 'Bees dance. [pause] They draw a map.',
      cursor: 'Bees dance. [pause]'.length,
    });
    expect(withPause('Bees', null).text).toBe('Bees [pause]');
  });
});

describe('the word at a place', () => {
  it.each([
    ['A GIF, by Siobhan’s hand', 3, 3, 'GIF'],
    ['A GIF, by Siobhan’s hand', 12, 12, 'Siobhan'],
    ['A GIF, by', 2, 6, 'GIF'],
    ['We write C++.', 9, 12, 'C++'],
    ['light—then dark', 7, 7, 'light'],
    ['Bees [pause 1s] dance', 8, 8, ''],
    ['  — ', 2, 2, ''],
    ['', 0, 0, ''],
  ])('of "%s" from %d to %d', (text, start, end, expected) => {
    expect(wordAt(text, start, end)).toBe(expected);
  });
});
