import { mostSlips, slipsBetween } from './slips.ts';
import type { Names } from './subjects.ts';

const mostWords = 40;
/** Each spelling of a text is read: words that may be misspelt, and what each may mean. */
const mostUnknown = 4;
const mostMeanings = 3;
const mostSpellings = 16;
/** A word that is left as it is may be somebody's name. */
const leftAsItIs = 3;

interface Spelling {
  readonly text: string;
  /** Tenths of a wrong letter. */
  readonly slips: number;
  /** The words that it spells otherwise, as they were typed. */
  readonly typed: readonly string[];
}

interface Meaning {
  readonly word: string;
  readonly slips: number;
}

const lettersIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** What a text may have meant to say where words of it are no words, what is nearest to it first; never the text itself. */
export function spellingsOf(
  names: Names,
  text: string,
  isWord: (word: string) => boolean,
): readonly Spelling[] {
  const words = [...new Set(lettersIn(text))];
  if (words.length > mostWords) return [];
  const unknown: string[] = [];
  for (const word of words) {
    if (word.length < 4 || names.words.get(word) === word || isWord(word)) continue;
    unknown.push(word);
    // Of another language, or of names.
    if (unknown.length > mostUnknown) return [];
  }
  let spellings: Spelling[] = [{ text, slips: 0, typed: [] }, ...joined(names, text)];
  for (const word of unknown) {
    const meanings = meaningsOf(word, names);
    spellings = spellings
      .flatMap((one) => [
        { ...one, slips: one.slips + leftAsItIs },
        ...meanings.map((meaning) => respelt(one, word, meaning)),
      ])
      .sort((one, other) => one.slips - other.slips)
      .slice(0, mostSpellings);
  }
  return spellings.filter((one) => one.text !== text);
}

/** "Jelly fish" with the name in one word. */
function joined(names: Names, text: string): readonly Spelling[] {
  return [...text.matchAll(/(?<=(\p{L}+)) (?=(\p{L}+))/gu)].flatMap(
    ({ 1: before = '', 2: behind = '', index }) => {
      const name = `${before}${behind}`.toLowerCase();
      if (names.of(name).length === 0) return [];
      return [
        {
          text: `${text.slice(0, index)}${text.slice(index + 1)}`,
          slips: leftAsItIs,
          typed: [before, behind],
        },
      ];
    },
  );
}

function respelt(
  { text, slips, typed: before }: Spelling,
  word: string,
  meaning: Meaning,
): Spelling {
  const isCapital = (typed: string) => typed !== typed.toLowerCase();
  const written = text.replace(/\p{L}+/gu, (typed) => {
    if (typed.toLowerCase() !== word) return typed;
    return isCapital(typed)
      ? meaning.word.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
      : meaning.word;
  });
  return { text: written, slips: slips + meaning.slips, typed: [...before, word] };
}

/** Known words as near to a word as a slip of the hand or the ear. */
function meaningsOf(word: string, names: Names): readonly Meaning[] {
  const found: Meaning[] = [];
  for (const other of likelyWords(word, names)) {
    const [shorter, longer] = [word.length, other.length].toSorted((one, two) => one - two);
    if (shorter === undefined || longer === undefined || longer - shorter > mostLettersLost)
      continue;
    // A short word is near many longer ones: "prot" is no parrot.
    const slips = slipsBetween(word, other, mostSlips(Math.min(longer, shorter + 1)));
    if (slips < Infinity) found.push({ word: names.words.get(other) ?? other, slips });
  }
  return found.sort((one, other) => one.slips - other.slips).slice(0, mostMeanings);
}

const mostLettersLost = 3;
/** Letters in which one sound may begin. */
const alike = ['ck', 'cs', 'fp', 'gj', 'xz', 'kn', 'wr', 'eo', 'iy', 'ae', 'ai', 'ei'] as const;
const wordsByLetter = new WeakMap<Names, ReadonlyMap<string, readonly string[]>>();

/** The first letter is seldom wrong but for a sound that is written in two ways. */
function likelyWords(word: string, names: Names): readonly string[] {
  const first = (text: string) => text.slice(0, 1);
  const byLetter =
    wordsByLetter.get(names) ??
    (Map.groupBy(names.words.keys(), first) as ReadonlyMap<string, readonly string[]>);
  wordsByLetter.set(names, byLetter);
  const others = alike
    .filter((pair) => pair.includes(first(word)))
    .map((pair) => pair.replace(first(word), ''));
  return [first(word), ...others].flatMap((letter) => byLetter.get(letter) ?? []);
}
