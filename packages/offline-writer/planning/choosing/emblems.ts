import { readFileSync } from 'node:fs';
import { foldWord } from '../languages/word-forms.ts';
import { basesOf } from '../word-bases.ts';

/*
 * What an illustrator draws for a word that has no drawing of its own: a glass of water for "rinse". Each language has a file in
 * `data/emblems`, which is read when its first word is looked up.
 */

export interface Emblem {
  /** A noun that the painter has. */
  readonly draw: string;
  /** From 1 (it depends on the sentence) to 3 (nearly always right). */
  readonly sure: number;
}

/** What a file of `data/emblems` holds. */
export interface EmblemsFile {
  readonly emblems: readonly {
    /** A word and, where this house knows no rules for its language, its other forms, parted by blanks. */
    readonly words: string;
    /** The best first. */
    readonly draw: readonly string[];
    readonly sure: number;
  }[];
}

export const emblemLanguages: readonly string[] = [
  'de',
  'en',
  'es',
  'fr',
  'it',
  'nl',
  'pl',
  'pt',
  'tr',
];

const mostOfWord = 2;

type Emblems = ReadonlyMap<string, readonly Emblem[]>;

export const readEmblems = (language: string): EmblemsFile =>
  JSON.parse(
    readFileSync(new URL(`../../data/emblems/${language}.json`, import.meta.url), 'utf8'),
  ) as EmblemsFile;

/** By form; one with two meanings has the emblems of both. */
function byForm({ emblems }: EmblemsFile, language: string): Emblems {
  const found = new Map<string, readonly Emblem[]>();
  for (const { words, draw, sure } of emblems)
    for (const form of new Set(words.split(' ').map((word) => foldWord(word, language))))
      found.set(form, [...(found.get(form) ?? []), ...draw.map((each) => ({ draw: each, sure }))]);
  return found;
}

const read = new Map<string, Emblems>();

function emblemsIn(language: string): Emblems {
  const before = read.get(language);
  if (before !== undefined) return before;
  const own: Emblems = emblemLanguages.includes(language)
    ? byForm(readEmblems(language), language)
    : new Map();
  read.set(language, own);
  return own;
}

/**
 * The two best emblems of a word in lower case, in whatever form it is written, the best first; none where it has none.
 * @param language a language tag, as `de` or `en-GB`
 */
export function emblemsOf(word: string, language: string): readonly Emblem[] {
  const code = language.slice(0, 2).toLowerCase();
  const emblems = emblemsIn(code);
  for (const base of code === 'en' ? basesOf(word) : [word]) {
    const found = emblems.get(base);
    if (found !== undefined) return found.slice(0, mostOfWord);
  }
  return [];
}
