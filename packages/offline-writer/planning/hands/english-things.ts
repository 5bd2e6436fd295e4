import { lookWords } from '@scenewright/contract/rules/prose/words.ts';
import { isAnotherKind } from '../compound-kinds.ts';
import { usesOf } from '../word-uses.ts';
import type { Word } from './english-clauses.ts';
import { handThing } from './hand-acts.ts';
import {
  adverbs,
  amounts,
  denials,
  isDeterminer,
  plainModifiers,
  prepositions,
} from './english-words.ts';
import type { HandThing } from './thing-names.ts';

/* What a run of English words names, of what hands work on. */

export const isNumber = (word: string) => /^\d/u.test(word);

/** Whether a word before a noun only says how it is. */
export const isLook = (word: string): boolean =>
  lookWords.has(word) ||
  plainModifiers.has(word) ||
  (usesOf(word).noun < 0.15 && !word.endsWith('ing'));

/** "Hair damp": how it is stands behind it. */
const isStateOf = (words: readonly Word[], from: number, end: number): boolean =>
  isLook(words[end - 1]?.lower ?? '') &&
  handThing(words[end - 1]?.lower ?? '') === null &&
  words.slice(from, end - 1).some(({ lower }) => handThing(lower) !== null);

interface Named {
  readonly thing: HandThing;
  /** Behind its last word. */
  readonly to: number;
}

/** "The rice three times": behind a noun another phrase begins. */
function isNextPhrase(words: readonly Word[], from: number, at: number): boolean {
  const lower = words[at]?.lower ?? '';
  const led = words.slice(from, at).map((word) => word.lower);
  const isDetermined = led.some(
    (word) => !isDeterminer(word) && !amounts.has(word) && !isLook(word) && word !== 'of',
  );
  return isDetermined && (isDeterminer(lower) || isNumber(lower));
}

/** What a run of words names; `thing` is null where hands are not shown with it. */
export function thingAt(words: readonly Word[], from: number): Named | { thing: null; to: number } {
  let to = from;
  while (to < words.length && to - from < 9) {
    const lower = words[to]?.lower ?? '';
    const isOfAmount =
      lower === 'of' && to > from && words.slice(from, to).some((word) => amounts.has(word.lower));
    if (isOfAmount) {
      to += 1;
      continue;
    }
    if (prepositions.has(lower) || isNextPhrase(words, from, to)) break;
    to += 1;
  }
  let end = to;
  while (
    end > from + 1 &&
    (adverbs.has(words[end - 1]?.lower ?? '') || isStateOf(words, from, end))
  )
    end -= 1;
  const phrase = words.slice(from, end);
  const ofAt = phrase.findLastIndex(({ lower }) => lower === 'of');
  let start = ofAt + 1;
  // "My grandma's": whose it is does not show.
  const owner = phrase.findLastIndex(({ lower }) => /'s$|s'$/u.test(lower));
  start = Math.max(start, owner + 1);
  while (
    start < phrase.length - 1 &&
    (isDeterminer(phrase[start]?.lower ?? '') ||
      amounts.has(phrase[start]?.lower ?? '') ||
      isNumber(phrase[start]?.lower ?? ''))
  )
    start += 1;
  const nouns = phrase.slice(start);
  const none = { thing: null, to };
  if (nouns.length === 0) return none;
  for (const length of [3, 2, 1]) {
    if (nouns.length < length) continue;
    const head = nouns
      .slice(-length)
      .map(({ lower }) => lower)
      .join(' ');
    const found = handThing(head);
    if (found === null) continue;
    const before = nouns.slice(0, -length);
    const modifier = before.at(-1)?.lower ?? '';
    if (before.length > 3 || before.some(({ lower }) => denials.has(lower))) return none;
    if (modifier !== '' && !isLook(modifier)) return none;
    if (modifier !== '' && isAnotherKind(`${modifier} ${head}`) && !plainModifiers.has(modifier))
      return none;
    const look = before.map(({ lower }) => lower).find((word) => lookWords.has(word)) ?? '';
    return { thing: { ...found, look }, to };
  }
  return none;
}
