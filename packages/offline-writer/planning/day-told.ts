import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import numbers from '../data/number-words.json' with { type: 'json' };
import weekdayWords from '../data/weekday-words.json' with { type: 'json' };
import { ofCalendar } from './calendar-words.ts';
import type { Card } from './card-of-scene.ts';
import { isBound } from './directions.ts';
import { capital } from '../plain-words.ts';

/* The weekday on which something is, with the hour beside it: "Zbiórka w piątek o 16.30 pod remizą." */

/** What may stand behind the name of a day as one word with it: "Samstagvormittag", "zaterdags", "Cumartesi'den". */
const tailsOf = (language: string): string => {
  const tails = new Map<string, readonly string[]>(Object.entries(weekdayWords.tails)).get(
    language,
  );
  return tails === undefined ? '' : String.raw`(?:${alternatives(tails)})?(?:['’]\p{Ll}+)?`;
};

interface NamedDay {
  /** As a calendar names it. */
  readonly name: string;
  readonly pattern: RegExp;
}

const daysOf: ReadonlyMap<string, readonly NamedDay[]> = new Map(
  Object.entries(weekdayWords.names).map(([language, days]) => [
    language,
    days.map((forms) => ({
      name: capital(forms[0] ?? ''),
      pattern: new RegExp(
        String.raw`(?<![\p{L}\p{M}])(?:${alternatives(forms)})${tailsOf(language)}(?![\p{L}\p{M}])`,
        'iu',
      ),
    })),
  ]),
);

const unit = String.raw`\s?(?:[ap]\.?m|${ofCalendar.hourUnits})(?!\p{L})`;
const minutes = '[.:h][0-5]\\d';
const half = String.raw`(?:\s(?:e|et|y)\s\p{L}+)?`;
/** "16.30", "o 9", "a las once y media": behind it stand no unit and no money. */
const hour = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:])(?:(?:[01]?\d|2[0-4])${minutes}|(?:${ofCalendar.hourLeads})\s(?:(?:[01]?\d|2[0-4])(?:${minutes})?|(?:${ofCalendar.partsOfHour})\s\d{1,2}|(?:(?:${ofCalendar.partsOfHour})\s\p{L}+|(?:${alternatives(numbers.words)})${half})(?!\s\p{L}+s(?!\p{L}))))(?![\p{L}\p{N}]|\s?[\p{Sc}%°]|[.,:]\d)(?:${unit})?`,
  'iu',
);

const leads = new RegExp(
  String.raw`^(?:${ofCalendar.hourLeads})\s(?=\d+(?:${minutes}|${unit}))`,
  'iu',
);
/** Farther behind the day an hour is told of something else. */
const [mostBetween, mostBeforeSpan] = [28, 60];
/** "Saturday 14th": the day of the month beside it. */
const dayBehind = /^,?\s(?:[12]?\d|3[01])(?:st|nd|rd|th)(?!\p{L})/u;
const ends = String.raw`\s?(?:[-–—]|(?:${ofCalendar.spanJoints}))\s(?:(?:${ofCalendar.directionJoints}|${ofCalendar.hourArticles})\s)?`;
const toHour = new RegExp(
  String.raw`^(?:${minutes})?(?:${unit})?${ends}((?:[01]?\d|2[0-4])(?:${minutes})?(?:${unit})?)(?![\d%\p{Sc}])`,
  'iu',
);
const fromHour = new RegExp(
  String.raw`(?:${ofCalendar.beforeHours})\s(?:(?:${ofCalendar.hourArticles})\s)?(?=(\d{1,2}))`,
  'iu',
);

const partOfHour = new RegExp(String.raw`(?<!\p{L})(?:${ofCalendar.partsOfHour})\s\d`, 'iu');
/** "Kwart over 8": an hour that no figure tells. */
export const tellsPartOfHour = (text: string): boolean => partOfHour.test(text);

interface Told {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The weekdays of a sentence, in their order. */
const daysIn = (sentence: string, language: string): readonly Told[] =>
  (daysOf.get(language.toLowerCase().split('-', 1)[0] ?? '') ?? [])
    .flatMap(({ name, pattern }): Told[] => {
      const found = pattern.exec(sentence);
      return found === null ? [] : [{ name, from: found.index, to: found.index + found[0].length }];
    })
    .toSorted((one, other) => one.from - other.from);

const upTo = new RegExp(String.raw`^\s?(?:[-–—]|${ofCalendar.openUntil}|a|do)\s?$`, 'iu');

/** "Tuesday to Saturday": the first day and the last. */
function spanOfDays(sentence: string, [first, last]: readonly Told[]): Card | null {
  return first !== undefined && last !== undefined && upTo.test(sentence.slice(first.to, last.from))
    ? { layout: 'calendar', date: `${first.name} – ${last.name}`, subjects: [] }
    : null;
}

/** "Elke woensdag koffie van 10 tot 12 uur": the day with both its hours. */
function betweenHours(day: string, behind: string): Card | null {
  const begun = fromHour.exec(behind);
  if (
    begun === null ||
    /[.;!?]\s/u.test(behind.slice(0, begun.index)) ||
    begun.index > mostBeforeSpan ||
    /\d/u.test(behind.slice(0, begun.index))
  )
    return null;
  const [, from = ''] = begun;
  const end = toHour.exec(behind.slice(begun.index + begun[0].length + from.length));
  const [, to = ''] = end ?? [];
  return end === null
    ? null
    : { layout: 'clock', from: `${day}, ${from}${/^[.:h]\d\d/u.exec(end[0])?.[0] ?? ''}`, to };
}

/**
 * The weekday of a sentence with its hour, as a calendar's sheet; null where it names none or several apart from each other.
 * @param needsHour whether a day without an hour is no card
 */
export function weekdayCard(sentence: string, language: string, needsHour: boolean): Card | null {
  const named = daysIn(sentence, language);
  const [day] = named;
  // What is shouted is read.
  if (day === undefined || !/\p{Ll}/u.test(sentence)) return null;
  if (named.length > 1) return named.length > 2 || needsHour ? null : spanOfDays(sentence, named);
  const dated = dayBehind.exec(sentence.slice(day.to))?.[0] ?? '';
  const name = `${day.name}${dated.replace(',', '')}`;
  const behind = sentence.slice(day.to + dated.length);
  const between = betweenHours(name, behind);
  if (between !== null) return between;
  const found = hour.exec(behind);
  const isNear =
    found !== null && found.index <= mostBetween && !/[.;!?]\s/u.test(behind.slice(0, found.index));
  // "Monday at 8 … wait, quarter past 8": two hours are told, and nobody knows by one of them which holds.
  const later = isNear ? behind.slice(found.index + found[0].length) : '';
  if (hour.test(later) || tellsPartOfHour(later)) return null;
  // "Until Friday at 6": a clock tells that it ends.
  if (needsHour && (!isNear || isBound(sentence.slice(0, day.from)))) return null;
  // "Um halb 10 am Brunnen": in German the word says where.
  const unitless = language.startsWith('de') ? / am$/u : /$^/u;
  const told = isNear ? `, ${found[0].replace(leads, '').replace(unitless, '').trim()}` : '';
  return { layout: 'calendar', date: `${name}${told}`, subjects: [] };
}
