import type { FilmWords } from '../film-memory.ts';
import { hitsOf, type FoundWords, type Hit, type Token } from './find-words.ts';
import type { Lexicon } from './lexicons.ts';
import { foldWord } from './word-forms.ts';
import { ofLanguages } from './language-words.ts';

/*
 * A word of another language may be one thing in most films and another one in some: "Mantel" is a coat, and the casing of a
 * tyre where a film speaks of tubes. What is said beside it is looked for in the whole film.
 */

interface OtherSense {
  readonly words: ReadonlySet<string>;
  readonly beside: readonly Beside[];
}

interface Beside {
  readonly word: string;
  /** Not within longer words, as "=schach" is written: a "Schachtel" is of no game. */
  readonly isWhole: boolean;
}

const known = new WeakMap<Lexicon, readonly OtherSense[]>();
function otherSensesOf(lexicon: Lexicon): readonly OtherSense[] {
  const before = known.get(lexicon);
  if (before !== undefined) return before;
  const fold = (text: string) => text.split(' ').map((word) => foldWord(word, lexicon.language));
  const senses = Object.entries(lexicon.file.otherwise ?? {}).map(([words, beside]) => ({
    words: new Set(fold(words)),
    beside: beside.split(' ').map((word) => ({
      word: foldWord(word.replace(/^=/u, ''), lexicon.language),
      isWhole: word.startsWith('='),
    })),
  }));
  known.set(lexicon, senses);
  return senses;
}

/** The words of a film of another language, as its lexicon looks them up. */
export const wordsSaid = (sentences: readonly string[], language: string): ReadonlySet<string> =>
  new Set(
    sentences.flatMap((sentence) =>
      (sentence.match(/[\p{L}\p{M}]{3,}/gu) ?? []).map((word) => foldWord(word, language)),
    ),
  );

/** Whether a film says one of some words, a long one also within another: "Reifenheber" is of a tyre. */
const saysOne = (beside: readonly Beside[], said: ReadonlySet<string>): boolean =>
  beside.some(
    ({ word, isWhole }) =>
      said.has(word) ||
      (!isWhole && word.length > 4 && [...said].some((one) => one.includes(word))),
  );

/** Whether a word of a film's text means another thing than its lexicon says, as the film speaks of another field. */
export const isOtherwise = (form: string, lexicon: Lexicon, said: ReadonlySet<string>): boolean =>
  otherSensesOf(lexicon).some(({ words, beside }) => words.has(form) && saysOne(beside, said));

/** In Turkish the second of two nouns, by its ending, tells what is meant: "kahve lekesi" is a stain. */
const owned = /[ıiuü]$/u;
/** Endings of what is done, seen or had, and words that are no nouns. */
const notOwned = new RegExp(`[yndtlc][ıiuü]$|^(?:${ofLanguages.turkishNotOwned})$`, 'u');

function onlySpecifies({ to, clause }: Hit, tokens: readonly Token[], lexicon: Lexicon): boolean {
  const next = tokens[to];
  return (
    lexicon.language === 'tr' &&
    next?.clause === clause &&
    next.form.length > 3 &&
    owned.test(next.form) &&
    !notOwned.test(next.form) &&
    !lexicon.numbers.has(next.form)
  );
}

/** What a text names and means, in the senses that its film has. */
export function hitsMeant(
  text: string,
  lexicon: Lexicon,
  { proper, said }: Pick<FilmWords, 'proper' | 'said'>,
): FoundWords {
  const { tokens, hits, unseen } = hitsOf(text, lexicon, proper);
  const senses = otherSensesOf(lexicon);
  const isOther = ({ from, to }: Hit): boolean =>
    senses.some(
      ({ words, beside }) =>
        tokens.slice(from, to).some(({ form }) => words.has(form)) && saysOne(beside, said),
    );
  return {
    tokens,
    unseen,
    hits: hits.filter((hit) => {
      // The queen of a film about bees wears no crown.
      if (hit.kind === 'person') return !isOther(hit);
      return hit.kind !== 'thing' || !(isOther(hit) || onlySpecifies(hit, tokens, lexicon));
    }),
  };
}
