import { lookWords } from '@scenewright/contract/rules/prose/words.ts';
import peopleWords from '../data/people-words.json' with { type: 'json' };

/* What plans call people of whom an action line tells an age, and how two of one kind are told apart. */

/** From so many years on they are no child, no teenager, no young adult, and old. */
const [teenage, adult, mature, old] = [13, 18, 30, 60] as const;

/** A man or a woman in their age. */
export function grown(gender: 'he' | 'she', years: number | null): string {
  const [child, person] = gender === 'he' ? ['boy', 'man'] : ['girl', 'woman'];
  if (years === null) return person;
  if (years < teenage) return child;
  if (years < adult) return `teenage ${child}`;
  return years < mature ? `young ${person}` : years < old ? person : `old ${person}`;
}

/** Somebody in their age, of whom nothing says whether they are a man or a woman. */
export function ageOfPerson(years: number | null): string {
  if (years === null) return 'person';
  if (years < teenage) return 'child';
  if (years < adult) return 'teenager';
  return years < mature ? 'young person' : years < old ? 'person' : 'old person';
}

const lookAndNoun = (what: string): readonly [string, string] => {
  const words = what.split(' ');
  const end = words.findIndex((word) => !lookWords.has(word));
  return end < 0 ? ['', what] : [words.slice(0, end).join(' '), words.slice(end).join(' ')];
};

const otherNames: ReadonlyMap<string, string> = new Map(
  peopleWords.otherNames.map((pair) => {
    const [noun = '', other = ''] = pair.split(' ');
    return [noun, other] as const;
  }),
);

/** "Elderly man": of whom nothing is told but age and sex. */
export const isPlainPerson = (what: string): boolean => otherNames.has(lookAndNoun(what)[1]);

/** Two men of one film are told apart by what they are called: "an old man" and "an old gentleman". */
export function apartFrom(taken: readonly string[], what: string): string {
  const nouns = new Set(taken.map((each) => lookAndNoun(each)[1]));
  const [look, noun] = lookAndNoun(what);
  const other = otherNames.get(noun);
  return nouns.has(noun) && other !== undefined ? `${look} ${other}`.trim() : what;
}
