import { withPlainDigits } from './date-reading.ts';

/* Reads an hour as it is written: "9:30", "6 pm", "18 h 30", "14 Uhr", "noon". */

export interface SaidHour {
  /** Since midnight. */
  readonly minutes: number;
  /** Whether it is known which half of the day is meant. */
  readonly isSure: boolean;
}

const midday = /\b(?:noon|midday|mittags?|midi|mezzogiorno)\b|mediod[ií]a|meio-dia|正午|الظهر/iu;
const midnight =
  /\b(?:midnight|mitternachts?|minuit|medianoche|mezzanotte|meia-noite)\b|深夜0時|منتصف الليل/iu;
const clockForm =
  /(?<![\d.,:])(\d{1,2})(?:\s?(?:[:.]|h|uhr|u\b|時|点|點|시)\s?([0-5]\d)(?!\d))(?![\d.]*\d)/iu;
/** A figure that is called an hour by what stands at it: "10 pm", "17h", "at 8", "a las 6", "um 9". */
const namedForms: readonly RegExp[] = [
  /(?<![\d.,:])(\d{1,2})(?:\s?o['’]?\s?clock)?\s+(?:in the (?:morning|afternoon|evening)|at night)\b/iu,
  /(?<![\d.,:])(\d{1,2})\s?(?:a\.?\s?m\b|p\.?\s?m\b|ص(?:\s|$)|م(?:\s|$)|صباح|مساء)/iu,
  /(?<![\d.,:])(\d{1,2})\s?(?:h\b|uhr\b|uur\b|o['’]?\s?clock\b|heures?\b(?!\s\p{L})|時|点|點|시)/iu,
  /(?:午前|午後|上午|下午|오전|오후)\s?(\d{1,2})/u,
  /\b(?:at|by|around|before|after|past|to|um|gegen|ab|bis|a las?|las|à|alle|dalle|às?|ao|o|ok\.|godz\.?)\s+(\d{1,2})(?![\d.,:/]|\s+\p{L})/iu,
];
/** A figure with nothing beside it but a word for when. */
const aloneForm = /^\W*(?:\p{L}{1,9}\W+){0,2}(\d{1,2})\W*$/u;
/** "Friday 21", "4 April": the day of a month is no hour. */
const dayNames =
  /(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|mi[eé]rcoles|jueves|viernes|s[áa]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|segunda|ter[çc]a|quarta|quinta|sexta/iu;
/** "Tue to Sat", "Mo-Fr", "od pon do pt": days as they stand before opening hours. */
const openDays = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    'mon|tues?|wed|thu(?:rs)?|fri|sat|sun',
    'mo|di|mi|do|fr|sa|so|lun|mar|mi[eé]|jue|vie|s[áa]b|dom|ma|wo|vr|za|zo|pon|wt|śr|czw|pt|sob|ndz',
    'sextas?|s[áa]bados?|poniedział\\p{L}+|wtor\\p{L}+|środ\\p{L}|czwart\\p{L}+|piąt\\p{L}+|sobot\\p{L}|niedziel\\p{L}',
    '(?:maan|dins|woens|donder|vrij|zater|zon)dag|pazartesi|salı|çarşamba|perşembe|cumartesi|cuma|pazar',
  ].join('|')})s?(?!\p{L})`,
  'iu',
);
const beforeNoon =
  /\d\s?a\.?\s?m\b|午前|上午|오전|صباح|\d\D*\bin the morning\b|(?:^|\s)ص(?:\s|$)/iu;
const afterNoon =
  /\d\s?p\.?\s?m\b|午後|下午|오후|مساء|\d\D*\b(?:in the (?:afternoon|evening)|at night)\b|(?:^|\s)م(?:\s|$)/iu;
const wordsForHours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const shifts: readonly (readonly [RegExp, number])[] = [
  [/\bhalf past /iu, 30],
  [/\bquarter past /iu, 15],
  [/\bquarter to /iu, -15],
];
const dayMinutes = 1_440;
const half = dayMinutes / 2;

/** The one figure that is called an hour; null where none is, or where it could be two. */
function namedHour(text: string): RegExpExecArray | null {
  const named = namedForms
    .values()
    .map((form) => form.exec(text))
    .find((found) => found !== null);
  if (named !== undefined && named !== null) return named;
  return dayNames.test(text) ? null : aloneForm.exec(text);
}

/** The hour as it is written, and the day or whatever else stood beside it: "10 pm" and "miércoles 19". */
export function partHour(written: string): { readonly hour: string; readonly rest: string } {
  const named = /^(.*\S)(?:\s+(?:a las?|at|um|à|alle|às)|,)\s+(\S.*)$/iu.exec(written.trim());
  const [, rest = '', hour = ''] = named ?? [];
  const isDay = dayNames.test(rest) || openDays.test(rest) || /\d/u.test(rest);
  return isDay && readHour(hour) !== null ? { hour, rest } : { hour: written.trim(), rest: '' };
}

/** Null where no hour can be read. */
export function readHour(written: string): SaidHour | null {
  const text = withPlainDigits(written);
  if (midday.test(text)) return { minutes: half, isSure: true };
  if (midnight.test(text)) return { minutes: 0, isSure: true };
  const shift = shifts.find(([form]) => form.test(text))?.[1] ?? 0;
  const spelled = wordsForHours.findIndex((word) => new RegExp(`\\b${word}\\b`, 'iu').test(text));
  const said = clockForm.exec(text) ?? namedHour(text);
  const [, hourText, minuteText] = said ?? (spelled < 0 ? [] : ['', String(spelled + 1)]);
  if (hourText === undefined) return null;
  const hour = Number(hourText);
  if (hour > 24) return null;
  const isAfter = afterNoon.test(text);
  const isHalved = isAfter || beforeNoon.test(text);
  const inDay = isHalved && hour <= 12 ? (hour % 12) + (isAfter ? 12 : 0) : hour % 24;
  const isSure =
    isHalved ||
    hour > 12 ||
    hour === 0 ||
    hourText.startsWith('0') ||
    /\d\s?(?:h\b|uhr)/iu.test(text);
  const minutes = (inDay * 60 + Number(minuteText ?? 0) + shift + dayMinutes) % dayMinutes;
  return { minutes, isSure };
}

/** How long a span lasts; where the halves of the day are not said, the shorter way round the dial. */
export function spanMinutes(from: SaidHour, to: SaidHour): number {
  // An hour past twelve is written by people who count to 24.
  const isSure =
    (from.isSure && to.isSure) || (to.minutes >= 13 * 60 && from.minutes < half && to.isSure);
  const apart = (to.minutes - from.minutes + dayMinutes) % dayMinutes;
  const length = isSure ? apart : apart % half;
  return length === 0 ? (isSure ? dayMinutes : half) : length;
}
