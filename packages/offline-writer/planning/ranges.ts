import type { Figure } from '../reading/material.ts';
import { ofAmounts } from './amount-words.ts';

/* A range has two ends. */

const low = String.raw`(\d[\d.,:]*(?: ?[ap]\.?m\b)?)\.?(?: ?(?:h|Uhr))?`;
const dash = new RegExp(
  String.raw`(?:^|[\s(])${low}\s?(?:[-–—]|${ofAmounts.rangeJoints})\s?$`,
  'iu',
);
/** "9, 18 or 30 ft", "18 or 30?": what may be chosen has no ends. */
const listed = /\d,\s\d[\d.,]*(?:\s\p{L}+)?\s\p{L}+\s?$/u;
const or = new RegExp(String.raw`\s(?:${ofAmounts.orWords})\s?$`, 'iu');
const between = new RegExp(
  String.raw`(?:${ofAmounts.betweenWords}) ${low} (?:${ofAmounts.betweenJoints})\s$`,
  'iu',
);

/** What stands in a line before a figure. */
const before = (line: string, text: string) =>
  line.slice(0, Math.max(line.indexOf(text), 0)).slice(-60);

/** The other end of a figure that is said as a range: "between 1 and 1.5 bar" begins at 1; empty where it is none. */
export function beginningOf({ kind, text }: Figure, line: string): string {
  if (!/^\d/u.test(text) || kind === 'date' || kind === 'span') return '';
  const lead = before(line, text);
  const isAsked = or.test(lead) && /[?？]\s*$/u.test(line);
  if (isAsked || (or.test(lead) && listed.test(lead))) return '';
  return between.exec(lead)?.[1] ?? dash.exec(lead)?.[1] ?? '';
}

/** A figure with both its ends. */
export function asRange(figure: Figure, line: string): Figure {
  const from = beginningOf(figure, line);
  if (from === '') return figure;
  const text = `${from}–${figure.text}`;
  return figure.kind === 'clock'
    ? { ...figure, kind: 'span', text, value: text }
    : { ...figure, text, value: `${from}–${figure.value}` };
}

const orBehind = new RegExp(String.raw`^\s?(?:\p{L}+\s)?(?:${ofAmounts.orBehind})\s\d`, 'iu');
/** "Is it 5 or 6 metres?": what is asked is no figure of anything. */
export const isAskedOf = ({ text }: Figure, line: string): boolean =>
  /[?？]\s*$/u.test(line) &&
  (or.test(before(line, text)) ||
    orBehind.test(line.slice(Math.max(line.indexOf(text), 0) + text.length)));
