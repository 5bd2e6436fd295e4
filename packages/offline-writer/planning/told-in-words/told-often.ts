import { grammar } from '../../grammar-words.ts';
import type { Card } from '../card-of-scene.ts';
import { isDenied } from './denied-number.ts';
import { figureOf } from './figure-of.ts';
import { codeOf } from '../words-as-cards/order-words.ts';
import toldWords from '../../data/told-words.json' with { type: 'json' };
import { anyOf, end, start } from './amount-patterns.ts';
import type { ToldWords } from './language-of-numbers.ts';

/* How often something is done, and how large a part of all it is: "every second day", "knock twice", "een kwart van de oogst". */

const mostRead = 100;

interface Patterns {
  readonly everyOther: RegExp;
  readonly share: RegExp;
  readonly shares: ReadonlyMap<string, string>;
  readonly times: RegExp;
  readonly timesOf: ReadonlyMap<string, string>;
}

const patternsOf = ({ everyOther, shares, times, than }: ToldWords): Patterns => ({
  everyOther: new RegExp(`${start}(${anyOf(everyOther)})${end}`, 'iu'),
  // "A cup and a half of buttermilk" is more than a cup.
  share: new RegExp(
    `${start}(?<!${start}(?:${grammar.ands})\\s(?:\\p{L}{1,3}\\s)?)(${anyOf(Object.keys(shares))})${end}`,
    'iu',
  ),
  shares: new Map(Object.entries(shares)),
  // "Twice as much" compares.
  times: new RegExp(
    `${start}(${anyOf(Object.keys(times))})${end}(?!\\s${anyOf(than)}${end})`,
    'iu',
  ),
  timesOf: new Map(Object.entries(times)),
});

const byLanguage: ReadonlyMap<string, Patterns> = new Map(
  Object.entries(toldWords).map(([language, words]) => [language, patternsOf(words)]),
);

/** The figure of a sentence that tells how often, or how much of all; null where it tells neither, or a number besides. */
export function toldOften(sentence: string, language: string): Card | null {
  const patterns = byLanguage.get(codeOf(language));
  const text = sentence.trim();
  if (patterns === undefined || text.length > mostRead || /[?？\p{N}]/u.test(text)) return null;
  if (isDenied(text, language)) return null;
  // "İki" begins with no "i" for a pattern.
  const lower = text.toLocaleLowerCase(language);
  const every = patterns.everyOther.exec(lower);
  if (every !== null)
    return figureOf(
      { value: '1×', unit: text.slice(every.index, every.index + every[0].length) },
      text,
    );
  const [, share = ''] = patterns.share.exec(lower) ?? [];
  const part = patterns.shares.get(share.toLowerCase());
  if (part !== undefined) return figureOf({ value: part, unit: '' }, text);
  const [, times] = patterns.times.exec(lower) ?? [];
  const value = times === undefined ? undefined : patterns.timesOf.get(times.toLowerCase());
  return value === undefined ? null : figureOf({ value, unit: '' }, text);
}
