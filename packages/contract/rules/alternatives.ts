/** What a word of a list says, as the source of a regular expression; most hold no sign of one. */
const sourceOf = (word: string, rest: string): string =>
  isPlain.test(word) ? word : withSigns(word, rest);
const isPlain = /^[\p{L}\p{M}\p{N} '-]*$/u;
const withSigns = (word: string, rest: string): string =>
  word
    .replaceAll(/[.+?^${}()|[\]\\]/gu, String.raw`\$&`)
    .replaceAll(String.raw` \.\.`, String.raw`(?: \p{L}+)?`)
    .replaceAll('*', rest);

/**
 * Words of a list as alternatives within a regular expression, in the list's order. A `*` stands for the rest of a
 * word, `..` for one more word that may stand there.
 */
export const alternatives = (words: readonly string[], rest = String.raw`\p{L}*`): string =>
  words.map((word) => sourceOf(word, rest)).join('|');
