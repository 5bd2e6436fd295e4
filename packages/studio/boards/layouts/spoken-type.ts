import type { TimedWord } from '../../scene.ts';
import type { Box, Context } from '../../painting/brushes/surface.ts';
import { costOfBreak, strainOf } from '../phrase-lines.ts';
import { drawWords, setType, type SetType, type TypeLook } from '../type.ts';

/* Type that comes word by word as it is said, and type whose every line fills the width. */

/** Texts that have been set, each at its place; words are counted through all of them. */
export interface TypeRow {
  readonly type: SetType;
  readonly x: number;
  readonly y: number;
  /** The place of its first word in the whole text. */
  readonly first: number;
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]/gu, '');
const anticipationMs = 140;
const usualStaggerMs = 70;
/** What is not said is all there after this long. */
const allThereMs = 1_100;
/** A text that begins to be said later than this is shown at once. */
const latestStartMs = 1_200;
const lookAhead = 4;
/** Words of a text that are compared to find where it begins in what is said. */
const probe = 6;

/** Single characters with their times, for scripts that write no spaces. */
function lettersOf(words: readonly TimedWord[]): TimedWord[] {
  return words.flatMap(({ text, startMs, endMs }) => {
    const letters = [...text];
    const each = (endMs - startMs) / Math.max(1, letters.length);
    return letters.map((letter, at) => ({
      text: letter,
      startMs: startMs + at * each,
      endMs: startMs + (at + 1) * each,
    }));
  });
}

/** Where a text begins in what is said: other sentences may stand before it. */
function beginningIn(keys: readonly string[], spoken: readonly string[]): number {
  let [best, most] = [0, 0];
  const first = keys.slice(0, probe);
  for (let at = 0; at < spoken.length; at += 1) {
    if (!first.includes(spoken[at] ?? '')) continue;
    const near = new Set(spoken.slice(at, at + probe + 2));
    const found = first.filter((key) => key !== '' && near.has(key)).length;
    if (found > most) [best, most] = [at, found];
  }
  return best;
}

/**
 * When each word comes in: as it is said; what is not said follows its neighbour, and all is there soon.
 * @param waits for its words however late they are, as the answer of a joke does
 */
export function spokenEntries(
  pieces: readonly string[],
  words: readonly TimedWord[],
  firstMs = 120,
  waits = false,
): readonly number[] {
  const isUnspaced = pieces.length > 3 && pieces.every((piece) => [...piece].length === 1);
  const timed = isUnspaced ? lettersOf(words) : words;
  const spoken = timed.map(({ text }) => bare(text));
  const keys = pieces.map(bare);
  const step = Math.min(usualStaggerMs, allThereMs / Math.max(1, pieces.length));
  let from = beginningIn(keys, spoken);
  // What is said late does not keep a viewer waiting before an empty board: it is there before its words.
  const isLate = !waits && (timed[from]?.startMs ?? 0) > latestStartMs;
  if (isLate) from = spoken.length;
  let last = firstMs - step;
  return keys.map((key) => {
    const at = spoken.findIndex(
      (word, index) => key !== '' && index >= from && index < from + lookAhead && word === key,
    );
    if (at >= 0) from = at + 1;
    const said = at < 0 ? null : Math.max(0, (timed[at]?.startMs ?? 0) - anticipationMs);
    last = Math.max(last, said ?? last + step);
    return last;
  });
}

/** The words of a text that has been set, in order. */
export const piecesOf = (rows: readonly TypeRow[]): readonly string[] =>
  rows.flatMap(({ type }) => type.lines.flatMap(({ words }) => words.map(({ text }) => text)));

const wordsIn = (type: SetType): number =>
  type.lines.reduce((sum, { words }) => sum + words.length, 0);

/** Each line of a text as a row of its own, where the text stands at a place. */
export function rowsOf(type: SetType, at: { readonly x: number; readonly y: number }): TypeRow[] {
  return [{ type, x: at.x, y: at.y, first: 0 }];
}

/** Draws rows word by word. */
export function drawRows(
  context: Context,
  rows: readonly TypeRow[],
  { colour, accents }: TypeLook,
  shareOf: (index: number) => number,
): void {
  for (const { type, x, y, first } of rows) {
    const own = new Map(
      [...(accents ?? [])]
        .filter(([index]) => index >= first && index < first + wordsIn(type))
        .map(([index, shade]) => [index - first, shade] as const),
    );
    drawWords(context, type, { x, y }, { colour, accents: own }, (index) => shareOf(first + index));
  }
}

/** Where a word stands: what is drawn behind or under it. */
export function boxOfWord(
  rows: readonly TypeRow[],
  wanted: number,
): { box: Box; px: number; baseline: number } | null {
  for (const { type, x, y, first } of rows) {
    let index = first;
    for (const { words, baseline } of type.lines)
      for (const word of words) {
        if (index === wanted)
          return {
            px: type.px,
            baseline: y + baseline,
            box: {
              x: x + word.x,
              y: y + baseline - type.px * 0.8,
              width: word.width,
              height: type.px * 1.06,
            },
          };
        index += 1;
      }
  }
  return null;
}

const tallScript =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;
const probePx = 100;
/** Lines of one block differ in size, but not so far that one of them shouts the others down. */
const mostRatio = 2.3;

/** The best cut of words into so many lines: the longest of them as short as can be. */
function cutInto(words: readonly string[], count: number, widthOf: (text: string) => number) {
  const costs = new Map<string, { worst: number; lines: readonly string[] }>();
  const best = (from: number, left: number): { worst: number; lines: readonly string[] } => {
    const key = `${from}/${left}`;
    const known = costs.get(key);
    if (known !== undefined) return known;
    if (left === 1) {
      const line = words.slice(from).join(' ');
      return { worst: widthOf(line), lines: [line] };
    }
    let found: { worst: number; lines: readonly string[] } = { worst: Infinity, lines: [] };
    for (let to = from + 1; to <= words.length - left + 1; to += 1) {
      const line = words.slice(from, to).join(' ');
      const rest = best(to, left - 1);
      // A line that ends inside a phrase counts as wider than it is.
      const strain = 1 + Math.max(-0.1, costOfBreak(words[to - 1] ?? '', words[to] ?? '')) * 0.6;
      const worst = Math.max(widthOf(line) * strain, rest.worst);
      if (worst < found.worst) found = { worst, lines: [line, ...rest.lines] };
    }
    costs.set(key, found);
    return found;
  };
  return best(0, count);
}

/**
 * A text as a block: each line fills the width, so that short lines are large, as on a poster. Null where the text is too
 * long for it, or its lines would differ too much.
 */
export function setBlock(
  text: string,
  box: Box,
  { maxPx, minPx, weight = 800 }: { maxPx: number; minPx: number; weight?: number },
): TypeRow[] | null {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  if (words.length < 2 || words.length > 12) return null;
  const leading = tallScript.test(text) ? 1.34 : 1.06;
  const widths = new Map<string, number>();
  const widthOf = (line: string): number => {
    const known = widths.get(line);
    if (known !== undefined) return known;
    const free = { width: 1e6, height: 1e6 };
    const { width } = setType(line, free, { maxPx: probePx, minPx: probePx, weight });
    widths.set(line, width);
    return width;
  };
  let chosen: {
    sizes: number[];
    lines: readonly string[];
    height: number;
    worth: number;
  } | null = null;
  for (let count = 2; count <= Math.min(6, words.length); count += 1) {
    const { lines } = cutInto(words, count, widthOf);
    const sizes = lines.map((line) => Math.min(maxPx, (probePx * box.width) / widthOf(line)));
    const height = sizes.reduce((sum, px) => sum + px * leading, 0);
    const ratio = Math.max(...sizes) / Math.min(...sizes);
    if (height > box.height || ratio > mostRatio || Math.min(...sizes) < minPx) continue;
    // Lines that end inside a phrase lose what they gain in size.
    const worth = height * (1 - 0.4 * Math.min(1, strainOf(lines)));
    if (chosen === null || worth > chosen.worth) chosen = { sizes, lines, height, worth };
  }
  if (chosen === null || chosen.height < box.height * 0.34) return null;
  const { lines, sizes, height } = chosen;
  return placeBlock(lines, sizes, { box, height, leading, weight });
}

function placeBlock(
  lines: readonly string[],
  sizes: readonly number[],
  look: { box: Box; height: number; leading: number; weight: number },
): TypeRow[] {
  const { box, height, leading, weight } = look;
  let y = box.y + (box.height - height) / 2;
  let first = 0;
  return lines.map((line, at) => {
    const px = Math.floor(sizes[at] ?? probePx);
    const room = { width: box.width * 1.03, height: px * leading * 1.01 };
    const type = setType(line, room, { maxPx: px, minPx: px, weight, leading, align: 'start' });
    // A line that is read from the right was set against the wider room's right edge.
    const row = {
      type,
      x: box.x - (type.isRightToLeft ? room.width - box.width : 0),
      y,
      first,
    };
    y += px * leading;
    first += wordsIn(type);
    return row;
  });
}
