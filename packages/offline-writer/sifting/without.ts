import type { Segment } from './segments.ts';

/** A text without some of its segments; a line that is left empty goes with its break. */
export function without(text: string, out: readonly Segment[]): string {
  if (out.length === 0) return text;
  let rest = '';
  let at = 0;
  for (const { from, to, text: left } of out) {
    const before = text.slice(at, from);
    rest +=
      before + gap + (endOfBracket.exec(left)?.[1] ?? (closesOf(left) || endsOf(before, left)));
    at = to;
  }
  return (rest + text.slice(at))
    .replace(emptied, '')
    .replace(gapBeforeDash, '')
    .replace(gapBeforeComma, '$1')
    .replace(gapBeforeMark, '')
    .replace(commaBeforeEnd, '.')
    .replace(gaps, ' ')
    .replace(/^[^\S\n]+|[^\S\n]+$/gmu, '')
    .trim();
}

/** "BEAR IN TOWN (again)." ends without its bracket, too. */
const endOfBracket = /^\s*[([].*[)\]]([.!?])\s*$/su;
/** "(They smuggle them anyway | haha). Teddies are fine.": the bracket that began before it ends all the same. */
const closesOf = (left: string): string => unopened.exec(left)?.[1] ?? '';
const unopened = /^[^([]*?([)\]]+[.!?]*)\s*$/su;
/** "Kamp groep 7, | wat moet er mee!! Slaapzak …": what stood before it ends there, too. */
const endsOf = (before: string, left: string): string =>
  /[.!?…]\s*$/u.test(left) && /[\p{L}\p{N},;]\s*$/u.test(before.replace(/\n[^\S\n]*$/u, '.'))
    ? '.'
    : '';
/** Stands where a segment was, until its line is closed up; ideas hold no such sign. */
const gap = '\uE0FF';
const emptied = /^[^\S\n]*\uE0FF[\s\uE0FF]*?(?:\n|$)/gmu;
/** The dash that parted a line from what stood before it opens nobody's speech. */
const gapBeforeDash = /^[^\S\n]*\uE0FF[^\S\n\uE0FF]*[–—]{1,3}[^\S\n]+(?=\S)/gmu;
/** What stands before a comma is gone: nothing is left for it to part. */
const gapBeforeComma = /((?:^|[.!?…]\s+)[^\S\n]*)\uE0FF[\s\uE0FF]*?[,;，、；،][^\S\n]*(?=\S)/gmu;
const gapBeforeMark = /[^\S\n]*\uE0FF[^\S\n\uE0FF]*(?=[:.,;!?](?:\s|$)|[)\]])/gmu;
const commaBeforeEnd = /[,;]\.(?=\s|$)/gmu;
const gaps = /[^\S\n]*\uE0FF[^\S\n\uE0FF]*/gu;

/** A note without the brackets and signs that part it from the text. */
export const plain = ({ text }: Segment): string =>
  text
    .replace(/^[\s[(［（【]+|[\s\])］）】]+$|[\])］）】]+[.!]$/gu, '')
    .replace(/^(?:[,;，、；،※^*>~+]|[-–—]{1,3}|\/\/+|<-|->)\s*/u, '')
    .trim();
