import type { Figure } from '../reading/material.ts';
import { ofCalendar } from './calendar-words.ts';
import { eitherApostrophe } from '../word-patterns.ts';

/* Whether something begins, ends or is at an hour or a day, as the words before it say. */

const weekdays = String.raw`(?:${ofCalendar.weekdaysShort})`;
const joints = String.raw`(?:${ofCalendar.directionJoints}|\d{1,2}\.?)`;
/** What may stand between such a word and its hour: "until Friday 21 at 6 am". */
const day = String.raw`((?:(?:${weekdays}|${joints}),?\s){0,5})$`;

const ends = String.raw`${eitherApostrophe(ofCalendar.deadlines)}`;
const starts = ofCalendar.starts;
const ending = new RegExp(String.raw`(?:^|[\s(])(${ends})\s${day}`, 'iu');
const starting = new RegExp(String.raw`(?:^|[\s(])(${starts})\s${day}`, 'iu');
const denied = new RegExp(
  String.raw`(?:^|[\s(])(?:${ofCalendar.denials})(?=\s)|n['’]t(?=\s)`,
  'iu',
);

export interface Direction {
  /** `denied`: nobody can tell from the hour alone ("no fires before 6 pm"). */
  readonly is: 'from' | 'to' | 'at' | 'denied';
  /** The word that says so, as it is written; empty for `at`. */
  readonly word: string;
  /** The day before the hour, as it is written: "Friday 21 at "; empty where none is named. */
  readonly day: string;
}

/** The weekday is told, what only leads to it is not. */
function weekdayIn(between: string): string {
  const named = new RegExp(String.raw`\b${weekdays}\b`, 'iu').exec(between);
  return named === null ? '' : between.slice(named.index);
}

const leading = new RegExp(
  String.raw`(?<!\p{L})${weekdays},?\s(?:(?:${ofCalendar.leadingArticles}),?\s)?$`,
  'iu',
);

const leadsToDay = new RegExp(
  String.raw`(?:^|[\s(])(?:${ends}|${starts})\s(?:(?:${joints}),?\s){0,3}$`,
  'iu',
);

/** Whether something begins or ends on the day behind these words: "until Friday". */
export const isBound = (before: string): boolean => leadsToDay.test(before);

/** The weekday right before a date, as it is written: "Thursday 14 November"; empty where none is named. */
export const weekdayBefore = (before: string): string => leading.exec(before)?.[0] ?? '';

const reaching = new RegExp(String.raw`^\s?(?:${ofCalendar.reaching}|[–—-])\s${day}`, 'iu');

/** The day of a second hour that ends what the first begins, from the words between them; null where it ends nothing. */
export function dayOfEnd(between: string): string | null {
  const found = reaching.exec(between);
  return found === null ? null : weekdayIn(found[1] ?? '');
}

/** Where a figure of time stands to what is told of it. */
export function directionOf({ text }: Figure, line: string): Direction {
  const before = line.slice(0, Math.max(line.indexOf(text), 0)).slice(-80);
  const clause = before.split(/[.;:!?(,–—]\s/u).at(-1) ?? '';
  const found = ending.exec(before);
  const begun = found === null ? starting.exec(before) : null;
  const [, word = '', between = ''] = found ?? begun ?? [];
  const told = weekdayIn(between);
  if (found === null && begun === null) return { is: 'at', word: '', day: '' };
  if (denied.test(clause)) return { is: 'denied', word, day: told };
  return { is: found === null ? 'from' : 'to', word, day: told };
}
