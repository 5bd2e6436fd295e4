import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { plain, worthOf } from './measured-amounts.ts';

/* Shares as people write them: "72 %", "one in four", "3 of 10", "¾", "two thirds". */

export interface Share {
  /** 0 to 1. */
  readonly share: number;
  /** The share as it is written. */
  readonly text: string;
  /** What it is a share of, as the plan has it; may be empty. */
  readonly label: string;
  /** "3 of 10": so many of so many. Null where it is written otherwise. */
  readonly counted: { readonly part: number; readonly whole: number } | null;
}

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const wholes: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({
    half: 2,
    halves: 2,
    third: 3,
    quarter: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
  }),
);
const signs: ReadonlyMap<string, readonly [number, number]> = new Map(
  Object.entries<readonly [number, number]>({
    '½': [1, 2],
    '¼': [1, 4],
    '¾': [3, 4],
    '⅓': [1, 3],
    '⅔': [2, 3],
  }),
);
const word = `\\d{1,7}|${numbers.join('|')}|an?`;
const ofMany = new RegExp(
  `\\b(${word}) ?(?:in(?: every)?|out of|of|von|sur|de cada|/) ?(?:the )?(\\d{1,7}|${numbers.join('|')})\\b`,
  'iu',
);
const ofParts = new RegExp(
  `\\b(${word})[ -](halves|(?:third|quarter|fifth|sixth|seventh|eighth|ninth|tenth)s?)\\b|\\bhalf\\b`,
  'iu',
);
const percent = /(\d{1,3}(?:[.,]\d+)?)\s?(?:%|٪|percent\b|per cent\b|prozent\b)/iu;

const read = (written: string): number => {
  const at = numbers.indexOf(written.toLowerCase());
  return at >= 0 ? at : /^an?$/iu.test(written) ? 1 : Number(written);
};

const tidy = (text: string): string => text.replace(/^[\s:,;–—-]+|[\s:,;–—-]+$/gu, '');

function made(text: string, whole: string, counted: Share['counted'], share: number): Share | null {
  if (!(share >= 0 && share <= 1)) return null;
  const at = text.indexOf(whole);
  const [before, behind] = [tidy(text.slice(0, at)), tidy(text.slice(at + whole.length))];
  return { share, text: whole.trim(), counted, label: behind || before };
}

/** The share that a text tells; null where it tells none, or more than the whole. */
export function readShare(written: string): Share | null {
  const found = readPlain(plain(written));
  // Told as it is written: its digits may be of another script.
  if (found === null) return null;
  const at = plain(written).indexOf(found.text);
  return at < 0 ? found : { ...found, text: written.slice(at, at + found.text.length) };
}

function readPlain(text: string): Share | null {
  const hundred = percent.exec(text);
  if (hundred !== null) {
    if (/[\d.,–-]$/u.test(text.slice(0, hundred.index))) return null;
    return made(text, hundred[0], null, worthOf(hundred[1] ?? '', false) / 100);
  }
  const many = ofMany.exec(text);
  if (many !== null) {
    const [part, whole] = [read(many[1] ?? ''), read(many[2] ?? '')];
    // "20 of 2019" and the like are no shares.
    return whole === 0 ? null : made(text, many[0], { part, whole }, part / whole);
  }
  const parts = ofParts.exec(text);
  if (parts !== null) {
    const whole = wholes.get((parts[2] ?? 'half').toLowerCase().replace(/(?<=[^f])s$/u, '')) ?? 2;
    return made(text, parts[0], null, read(parts[1] ?? 'a') / whole);
  }
  const sign = /[½¼¾⅓⅔]/u.exec(text)?.[0];
  const [part, whole] = signs.get(sign ?? '') ?? [0, 0];
  return sign === undefined || /\d\s?[½¼¾⅓⅔]/u.test(text)
    ? null
    : made(text, sign, null, part / whole);
}

/** The share of a plan: of its figure, or of the first text that tells one. */
export function shareOfPlan({ figure, items, quote }: PicturePlan): Share | null {
  if (figure !== null) {
    const { value, unit, label } = figure;
    const joined = /^[%‰]/u.test(unit) ? `${value}${unit}` : `${value} ${unit}`.trim();
    const own = readShare(joined);
    if (own !== null) return { ...own, label };
    // "1", "in four children": the whole stands in the label.
    const both = readShare(`${joined} ${label}`);
    if (both !== null && both.counted !== null) return both;
  }
  for (const text of [...items, quote]) {
    const found = readShare(text);
    if (found !== null) return found;
  }
  return null;
}
