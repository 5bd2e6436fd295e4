import { growthOf } from '@scenewright/contract/testing/growth.ts';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../painting/random.ts';
import type { TimedWord } from '../scene.ts';
import { sayWords } from '../testing/words.ts';
import { liveLengths, planCutTimes, stillLengths as lengths } from './cut-times.ts';

/** Words as people say them: short and long, with pauses, sometimes with a long silence, sometimes silent at the end. */
function randomWords(seed: number, durationMs: number): TimedWord[] {
  const random = createRandom(seed);
  const words: TimedWord[] = [];
  const end = durationMs * random.between(0.3, 1.1);
  for (let startMs = random.between(0, 900); startMs < end;) {
    const endMs = startMs + random.between(90, 700);
    const mark = random.chance(0.1) ? '.' : random.chance(0.15) ? ',' : '';
    words.push({ text: `word${mark}`, startMs: Math.round(startMs), endMs: Math.round(endMs) });
    startMs = endMs + (random.chance(0.05) ? random.between(500, 6000) : random.between(0, 120));
  }
  return words;
}

function stretches(durationMs: number, cuts: readonly number[]): number[] {
  const edges = [0, ...cuts, durationMs];
  return edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
}

describe('planCutTimes', () => {
  it.each([
    ['stills', lengths],
    ['live pictures', liveLengths],
  ])('keeps the bounds of %s over random words and durations', (_name, bounds) => {
    for (let seed = 0; seed < 1_500; seed += 1) {
      const durationMs = Math.round(createRandom(seed + 9_999).between(bounds.alwaysFrom, 45_000));
      const words = randomWords(seed, durationMs);
      const cuts = planCutTimes({ durationMs, words }, bounds);
      const lengthsSeen = stretches(durationMs, cuts);
      expect(Math.max(...lengthsSeen), `seed ${seed}`).toBeLessThanOrEqual(bounds.longest + 1);
      expect(Math.min(...lengthsSeen), `seed ${seed}`).toBeGreaterThanOrEqual(bounds.shortest - 1);
    }
  });

  it('leaves a word only where none begins in time', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const words = sayWords('these words follow one another without any rest '.repeat(8).trim(), {
        startMs: seed,
        wordMs: 180 + seed,
      });
      const durationMs = (words.at(-1)?.endMs ?? 0) + 300;
      const starts = new Set(words.map(({ startMs }) => startMs));
      const cuts = planCutTimes({ durationMs, words }, lengths);
      expect(cuts.length).toBeGreaterThan(1);
      expect(cuts.every((cut) => starts.has(cut))).toBe(true);
    }
  });

  it('prefers the beginning of a sentence, then of a clause', () => {
    const said =
      'one two three four five six seven. Eight nine ten eleven twelve, then more is said now';
    const words = sayWords(said, { wordMs: 375 });
    const cuts = planCutTimes({ durationMs: 6_400, words }, lengths);
    expect(cuts).toContain(words[7]?.startMs);
    expect(cuts).toContain(words[12]?.startMs);
  });

  it('cuts a silent scene in even thirds, and a longer one in more', () => {
    expect(planCutTimes({ durationMs: 9_000, words: [] }, lengths)).toEqual([3_000, 6_000]);
    expect(planCutTimes({ durationMs: 14_000, words: [] }, lengths)).toEqual([
      3_500, 7_000, 10_500,
    ]);
  });

  it('cuts a shorter scene once, on a word, or not at all', () => {
    for (let seed = 0; seed < 400; seed += 1) {
      const durationMs = Math.round(createRandom(seed).between(3_501, 5_999));
      const words = randomWords(seed, durationMs);
      const cuts = planCutTimes({ durationMs, words }, lengths);
      expect(cuts.length).toBeLessThanOrEqual(1);
      for (const cut of cuts) {
        expect(words.map(({ startMs }) => startMs)).toContain(cut);
        expect(Math.min(cut, durationMs - cut)).toBeGreaterThanOrEqual(800);
      }
    }
    expect(
      planCutTimes({ durationMs: 5_000, words: sayWords('a b c d e f g h') }, lengths),
    ).toHaveLength(1);
    expect(planCutTimes({ durationMs: 5_000, words: [] }, lengths)).toEqual([]);
    expect(
      planCutTimes({ durationMs: 3_400, words: sayWords('a b c d e f g h') }, lengths),
    ).toEqual([]);
  });

  it('plans a minute of film at the cost of its parts', () => {
    const plan = (durationMs: number) =>
      planCutTimes({ durationMs, words: randomWords(5, durationMs) }, lengths);
    expect(growthOf(plan, 60_000)).toBeLessThan(3);
  });
});
