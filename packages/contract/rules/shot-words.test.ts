import { expect, it } from 'vitest';
import { placeOfWords } from './shot-words.ts';

const text =
  'The farmer says, "Big enough." He’s outside. 犬が走る。The farmer says no. İki yüz lira.';

it.each([
  ['words', 'Big enough', 0, text.indexOf('Big')],
  ['words whatever their marks', 'the farmer says: “big', 0, 0],
  ['words of any case', "HE'S OUTSIDE", 0, text.indexOf('He’s')],
  ['the next time that they are said', 'The farmer says', 1, text.lastIndexOf('The')],
  ['words that no space is set before', '走る', 0, text.indexOf('走')],
  ['words that begin with a dotted capital', 'İki yüz', 0, text.indexOf('İki')],
  ['no half of a word', 'armer says', 0, -1],
  ['nothing that nobody says', 'a duck', 0, -1],
  ['nothing without a letter', ' … ', 0, -1],
])('finds %s', (_, words, from, place) => {
  expect(placeOfWords(text, words, from)).toBe(place);
});
