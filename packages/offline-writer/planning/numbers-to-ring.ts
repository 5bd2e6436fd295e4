import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../data/phone-words.json' with { type: 'json' };

/* Numbers that are rung or texted: they are shown whole, digit by digit, and count nothing. */

/** A number as it is written, and where it stands in its line. */
export interface NumberToRing {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** What stands before it in its clause: "Phone", "text Anneke on". */
  readonly led: string;
}

const digits = String.raw`\+?\(?\d[\d ()/.\u00A0\u202F-]{2,22}\d`;
const phoneWord = String.raw`(?<![\p{L}\p{M}])(?:${alternatives(words)})(?![\p{L}\p{M}])`;
/** "Ring Ida on 555 0199", "Telefon: 030 1234": few words stand between. */
const behindWord = new RegExp(
  String.raw`${phoneWord}[^\d.;!?]{0,40}?(?:\.?:?\s*)(${digits})(?![\d\p{L}]|[ ()/.-]{1,2}\d)`,
  'giu',
);
/** Behind a plus or a nought stand enough digits that it can be nothing else. */
const byItself =
  /(?<![\p{L}\d.,:/-])((?:\+|0)[\d(][\d ()/\u00A0\u202F-]{6,20}\d)(?![\d\p{L}]|[ ()/-]{1,2}\d)/giu;
const leastDigits = 5;
const leastAlone = 9;
const date = /^\d{1,2}[./ -]\d{1,2}[./ -]\d{2,4}$|^\d{4}-\d{2}-\d{2}$/u;
/** "2024/25", "9.00-17.00". */
const span = /^[12]\d{3}[/–-]\d{2,4}$|^\d{1,2}[.:]\d{2}\s?[-–/]\s?\d{1,2}[.:]\d{2}$/u;
const countOf = (text: string) => text.replaceAll(/\D/gu, '').length;
/** "12.5" has one dot, and is rung as little as a date or hours. */
const isOther = (text: string) => /^\d+\.\d+$/u.test(text) || date.test(text) || span.test(text);

/** "Call 10 000 people": so many, and no number to ring. */
const isAmount = (text: string, behind: string) =>
  /^\d{1,3}(?:[ .]\d{3})+$/u.test(text) && countOf(text) < leastAlone && /^\s\p{L}/u.test(behind);

function ledBy(line: string, from: number): string {
  const before = line.slice(0, from).replace(/[\s:–—-]+$/u, '');
  return (before.split(/[,;:.!?(–—]\s?/u).at(-1) ?? '').trim();
}

/** The numbers of a line that are rung, in order. */
export function numbersToRing(written: string): readonly NumberToRing[] {
  const line = written.slice(0, 2000);
  const found = [behindWord, byItself].flatMap((pattern) =>
    [...line.matchAll(pattern)].flatMap(({ 0: whole, 1: text = '', index }) => {
      const least = pattern === behindWord ? leastDigits : leastAlone;
      if (countOf(text) < least || isOther(text)) return [];
      const from = index + whole.lastIndexOf(text);
      if (isAmount(text, line.slice(from + text.length))) return [];
      return [{ text: text.trim(), from, to: from + text.length, led: ledBy(line, from) }];
    }),
  );
  return found
    .filter((one, at) => !found.slice(0, at).some(({ from, to }) => one.from < to && from < one.to))
    .toSorted((one, other) => one.from - other.from);
}

/** Whether all digits that stand together in a line belong to a figure: "14 034" is a part of "14 0348". */
export function isWhole(text: string, line: string): boolean {
  for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1)) {
    const before = line.slice(0, at);
    const behind = line.slice(at + text.length);
    const beginsWithin = /^\d/u.test(text) && /\d[.,'’]?$/u.test(before);
    const endsWithin = /\d$/u.test(text) && /^(?:\d|[.,'’]\d)/u.test(behind);
    if (!beginsWithin && !endsWithin) return true;
  }
  return false;
}
