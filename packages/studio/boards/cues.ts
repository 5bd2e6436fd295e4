import type { TimedWord } from '../scene.ts';

/* When each part of a board comes in: with the word that names it. */

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
/** The swing of an entry begins this long before the word, so that it lands on it. */
const anticipationMs = 140;
const firstMs = 260;
/** Of several things the first is there at once, however late it is said: nobody looks at an empty board. */
const openedByMs = 60;
const staggerMs = 320;
/** What is not said comes in during this share of the scene. */
const unsaidShare = 0.45;
/** A word of fewer letters names nothing by itself, unless it is a figure. */
const leastLetters = 3;
const latestOfAll = Number.POSITIVE_INFINITY;

const tells = (word: string): boolean => word.length >= leastLetters || /\p{N}/u.test(word);

/** The words by which an item is known when it is said. */
const keysOf = (item: string): ReadonlySet<string> =>
  new Set(
    item
      .split(/[\s/–—-]+/u)
      .map(bare)
      .filter(tells)
      .slice(0, 4),
  );

/** Where an item is said, from a word on; -1 where it is not. */
function findItem(item: string, spoken: readonly string[], from: number): number {
  const keys = keysOf(item);
  let [best, most] = [-1, 0];
  for (let at = from; at < spoken.length; at += 1) {
    if (!keys.has(spoken[at] ?? '')) continue;
    const near = new Set(spoken.slice(at, at + 6));
    const found = keys.intersection(near).size;
    if (found > most) [best, most] = [at, found];
  }
  return best;
}

/**
 * When each item comes in, in milliseconds, in order. The first is there from the start; a further one that is said comes with
 * its word, and one that is not stands between its neighbours; where nothing is said they come one after the other.
 * @param latest when each must be there at the latest
 */
export function entryTimes(
  items: readonly string[],
  words: readonly TimedWord[],
  durationMs: number,
  latest: (at: number) => number = () => Number.POSITIVE_INFINITY,
): readonly number[] {
  return told(
    timesSaid(items, words, durationMs).map((timeMs, at) =>
      Math.min(timeMs, latest(at), at === 0 && words.length > 0 ? openedByMs : latestOfAll),
    ),
  );
}

/** When a single thing, which something stands beside already, comes in: with its word, or soon after the beginning. */
export const entryTime = (
  item: string,
  words: readonly TimedWord[],
  durationMs: number,
  latestMs = Number.POSITIVE_INFINITY,
): number =>
  told([Math.min(timesSaid([item], words, durationMs)[0] ?? firstMs, latestMs)])[0] ?? firstMs;

/** {@link entryTimes} of a layout that makes other times of them, and tells those. */
export function timesSaid(
  items: readonly string[],
  words: readonly TimedWord[],
  durationMs: number,
): readonly number[] {
  const spoken = words.map(({ text }) => bare(text));
  let from = 0;
  const said = items.map((item) => {
    const at = findItem(item, spoken, from);
    if (at < 0) return null;
    from = at + 1;
    return Math.max(0, (words[at]?.startMs ?? 0) - anticipationMs);
  });
  const step = Math.min(staggerMs, (durationMs * unsaidShare) / Math.max(1, items.length));
  let last = firstMs - step;
  return said.map((time, at) => {
    const next = said.slice(at + 1).find((other) => other !== null) ?? durationMs;
    const own = time ?? Math.min(last + step, Math.max(last, next - step / 2));
    last = Math.max(last, own);
    return last;
  });
}

/** Who listens to the entries that a board is drawn by. */
let listener: number[] | null = null;

/** Tells the times at which a board draws something coming in. */
export function told(times: readonly number[]): readonly number[] {
  listener?.push(...times);
  return times;
}

/**
 * The moments at which something comes in while a board is drawn: whatever times a layout draws by are heard, so that what
 * sounds can tell no other times than what is seen.
 */
export function listenToEntries(draw: () => void): number[] {
  const heard: number[] = [];
  listener = heard;
  try {
    draw();
  } finally {
    listener = null;
  }
  return heard;
}
