import gapWords from '../data/gap-words.json' with { type: 'json' };
import articleWords from '../data/small-words.json' with { type: 'json' };
import { wordsOf } from './english.ts';
import { determiners, prepositions } from './english-words.ts';

/* Whether a line of a text is no whole by itself: nobody rests behind "the", and "until noon" goes on with something. */

const linking: ReadonlySet<string> = new Set([...gapWords.links, ...gapWords.subordinators]);
const opening: ReadonlySet<string> = new Set([
  ...linking,
  ...prepositions,
  ...gapWords.phraseOpeners,
]);
const neverLast: ReadonlySet<string> = new Set([
  ...opening,
  ...determiners,
  ...Object.values(articleWords.articles).flat(),
]);

/** Whether a line ends on a word that waits for the next. */
export const endsOpen = (line: string): boolean =>
  /[\p{L}\p{M}]$/u.test(line) && neverLast.has(wordsOf(line).at(-1)?.toLowerCase() ?? '');

/** Whether a line begins, with a small letter, on a word that goes on with what stands before it. */
export const goesOn = (line: string): boolean =>
  /^\p{Ll}/u.test(line) && opening.has(wordsOf(line)[0]?.toLowerCase() ?? '');
