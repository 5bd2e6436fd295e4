import { alternatives } from '@scenewright/contract/rules/alternatives.ts';

/** Words of a list as whole words within a regular expression: of two that begin alike the longer first, with either apostrophe. */
export const wholeWords = (list: readonly string[]): string =>
  `(?:${alternatives(list.toSorted((one, other) => other.length - one.length)).replaceAll("'", "['’]")})(?![\\p{L}\\p{M}])`;
