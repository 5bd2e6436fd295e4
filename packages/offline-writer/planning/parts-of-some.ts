import type { PlanFigure } from '@scenewright/contract/rules/picture-plan.ts';
import { ofAmounts } from './amount-words.ts';
import type { Said } from './said-figures.ts';

/* "11 of the 26 oak beams": what is told is how many of them. */

const before = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(\d{1,3}(?:[,. ]\d{3})*|${ofAmounts.countedOf}) ((?:${ofAmounts.partLinks}) (?:\p{L}{2,5} )?)$`,
  'iu',
);

/** The part of a count that a line tells, with the count behind it; null where it tells of all. */
export function partOfSome({ figure, line }: Said, whole: PlanFigure): PlanFigure | null {
  if (figure.kind !== 'count') return null;
  const [, part, link] = before.exec(line.text.slice(0, line.text.indexOf(figure.text))) ?? [];
  return part === undefined || link === undefined
    ? null
    : { ...whole, value: part, unit: `${link}${whole.value} ${whole.unit}`.trim() };
}
