import written from '../../data/origins.json' with { type: 'json' };
import leaningWords from '../../data/leaning-words.json' with { type: 'json' };
import { hairStyles, skins, type HairStyle, type Skin } from '../../figures/figure.ts';
import { isForeign } from '../lexicon/is-foreign.ts';

/*
 * Where the people of a film are most likely from: its places, its language, what it eats and pays with, and what its people are
 * called. It only decides what nobody told: skin, hair and the colours of clothes; within it people differ from one another.
 */

type Some<T> = readonly [T, ...T[]];

/** How people of one part of the world look, each value as often as it is met. */
export interface Origin {
  readonly id: string;
  readonly skins: Some<Skin>;
  readonly hair: Some<string>;
  readonly women: Some<HairStyle>;
  readonly men: Some<HairStyle>;
  /** Of garments whose colour is free; empty where they are as anywhere. */
  readonly tops: readonly string[];
}

interface Known extends Origin {
  readonly languages: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

/** @throws Error for an empty list */
function some<T extends string>(values: readonly string[], known: readonly T[]): Some<T> {
  const [first, ...rest] = values.flatMap((value) => known.filter((each) => each === value));
  if (first === undefined) throw new Error('An origin needs at least one of each.');
  return [first, ...rest];
}

const origins: readonly Known[] = written.map((each) => ({
  id: each.id,
  skins: some(each.skins, skins),
  hair: some(each.hair, each.hair),
  women: some(each.women, hairStyles),
  men: some(each.men, hairStyles),
  tops: each.tops,
  languages: new Set(each.languages),
  words: new Set(each.words),
  names: new Set(each.names),
}));

const mostRead = 20_000;
/** So much has to speak for an origin: a dish alone is eaten everywhere. */
const leastSigns = 2;
/** What a language counts for. */
const ofLanguage = 2;

/** Scripts that belong to a language, or to several of one part of the world. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Greek}{3}/u, 'el'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/[ğış]/u, 'tr'],
  [/[ơưạếộ]/u, 'vi'],
];

const smallWords = Object.entries({
  ...leaningWords,
  nl: 'aan als bij een en hebben het ik is maar met naar niet ook op van voor we wij zijn'.split(
    ' ',
  ),
  sv: 'att av den det en ett för har inte jag med och om på som till vi är'.split(' '),
  id: 'dan dari dengan di ini itu ke kami saya untuk yang'.split(' '),
}).map(([language, words]) => [language, new Set<string>(words)] as const);

/** The language of a text that is surely not English, as two letters; empty where nothing tells. */
function languageOf(text: string, words: ReadonlySet<string>): string {
  const script = scripts.find(([letters]) => letters.test(text));
  if (script !== undefined) return script[1];
  if (!isForeign(text)) return '';
  const shares = smallWords.map(([language, small]) => ({
    language,
    found: [...words].filter((word) => small.has(word)).length,
  }));
  return shares.toSorted((one, other) => other.found - one.found)[0]?.language ?? '';
}

const wordsIn = (text: string): readonly string[] =>
  text.slice(0, mostRead).match(/[₦₹₱₫₺]|\p{L}[\p{L}\p{M}]*/gu) ?? [];

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/**
 * Where a film is at home, by its title and all that it says and shows; null where it may be anywhere.
 * @param shown what its pictures show: told in English, whatever is said
 */
export function originOfFilm(said: string, shown = ''): Origin | null {
  const read = [...wordsIn(said), ...wordsIn(shown)];
  const words = new Set(read.map((word) => word.toLowerCase()));
  // "Rose" is a name only where it is written as one.
  const named = new Set(read.filter(isCapital).map((word) => word.toLowerCase()));
  const heard = new Set(wordsIn(said).map((word) => word.toLowerCase()));
  const language = languageOf(said.slice(0, mostRead), heard);
  let best: { origin: Origin; signs: number } | null = null;
  for (const origin of origins) {
    const signs =
      [...words].filter((word) => origin.words.has(word)).length +
      [...named].filter((word) => origin.names.has(word)).length +
      (origin.languages.has(language) ? ofLanguage : 0);
    if (signs >= leastSigns && signs > (best?.signs ?? 0)) best = { origin, signs };
  }
  return best?.origin ?? null;
}

/** Where somebody is from, by what they are called; null where their name does not tell. */
export const originOfName = (called: readonly string[]): Origin | null =>
  origins.find(({ names }) => called.some((name) => names.has(name.toLowerCase()))) ?? null;
