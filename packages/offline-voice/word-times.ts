import { readingMs } from './reading-pace.ts';
import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';

export interface TimeSpan {
  readonly startMs: number;
  readonly endMs: number;
}

/** The longest that a word without letters or digits (an emoji, a dash) stands by itself. */
const unspokenMs = 120;
/** A gap that leaves less than this share of the time its words need is no gap: they were said within the word before. */
const leastShare = 0.3;

/**
 * Gives every word a time, in whole milliseconds, in order, never two at once, and within the bounds.
 *
 * @param spans the time of each word where it is known. Words of unknown time share the gap between their neighbours as long
 *   as they take to read; where there is next to no gap, the word before shares its time with them.
 */
export function timeWords(
  words: readonly string[],
  spans: readonly (TimeSpan | undefined)[],
  bounds: TimeSpan,
): SpokenWord[] {
  const known = letGo(words, spans, bounds);
  const timed: SpokenWord[] = [];
  let clock = bounds.startMs;
  const atMost = (ms: number) => Math.min(ms, bounds.endMs);
  while (timed.length < words.length) {
    const index = timed.length;
    const span = known[index];
    if (span) {
      timed.push(
        toWord(words[index] ?? '', atMost(Math.max(clock, span.startMs)), atMost(span.endMs)),
      );
    } else {
      const next = known.findIndex((each, position) => position > index && each !== undefined);
      const run = words.slice(index, next < 0 ? undefined : next);
      timed.push(
        ...shareGap(run, clock, Math.max(clock, atMost(known[next]?.startMs ?? bounds.endMs))),
      );
    }
    clock = timed.at(-1)?.endMs ?? clock;
  }
  return timed;
}

/** Forgets the time of a known word where the words after it, of unknown time, found no room. */
function letGo(
  words: readonly string[],
  spans: readonly (TimeSpan | undefined)[],
  bounds: TimeSpan,
): (TimeSpan | undefined)[] {
  const known = [...spans];
  let run = 0;
  let nextStartMs = bounds.endMs;
  for (let index = words.length - 1; index >= 0; index--) {
    const span = known[index];
    if (!span) {
      run += spokenMs(words[index] ?? '');
      continue;
    }
    const roomMs = nextStartMs - span.endMs;
    if (run > 0 && roomMs < run * leastShare) {
      known[index] = undefined;
      run = 0;
      // The gap now begins where this word began; the words before it keep their times.
      nextStartMs = span.startMs;
      continue;
    }
    run = 0;
    nextStartMs = span.startMs;
  }
  return known;
}

const spokenMs = (word: string) => (/[\p{L}\p{N}]/u.test(word) ? readingMs(word) : 0);

function shareGap(words: readonly string[], startMs: number, endMs: number): SpokenWord[] {
  const needed = words.reduce((sum, word) => sum + (spokenMs(word) || unspokenMs), 0);
  const scale = (endMs - startMs) / needed;
  let clock = startMs;
  return words.map((word) => {
    const spoken = spokenMs(word);
    const lengthMs = spoken > 0 ? spoken * scale : Math.min(unspokenMs, unspokenMs * scale);
    const timed = toWord(word, clock, clock + lengthMs);
    clock += lengthMs;
    return timed;
  });
}

function toWord(text: string, startMs: number, endMs: number): SpokenWord {
  const start = Math.round(startMs);
  return { text, startMs: start, endMs: Math.max(start, Math.round(endMs)) };
}
