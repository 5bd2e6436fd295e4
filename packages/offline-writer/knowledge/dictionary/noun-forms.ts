import { dictionaryWords } from './dictionary-words.ts';
import { ofQuestions } from '../knowledge-words.ts';

const irregularSingulars = new Map(Object.entries(dictionaryWords.irregularPlurals));

/** Singulars that a plural may have, the likeliest first; empty where a word has no look of a plural. */
export const singularsOf = (noun: string): readonly string[] => {
  const at = noun.lastIndexOf(' ') + 1;
  const before = noun.slice(0, at);
  const last = noun.slice(at);
  const irregular = irregularSingulars.get(last);
  if (irregular !== undefined) return [before + irregular];
  if (!/[a-z]{2}s$/.test(last) || /(?:ss|us|is)$/.test(last)) return [];
  const ending = /(?:x|z|ch|sh|s|o)es$/.test(last) ? [last.slice(0, -2)] : [];
  const ies = last.endsWith('ies') ? [`${last.slice(0, -3)}y`] : [];
  return [...ies, ...ending, last.slice(0, -1)].map((word) => before + word);
};

const irregularPlurals = new Map(
  Object.entries(dictionaryWords.irregularPlurals).map(([plural, singular]) => [singular, plural]),
);

export const pluralOf = (noun: string): string => {
  const at = noun.lastIndexOf(' ') + 1;
  const last = noun.slice(at);
  const irregular = irregularPlurals.get(last.toLowerCase());
  if (irregular !== undefined) return noun.slice(0, at) + irregular;
  if (/[^aeiou]y$/.test(last)) return `${noun.slice(0, -1)}ies`;
  return noun + (/(?:s|x|z|ch|sh)$/.test(last) ? 'es' : 's');
};

/** Written with a vowel, spoken without one: "a unit", "a European". */
const consonantSound = new RegExp(
  String.raw`^(?:${ofQuestions.consonantSounds}|one\b|once\b|u\b)`,
  'i',
);
const vowelSound = new RegExp(String.raw`^(?:${ofQuestions.vowelSounds}|[fhlmnrsx]\b)`, 'i');

/** "a" or "an", by the sound with which the words begin as their letters show it. */
export const articleBefore = (words: string): string =>
  vowelSound.test(words) && !consonantSound.test(words) ? 'an' : 'a';
