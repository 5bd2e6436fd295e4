import fittingWords from '../data/fitting-words.json' with { type: 'json' };
import { adverbs, auxiliaries, prepositions } from '../reading/english-words.ts';
import { alternativesIn } from '../word-patterns.ts';
import numbers from '../data/number-words.json' with { type: 'json' };
import { links, phraseOpeners } from './gap-words.ts';
import type { PlacedLine } from './pieces.ts';

const said = alternativesIn(fittingWords);

/* Where a story brings a thing in: "eleven umbrellas" before "the umbrellas". */

/** More of a line is not looked at. */
const longestRead = 400;
const leastBare = 3;
const leastNoun = 4;
const lower = (line: PlacedLine) => line.line.text.slice(0, longestRead).toLowerCase();

/** "The key now", "el pan en": a short word is a noun where no other may be the noun. */
const isNoNoun = (next: string) =>
  next === '' ||
  [adverbs, auxiliaries, prepositions, phraseOpeners, links].some((words) => words.has(next));
/** "A las cuatro y diez" is an hour. */
const numberWords: ReadonlySet<string> = new Set(numbers.words);

/** What a line speaks of as known, but for where it happens ("at the counter"; "in charge of the stove" is no place), in one word or two: "the umbrellas", "the curtain ring". */
function knownIn(text: string, definites: string): ReadonlySet<string> {
  const known = new Set<string>();
  const pattern = new RegExp(
    String.raw`(?<!(?<!\p{L})(?!of )(?:${said.locatives}) )(?<!\p{L})(?:${definites})(?:\s+|['’])(\p{L}+)(?: (\p{L}+))?`,
    'gu',
  );
  for (const [, one = '', other = ''] of text.matchAll(pattern)) {
    if (numberWords.has(one) || numberWords.has(other)) continue;
    if (one.length >= (isNoNoun(other) ? leastBare : leastNoun)) known.add(one);
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
