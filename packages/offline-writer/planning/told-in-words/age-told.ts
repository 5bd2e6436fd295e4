import { isAge } from '../ages-told.ts';
import { anyOf, start } from './amount-patterns.ts';
import type { ToldAmount } from './amounts-told.ts';
import { toldOf } from './language-of-numbers.ts';

/* How old somebody is says nothing of what a line is about: "she is sixty", "tiene dos años". */

/** Whether an amount of a sentence is somebody's age. */
export function isAgeTold(amount: ToldAmount, sentence: string, language: string): boolean {
  const { kind, number, unit, from, to } = amount;
  const { ageVerbs = [], years = [] } = toldOf(language) ?? {};
  const before = sentence.slice(0, from).trimEnd();
  const isSaid = new RegExp(`${start}${anyOf(ageVerbs)}$`, 'iu').test(before);
  if (kind === 'count') return isSaid && unit === '';
  const text = sentence.slice(from, to);
  const figure = { kind: 'duration' as const, text, value: String(number), unit };
  return (
    kind === 'duration' &&
    (isAge(figure, sentence, language) ||
      (isSaid && new RegExp(`^${anyOf(years)}$`, 'iu').test(unit)))
  );
}
