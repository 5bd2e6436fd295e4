import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import type { GenreId } from '../genres/genre.ts';
import { isDrawable } from './drawable.ts';
import { castOf, type PlanContext } from './plan-context.ts';
import { usesOf } from './word-uses.ts';

/*
 * Whether somebody who does nothing may be seen. Where a film tells of people, they are its picture: "my father never played it".
 * Where it explains, lists or shows how, whoever is named is mostly an aside: "my aunt always asks me", "3 is for my uncle". Of 59
 * such people beside cards, marked by readers who had not seen the code, 13 were right and 30 were taken for another thing.
 */

const explaining: ReadonlySet<GenreId> = new Set<GenreId>([
  'list',
  'how-to',
  'recipe',
  'explainer',
  'article',
  'quiz',
]);

/** "Cullen skink", "leche de tigre": an animal that nobody eats is what a dish is called, and none of its picture. */
const isNameOfDish = (what: string, { film, kindOf }: PlanContext): boolean =>
  film.genre === 'recipe' &&
  kindOf(what) === 'animal' &&
  !usesOf(singularPhrase(headOf(what)) ?? headOf(what)).isFood;

const headOf = (what: string): string =>
  what
    .replace(/^group of /u, '')
    .split(' ')
    .at(-1)
    ?.toLowerCase() ?? what;

/** Whether a subject says something of its line: it does something, holds something, or is of a film that tells of people. */
export const saysSomething = (
  { what, doing, holding }: PlanSubject,
  context: PlanContext,
): boolean => {
  const { film, kindOf } = context;
  if (!explaining.has(film.genre) || doing !== '' || holding !== '') return true;
  if (castOf(film).has(what)) return true;
  // "Bunny" is a person only to a dictionary.
  return !isNameOfDish(what, context) && (isDrawable(what) || kindOf(what) !== 'person');
};
