import type { Line } from '../genres/genre.ts';
import type { Card } from './card-of-scene.ts';
import { ofCalendar } from './calendar-words.ts';
import { grammar } from '../grammar-words.ts';

/* "Tue to Sat 9 to 4": on which days something is open, and from when until when, in nine languages. */

const day = String.raw`(?:${ofCalendar.days})\.?`;
const hour = String.raw`(\d{1,2}(?:[:.]\d{2}|\s?h\s?(?:\d{2})?)?(?:\s?(?:[ap]\.?m\b\.?|Uhr|uur))?|noon|midnight)`;
const to = String.raw`\s?(?:[-–—]|${ofCalendar.openUntil}|a(?!\s(?:las?|los)\s))\s?`;
const lead = String.raw`(?:\s?[,:(]\s?|\s)(?:(?:${ofCalendar.openLeads})\s)?(?:(?:${ofCalendar.romanceArticles})\s)?`;
const joint = String.raw`(?:(?:${ofCalendar.romanceArticles}|um)\s)?`;
const and = String.raw`\s?(?:,|&|\+|\/|\s(?:${grammar.ands})\s)\s?(?:(?:${ofCalendar.dayArticles})\s)?`;
const days = String.raw`(?<![\p{L}\p{N}])(${day}(?:(?:${to}|${and}|\s)${day}){0,5})`;
const hours = String.raw`${hour}${to}${joint}${hour}(?![\p{L}\p{N}:])`;
const open = new RegExp(`${days}${lead}${hours}`, 'giu');
/** "And from 5 to 8": a second time on the same days. */
const again = new RegExp(
  String.raw`^(?:,?\s(?:${grammar.ands})|,)\s(?:(?!${day}\s)\p{L}{1,5}\s){0,2}${hours}`,
  'iu',
);

const capital = (text: string) =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('en')).replace(/\.$/u, '');
const isHour = (text: string) => Number.parseInt(text, 10) <= 24 || /noon|midnight/iu.test(text);
const plainHour = (text: string) =>
  text
    .trim()
    .replace(/\b([ap])\.m\.?/iu, '$1m')
    .replace(/\.$/u, '');

/** The days and the hours; several of them one under the other; null where no line tells such a thing. */
export function openingCard(lines: readonly Line[]): Card | null {
  const told = lines
    .filter(({ source }) => source !== 'structure')
    .flatMap(({ text, unit }) =>
      [...text.matchAll(open)]
        .filter(([, , from = '', until = '']) => isHour(from) && isHour(until))
        // "Friday 21 to 23 June" is when something is, and no hour of it.
        .filter(
          ([, , from = '', until = '']) =>
            unit?.figures.some(
              ({ kind, text: day }) =>
                kind === 'date' && (day.includes(from) || day.includes(until)),
            ) !== true,
        )
        .map((found) => ({ found, behind: text.slice(found.index + found[0].length) })),
    );
  const [first] = told;
  if (first === undefined) return null;
  const second = again.exec(first.behind)?.[0] ?? '';
  if (told.length > 1 || second !== '')
    return {
      layout: 'list',
      items: told.map(({ found, behind }) =>
        capital(`${found[0]}${again.exec(behind)?.[0] ?? ''}`),
      ),
      subjects: [],
    };
  const [, named = '', from = '', until = ''] = first.found;
  return {
    layout: 'clock',
    from: `${capital(named)}, ${plainHour(from)}`,
    to: plainHour(until),
    subjects: [],
  };
}
