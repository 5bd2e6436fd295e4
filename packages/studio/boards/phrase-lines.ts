import leaningWords from '../data/leaning-words.json' with { type: 'json' };
import { breakEvenly, piecesOf } from '../fonts/break-evenly.ts';

/* Breaks type where one would breathe: after a comma, before a preposition, never between a figure and its unit. */

/** Words that belong to what follows: articles, prepositions, conjunctions, possessives, auxiliaries. */
const leaning = new Set(Object.values(leaningWords).flat());
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const endsPhrase = /[,;:.!?…–—،؛؟]["”»’)]*$/u;
/** Also "R2" of "R2 840", and "KSh2". */
const endsFigure = /^(?:[A-Z][A-Za-z]{0,2})?[\p{Sc}(]?[\d٠-٩][\d٠-٩.,:/-]*$/u;

const cost = {
  figure: 3,
  leaning: 0.55,
  name: 0.35,
  phraseEnd: -0.3,
  beforeLeaning: -0.06,
  lone: 0.3,
};

/** Two capitals in a row are one name. */
const isName = /^\p{Lu}\p{Ll}/u;

/** What it costs to end a line with one word and begin the next with another. */
export function costOfBreak(last: string, next: string): number {
  if (endsPhrase.test(last)) return cost.phraseEnd;
  if (endsFigure.test(last)) return cost.figure;
  if (leaning.has(bare(last)) || bare(last) === '') return cost.leaning;
  if (isName.test(last) && isName.test(next)) return cost.name;
  return leaning.has(bare(next)) ? cost.beforeLeaning : 0;
}

/** Of a whole line: a short word that stands alone on it. */
const costOfLine = (words: readonly string[]): number =>
  words.length === 1 && [...bare(words[0] ?? '')].length <= 5 ? cost.lone : 0;

/** How badly lines are broken: nought where each ends with a phrase or at least not inside one. */
export function strainOf(lines: readonly string[]): number {
  const words = lines.map((line) => line.split(' '));
  return words.reduce((sum, line, at) => {
    const next = words[at + 1]?.[0];
    const broken = next === undefined ? 0 : costOfBreak(line.at(-1) ?? '', next);
    const isTorn = next !== undefined && at > 0 && line.length === 1;
    return sum + Math.max(0, broken) + costOfLine(line) + (isTorn ? cost.lone : 0);
  }, 0);
}

interface LineOrder {
  /** How wide the lines may be. */
  readonly width: number;
  readonly count: number;
  readonly widthOf: (text: string) => number;
}

/** The words in so many lines, of like widths, broken where phrases end; null where they do not fit. */
function phraseLines(
  words: readonly string[],
  { width, count, widthOf }: LineOrder,
): readonly string[] | null {
  const space = widthOf(' ');
  const sums = [0];
  for (const word of words) sums.push((sums.at(-1) ?? 0) + widthOf(word) + space);
  const lineWidth = (from: number, to: number): number =>
    (sums[to] ?? 0) - (sums[from] ?? 0) - space;
  const even = lineWidth(0, words.length) / count;
  const known = new Map<string, { total: number; ends: readonly number[] } | null>();
  const best = (from: number, left: number): { total: number; ends: readonly number[] } | null => {
    const key = `${from}/${left}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    let chosen: { total: number; ends: readonly number[] } | null = null;
    const [first, last] =
      left === 1 ? [words.length, words.length] : [from + 1, words.length - left + 1];
    for (let to = first; to <= last; to += 1) {
      const wide = lineWidth(from, to);
      if (wide > width) break;
      const rest = left === 1 ? { total: 0, ends: [] } : best(to, left - 1);
      if (rest === null) continue;
      const broken = left === 1 ? 0 : costOfBreak(words[to - 1] ?? '', words[to] ?? '');
      const uneven = ((wide - even) / even) ** 2;
      const total = uneven + broken + costOfLine(words.slice(from, to)) + rest.total;
      if (chosen === null || total < chosen.total) chosen = { total, ends: [to, ...rest.ends] };
    }
    known.set(key, chosen);
    return chosen;
  };
  const ends = best(0, count)?.ends;
  return ends === undefined
    ? null
    : ends.map((to, at) => words.slice(ends[at - 1] ?? 0, to).join(' '));
}

const mostWords = 60;

/** As few lines as fit, broken where phrases end. @param widthOf in the unit of `width` */
export function breakInPhrases(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): { lines: readonly string[]; glue: string } {
  const even = breakEvenly(text, width, widthOf);
  const { pieces, glue } = piecesOf(text);
  const count = even.lines.length;
  if (glue === '' || count < 2 || pieces.length > mostWords) return even;
  const lines = phraseLines(pieces, { width, count, widthOf });
  // Words side by side are a little narrower or wider than each by itself.
  return lines === null || lines.some((line) => widthOf(line) > width) ? even : { lines, glue };
}
