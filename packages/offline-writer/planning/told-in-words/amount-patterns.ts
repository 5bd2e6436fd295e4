import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import figureWords from '../../data/figure-words.json' with { type: 'json' };
import hourWords from '../../data/hour-words.json' with { type: 'json' };
import lengthWords from '../../data/length-words.json' with { type: 'json' };
import { ofCalendar } from '../calendar-words.ts';
import { codeOf } from '../words-as-cards/order-words.ts';
import { spokenOf, toldOf, type SpokenNumbers, type ToldWords } from './language-of-numbers.ts';

/* The patterns by which a number of a language is known to count or to measure something. */

export type ToldKind = 'money' | 'measure' | 'duration' | 'count';

export interface AmountPatterns {
  readonly units: readonly (readonly [ToldKind, RegExp])[];
  /** "Half an" before an hour, "and a half" behind two. */
  readonly half: RegExp;
  readonly halves: ReadonlyMap<string, string>;
  readonly andHalf: RegExp;
  readonly endsOnHalf: RegExp;
  /** "Two or three". */
  readonly or: RegExp;
  readonly definite: RegExp;
  readonly bound: RegExp;
  readonly notBehind: RegExp;
  /** "At six", and "à six heures" before a unit. */
  readonly hour: RegExp;
  readonly hourOfUnit: RegExp;
  readonly per: RegExp;
  /** "Un euro e venti", "two pounds ten": behind these a number is the rest of a price. */
  readonly restOfPrice: RegExp;
  /** "One day" is no length. */
  readonly vague: RegExp;
}

/** Beginning and end of a word in any language. */
export const [start, end] = [String.raw`(?<![\p{L}\p{M}\p{N}])`, String.raw`(?![\p{L}\p{M}\p{N}])`];

/** Words of a list, the longest first; nothing fits an empty one. */
export const anyOf = (words: readonly string[]): string =>
  words.length === 0
    ? '(?!)'
    : `(?:${alternatives(words.toSorted((one, other) => other.length - one.length))})`;

const leading = (words: readonly string[]) => new RegExp(`${start}${anyOf(words)}$`, 'iu');

interface Lengths {
  readonly units: readonly string[];
  readonly per: readonly string[];
}

const lengths: ReadonlyMap<string, Lengths> = new Map(Object.entries(lengthWords));
/** Before a unit of time these tell an hour: "à six heures", "om zes uur"; English says "around two hours". */
const hourLeads: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(hourWords).map(([language, { at }]) => [language, language === 'en' ? [] : at]),
);

const currenciesOf = ({ currencies }: ToldWords): readonly string[] => [
  ...currencies,
  ...Object.values(figureWords.currencies).flat(),
];

function unitPatterns(told: ToldWords, andHalf: readonly string[], spans: readonly string[]) {
  const whole = `(?:${anyOf(told.wholes)}\\s)?`;
  const more = `(?:\\s${anyOf(andHalf)})?`;
  return [
    ['money', new RegExp(`^\\s${anyOf(currenciesOf(told))}${end}`, 'iu')],
    ['duration', new RegExp(`^[\\s'’-]${whole}${anyOf(spans)}${more}${end}`, 'iu')],
    ['measure', new RegExp(`^[\\s'’]${anyOf(told.measures)}${more}${end}`, 'iu')],
  ] as const;
}

function patternsOf(
  told: ToldWords,
  { halves, andHalf }: SpokenNumbers,
  code: string,
): AmountPatterns {
  const { units = [], per = [] } = lengths.get(code) ?? {};
  const { ors } = told;
  return {
    halves,
    half: new RegExp(`${start}${anyOf([...halves.keys()])}(?=\\s)`, 'giu'),
    endsOnHalf: new RegExp(`\\s${anyOf(andHalf)}$`, 'iu'),
    andHalf: new RegExp(`^\\s${anyOf(andHalf)}(?=\\s\\p{L})`, 'iu'),
    units: unitPatterns(told, andHalf, [...units, ...told.spans]),
    or: new RegExp(`^\\s(?:${anyOf(ors)}|[-–])\\s$|^[-–]$`, 'iu'),
    definite: leading(told.definite),
    bound: leading(told.bounds),
    notBehind: new RegExp(
      `^[\\s-]${anyOf([...told.notBehind, '%'])}${end}|^\\s?[%°:]|^[-–]\\d|^[.:]\\d`,
      'iu',
    ),
    hour: new RegExp(
      `${start}(?:${ofCalendar.hourLeads}|${ofCalendar.partsOfHour}|${anyOf([...ors, 'half'])})$`,
      'iu',
    ),
    hourOfUnit: leading(hourLeads.get(code) ?? []),
    per: new RegExp(`^\\s${anyOf(per)}${end}`, 'iu'),
    restOfPrice: new RegExp(`${start}${anyOf(currenciesOf(told))}\\s(?:\\p{L}{1,3}\\s)?$`, 'iu'),
    vague: new RegExp(`^${anyOf(told.vague)}$`, 'iu'),
  };
}

const known = new Map<string, AmountPatterns | null>();

/** Null where nothing is known of a language. */
export function amountPatternsOf(language: string): AmountPatterns | null {
  const code = codeOf(language);
  const found = known.get(code);
  if (found !== undefined) return found;
  const [told, spoken] = [toldOf(language), spokenOf(language)];
  const made = told === undefined || spoken === undefined ? null : patternsOf(told, spoken, code);
  known.set(code, made);
  return made;
}
