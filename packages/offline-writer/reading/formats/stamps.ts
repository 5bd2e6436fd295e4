import formatWords from '../../data/format-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';
import writtenWords from '../../data/written-words.json' with { type: 'json' };

const writtenSaid = alternativesIn(writtenWords);

const said = alternativesIn(formatWords);
/* When something was written, as chats, forums and mail programs set it. */

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ru', 'sv', 'da'] as const;

/** The names that the languages have for months, days of the week, and today and yesterday, and what joins them to a time. */
function calendarWords(): ReadonlySet<string> {
  const words = new Set<string>();
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      const month = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
      const day = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' });
      for (let at = 0; at < 12; at += 1) words.add(month.format(Date.UTC(2024, at, 15)));
      for (let at = 1; at < 8; at += 1) words.add(day.format(Date.UTC(2024, 0, at)));
    }
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    words.add(relative.format(0, 'day')).add(relative.format(-1, 'day'));
  }
  return new Set([...words, ...joining].map((word) => word.replace(/\.$/u, '').toLowerCase()));
}

const joining = formatWords.joiningStamps;
let calendar: ReadonlySet<string> | null = null;

/** Whether all words of a stamp are those of a calendar. */
function isOfCalendar(stamp: string): boolean {
  const words = stamp.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  if (words.length === 0) return true;
  calendar ??= calendarWords();
  const known = calendar;
  return words.every((word) => known.has(word));
}

const named = String.raw`\p{L}[\p{L}’'-]{2,13}`;
const time = String.raw`\d{1,2}[:.h]\d{2}(?:[:.]\d{2}(?:[.,]\d{1,3})?)?(?:\s?[AaPp]\.?\s?[Mm]\.?)?(?![\p{L}\d%])`;
const year = String.raw`(?:,? (?:de )?\d{4})?`;
const day = String.raw`\d{1,2}(?:${said.ordinalEnds}|\.)?`;
const figures = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?\.?(?!\d)`;
const written = String.raw`(?:(?:${named})\.?,? )?${day} (?:de |d’|d')?(?:${named})\.?(?!\p{L})${year}`;
const date = String.raw`(?:${figures}|(?:(?:${named})\.?,? ?){1,2}(?:${day}(?![\d:.]))?${year}|${written})`;
const between = String.raw`(?:,|\s[-–—|·•])?\s(?:(?:${said.atHours})\s)?`;

/** A day with a time, in either order, or a time alone. Which words are a calendar's is looked up behind it. */
const stamp = String.raw`(?:(?<day>${date})${between}${time}|${time},? (?:on )?(?<dayBehind>${figures}|${written})|${time})(?: (?:${writtenSaid.clocks}))?`;

/** A stamp at the beginning of a line, with its brackets and the dash behind it. */
const leading = new RegExp(String.raw`^(?<stamp>[[(<]?${stamp}[\])>]?)(?:\s*(?:[-–—|]\s+)?)`, 'iu');
/** A name and a stamp behind it, that stand in a line or head what is written. */
const trailing = new RegExp(
  String.raw`^(?<name>[\p{L}@][\p{L}\p{M}\p{N}._'’-]{0,30}(?: [\p{Lu}\p{Lo}(][\p{L}\p{M}\p{N}.'’()-]*){0,3})(?<gap>,| [-–—|·•]| \(?APP\)?|)(?:\s+|(?=\[))(?<stamp>[[(]?${stamp}[\])]?):?`,
  'u',
);

/** In characters: a head is no longer. */
const longestHead = 110;

export interface Stamped {
  readonly rest: string;
  readonly hasDate: boolean;
}

/** What stands behind the stamp that a line begins with; null where it begins with none. */
export function readStamp(line: string): Stamped | null {
  const found = leading.exec(line.slice(0, longestHead));
  if (found === null || !isOfCalendar(found.groups?.['stamp'] ?? '')) return null;
  return {
    rest: line.slice(found[0].length),
    hasDate: (found.groups?.['day'] ?? found.groups?.['dayBehind']) !== undefined,
  };
}

export interface Headed {
  readonly name: string;
  /** What stands behind the stamp in the line. */
  readonly rest: string;
  /** A name in capitals, and a stamp that is parted from it or says more than an hour: no line of a timetable. */
  readonly isMarked: boolean;
}

/** The name and the stamp that a line begins with, or consists of. */
export function readHead(line: string): Headed | null {
  const text = line.trim();
  const found = trailing.exec(text.slice(0, longestHead));
  const { name = '', gap = '', stamp: when = '' } = found?.groups ?? {};
  if (found === null || !isOfCalendar(when)) return null;
  const isParted = /\s{2,}/u.test(found[0]) || /[-–—|·•P]$/u.test(gap);
  const saysMore =
    (found.groups?.['day'] ?? found.groups?.['dayBehind']) !== undefined ||
    /m\.?[\])]?:?$/iu.test(found[0]);
  return {
    name,
    rest: text.slice(found[0].length).trim(),
    isMarked: /^\p{Lu}/u.test(name) && (isParted || saysMore),
  };
}
