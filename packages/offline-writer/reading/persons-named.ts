import { genderOfGivenName } from '@scenewright/contract/rules/given-names.ts';
import planWords from '../data/plan-words.json' with { type: 'json' };

/* Who "she" or "he" may be, where a story goes on with somebody whom an earlier paragraph named. English alone. */

type Gender = 'woman' | 'man';

const nouns: Readonly<Record<Gender, ReadonlySet<string>>> = {
  woman: new Set([...planWords.femalePeople, 'mrs', 'miss', 'ms']),
  man: new Set([...planWords.malePeople, 'mr']),
};
const pronouns: readonly (readonly [RegExp, Gender])[] = [
  [/\b(?:she|her|hers|herself)\b/iu, 'woman'],
  [/\b(?:he|him|his|himself)\b/iu, 'man'],
];
const longestRead = 600;

/** Whom the first pronoun of a sentence is said of; null where it has none. */
export function genderOfPronoun(text: string): Gender | null {
  const start = text.slice(0, longestRead);
  const found = pronouns.flatMap(([pattern, gender]) => {
    const at = pattern.exec(start)?.index;
    return at === undefined ? [] : [{ at, gender }];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.gender ?? null;
}

/** The words by which a sentence names somebody of that gender: what they are, or a given name. */
export const wordsForOne = (gender: Gender, text: string): readonly string[] =>
  (text.slice(0, longestRead).match(/\p{L}+/gu) ?? []).filter(
    (word) =>
      nouns[gender].has(word.toLowerCase()) ||
      (/^\p{Lu}/u.test(word) && genderOfGivenName(word) === gender),
  );

export const namesOneOf = (gender: Gender, text: string): boolean =>
  wordsForOne(gender, text).length > 0;
