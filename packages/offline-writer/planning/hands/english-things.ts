import { lookWords } from '@scenewright/contract/rules/prose/words.ts';
import { isAnotherKind } from '../compound-kinds.ts';
import type { Word } from './english-clauses.ts';
import { handThing } from './hand-things.ts';
import {
  adverbs,
  amounts,
  denials,
  isDeterminer,
  plainModifiers,
  prepositions,
} from './english-words.ts';
import type { HandThing } from './thing-names.ts';
import { isNumber, isLook, isStateOf, isNextPhrase } from './english-looks.ts';

/* What a run of English words names, of what hands work on. */

interface Named {
  readonly thing: HandThing;
  /** Behind its last word. */
  readonly to: number;
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
