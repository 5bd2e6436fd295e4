import {
  emptyPlan,
  maxPlanItems,
  type PicturePlan,
  type PlanLayout,
} from '@scenewright/contract/rules/picture-plan.ts';
import type { Unit } from './reading/material.ts';
import { wordsOf } from './plain-words.ts';

/** Boards that set what they are of above it, and pictures that have room for words. */
const headed: ReadonlySet<PlanLayout> = new Set([
  'scene',
  'list',
  'checklist',
  'ingredients',
  'receipt',
  'before-after',
  'bar-chart',
  'line-chart',
  'ring-chart',
  'figure',
  'money',
  'clock',
]);
const longestShown = 60;
/** A heading most of whose words are heard needs not be read. */
const mostUnsaid = 0.6;

/**
 * Shows the creator's heading in the first picture where nobody says it: a film that opens on "One for the boiler" must have told
 * that it is of keys.
 */
export function withHeadingShown(
  plans: readonly PicturePlan[],
  heading: string | null,
  said: string,
): readonly PicturePlan[] {
  const [first, ...others] = plans;
  if (first === undefined || heading === null || heading.length > longestShown) return plans;
  const heard = new Set(wordsOf(said));
  const words = wordsOf(heading);
  const isHeard = words.filter((word) => heard.has(word)).length >= words.length * mostUnsaid;
  const hasRoom = headed.has(first.layout) && first.quote === '';
  return isHeard || !hasRoom ? plans : [{ ...first, quote: heading }, ...others];
}

/** What is said aside is no part of a heading. */
const aside = /\s+[([][^()[\]]*[)\]]/gu;

/** What stands above a list, where no scene tells it; null where there is no such thing. */
export function untoldHeading(units: readonly Unit[], told: ReadonlySet<number>): string | null {
  const [first] = units;
  const isUntold = first?.kind === 'heading' && !told.has(first.id);
  return isUntold ? first.text.replaceAll(aside, '').replace(/[.。]$/u, '') : null;
}

/** What a dish is made of, in the first picture, where nobody says it. */
export function withIngredientsShown(
  plans: readonly PicturePlan[],
  units: readonly Unit[],
  said: ReadonlySet<number>,
): readonly PicturePlan[] {
  const [first, ...others] = plans;
  const needed = units.filter(({ kind }) => kind === 'ingredient');
  const isShown = needed.length > 1 && needed.every(({ id }) => !said.has(id));
  if (first === undefined || !isShown) return plans;
  const items = needed.slice(0, maxPlanItems).map(({ text }) => text.replace(/[.。]$/u, ''));
  return [{ ...emptyPlan, layout: 'ingredients', items, place: first.place }, ...others];
}
