import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import objects from '../../data/held-objects.json' with { type: 'json' };
import type { Figure } from '../../figures/figure.ts';
import { lemmasOf } from '../lexicon/lemma.ts';
import { findSubjects } from '../lexicon/subjects.ts';
import { findRole } from '../people/role-of.ts';
import { noSubject } from './persons.ts';

/* A pose brings things along: a second door beside the one that is knocked at would be one too many. */

const brings: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(objects.brings).map(([action, things]) => [action, new Set(things)]),
);

/** Whether a word names what somebody has or is at by their pose. */
export const isBrought = (word: string, figures: readonly Figure[]): boolean =>
  figures.some(({ action }) => {
    const own = brings.get(action);
    const last = word.split(' ').at(-1) ?? '';
    return own !== undefined && lemmasOf(last).some((lemma) => own.has(lemma));
  });

const where =
  /\b(?:against|at|behind|beside|by|for|in front of|near|next to|over|past|to|towards|under) (?:an?|his|her|my|our|the|their|your) ((?:\p{L}[\p{L}'’-]* ?){1,3})/iu;

/** "Crouching behind a car": the thing that a doing happens at, where nothing else stands there. */
export function thingOfPlace(doing: string, others: readonly PlanSubject[]): PlanSubject[] {
  if (others.some(({ count }) => count > 0)) return [];
  const words = where.exec(doing)?.[1]?.trim() ?? '';
  if (words === '' || words.split(' ').some((word) => findRole(word.toLowerCase()) !== null))
    return [];
  const found = findSubjects(words).find(({ emoji, setting }) => emoji !== null && !setting);
  return found === undefined ? [] : [{ ...noSubject, what: words }];
}
