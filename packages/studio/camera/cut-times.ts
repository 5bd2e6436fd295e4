import type { TimedWord } from '../scene.ts';

/** How long what is seen may stay the same, ms. */
export interface ShotLengths {
  /** What a cut is aimed at, where words allow it. */
  readonly ideal: number;
  readonly shortest: number;
  readonly longest: number;
  /** From here on a scene is cut whether words help or not; a shorter one only where a word begins. */
  readonly alwaysFrom: number;
}

/** What a still picture is shown in: the eye leaves what does not move after three seconds. */
export const stillLengths: ShotLengths = {
  ideal: 2_700,
  shortest: 1_300,
  longest: 3_500,
  alwaysFrom: 6_000,
};
export const liveLengths: ShotLengths = {
  ideal: 2_750,
  shortest: 2_000,
  longest: 3_500,
  alwaysFrom: 4_000,
};

/** A word after this long a silence begins something new. */
const pauseMs = 250;
/** Where no word begins in time, a cut may fall on any of these. */
const gridMs = 50;
/** What it costs to cut elsewhere than where a sentence begins, in squares of a share of the ideal length. */
const costs = { sentence: 0, clause: 0.2, word: 0.5, silence: 6 } as const;

interface Place {
  readonly ms: number;
  readonly cost: number;
}

/**
 * When what is seen changes, ms from the scene's start: on beginnings of words, rather of sentences, so that no stretch is
 * longer than `longest` or shorter than `shortest`. Without words the scene is cut in even parts, three where it is long enough.
 * A scene shorter than `alwaysFrom` is cut once, if a word begins where a cut may be; one no longer than `longest` not at all.
 */
export function planCutTimes(
  { durationMs, words }: { durationMs: number; words: readonly TimedWord[] },
  lengths: ShotLengths,
): number[] {
  if (durationMs <= Math.max(lengths.longest, lengths.shortest * 2)) return [];
  const isLong = durationMs >= lengths.alwaysFrom;
  const places = placesToCut(durationMs, words, lengths.shortest);
  if (words.length === 0) return isLong ? evenCuts(durationMs, lengths) : [];
  if (!isLong) return onlyCut(durationMs, places, lengths);
  return cheapestCuts(durationMs, [...places, ...gridOf(durationMs, lengths)], lengths);
}

function evenCuts(durationMs: number, { shortest, longest }: ShotLengths): number[] {
  const least = Math.min(3, Math.floor(durationMs / shortest));
  const parts = Math.max(least, Math.ceil(durationMs / longest));
  return Array.from({ length: parts - 1 }, (_, index) =>
    Math.round((durationMs * (index + 1)) / parts),
  );
}

/** The words that begin far enough from both ends, and what a cut on each costs. */
function placesToCut(durationMs: number, words: readonly TimedWord[], shortestMs: number): Place[] {
  return words.flatMap(({ startMs }, index): Place[] => {
    if (startMs < shortestMs || startMs > durationMs - shortestMs) return [];
    const before = words[index - 1];
    if (before === undefined) return [{ ms: startMs, cost: costs.sentence }];
    if (/[.!?。！？؟।…]["'”’»)\]]*$/u.test(before.text))
      return [{ ms: startMs, cost: costs.sentence }];
    const opensClause =
      /[,;:，、；：،؛–—]["'”’»)\]]*$/u.test(before.text) || startMs - before.endMs > pauseMs;
    return [{ ms: startMs, cost: opensClause ? costs.clause : costs.word }];
  });
}

function gridOf(durationMs: number, { shortest }: ShotLengths): Place[] {
  const count = Math.floor((durationMs - 2 * shortest) / gridMs) + 1;
  return Array.from({ length: count }, (_, index) => ({
    ms: Math.round(shortest + index * gridMs),
    cost: costs.silence,
  }));
}

function onlyCut(durationMs: number, places: readonly Place[], lengths: ShotLengths): number[] {
  const total = ({ ms, cost }: Place) => {
    const tooLong = Math.max(0, Math.max(ms, durationMs - ms) - lengths.longest) / 250;
    return cost + tooLong + offIdeal(ms, lengths) + offIdeal(durationMs - ms, lengths);
  };
  const best = places.toSorted((one, other) => total(one) - total(other))[0];
  return best === undefined ? [] : [best.ms];
}

const offIdeal = (lengthMs: number, { ideal }: ShotLengths): number =>
  ((lengthMs - ideal) / ideal) ** 2;

/** The cheapest way from the scene's start to its end in steps of allowed length: a shortest path through the places. */
function cheapestCuts(
  durationMs: number,
  places: readonly Place[],
  lengths: ShotLengths,
): number[] {
  const nodes = [{ ms: 0, cost: 0 }, ...places.toSorted((one, other) => one.ms - other.ms)];
  nodes.push({ ms: durationMs, cost: 0 });
  const totals = nodes.map((_, index) => (index === 0 ? 0 : Infinity));
  const cameFrom = nodes.map(() => 0);
  let first = 0;
  for (const [index, { ms, cost }] of nodes.entries()) {
    while (ms - (nodes[first]?.ms ?? ms) > lengths.longest) first += 1;
    for (let from = first; from < index; from += 1) {
      const length = ms - (nodes[from]?.ms ?? 0);
      if (length < lengths.shortest) break;
      const total = (totals[from] ?? Infinity) + cost + offIdeal(length, lengths);
      if (total < (totals[index] ?? Infinity)) {
        totals[index] = total;
        cameFrom[index] = from;
      }
    }
  }
  const cuts: number[] = [];
  for (let at = cameFrom.at(-1) ?? 0; at > 0; at = cameFrom[at] ?? 0)
    cuts.unshift(nodes[at]?.ms ?? 0);
  return cuts;
}
