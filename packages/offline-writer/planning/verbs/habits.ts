import type { Chunk } from '../phrases.ts';
import { elders, people } from '../plan-words.ts';
import { wordAt, type Who } from './chunk-words.ts';
import { ofVerbs } from './verb-words.ts';

/* "My grandmother would sit by the stove": what somebody used to do, and nothing that only could be. */

const isThem = (who: Who): boolean =>
  who.is === 'pronoun'
    ? /^(?:he|she|they|we)$/u.test(who.word)
    : who.is === 'phrase' &&
      [people, elders].some((words) =>
        words.has(who.phrase.noun.toLowerCase().split(' ').at(-1) ?? ''),
      );

/** Whether "would" before a verb tells what somebody did again and again. */
export const isHabit = (chunks: readonly Chunk[], verbAt: number, who: Who): boolean =>
  [1, 2].some((back) => wordAt(chunks, verbAt - back) === 'would') &&
  isThem(who) &&
  !chunks.some((_, at) => ofVerbs.conditional.has(wordAt(chunks, at)));
