import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import lengthWords from '../../data/length-words.json' with { type: 'json' };
import type { Card } from '../card-of-scene.ts';
import { codeOf } from './order-words.ts';

/* How long something takes and how often it is done, told in words: a figure says it at a glance. */

interface LengthWords {
  /** One, two, three … */
  readonly numbers: readonly string[];
  readonly units: readonly string[];
  /** "Twice" with what is read of it: 2×. */
  readonly times: Readonly<Record<string, string>>;
  readonly per: readonly string[];
  /** What makes an age or a moment of a length: "three years old", "two days later". */
  readonly notLengths: readonly string[];
}

interface LengthPatterns {
  readonly lasting: RegExp;
  readonly often: RegExp;
  readonly times: ReadonlyMap<string, string>;
  readonly words: LengthWords;
}

const mostRead = 90;
const [start, end] = [String.raw`(?<![\p{L}\p{M}’'-])`, String.raw`(?![\p{L}\p{M}’'-])`];
const anyOf = (words: readonly string[]) => `(?:${alternatives(words)})`;

const patternsOf = (words: LengthWords): LengthPatterns => ({
  words,
  times: new Map(Object.entries(words.times)),
  lasting: new RegExp(
    `${start}(${anyOf(words.numbers.slice(1))}) (${anyOf(words.units)})${end}(?! ${anyOf(words.notLengths)}${end})`,
    'iu',
  ),
  // "Twice a week", and in Turkish "haftada iki kez".
  often: new RegExp(
    `${start}(?:(${anyOf(Object.keys(words.times))}) (${anyOf(words.per)})|(${anyOf(words.per)}) (${anyOf(Object.keys(words.times))}))${end}`,
    'iu',
  ),
});

const byLanguage: ReadonlyMap<string, LengthPatterns> = new Map(
  Object.entries(lengthWords).map(([language, words]) => [language, patternsOf(words)]),
);

/** "The work takes three weeks", "stir it once a week": the figure of a sentence that tells one length and no other number. */
export function lengthCard(sentence: string, language: string): Card | null {
  const patterns = byLanguage.get(codeOf(language));
  const text = sentence.trim();
  if (patterns === undefined || text.length > mostRead || /[\p{N}?？]/u.test(text)) return null;
  const { lasting, often, words } = patterns;
  const [, first = '', second = '', perFirst = '', timesLast = ''] = often.exec(text) ?? [];
  const [times, per] = first === '' ? [timesLast, perFirst] : [first, second];
  const [, number = '', unit = ''] = lasting.exec(text) ?? [];
  const value =
    times === ''
      ? words.numbers.indexOf(number.toLowerCase()) + 1
      : patterns.times.get(times.toLowerCase());
  if (value === undefined || value === 0) return null;
  const figure = { value: String(value), unit: times === '' ? unit : per, label: '' };
  return { layout: 'figure', figure, quote: text, subjects: [], place: '' };
}
