import { alternatives } from '@scenewright/contract/rules/alternatives.ts';

/** Words of a list, or of a list for each language. */
type Words = readonly string[] | Readonly<Record<string, readonly string[]>>;

/** A pattern takes the first of its alternatives that fits: of two that begin alike, the longer is tried first. */
const longestFirst = (words: readonly string[]): readonly string[] =>
  words.toSorted((one, other) => other.length - one.length);

const joined = (words: Words): string =>
  alternatives(longestFirst([...new Set(Object.values(words).flat())]));

/** Several modules read one file of data: its lists are joined once. */
const known = new WeakMap<object, Readonly<Record<string, string>>>();

/** The lists of a file of data, each as the alternatives of a regular expression; lists by language are one. */
export function alternativesIn<Lists extends Readonly<Record<string, Words>>>(lists: Lists) {
  const made =
    known.get(lists) ??
    Object.fromEntries(Object.entries(lists).map(([name, words]) => [name, joined(words)]));
  known.set(lists, made);
  return made as { readonly [Name in keyof Lists]: string };
}

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
