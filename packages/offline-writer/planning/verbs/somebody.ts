import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { everydayAnimals, people } from '../plan-words.ts';
import type { Word } from '../word.ts';
import { usesOf } from '../word-uses.ts';

/** WordNet's fields of animals and of people. */
const livingFields: ReadonlySet<number> = new Set([5, 18]);

/** Whether a noun surely means somebody, or an animal. */
export function isSomebody({ lower, tags }: Word): boolean {
  const one = singularPhrase(lower) ?? lower;
  return (
    people.has(lower) ||
    people.has(one) ||
    everydayAnimals.has(one) ||
    ['Actor', 'Person', 'FirstName'].some((tag) => tags.has(tag)) ||
    livingFields.has(usesOf(one).field)
  );
}
