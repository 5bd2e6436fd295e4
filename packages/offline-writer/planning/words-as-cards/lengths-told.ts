import lengthWords from '../../data/length-words.json' with { type: 'json' };
import type { Card } from '../card-of-scene.ts';
import { isAgeTold } from '../told-in-words/age-told.ts';
import { anyOf } from '../told-in-words/amount-patterns.ts';
import { amountsTold } from '../told-in-words/amounts-told.ts';
import { isDenied } from '../told-in-words/denied-number.ts';
import { figureOf } from '../told-in-words/figure-of.ts';
import { toldOften } from '../told-in-words/told-often.ts';
import { codeOf } from './order-words.ts';

/* How long something takes and how often it is done, told in words: a figure says it at a glance. */

interface LengthWords {
  /** "Twice" with what is read of it: 2×. */
  readonly times: Readonly<Record<string, string>>;
  readonly per: readonly string[];
}

interface LengthPatterns {
  readonly often: RegExp;
  readonly times: ReadonlyMap<string, string>;
}

const mostRead = 90;
const [start, end] = [String.raw`(?<![\p{L}\p{M}’'-])`, String.raw`(?![\p{L}\p{M}’'-])`];

const patternsOf = ({ times, per }: LengthWords): LengthPatterns => ({
  times: new Map(Object.entries(times)),
  // "Twice a week", and in Turkish "haftada iki kez".
  often: new RegExp(
    `${start}(?:(${anyOf(Object.keys(times))}) (${anyOf(per)})|(${anyOf(per)}) (${anyOf(Object.keys(times))}))${end}`,
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
  const [, first = '', second = '', perFirst = '', timesLast = ''] =
    patterns.often.exec(text) ?? [];
  const [times, per] = first === '' ? [timesLast, perFirst] : [first, second];
  const value = patterns.times.get(times.toLowerCase());
  if (value !== undefined) return figureOf({ value, unit: per }, text);
  const often = toldOften(text, language);
  if (often !== null) return often;
  // "Two weeks at three stops, fifty-four of sixty came back": the length is not what counts.
  const [amount, ...more] = amountsTold(text, language);
  return amount?.kind !== 'duration' ||
    more.length > 0 ||
    isAgeTold(amount, text, language) ||
    isDenied(text, language, amount.from)
    ? null
    : figureOf(amount, text);
}
