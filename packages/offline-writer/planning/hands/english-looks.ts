import { lookWords } from '@scenewright/contract/rules/prose/words.ts';
import { usesOf } from '../word-uses.ts';
import type { Word } from './english-clauses.ts';
import { handThing } from './hand-things.ts';
import { amounts, isDeterminer, plainModifiers } from './english-words.ts';

/* Whether an English word before a noun, or behind it, only says how a thing is. */

export const isNumber = (word: string) => /^\d/u.test(word);

/** Whether a word before a noun only says how it is. */
export const isLook = (word: string): boolean =>
  lookWords.has(word) ||
  plainModifiers.has(word) ||
  (usesOf(word).noun < 0.15 && !word.endsWith('ing'));

/** "Hair damp": how it is stands behind it. */
export const isStateOf = (words: readonly Word[], from: number, end: number): boolean =>
  isLook(words[end - 1]?.lower ?? '') &&
  handThing(words[end - 1]?.lower ?? '') === null &&
  words.slice(from, end - 1).some(({ lower }) => handThing(lower) !== null);

/** "The rice three times": behind a noun another phrase begins. */
export function isNextPhrase(words: readonly Word[], from: number, at: number): boolean {
  const lower = words[at]?.lower ?? '';
  const led = words.slice(from, at).map((word) => word.lower);
  const isDetermined = led.some(
    (word) => !isDeterminer(word) && !amounts.has(word) && !isLook(word) && word !== 'of',
  );
  return isDetermined && (isDeterminer(lower) || isNumber(lower));
}
