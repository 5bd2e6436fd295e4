/** The letters and figures of a text, in lower case and without anything between them: texts that read the same are equal. */
export const lettersOf = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The words of a text, in lower case, without marks. */
export const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
