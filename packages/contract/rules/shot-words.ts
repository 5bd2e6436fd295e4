import { unspacedScripts } from './unspaced-scripts.ts';

/* A scene cuts to a later picture at words of its narration, whatever marks and capitals they are said with. */

const isLetter = /[\p{L}\p{N}]/u;

/** The letters and digits of a text in lower case: the dot that a Turkish "İ" leaves behind as a small letter is none. */
const lettersIn = (text: string): string =>
  [...text.toLowerCase()].filter((sign) => isLetter.test(sign)).join('');

/**
 * The place in a text, from a place on, at which it says some words: their letters and digits, in that order, from the beginning
 * of a word.
 * @returns -1 where nobody says them
 */
export function placeOfWords(text: string, words: string, from = 0): number {
  const wanted = lettersIn(words);
  if (wanted === '') return -1;
  const places: number[] = [];
  let letters = '';
  let at = 0;
  for (const sign of text) {
    if (at >= from && isLetter.test(sign)) {
      const lower = lettersIn(sign);
      for (let unit = 0; unit < lower.length; unit += 1) places.push(at);
      letters += lower;
    }
    at += sign.length;
  }
  for (
    let found = letters.indexOf(wanted);
    found >= 0;
    found = letters.indexOf(wanted, found + 1)
  ) {
    const place = places[found] ?? -1;
    if (place <= from || !/[\p{L}\p{N}]$/u.test(text.slice(0, place)) || isUnspaced(text, place))
      return place;
  }
  return -1;
}

/** Where no spaces are set, words begin anywhere. */
const unspaced = new RegExp(`^[${unspacedScripts}]`, 'u');
const isUnspaced = (text: string, place: number): boolean => unspaced.test(text.slice(place));
