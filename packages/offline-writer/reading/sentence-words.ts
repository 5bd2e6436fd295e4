import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../data/sentence-words.json' with { type: 'json' };
import shortForms from '../data/short-forms.json' with { type: 'json' };

/** The words of some lines of the list, in lower case and without their full stop. */
const wordsOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.join(' ').split(' '));

/** Shortened words of the common languages whose full stop ends no sentence. */
const abbreviations = wordsOf(shortForms.always);
/** Those that may well end a sentence, if the next word begins one. */
const closingAbbreviations = wordsOf(shortForms.closing);
/** Those that a name may follow as well: a sentence begins behind them with one of the openers alone. */
const namingAbbreviations = wordsOf(shortForms.naming);
/** Months and days of the week: a sentence may end with one, where no date goes on behind it. */
const dateAbbreviations = wordsOf(shortForms.dates);
/** Words that are shortened ones where a figure follows: "ok. 17:30", "no. 5". */
const abbreviationsBeforeFigure = wordsOf(shortForms.beforeFigure);
/** "COL. LOMAS DEL SUR": so many capitals are a word. */
const mostShortCapitals = 4;

const clockAbbreviations: ReadonlySet<string> = new Set(['a.m', 'p.m']);
/** Days and time zones go on with the hour before them. */
const behindClock = new RegExp(String.raw`^(?:${alternatives(words.behindClock)})(?!\p{L})`, 'iu');

export type StopOf = 'none' | 'closing' | 'naming' | 'always';

/**
 * What the full stop behind a word says: nothing of the word, or that it is a shortened one, which never ends a sentence or
 * does so where a sentence begins behind it.
 * @param line the line that the word stands in, and @param next what stands behind the full stop
 */
export function stopOf(word: string, line: string, next: string): StopOf {
  // APR is no April.
  const isShouted = /^\p{Lu}{3,}$/u.test(word);
  const key = isShouted ? word : word.toLowerCase();
  // "at 6 a.m. Thursday unless"
  if (clockAbbreviations.has(key) && behindClock.test(next)) return 'always';
  if (closingAbbreviations.has(key)) return 'closing';
  if (dateAbbreviations.has(key)) {
    const isDate = dateAbbreviations.has(/^\p{L}+/u.exec(next)?.[0].toLowerCase() ?? '');
    return isDate ? 'always' : 'closing';
  }
  if (namingAbbreviations.has(key)) return 'naming';
  // "Dorpsstr.", "Hauptstr."
  if (abbreviations.has(key) || /\p{L}{3}str$/u.test(key)) return 'always';
  if (abbreviationsBeforeFigure.has(key) && /^[\d+]/u.test(next)) return 'always';
  // "Guess the no. of beans" is a number, and no refusal.
  if (key === 'no' && /^of(?!\p{L})/u.test(next)) return 'always';
  // A heading in capitals has no sentences, or closes the last of them with a stop as well.
  return isShoutedHead(line) &&
    /^\p{Lu}+$/u.test(word) &&
    word.length <= mostShortCapitals &&
    /^\p{Lu}/u.test(next)
    ? 'always'
    : 'none';
}

const isShoutedHead = (line: string): boolean =>
  line.length <= longestHead && !/\p{Ll}/u.test(line) && /\p{Lu} ?[^.?\p{L}]*$/u.test(line);
const longestHead = 120;

/** Months, before which a number with a full stop is a day: "12. April". */
export const monthsAfterDay = new RegExp(`^(?:${alternatives(words.months)})`, 'iu');

/** Words that, in capitals, begin a sentence rather than continue a name. */
export const sentenceOpeners: ReadonlySet<string> = new Set(words.openers);
