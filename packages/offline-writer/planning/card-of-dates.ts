import type { Figure } from '../reading/material.ts';
import type { Said } from './said-figures.ts';
import type { Card } from './card-of-scene.ts';
import { dayOfEnd, directionOf, weekdayBefore } from './directions.ts';
import { tellsPartOfHour } from './day-told.ts';
import { readLine } from './read-line.ts';
import { clip } from './within-limits.ts';
import { ofCalendar } from './calendar-words.ts';
import formatWords from '../data/format-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../word-patterns.ts';

const formatSaid = alternativesIn(formatWords);

/* Cards of days and hours. */

const yearForm = /^(?:(?:in|since|by|until) )?(?:1\d{3}|20\d{2})s?(?: ?(?:BCE?|AD|CE))?$/iu;
const isYear = ({ kind, text }: Figure) => kind === 'date' && yearForm.test(text);

/** Its full stops would end a sentence of the description. */
const plainHour = (text: string) => text.replace(/\b([ap])\.m\.?/iu, '$1m');

/** "From 9 June until 12 June". */
const upTo = new RegExp(
  String.raw`^\s?(?:[-–—]|${ofCalendar.upToWords}|\p{Lu}?\p{L}*\s?(?:${ofCalendar.upToForeign}) \p{L}*)\s?$`,
  'u',
);

/** "Del 2 al 27 de junio", "from 2 to 6 May": the day on which it begins, before the one on which it ends. */
const firstDay = new RegExp(
  String.raw`(?<![\d:.])([1-3]?\d)(?:${formatSaid.ordinalEnds})?\.?\s?(?:[-–—]|${ofCalendar.dayJoints})\s?$`,
  'iu',
);

/** "until 30 May": a day on which something ends, with the word that says so; null where the line denies it. */
function dayTold({ figure, line }: Said): string | null {
  const { is, word } = directionOf(figure, line.text);
  if (is === 'denied') return null;
  const before = line.text.slice(0, line.text.indexOf(figure.text));
  const weekday = weekdayBefore(before);
  // "Monday 9 to Friday 20 June"
  const begin = firstDay.exec(before.slice(0, before.length - weekday.length))?.[1];
  if (begin !== undefined) return `${begin}–${figure.text}`;
  if (is !== 'to') return `${weekday}${figure.text}`;
  const from = line.text.lastIndexOf(word, line.text.indexOf(figure.text));
  return line.text.slice(from, line.text.indexOf(figure.text) + figure.text.length);
}

function hourTold({ figure, line }: Said): string {
  const { is, word } = directionOf(figure, line.text);
  return is === 'to' ? `${word} ${figure.text}` : figure.text;
}

/** "From 9.30am until approx. 3pm" is one time and not two. */
function hoursTold(hours: readonly Said[]): readonly string[] {
  const [first, second, ...others] = hours;
  if (first === undefined || second === undefined || others.length > 0) return hours.map(hourTold);
  const isSpan =
    first.line === second.line &&
    directionOf(first.figure, first.line.text).is === 'from' &&
    directionOf(second.figure, second.line.text).is === 'to';
  return isSpan ? [`${first.figure.text}–${second.figure.text}`] : hours.map(hourTold);
}

const mostOpening = 6;

/** "Genova, 1978.": when and where a story begins, and nobody does anything yet. */
const opensStory = (text: string, language: string): boolean =>
  text.trim().split(/\s+/u).length <= mostOpening &&
  /,/u.test(text) &&
  (!/^en\b/iu.test(language) || readLine(text).actions.length === 0);

export function dateCard(said: readonly Said[], language: string): Card | null {
  const dates = said.filter(({ figure }) => figure.kind === 'date');
  const [first, second] = dates;
  if (first !== undefined && second !== undefined) {
    // Points of time are told apart by what happened then.
    const labels = new Set(dates.flatMap(({ label }) => (label === '' ? [] : [label])));
    const items = dates.map(
      ({ figure, label }) =>
        `${figure.text.replace(/^(?:in|since|by|until) /i, '')}: ${clip(label, 60)}`,
    );
    if (labels.size === dates.length) return { layout: 'timeline', items };
    const { text } = first.line;
    const end = text.indexOf(first.figure.text) + first.figure.text.length;
    const between = text.slice(end, text.indexOf(second.figure.text, end));
    if (first.line !== second.line || dates.length > 2 || !upTo.test(between)) return null;
    return { layout: 'calendar', date: `${first.figure.text} – ${second.figure.text}` };
  }
  const [one] = dates;
  if (one !== undefined && isYear(one.figure) && opensStory(one.line.text, language))
    return { layout: 'calendar', date: one.figure.text.replace(/^(?:in|since|by|until) /iu, '') };
  if (one === undefined || isYear(one.figure)) return null;
  const day = dayTold(one);
  if (day === null) return null;
  const hours = said.filter(
    ({ figure }) =>
      figure.kind === 'clock' || (figure.kind === 'span' && !/^\d{4}/u.test(figure.text)),
  );
  return {
    layout: 'calendar',
    date: [day, ...hoursTold(hours)].map(plainHour).join(', ').replace(/\.$/u, ''),
  };
}

const spanParts = new RegExp(
  String.raw`^(?:(?:${ofCalendar.spanLeads}) )?(.+?)\s?(?:[-–—]|(?<!\p{L})(?:${ofCalendar.spanJoints})(?!\p{L}))\s?(.+)$`,
  'iu',
);

function spanOf(text: string): { from: string; to: string } {
  const [, from = '', to = ''] = spanParts.exec(text) ?? [];
  return { from: withHalf(from.trim(), to.trim()), to: to.trim() };
}

/** "5.30 to 6.45pm" begins in the afternoon, "9 to 5pm" in the morning: an hour without its half of the day gets it. */
function withHalf(from: string, to: string): string {
  const half = /[ap](?=\.?m\b)/iu.exec(to)?.[0].toLowerCase();
  if (half === undefined || !/^\d{1,2}(?:[.:]\d{2})?$/u.test(from)) return from;
  const hourOf = (text: string) => Number.parseInt(text, 10) % 12;
  const isEarlier = hourOf(from) <= hourOf(to);
  return `${from}${(half === 'p') === isEarlier ? 'pm' : 'am'}`;
}

const mostPart = 60;

const partJoint = new RegExp(String.raw`[,;]\s(?:(?:${ofCalendar.dateJoiners})\s)?`, 'u');

/** "The choir at 18:30, the band at 20:00": what is at each of several hours. */
function programme(hours: readonly Said[]): Card | null {
  const [one, other] = hours;
  if (one === undefined || other === undefined || hours.some(({ line }) => line !== one.line))
    return null;
  const parts = one.line.text
    .replace(/[.。]\s*$/u, '')
    .replace(/^[^,;]{0,40}?\s?: (?=\p{L})/u, '')
    .split(partJoint)
    .map((part) => part.trim());
  const isEach = hours.every(
    ({ figure }) => parts.filter((part) => part.includes(figure.text)).length === 1,
  );
  return isEach &&
    parts.length === hours.length &&
    parts.every(
      (part) =>
        part.length <= mostPart &&
        hours.filter(({ figure }) => part.includes(figure.text)).length === 1,
    )
    ? { layout: 'list', items: parts }
    : null;
}

const hourForm = String.raw`\d{1,2}(?:[:.]\d{2}|\s?h(?:\s?\d{2})?)?(?:\s?(?:[ap]\.?m\b\.?|Uhr|uur))?|noon|midnight`;
const beforeHours = ofCalendar.beforeHours;
const articleOfHour = String.raw`(?:${eitherApostrophe(ofCalendar.hourArticles)})?\s?`;
/** "Entre las 9:00 y las 15:00", "from 9 to noon". */
const twoHours = new RegExp(
  String.raw`(?<!\p{L})(?:${beforeHours})\s${articleOfHour}(${hourForm})\s(?:${ofCalendar.hourJoints})\s${articleOfHour}(${hourForm})(?![\d%]|\s?\p{L}{4})`,
  'giu',
);

/** Two hours between which something is, with one of those that are said; null where the sentence tells of none. */
function betweenHours({ figure, line }: Said): Card | null {
  const whole = line.unit?.text ?? line.text;
  for (const [, from = '', to = ''] of whole.matchAll(twoHours))
    if (figure.text === from || figure.text === to)
      return { layout: 'clock', from: plainHour(from), to: plainHour(to) };
  return null;
}

/** "At 5.30 in the morning", "shut at 11 at night": hours that no figure tells. */
const plainHours = new RegExp(
  String.raw`(?<!\p{L})(?:${ofCalendar.hourLeads})\s\d{1,2}(?:[.:]\d{2})?(?=$|[,;]|\.(?!\d)|\s(?:${ofCalendar.behindHour})\b)`,
  'giu',
);

/** Whether a line tells several hours, so that one alone would say something else than it does. */
const tellsMore = ({ line }: Said, hours: readonly Said[]): boolean =>
  [...line.text.matchAll(plainHours)].some(
    ([found]) => !hours.some(({ figure }) => found.endsWith(figure.text)),
  );

export function clockCard(said: readonly Said[]): Card | null {
  const span = said.find(({ figure }) => figure.kind === 'span');
  if (span !== undefined)
    return /^\d{4}/.test(span.figure.text)
      ? { layout: 'calendar', date: span.figure.text }
      : { layout: 'clock', ...spanOf(span.figure.text) };
  const hours = said.filter(({ figure }) => figure.kind === 'clock');
  const [first, second] = hours;
  if (first === undefined) return null;
  const list = programme(hours);
  if (list !== null) return list;
  if (tellsMore(first, hours) || tellsPartOfHour(first.line.text)) return null;
  const between = betweenHours(first);
  if (between !== null) return between;
  const told = ({ figure, line }: Said) => {
    const { is, day } = directionOf(figure, line.text);
    return { is, hour: `${day}${plainHour(figure.text)}` };
  };
  const one = told(first);
  if (one.is === 'denied') return null;
  if (one.is === 'at') return { layout: 'clock', quote: one.hour };
  if (one.is === 'to') return { layout: 'clock', to: one.hour };
  const end = second?.line === first.line ? endOf(first, second) : null;
  return end === null
    ? { layout: 'clock', from: one.hour }
    : { layout: 'clock', from: one.hour, to: end };
}

/** "From Sat 03:00 to Sun 21:00", "from 8 until 10": the hour at which it ends. */
function endOf({ figure: { text }, line }: Said, { figure }: Said): string | null {
  const at = line.text.indexOf(text) + text.length;
  const day =
    dayOfEnd(line.text.slice(at, line.text.indexOf(figure.text, at))) ??
    (directionOf(figure, line.text).is === 'to' ? directionOf(figure, line.text).day : null);
  return day === null ? null : `${day}${plainHour(figure.text)}`;
}
