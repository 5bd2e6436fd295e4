import { alternatives } from '@scenewright/contract/rules/alternatives.ts';

/** Words of a list, or of a list for each language. */
type Words = readonly string[] | Readonly<Record<string, readonly string[]>>;

/** A pattern takes the first of its alternatives that fits: of two that begin alike, the longer is tried first. */
const longestFirst = (words: readonly string[]): readonly string[] =>
  words.toSorted((one, other) => other.length - one.length);

/** The lists of a file of data, each as the alternatives of a regular expression; lists by language are one. */
export const alternativesIn = <Lists extends Readonly<Record<string, Words>>>(lists: Lists) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, words]) => [
      name,
      alternatives(longestFirst([...new Set(Object.values(words).flat())])),
    ]),
  ) as { readonly [Name in keyof Lists]: string };

/** Alternatives whose apostrophes are written in either way. */
export const eitherApostrophe = (source: string): string => source.replaceAll("'", "['’]");

/** The same of a file whose lists stand under their language. */
export const alternativesByLanguage = <
  Languages extends Readonly<Record<string, Readonly<Record<string, Words>>>>,
>(
  languages: Languages,
) =>
  Object.fromEntries(
    Object.entries(languages).map(([language, lists]) => [language, alternativesIn(lists)]),
  ) as {
    readonly [Language in keyof Languages]: {
      readonly [Name in keyof Languages[Language]]: string;
    };
  };
