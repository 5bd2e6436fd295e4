import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import calendar from '../data/calendar-words.json' with { type: 'json' };
import numbers from '../data/number-words.json' with { type: 'json' };
import words from '../data/title-words.json' with { type: 'json' };
import type { Phrase } from './phrases.ts';

/* Phrases that name no film, however well they stand at the top of it: when something is, and who writes. */

const whenWords: ReadonlySet<string> = new Set(
  [
    calendar.days,
    calendar.weekdaysShort,
    calendar.hourArticles,
    calendar.hourLeads,
    calendar.hourJoints,
    calendar.hourUnits,
    calendar.partsOfHour,
    calendar.dayArticles,
    calendar.dateJoiners,
    calendar.reaching,
    numbers.months,
    numbers.words,
  ].flat(),
);

/** "Donderdag 9 oktober om half negen", "Saturday at 7 pm": nothing but when. */
export const isWhen = ({ sentence: { words: all }, from, to }: Phrase): boolean =>
  all
    .slice(from, to)
    .every(({ lower }) => whenWords.has(lower) || /^\d+(?:[.:h]\d+)?\p{L}{0,2}$/u.test(lower));

const sender = new RegExp(
  String.raw`^(?:${alternatives(words.senders)}) (?:\p{L}+['’]?[ -]?){1,4}$`,
  'iu',
);

/** "Town of Millbrook – leaf collection begins Monday": who writes stands before a mark, and what about behind it. */
export function isSender({
  sentence: { words: all, place, line },
  from,
  to,
  text,
}: Phrase): boolean {
  const next = all[to];
  if (place > 0 || from > 0 || !sender.test(text)) return false;
  const behind = line.text.slice(all[to - 1]?.to ?? 0);
  return next !== undefined || /^\s*[–—:-]\s*\p{L}/u.test(behind);
}
