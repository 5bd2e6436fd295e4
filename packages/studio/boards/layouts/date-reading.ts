/* Reads a date as it is written in a plan, in the languages that Intl knows: no part of it is worked out that is not said. */

export interface SaidDate {
  /** As written, without its ending: `4`, `9–12`; empty where no day is said. */
  readonly day: string;
  /** As written: `April`, `3月`. */
  readonly month: string;
  /** From 0; -1 where it is not known. */
  readonly monthIndex: number;
  /** As written: `1969`, `509 BC`. */
  readonly year: string;
  readonly weekday: string;
  /** What else is said: the hour, most of the time. */
  readonly rest: string;
  /** The language in which the month is written. */
  readonly language: string;
}

const languages =
  'en de fr es it pt nl sv da nb fi pl cs sk hu ro tr ru uk el ar he hi id vi bg hr'.split(' ');
const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[.,;:،]+$/u, '');

interface Named {
  readonly index: number;
  readonly languages: string[];
}
interface Names {
  readonly months: ReadonlyMap<string, Named>;
  readonly weekdays: ReadonlyMap<string, Named>;
}

function addName(names: Map<string, Named>, name: string, index: number, language: string): void {
  const key = plain(name);
  if (key.length < 2 || /\d/u.test(key)) return;
  const known = names.get(key);
  if (known === undefined) names.set(key, { index, languages: [language] });
  else if (known.index === index) known.languages.push(language);
}

function partOf(
  language: string,
  date: Date,
  type: 'month' | 'weekday',
  options: Intl.DateTimeFormatOptions,
): string {
  const parts = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatToParts(
    date,
  );
  return parts.find((part) => part.type === type)?.value ?? '';
}

let known: Names | null = null;
/** The names of months and weekdays, looked up once. */
function names(): Names {
  if (known !== null) return known;
  const [months, weekdays] = [new Map<string, Named>(), new Map<string, Named>()];
  for (const language of languages) {
    for (let index = 0; index < 12; index += 1) {
      const date = new Date(Date.UTC(2026, index, 5));
      for (const month of ['long', 'short'] as const) {
        addName(months, partOf(language, date, 'month', { month }), index, language);
        // Beside a day many languages write another form of the name.
        const beside = partOf(language, date, 'month', { month, day: 'numeric' });
        addName(months, beside, index, language);
      }
    }
    for (let index = 0; index < 7; index += 1) {
      const date = new Date(Date.UTC(2026, 0, 4 + index));
      addName(weekdays, partOf(language, date, 'weekday', { weekday: 'long' }), index, language);
    }
  }
  for (const [index, name] of 'sun mon tue wed thu fri sat'.split(' ').entries())
    addName(weekdays, name, index, 'en');
  addName(months, 'sept', 8, 'en');
  known = { months, weekdays };
  return known;
}

/** Found as it stands, or behind a letter that Hebrew and Arabic join to a word, or before a plural or possessive. */
const named = (table: ReadonlyMap<string, Named>, word: string): Named | undefined => {
  const key = plain(word);
  return (
    table.get(key) ??
    (/^[בלו]/u.test(key) ? table.get(key.slice(1)) : undefined) ??
    (/^\p{L}{6,}s$/u.test(key) ? table.get(key.slice(0, -1)) : undefined)
  );
};

/** The weekday that a text is, from 0 for Sunday, with the languages that call it so. */
export const weekdayNamed = (text: string): Named | undefined => named(names().weekdays, text);

const arabicDigits = /[٠-٩]/gu;
export const withPlainDigits = (text: string): string =>
  text.replace(arabicDigits, (digit) => String(digit.charCodeAt(0) - 0x660));

const dayForm = /^(\d{1,2}(?:[–—-]\d{1,2})?)(?:st|nd|rd|th|er|ère|re|e|º|ª|°)?[.,]?$/iu;
const yearForm = /^(?:1\d{3}|2\d{3})s?$/u;
const eraYear =
  /^(?:(?:AD|CE|A\.D\.) ?\d{1,4}|\d{1,5} ?(?:BC|BCE|AD|CE|v\. ?Chr\.?|n\. ?Chr\.?|a\. ?C\.?|d\. ?C\.?|av\. ?J\.?-C\.?|ap\. ?J\.?-C\.?))$/iu;
const eastAsian = /^(?:(\d{4})[年년]\s*)?(?:(\d{1,2}[月월]))?\s*(?:(\d{1,2})[日号號일])?\s*(.*)$/u;
const connecting =
  /^(?:the|of|on|at|in|de|del|di|d['’]|den|der|dem|am|um|im|le|la|el|il|em|de|do|da|op|om|at|kl\.?|den|[,;،·–—-]|يوم|في)$/iu;
const nothing: SaidDate = {
  day: '',
  month: '',
  monthIndex: -1,
  year: '',
  weekday: '',
  rest: '',
  language: '',
};

function readEastAsian(text: string): SaidDate | null {
  const [, year = '', month = '', day = '', rest = ''] = eastAsian.exec(text) ?? [];
  if (month === '' && year === '' && day === '') return null;
  const language = /[년월일]/u.test(text) ? 'ko' : /[号號]/u.test(text) ? 'zh' : 'ja';
  const monthIndex = month === '' ? -1 : Number.parseInt(month, 10) - 1;
  return { ...nothing, year, month, monthIndex, day, rest, language };
}

/** `4.4.2026`, `2026-04-04`; `4/5/2026` may be read in two ways, so it is not read. */
function readNumeric(text: string): SaidDate | null {
  const [, isoYear = '', isoMonth = '', isoDay = ''] =
    /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text) ?? [];
  const [, dotDay = isoDay, dotMonth = isoMonth, dotYear = isoYear] =
    /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})?$/u.exec(text) ?? [];
  const monthIndex = Number(dotMonth) - 1;
  if (dotDay === '' || monthIndex < 0 || monthIndex > 11 || Number(dotDay) > 31) return null;
  const [day, month] = [String(Number(dotDay)), dotMonth.padStart(2, '0')];
  return { ...nothing, day, month, monthIndex, year: dotYear, language: '' };
}

/** Which of the languages that write a month so is meant. */
function languageOf(
  candidates: readonly string[],
  weekday: Named | undefined,
  day: string,
): string {
  const shared = candidates.filter((language) => weekday?.languages.includes(language) ?? true);
  const fitting = shared.length > 0 ? shared : candidates;
  const isDotted = day.endsWith('.') && fitting.includes('de');
  return isDotted ? 'de' : (fitting[0] ?? 'en');
}

/** A single date; what is not read of it stays in its rest. */
export function readDate(written: string): SaidDate {
  const text = withPlainDigits(written)
    .replace(/\s+/gu, ' ')
    .replace(/(\d{1,2}) ?[–—-] ?(\d{1,2})(?![\d:.h])/gu, '$1–$2')
    .trim();
  if (eraYear.test(text)) return { ...nothing, year: text };
  const whole = readNumeric(text) ?? readEastAsian(text);
  if (whole !== null) return whole;
  const words = text
    .replace(/([,;،])/gu, ' $1 ')
    .split(' ')
    .filter(Boolean);
  const { months, weekdays } = names();
  const used = new Set<number>();
  const take = (at: number): string => {
    used.add(at);
    return (words[at] ?? '').replace(/[.,;:،]+$/u, '');
  };
  const monthAt = words.findIndex((word) => named(months, word) !== undefined);
  const weekdayAt = words.findIndex((word) => named(weekdays, word) !== undefined);
  const yearAt = words.findIndex((word) => yearForm.test(plain(word)));
  const isDay = (at: number): boolean =>
    dayForm.test(words[at] ?? '') && !/^[ap]\.?m\.?$/iu.test(words[at + 1] ?? '');
  const isJoining = (at: number): boolean => /^(?:of|de|del|di)$/iu.test(words[at] ?? '');
  const near =
    monthAt < 0 ? [] : [monthAt - 1, isJoining(monthAt - 1) ? monthAt - 2 : -1, monthAt + 1];
  const beside = weekdayAt < 0 || monthAt >= 0 ? [] : [weekdayAt + 1, weekdayAt + 3];
  const dayAt = [...near, ...beside].find((at) => at >= 0 && isDay(at)) ?? -1;
  const month = monthAt < 0 ? undefined : named(months, words[monthAt] ?? '');
  const weekday = weekdayAt < 0 ? undefined : named(weekdays, words[weekdayAt] ?? '');
  const said = {
    day: dayForm.exec(words[dayAt] ?? '')?.[1] ?? '',
    month: monthAt < 0 ? '' : take(monthAt).replace(/^ב/u, ''),
    monthIndex: month?.index ?? -1,
    year: yearAt < 0 ? '' : take(yearAt),
    weekday: weekdayAt < 0 ? '' : take(weekdayAt),
    language: languageOf(month?.languages ?? [], weekday, words[dayAt] ?? ''),
  };
  if (dayAt >= 0) used.add(dayAt);
  return { ...said, rest: restOf(words, used) };
}

/** "8 am": an English hour, not the German word. */
const isHour = (words: readonly string[]): boolean =>
  /^[ap]\.?m\.?$/iu.test(words.at(-1) ?? '') && /\d$/u.test(words.at(-2) ?? '');

/** The words that were not read, without those that only join them to the date. */
function restOf(words: readonly string[], used: ReadonlySet<number>): string {
  const rest = words.filter((_, at) => !used.has(at));
  while (rest.length > 0 && connecting.test(rest[0] ?? '')) rest.shift();
  while (rest.length > 0 && connecting.test(rest.at(-1) ?? '') && !isHour(rest)) rest.pop();
  return rest.join(' ').replace(/ ([,;،])/gu, '$1');
}

const isDated = ({ month, year, weekday, day }: SaidDate): boolean =>
  month !== '' || year !== '' || weekday !== '' || day !== '';

const between =
  /\s+(?:[–—-]|to|until|till|through|bis|au|al|a|até|hasta|tot|do|до|إلى)\s+|\s*[–—]\s*/giu;

/** One date, or both ends of a span of dates. Whether a text is a span shows where both its sides are dates. */
export function readDates(text: string): readonly SaidDate[] {
  for (const { index, 0: sign } of text.matchAll(between)) {
    const sides = [text.slice(0, index), text.slice(index + sign.length)].map(readDate);
    const bareDay = /^\d{1,2}$/u;
    if (sides.every(isDated) && !bareDay.test(text.slice(0, index).trim())) return sides;
  }
  return [readDate(text)];
}

/** Whether a date can be laid on a sheet of its month: its day, month and year are all said. */
export function monthGridOf({
  day,
  monthIndex,
  year,
}: SaidDate): { first: number; days: number } | null {
  const [dayNumber, yearNumber] = [Number(day), Number(/^\d{4}/u.exec(year)?.[0] ?? '0')];
  // Before 1900 not every country counted its days alike.
  if (monthIndex < 0 || !/^\d{1,2}$/u.test(day) || yearNumber < 1900 || !/^\d{4}$/u.test(year))
    return null;
  const days = new Date(Date.UTC(yearNumber, monthIndex + 1, 0)).getUTCDate();
  if (dayNumber < 1 || dayNumber > days) return null;
  return { first: new Date(Date.UTC(yearNumber, monthIndex, 1)).getUTCDay(), days };
}
