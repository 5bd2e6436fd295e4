import fittingWords from '../data/fitting-words.json' with { type: 'json' };
import writtenWords from '../data/written-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';
import type { PlacedLine } from './pieces.ts';

const said = alternativesIn(fittingWords);
const written = alternativesIn(writtenWords);

/*
 * Where a text brings somebody in: "Schwester Amina" before "Amina", "a goat called Jeremy" before "Jeremy". A stranger who has not
 * heard of them hears of nobody.
 */

/** More of a line is not looked at. */
const longestRead = 400;
const leastName = 3;

/** "in Tarbeck", "à Plouzénac": a place needs nobody to bring it in. */
const isPlace = (word: string, text: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${said.locatives})\s+(?:\p{Lu}\p{L}+\s+)?${word}`, 'iu').test(
    text,
  );

/** Whether a line says of somebody more than their name: their whole name, what they are, or that they are called so. */
function bringsIn(name: string, text: string, isLater = false): boolean {
  // "Don Eusebio" alone brings in nobody whom a sentence before has told more of.
  const titles = isLater ? String.raw`(?:${written.honorifics})\.? |` : '';
  const before = String.raw`(?:(?!${titles}(?:${written.openersWithCapital}|${written.germanOpeners})\s)\p{Lu}[\p{L}.'-]+|${said.bringingIn})\s+`;
  const behind = String.raw`(?:\s+\p{Lu}\p{L}+)?, (?:\d|\p{Ll})`;
  return new RegExp(
    String.raw`(?<!\p{L})${before}${name}(?!\p{L})|(?<!\p{L})${name}\s+\p{Lu}|(?<!\p{L})${name}${behind}`,
    'u',
  ).test(text);
}

/** The words of the names that lines hold, by the first line that each stands in. */
function firstsOf(lines: readonly PlacedLine[]): ReadonlyMap<string, PlacedLine> {
  const names = lines
    .flatMap(({ line }) => line.unit?.names ?? [])
    .flatMap((name) => name.split(/[\s.]+/u))
    .filter((word) => /^\p{Lu}[\p{L}-]+$/u.test(word) && word.length >= leastName);
  const firsts = new Map<string, PlacedLine>();
  for (const name of new Set(names)) {
    if (writtenWords.noNames.includes(name)) continue;
    const first = lines.find(({ line }) => wordsOf(line.text).has(name));
    if (first !== undefined) firsts.set(name, first);
  }
  return firsts;
}
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.slice(0, longestRead).match(/\p{Lu}[\p{L}-]+/gu));

/** Binds each line that speaks of somebody to the line that brings them in. */
export function bindNames(
  lines: readonly PlacedLine[],
  bind: (from: number | undefined, to: number | undefined) => void,
): void {
  const prose = lines.filter(({ line }) => line.unit?.kind === 'sentence' && line.source === 'own');
  for (const [name, first] of firstsOf(prose)) {
    const { text } = first.line;
    if (!bringsIn(name, text) || isPlace(name, text)) continue;
    for (const { line, place } of prose)
      if (place > first.place && wordsOf(line.text).has(name) && !bringsIn(name, line.text, true))
        bind(place, first.place);
  }
}
