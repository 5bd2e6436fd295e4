import { unspacedScripts } from '@scenewright/contract/rules/unspaced-scripts.ts';
import { closedWords } from '../reading/language-words.ts';
import { wordsOf } from '../plain-words.ts';
import {
  adverbs,
  auxiliaries,
  conjunctions,
  determiners,
  prepositions,
} from '../reading/english-words.ts';

/* What a text is about is what it says again. */

const closed: ReadonlySet<string> = new Set([
  ...Object.values(closedWords).flat(),
  ...[adverbs, auxiliaries, conjunctions, determiners, prepositions].flatMap((words) => [...words]),
]);
const unspaced = new RegExp(`^[${unspacedScripts}]+$`, 'u');
const leastLetters = 3;
const stemLetters = 5;

/** A word without its endings, as far as that is known without knowing the language. */
const stemOf = (word: string) => word.slice(0, stemLetters);

/** Where no spaces are, runs of ideographs or of katakana stand for words, each by its pairs of signs. */
const pairsOf = (run: string): readonly string[] =>
  (run.match(/\p{Script=Han}{2,}|\p{Script=Katakana}{2,}/gu) ?? []).flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)),
  );

/** The stems of the words of a text that could be what it is about. */
export function heartWords(text: string): ReadonlySet<string> {
  return new Set(
    wordsOf(text).flatMap((word) => {
      if (unspaced.test(word)) return pairsOf(word);
      return word.length >= leastLetters && !closed.has(word) && !/^\d/u.test(word)
        ? [stemOf(word)]
        : [];
    }),
  );
}
