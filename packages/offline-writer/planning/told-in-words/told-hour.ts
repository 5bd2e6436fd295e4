import hourWords from '../../data/hour-words.json' with { type: 'json' };
import type { Card } from '../card-of-scene.ts';
import { isDenied } from './denied-number.ts';
import { anyOf, end, start } from './amount-patterns.ts';
import { wordsOf } from '../../plain-words.ts';
import { codeOf } from '../words-as-cards/order-words.ts';

/* An hour that is told in words: "at half past six", "om half negen", "o szóstej". It is seen on a clock. */

interface HourWords {
  readonly hours: Readonly<Record<string, number>>;
  readonly at: readonly string[];
  readonly to: readonly string[];
  readonly from: readonly string[];
  /** Behind these a number is an hour without a word that says so. */
  readonly bare: readonly string[];
  readonly halfPast: readonly string[];
  /** "Halb acht" is half past seven. */
  readonly halfTo: readonly string[];
  readonly quarterPast: readonly string[];
  readonly quarterTo: readonly string[];
  readonly behindHalf: readonly string[];
  readonly behindQuarter: readonly string[];
  readonly behindMinusQuarter: readonly string[];
  readonly units: readonly string[];
  readonly parts: readonly string[];
  /** What may stand behind an hour; anything else is counted by it. */
  readonly goesOn: readonly string[];
  readonly goesOff: readonly string[];
  /** "Divide by three". */
  readonly notBefore: readonly string[];
}

const byLanguage: ReadonlyMap<string, HourWords> = new Map(Object.entries(hourWords));
/** Of a longer sentence an hour is not the point; when something begins or ends is said in fewer words. */
const [mostWords, mostWordsOfBound] = [14, 10];
const [hoursOfDay, hoursOfDial, hourMinutes] = [24, 12, 60];

function patternOf(words: HourWords): RegExp {
  const leads = [...words.at, ...words.to, ...words.from];
  const before = [...words.halfPast, ...words.halfTo, ...words.quarterPast, ...words.quarterTo];
  const behind = [...words.behindHalf, ...words.behindQuarter, ...words.behindMinusQuarter];
  return new RegExp(
    [
      `${start}(?<lead>${anyOf(leads)})\\s`,
      `(?:(?<before>${anyOf(before)})\\s)?`,
      `(?<hour>${anyOf(Object.keys(words.hours))}|1?\\d|2[0-4])`,
      `(?:\\s(?<behind>${anyOf(behind)}))?`,
      `(?:\\s(?<unit>${anyOf(words.units)})(?:\\s(?<half>${anyOf(behind)}))?)?`,
      `(?:,?\\s(?<part>${anyOf(words.parts)}))?`,
      `${end}(?![.:]\\d|\\s?[%\\p{Sc}°])(?<rest>\\s\\p{L}+)?`,
    ].join(''),
    'giu',
  );
}

const patterns: ReadonlyMap<string, RegExp> = new Map(
  [...byLanguage].map(([language, words]) => [language, patternOf(words)]),
);

const has = (list: readonly string[], text: string | undefined): boolean =>
  text !== undefined && list.some((each) => each.toLowerCase() === text.toLowerCase());

type Parts = Readonly<Partial<Record<string, string>>>;

/** The minutes that a part of an hour adds to it. */
function shiftOf({ before, half, behind = half }: Parts, words: HourWords): number {
  if (has(words.halfPast, before) || has(words.behindHalf, behind)) return 30;
  if (has(words.halfTo, before)) return -30;
  if (has(words.quarterPast, before) || has(words.behindQuarter, behind)) return 15;
  return has(words.quarterTo, before) || has(words.behindMinusQuarter, behind) ? -15 : 0;
}

/** "At six months": what is counted by the number stands behind it. */
function isHour(
  { lead, before, behind, unit, part, rest }: Parts,
  words: HourWords,
  isGerman: boolean,
): boolean {
  const isNamed = [before, behind, unit, part].some((text) => text !== undefined);
  const goesOn = rest === undefined || has(words.goesOn, rest.trim());
  // "À deux heures de Paris" is how far it is.
  if (part === undefined && has(words.goesOff, rest?.trim())) return false;
  // German nouns are written with a capital: "halb acht offen" tells an hour.
  const isOpen = isNamed && isGerman && /^\s\p{Ll}/u.test(rest ?? '');
  if (isOpen) return true;
  // "Halb neun Kinder" is nothing; "um sieben Uhr Kinder wecken" tells an hour.
  return unit !== undefined || part !== undefined || (goesOn && (isNamed || has(words.bare, lead)));
}

interface Told {
  readonly is: 'at' | 'from' | 'to';
  readonly hour: string;
}

function hoursTold(sentence: string, language: string): readonly Told[] {
  const code = codeOf(language);
  const [words, pattern] = [byLanguage.get(code), patterns.get(code)];
  if (words === undefined || pattern === undefined) return [];
  return [...sentence.matchAll(pattern)].flatMap(({ groups = {}, index }): Told[] => {
    const parts: Parts = groups;
    const before = wordsOf(sentence.slice(0, index).toLowerCase());
    if (
      !isHour(parts, words, code === 'de') ||
      before.some((word) => words.notBefore.includes(word))
    )
      return [];
    const said = parts['hour']?.toLocaleLowerCase(language) ?? '';
    const hour = new Map(Object.entries(words.hours)).get(said) ?? Number(said);
    const minutes = hour * hourMinutes + shiftOf(parts, words);
    const most = hour > hoursOfDial ? hoursOfDay : hoursOfDial;
    const whole = Math.floor(minutes / hourMinutes) || most;
    const rest = String((minutes + most * hourMinutes) % hourMinutes).padStart(2, '0');
    const part = parts['part'] === undefined ? '' : ` ${parts['part']}`;
    const is = has(words.to, parts['lead']) ? 'to' : has(words.from, parts['lead']) ? 'from' : 'at';
    return [{ is, hour: `${whole}:${rest}${part}` }];
  });
}

/** The one hour of a sentence on a clock, or the two between which something is; null where it tells none or others. */
export function toldHour(sentence: string, language: string, isTale: boolean): Card | null {
  const words = sentence.trim().split(/\s+/u).length;
  if (words > (isTale ? mostWordsOfBound : mostWords) || /[?？]/u.test(sentence)) return null;
  const [first, second, ...more] = hoursTold(sentence, language);
  if (first === undefined || more.length > 0) return null;
  const card = { layout: 'clock', subjects: [], place: '' } as const;
  if (second !== undefined)
    return first.is === 'from' && second.is === 'to'
      ? { ...card, from: first.hour, to: second.hour }
      : null;
  if (first.is === 'at') return { ...card, quote: first.hour };
  // "No bus after six": nobody can tell from the hour alone.
  return words > mostWordsOfBound || isDenied(sentence, language)
    ? null
    : { ...card, [first.is]: first.hour };
}
