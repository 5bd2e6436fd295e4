import { readFigures } from '../reading/figures.ts';
import { numbersToRing } from '../planning/numbers-to-ring.ts';
import { result } from './segments.ts';
import words from '../data/sifting-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';
import endCardWords from '../data/end-card-words.json' with { type: 'json' };

const endCard = alternativesIn(endCardWords);
const said = alternativesIn(words);

/* What a viewer would miss most of a piece, as far as its signs tell. */

/** Whether a text holds a price, a result, or when to come. */
export const isDear = (text: string): boolean =>
  price.test(text) || result.test(text) || isAppointment(text);

/** Whether a text holds a figure, a date, a number to ring, an address; how long a film is, and how old its viewers are, is none. */
export const holdsFact = (text: string): boolean => fact.test(withoutLengths(text));

/** "Next meeting 21 Nov 7pm, staff room": who comes needs the day and the hour. */
function isAppointment(text: string): boolean {
  if (text.length > longestAppointment || !/\d/u.test(text)) return false;
  const kinds = new Set(readFigures(text).map(({ kind }) => kind));
  return kinds.has('date') && kinds.has('clock');
}
const longestAppointment = 200;

/** "Thursday 20 Nov, 9.00 am - 5.00 pm": a day and two hours say when something is; what a page or chat stamps has one. */
export const tellsHours = (line: string): boolean =>
  line.length <= longestAppointment &&
  twoHours.test(line) &&
  readFigures(line).some(({ kind }) => kind === 'date');
const hour = String.raw`\d{1,2}(?:[.:]\d{2})?\s?(?:[ap]\.?m\.?|uhr|uur|h)?`;
const twoHours = new RegExp(
  String.raw`(?<![\d.:/-])${hour}\s?(?:[-–—]|${said.untilWords})\s?\d{1,2}(?:[.:]\d{2}\s?(?:[ap]\.?m\.?|uhr|uur|h)?|\s?(?:[ap]\.?m\.?|uhr|uur|h))(?![\d/-])`,
  'iu',
);

/** "text my mom 555-0177 between 4 and 8", "Ring 01632 960 118": whoever is to ring needs the number. */
export const holdsNumberToRing = (text: string): boolean =>
  text.length <= longestAppointment && numbersToRing(text).length > 0;

/** "Mon-Sat 8 to 7.", "tue to sat 9 to 4": a day of the week, and two hours. */
export const tellsOpening = (text: string): boolean =>
  text.length <= longestAppointment &&
  weekday.test(text) &&
  (hours.test(text) || twoHours.test(text));
const hours = new RegExp(
  String.raw`(?<!\d)\d{1,2}(?:[.:]\d{2})? ?(?:[ap]\.?m\.? ?)?(?:[-–—]|${said.untilWords}|til) ?\d{1,2}(?![\d.:/-]\d)`,
  'iu',
);
const weekday = new RegExp(String.raw`(?<!\p{L})(?:${said.weekdays})(?!\p{L})`, 'iu');

/** "Next meeting 14 June 6.30pm, the shed": minutes end with what all who read them are to know. */
export const announcesMeeting = (text: string): boolean =>
  nextMeeting.test(text) && readFigures(text.slice(0, longestAppointment)).length > 0;
const nextMeeting = new RegExp(
  String.raw`^[-–—*•\s]*(?:(?:the )?next (?:${said.meetings})|nächste[rs]? (?:${said.germanMeetings})|${said.nextMeetings})(?!\p{L})`,
  'iu',
);

const price = /\p{Sc} ?\d|\d ?[\p{Sc}%]/u;
/** A price, a date, a number to ring, an address: a viewer would miss it. */
const fact = new RegExp(String.raw`\d|\p{Sc}|https?:|www\.|\S\.(?:${endCard.domains})\b`, 'u');
const withoutLengths = (text: string): string => text.replace(ofLengths, '');
const ofLengths = new RegExp(
  String.raw`\d{1,3}\s?(?:[-–]\s?\d{1,3}\s?)?(?:${said.lengthsAndAges})(?!\p{L})|9:16|16:9|1:1|4k`,
  'giu',
);
