import spokenNumbers from '../../data/spoken-numbers.json' with { type: 'json' };
import toldWords from '../../data/told-words.json' with { type: 'json' };
import { codeOf } from '../words-as-cards/order-words.ts';

/* What each language tells numbers with. */

export interface SpokenNumbers {
  readonly words: ReadonlyMap<string, number>;
  /** "Vinte e cinco": what may stand between the parts of one number. */
  readonly ands: readonly string[];
  /** One is an article, too. */
  readonly ones: readonly string[];
  /** "Fünfundzwanzig" is written as one word. */
  readonly isGlued?: boolean;
  /** "Soixante-dix": teens stand behind these as well. */
  readonly teensBehind?: readonly number[];
  /** "Two and a half hours", "un'ora e mezza". */
  readonly andHalf: readonly string[];
  /** "Half a" with how it is written. */
  readonly halves: ReadonlyMap<string, string>;
}

export interface ToldWords {
  readonly measures: readonly string[];
  readonly spans: readonly string[];
  readonly currencies: readonly string[];
  /** "One full year". */
  readonly wholes: readonly string[];
  readonly bounds: readonly string[];
  readonly ors: readonly string[];
  /** Behind these a number tells which ones are meant, and not how many there are. */
  readonly definite: readonly string[];
  /** "She is sixty". */
  readonly ageVerbs: readonly string[];
  readonly years: readonly string[];
  /** "One day", "one night". */
  readonly vague: readonly string[];
  readonly denials: readonly string[];
  readonly free: readonly string[];
  readonly notBehind: readonly string[];
  readonly shares: Readonly<Record<string, string>>;
  readonly everyOther: readonly string[];
  readonly times: Readonly<Record<string, string>>;
  /** "Fifty-four of sixty". */
  readonly ofs: readonly string[];
  /** "Twice as much": behind these it is compared. */
  readonly than: readonly string[];
}

interface WrittenNumbers extends Omit<SpokenNumbers, 'halves' | 'words'> {
  readonly words: Readonly<Record<string, number>>;
  readonly halves: Readonly<Record<string, string>>;
}

const spokenIn = ({ words, halves, ...others }: WrittenNumbers): SpokenNumbers => ({
  ...others,
  words: new Map(Object.entries(words)),
  halves: new Map(Object.entries(halves)),
});

const numbers: ReadonlyMap<string, SpokenNumbers> = new Map(
  Object.entries(spokenNumbers).map(([language, written]) => [language, spokenIn(written)]),
);
const told: ReadonlyMap<string, ToldWords> = new Map(Object.entries(toldWords));

export const spokenOf = (language: string): SpokenNumbers | undefined =>
  numbers.get(codeOf(language));
export const toldOf = (language: string): ToldWords | undefined => told.get(codeOf(language));
