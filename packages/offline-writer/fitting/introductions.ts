import fittingWords from '../data/fitting-words.json' with { type: 'json' };
import writtenWords from '../data/written-words.json' with { type: 'json' };
import { adverbs, auxiliaries, prepositions } from '../reading/english-words.ts';
import { alternativesIn } from '../word-patterns.ts';
import type { PlacedLine } from './pieces.ts';

const said = alternativesIn(fittingWords);
const written = alternativesIn(writtenWords);

/*
 * Where a text brings somebody or something in: "Schwester Amina" before "Amina", "a goat called Jeremy" before "Jeremy", "eleven
 * umbrellas" before "the umbrellas". A stranger who has not heard of them hears of nobody.
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
function bringsIn(name: string, text: string): boolean {
  const before = String.raw`(?:(?!(?:${written.openersWithCapital}|${written.germanOpeners})\s)\p{Lu}[\p{L}.'-]+|${said.bringingIn})\s+`;
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
      if (place > first.place && wordsOf(line.text).has(name) && !bringsIn(name, line.text))
        bind(place, first.place);
  }
}

const leastNoun = 4;
const lower = (line: PlacedLine) => line.line.text.slice(0, longestRead).toLowerCase();

/** "The key now": a short word is a noun where no other may be the noun. */
const isNoNoun = (next: string) =>
  next === '' || [adverbs, auxiliaries, prepositions].some((words) => words.has(next));

/** What a line speaks of as known, but for where it happens ("at the counter"), in one word or two: "the umbrellas", "the curtain ring". */
function knownIn(text: string, definites: string): ReadonlySet<string> {
  const known = new Set<string>();
  const pattern = new RegExp(
    String.raw`(?<!(?<!\p{L})(?:${said.locatives}) )(?<!\p{L})(?:${definites})(?:\s+|['’])(\p{L}+)(?: (\p{L}+))?`,
    'gu',
  );
  for (const [, one = '', other = ''] of text.matchAll(pattern)) {
    if (one.length >= (isNoNoun(other) ? leastName : leastNoun)) known.add(one);
    if (other.length >= leastNoun) known.add(`${one} ${other}`).add(other);
  }
  return known;
}

/** Binds each line of a story that speaks of a thing as known to the line that brings it in, or to the only one that has said it. */
export function bindThings(
  lines: readonly PlacedLine[],
  isEnglish: boolean,
  bind: (from: number | undefined, to: number | undefined) => void,
): void {
  const prose = lines.filter(({ line }) => line.unit?.kind === 'sentence' && line.source === 'own');
  if (prose.length > mostCompared) return;
  const definites = isEnglish ? said.definitesInEnglish : said.definites;
  prose.forEach((here, at) => {
    for (const thing of knownIn(lower(here), definites)) {
      const word = new RegExp(String.raw`(?<!\p{L})${thing}(?!\p{L})`, 'u');
      const before = prose.slice(0, at).filter((line) => word.test(lower(line)));
      const [first] = before;
      // "Over the meadow": what is known wherever one comes from is not brought in.
      if (first === undefined) continue;
      const isNew = new RegExp(
        String.raw`(?<!\p{L})(?:${said.indefinites})(?:\s+|['’])(?:\p{L}+ ){0,2}${thing}(?!\p{L})`,
        'u',
      ).test(lower(first));
      const isKnown = knownIn(lower(first), definites).has(thing);
      if (isNew || (before.length === 1 && !isKnown)) bind(here.place, first.place);
    }
  });
}
/** Of a longer text nothing is compared. */
const mostCompared = 120;
