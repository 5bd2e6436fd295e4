/** The letters and figures of a text, in lower case and without anything between them: texts that read the same are equal. */
export const lettersOf = (text: string): string => lowered(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The words of a text, in lower case, without marks. */
export const wordsOf = (text: string): readonly string[] =>
  lowered(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Small letters; Turkish İ is an i, and no i with a dot of its own. */
export const lowered = (text: string): string => text.replaceAll('İ', 'i').toLowerCase();

/** A text with a capital letter in front, whatever its language. */
export const capital = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('en'));
