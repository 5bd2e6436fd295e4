import type { RowWords } from './row-words.ts';

/* The words of a part of a row, and what it begins with. */

/** Where a part's words begin. */
export interface Token {
  readonly text: string;
  readonly at: number;
}

/** The words of a part; "l'" is one of its own. */
export const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/[^\s'’]{1,2}['’](?=[^\s'’]{2})|\S+/gu)].map(({ 0: word, index }) => ({
    text: word,
    at: index,
  }));

export type Kind = 'bare' | 'not' | 'opener' | `of ${string}`;

/** "Or a hat", "ni pañales": without the word that joins it. */
export const withoutOr = (text: string, words: RowWords): string =>
  text.replace(
    new RegExp(String.raw`^(?:${words.oneOf('ors')}|${words.oneOf('repeats')})\s+`, 'iu'),
    '',
  );

/** What a thing's name begins with: an article or a number, a denial, a word like "of", or nothing of these. */
export function kindOf(text: string, words: RowWords): Kind {
  if (words.starts(text, 'nots')) return 'not';
  const own = withoutOr(text, words);
  if (words.starts(own, 'openers') || /^[\p{N}½¼¾]/u.test(own)) return 'opener';
  // "De", "del" and "do" are one word with their articles.
  return words.starts(own, 'prepositions') ? `of ${own.slice(0, 1).toLowerCase()}` : 'bare';
}
