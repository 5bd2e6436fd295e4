import { unspacedScripts } from './unspaced-scripts.ts';

/** How a line is spoken, beside its words and its voice. */

export const minSpeed = 0.8;
export const maxSpeed = 1.3;
export const speedStep = 0.05;
export const defaultSpeed = 1;

/** 0.8 to 1.3 times as fast as the voice speaks by itself. */
export const speeds: readonly number[] = Array.from(
  { length: Math.round((maxSpeed - minSpeed) / speedStep) + 1 },
  (_, step) => Math.round((minSpeed + step * speedStep) * 100) / 100,
);

export const maxPronunciations = 50;
export const maxWordCharacters = 60;
export const maxSayCharacters = 120;

/** How a word is said that the voice would say wrongly: `GIF` as `jif`. */
export interface Pronunciation {
  /** As it is written: one word. Captions and script keep it so. */
  readonly word: string;
  readonly say: string;
}

/** How a scene's line is spoken. */
export interface Delivery {
  readonly speed: number;
  readonly pronunciations: readonly Pronunciation[];
}

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
/** These scripts put no space between words: a word may stand within a run. */
const unspaced = new RegExp(`[${unspacedScripts}]`, 'u');
const before = String.raw`(?<![\p{L}\p{M}\p{N}])`;
/** "don" is no part of "don't", but "Siobhan" is of "Siobhan's". */
const after = String.raw`(?![\p{L}\p{M}\p{N}]|['’](?![sS](?![\p{L}\p{M}\p{N}]))\p{L})`;

/** Finds these words, in whatever case, the longest first; null where there is none to find. */
export function findingWords(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return new RegExp(
    longestFirst
      .map((word) => (unspaced.test(word) ? escaped(word) : `${before}${escaped(word)}${after}`))
      .join('|'),
    'giu',
  );
}

/** Whether a text holds this word. */
export function hasWord(text: string, word: string): boolean {
  return findingWords([word])?.test(text) ?? false;
}

/** Whether two spellings are the same word. */
export function isSameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The pronunciations that a text has a use for. */
export function usedPronunciations(
  text: string,
  pronunciations: readonly Pronunciation[],
): Pronunciation[] {
  return pronunciations.filter(({ word }) => hasWord(text, word));
}

/** A list with a word said in another way, or, with null, as the voice says it by itself. */
export function withPronunciation(
  pronunciations: readonly Pronunciation[],
  word: string,
  say: string | null,
): Pronunciation[] {
  const others = pronunciations.filter((known) => !isSameWord(known.word, word));
  return say === null ? others : [...others, { word, say }];
}

/** Whether a text sounds the same in both deliveries. */
export function soundsAlike(text: string, one: Delivery, other: Delivery): boolean {
  const heard = ({ speed, pronunciations }: Delivery) => {
    const used = usedPronunciations(text, pronunciations).map(({ word, say }) => [
      word.toLowerCase(),
      say,
    ]);
    return JSON.stringify([
      Math.round(speed * 100),
      used.toSorted(([left = ''], [right = '']) => (left < right ? -1 : 1)),
    ]);
  };
  return heard(one) === heard(other);
}
