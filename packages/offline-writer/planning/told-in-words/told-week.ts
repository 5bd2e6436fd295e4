import { ofCalendar } from '../calendar-words.ts';
import type { Card } from '../card-of-scene.ts';
import { daysTold } from './told-days.ts';
import { toldHour } from './told-hour.ts';

/* Several weekdays with their hours: "Open Wednesday to Saturday, 10 til 5." The days are ticked on a strip of seven. */

const mostRead = 160;
const half = String.raw`\s?[ap]\.?m\b\.?`;
const unit = String.raw`(?:${half}|\s?(?:${ofCalendar.hourUnits})(?!\p{L}))?`;
const hour = String.raw`(?:[01]?\d|2[0-4])(?:[.:h][0-5]\d)?${unit}|noon|midnight`;
const until = String.raw`\s?(?:[-–—]|(?<!\p{L})(?:${ofCalendar.spanJoints}|${ofCalendar.openUntil})(?!\p{L}))\s?(?:(?:${ofCalendar.hourArticles})\s?)?`;
const span = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:])(${hour})${until}(${hour})(?![\p{N}%]|\s?[\p{Sc}°]|[.,:]\d)`,
  'giu',
);
const at = new RegExp(
  String.raw`(?<!\p{L})(?:${ofCalendar.hourLeads})\s((?:[01]?\d|2[0-4])(?:[.:h][0-5]\d)?${unit})(?![\p{N}%]|\s?[\p{Sc}°]|[.,:]\d|\s\p{L}+s(?!\p{L}))|(?<![\p{N}.,:])((?:[01]?\d|2[0-4]):[0-5]\d|\d{1,2}${half})`,
  'giu',
);
const plain = (text: string) =>
  text
    .trim()
    .replace(/\b([ap])\.m\.?/iu, '$1m')
    .replace(/[.,]$/u, '');

type Hours = Partial<Pick<Card, 'from' | 'to' | 'quote'>>;

/** What is told of the hour on those days; null where several times are told, or a number that nobody surely reads. */
function hoursIn(text: string, language: string): Hours | null {
  const spans = [...text.matchAll(span)];
  if (spans.length > 1) return null;
  const [only] = spans;
  if (only !== undefined) {
    const [, from = '', to = ''] = only;
    return { from: plain(from), to: plain(to) };
  }
  const hours = [...text.matchAll(at)];
  if (hours.length > 1) return null;
  const [one] = hours;
  if (one !== undefined) return { quote: plain(one[1] ?? one[2] ?? '') };
  const told = toldHour(text, language, false);
  if (told === null) return /\d[.:h]\d{2}/u.test(text) ? null : {};
  const { from = '', to = '', quote = '' } = told;
  return { from, to, quote };
}

/** The week of a sentence that tells several days together; null where it tells none. */
export function toldWeek(sentence: string, language: string): Card | null {
  const text = sentence.trim();
  // What is shouted is read.
  if (text.length > mostRead || /[?？]/u.test(text) || !/\p{Ll}/u.test(text)) return null;
  // What is paid is told before the days on which it is.
  const told = /\p{Sc}/u.test(text) ? null : daysTold(text, language);
  if (told === null) return null;
  const hours = hoursIn(`${text.slice(0, told.from)} ${text.slice(told.to)}`, language);
  if (hours === null || !(told.isSure || Object.keys(hours).length > 0)) return null;
  return { layout: 'week', items: told.days, subjects: [], place: '', ...hours };
}
