import { weekdayNamed } from './date-reading.ts';

/* Which days of a week a plan marks, and the seven days of that week in the language that names them. */

export interface SaidWeek {
  /** Seven days, from the first of the week in its language. */
  readonly days: readonly SaidDay[];
}

interface SaidDay {
  readonly name: string;
  readonly short: string;
  readonly isMarked: boolean;
}

const week = 7;
/** What is written as English begins its week on Monday, as most of the lands that write it do. */
const written: ReadonlyMap<string, string> = new Map([['en', 'en-GB']]);

/** The first day of the week where a language is at home, from 0 for Sunday. */
const firstDay = (language: string): number =>
  new Intl.Locale(written.get(language) ?? language).getWeekInfo().firstDay % week;

const capital = (text: string, language: string): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);

/** A Sunday. */
const beginning = Date.UTC(2026, 0, 4);
const dayMs = 86_400_000;

function nameOf(day: number, language: string, weekday: 'long' | 'short'): string {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  return capital(format.format(beginning + day * dayMs).replace(/\.$/u, ''), language);
}

/** The week of some days; null where they are not all days of one language. */
export function readWeek(items: readonly string[]): SaidWeek | null {
  const named = items.map(weekdayNamed);
  const [first] = named;
  const language = first?.languages.find((each) =>
    named.every((day) => day?.languages.includes(each) === true),
  );
  if (language === undefined) return null;
  const marked = new Set(named.map((day) => day?.index));
  const from = firstDay(language);
  return {
    days: Array.from({ length: week }, (_, at) => {
      const day = (from + at) % week;
      return {
        name: nameOf(day, language, 'long'),
        short: nameOf(day, language, 'short'),
        isMarked: marked.has(day),
      };
    }),
  };
}
