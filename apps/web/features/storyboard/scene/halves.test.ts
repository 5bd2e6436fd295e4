import { expect, test } from 'vitest';
import { halvesOf } from './halves.ts';

test.each([
  ['Bees dance. They draw a map.', 'Bees dance.', 'They draw a map.'],
  ['One. Two. Three. Four.', 'One. Two.', 'Three. Four.'],
  ['“Is it you?” he asks. “It is!” she says.', '“Is it you?” he asks.', '“It is!” she says.'],
  ['No sentence ends in here', 'No sentence', 'ends in here'],
  ['  Spaces \n\n  go.  Lines too.  ', 'Spaces \n\n  go.', 'Lines too.'],
  ['Bees dance [pause 1.5s] on flowers', 'Bees dance [pause 1.5s]', 'on flowers'],
  ['[pause] Bees dance', '[pause] Bees', 'dance'],
  ['It costs 3.50 euros today', 'It costs 3.50', 'euros today'],
])('“%s” becomes “%s” and “%s”', (dialogue, first, second) => {
  expect(halvesOf(dialogue)).toEqual({ first, second });
});

test.each(['', '   ', 'Bees.', '[pause 2s]', '[pause] Bees. [pause]'])(
  '“%s” cannot be split',
  (dialogue) => {
    expect(halvesOf(dialogue)).toBeNull();
  },
);
