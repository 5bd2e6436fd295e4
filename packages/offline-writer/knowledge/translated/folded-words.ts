import { lowered } from '../../plain-words.ts';

const spelt: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['ł', 'l'],
  ['ı', 'i'],
  ['œ', 'oe'],
  ['æ', 'ae'],
];

/** A text as it is typed in a hurry: in small letters without marks, "por qué" as "por que". */
const folded = (text: string): string =>
  spelt.reduce(
    (plain, [letter, typed]) => plain.replaceAll(letter, typed),
    lowered(text).normalize('NFD').replaceAll(/\p{M}/gu, ''),
  );

/** The words of a text as they are typed in a hurry. */
export const foldedWords = (text: string): readonly string[] =>
  folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
