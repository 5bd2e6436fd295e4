import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import { toldOf } from './language-of-numbers.ts';
import type { ToldAmount } from './amounts-told.ts';

/* "Fifty-four of sixty came back", "de sesenta paraguas regresaron cincuenta y cuatro": a part of all there are. */

/** What is told of two counts of a sentence of which one is a part of the other; null where they are told apart. */
export function partOfAll(
  amounts: readonly ToldAmount[],
  sentence: string,
  language: string,
): { readonly value: string; readonly unit: string } | null {
  const ofs = toldOf(language)?.ofs ?? [];
  const [one, other, ...more] = amounts;
  const isPair = one?.kind === 'count' && other?.kind === 'count' && more.length === 0;
  if (!isPair || ofs.length === 0) return null;
  const of = alternatives(ofs.toSorted((first, second) => second.length - first.length));
  const between = sentence.slice(one.to, other.from);
  if (
    one.number < other.number &&
    new RegExp(`^\\s(?:${of})(?:\\s(?:the|our|los|las))?\\s$`, 'iu').test(between)
  )
    return { value: `${one.value}/${other.value}`, unit: other.unit };
  const isLed = new RegExp(`(?:^|[^\\p{L}])(?:${of})\\s$`, 'iu').test(sentence.slice(0, one.from));
  return isLed && one.number > other.number && other.unit === ''
    ? { value: `${other.value}/${one.value}`, unit: one.unit }
    : null;
}
