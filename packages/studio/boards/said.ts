import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';

/** From this share of the spoken words on, a board says what captions would say again. */
const leastShown = 0.72;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/gu, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** All that a board sets as type. */
const textsOf = ({ figure, items, quote, date, from, to }: PicturePlan): string =>
  [quote, ...items, date, from, to, figure?.value, figure?.unit, figure?.label].join(' ');

/** Whether nearly all that is spoken can be read on the board: one layer of type at a time. */
export function showsWhatIsSaid(plan: PicturePlan, spoken: string): boolean {
  const shown = new Set(wordsOf(textsOf(plan)));
  const words = wordsOf(spoken);
  if (words.length === 0) return false;
  return words.filter((word) => shown.has(word)).length / words.length >= leastShown;
}
