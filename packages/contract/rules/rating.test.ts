import { expect, it } from 'vitest';
import { ratingIn } from './rating.ts';

it.each([
  ['Gebraucht ja, neu nein. 3,5 von 5 Sternen.', '3,5', 3.5, 5],
  ['4 out of 5.', '4', 4, 5],
  ['I gave it 4.5 out of 5 stars.', '4.5', 4.5, 5],
  ['3 étoiles sur 5', '3', 3, 5],
  ['Le doy 4 de 5 estrellas.', '4', 4, 5],
  ['7 out of 10', '7', 7, 10],
])('%s is a rating', (text, value, stars, most) => {
  expect(ratingIn(text)).toMatchObject({ value, stars, most });
});

it.each([
  'Five stars over the sea.',
  '4 out of 5 dentists agree.',
  '6 out of 5 stars',
  '9 de 10 casas',
])('%s is none', (text) => {
  expect(ratingIn(text)).toBeNull();
});
