import type { Word } from '../word.ts';
import { asVerb } from './as-verb.ts';
import { ofVerbs } from './verb-words.ts';

/* Whoever is or falls asleep sleeps, and whoever could not sleep lay awake: no verb says it, and all of it is seen. */

const isAsleep = (words: readonly Word[], at: number): boolean =>
  words[at]?.lower === 'asleep' && !ofVerbs.hardlyAsleep.has(words[at - 1]?.lower ?? '');

/** Where the sleep begins that somebody does not find: "couldn't sleep", "could not get to sleep"; -1 where they do. */
function sleepless(words: readonly Word[], at: number): number {
  const [word, next] = [words[at], words[at + 1]];
  const isTwo = /^(?:can|could)$/u.test(word?.lower ?? '') && next?.lower === 'not';
  if (!isTwo && !ofVerbs.unable.has(word?.lower ?? '')) return -1;
  let verb = at + (isTwo ? 2 : 1);
  while (ofVerbs.gettingTo.has(words[verb]?.lower ?? '')) verb += 1;
  return words[verb]?.lower === 'sleep' ? verb : -1;
}

/** The words of a line, in which "asleep" is a verb, and "couldn't sleep" is "was lying awake". */
export function withSleep(words: readonly Word[]): readonly Word[] {
  const told: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    const verb = sleepless(words, at);
    const last = words[verb];
    if (last !== undefined) {
      const bare = { ...word, ends: 'no' as const };
      told.push({ ...bare, is: 'auxiliary', lower: 'was' }, asVerb(bare, 'gerund', 'lying'));
      told.push({ ...last, is: 'adverb', lower: 'awake', text: 'awake' });
      at = verb;
      continue;
    }
    if (isAsleep(words, at)) told.push(asVerb({ ...word, text: 'sleeping' }, 'gerund', 'sleeping'));
    else if (
      words[at + 1]?.lower === 'asleep' &&
      ofVerbs.hardlyAsleep.has(word.lower) &&
      word.is === 'noun'
    )
      told.push({ ...word, is: 'adverb' });
    else if (isAsleep(words, at + 1) && ofVerbs.falling.has(word.lower))
      told.push({ ...word, is: word.lower === 'falling' ? 'adverb' : 'auxiliary' });
    else if (isAsleep(words, at + 1) && ofVerbs.fastAsleep.has(word.lower))
      told.push({ ...word, is: 'adverb' });
    else told.push(word);
  }
  return told;
}
