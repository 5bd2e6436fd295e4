import { withoutDeterminer } from './act-phrases.ts';

/** What covers or wraps something, with its colour. */
const sheets: readonly (readonly [words: RegExp, colour: string])[] = [
  [/(?:^| )foil$/u, '#c3ccd6'],
  [/(?:^| )(?:cling ?film|plastic wrap|clingfilm|film)$/u, '#dcebf2'],
  [/(?:^| )(?:baking|parchment|greaseproof) paper$/u, '#efe3cc'],
  [/(?:^| )newspaper$/u, '#dcd8cd'],
  [/(?:^| )(?:cloth|towel|napkin|rag|kitchen paper|paper towels?|blanket)$/u, '#eadfc9'],
];

export const sheetColour = (phrase: string): string | undefined =>
  sheets.find(([words]) => words.test(withoutDeterminer(phrase)))?.[1];
