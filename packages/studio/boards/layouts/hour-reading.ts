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
const hourForm = /(?<![\d.,])(\d{1,2})(?:\s?(?:[:.]|h|uhr|u\b|時|点|點|시)\s?([0-5]\d)(?!\d))?/iu;
const beforeNoon = /\d\s?a\.?\s?m\b|午前|上午|오전|صباح|(?:^|\s)ص(?:\s|$)/iu;
const afterNoon = /\d\s?p\.?\s?m\b|午後|下午|오후|مساء|(?:^|\s)م(?:\s|$)/iu;
const wordsForHours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const shifts: readonly (readonly [RegExp, number])[] = [
  [/\bhalf past /iu, 30],
  [/\bquarter past /iu, 15],
  [/\bquarter to /iu, -15],
];
const dayMinutes = 1_440;
const half = dayMinutes / 2;

/** Null where no hour can be read. */
export function readHour(written: string): SaidHour | null {
  const text = withPlainDigits(written);
  if (midday.test(text)) return { minutes: half, isSure: true };
  if (midnight.test(text)) return { minutes: 0, isSure: true };
  const shift = shifts.find(([form]) => form.test(text))?.[1] ?? 0;
  const spelled = wordsForHours.findIndex((word) => new RegExp(`\\b${word}\\b`, 'iu').test(text));
  const [, hourText, minuteText = '0'] =
    hourForm.exec(text) ?? (spelled < 0 ? [] : ['', String(spelled + 1)]);
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
  const minutes = (inDay * 60 + Number(minuteText) + shift + dayMinutes) % dayMinutes;
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
