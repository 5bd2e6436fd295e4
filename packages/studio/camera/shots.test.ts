import { describe, expect, it } from 'vitest';
import { sayWords } from '../testing/words.ts';
import { planShots, viewAt } from './shots.ts';

const focus = { x: 0.7, y: 0.3 };
const words = sayWords(
  'In this scene somebody tells at some length what there is to see. And then goes on to tell it again in other words',
  { wordMs: 370 },
);

describe('planShots', () => {
  const shots = planShots({ durationMs: 10_000, words, seed: 3 }, focus);

  it('cuts ten seconds into three shots without a gap', () => {
    expect(shots).toHaveLength(3);
    expect(shots.map(({ startMs }) => startMs)).toEqual([0, shots[0]?.endMs, shots[1]?.endMs]);
    expect(shots.at(-1)?.endMs).toBe(10_000);
    expect(Math.min(...shots.map(({ startMs, endMs }) => endMs - startMs))).toBeGreaterThanOrEqual(
      2_200,
    );
  });

  it('cuts when a word begins', () => {
    const starts = new Set(words.map(({ startMs }) => startMs));
    expect(shots.slice(1).every(({ startMs }) => starts.has(startMs))).toBe(true);
  });

  it('prefers the beginning of a sentence', () => {
    const quick = sayWords('one two three four five six seven eight nine. Ten eleven twelve', {
      wordMs: 300,
    });
    expect(planShots({ durationMs: 6_200, words: quick, seed: 3 }, focus)[1]?.startMs).toBe(
      quick[9]?.startMs,
    );
  });

  it('comes closer to what matters', () => {
    const distances = shots.map(({ from, to }) =>
      Math.hypot((from.x + to.x) / 2 - focus.x, (from.y + to.y) / 2 - focus.y),
    );
    expect(distances).toEqual(distances.toSorted((a, b) => b - a));
    expect(shots.map(({ from }) => from.zoom)).toEqual(
      shots.map(({ from }) => from.zoom).toSorted((a, b) => a - b),
    );
  });

  it('does not cut a short scene', () => {
    expect(planShots({ durationMs: 3_000, words, seed: 1 }, focus)).toHaveLength(1);
  });
});

describe('viewAt', () => {
  it('moves at every frame of a shot, and never with a jerk', () => {
    const shots = planShots({ durationMs: 4_000, words: [], seed: 1 }, focus);
    const xs = Array.from({ length: 120 }, (_, frame) => viewAt(shots, frame * (1000 / 30)).x);
    const steps = xs.slice(1).map((x, index) => Math.abs(x - (xs[index] ?? 0)));
    const changes = steps.slice(1).map((step, index) => Math.abs(step - (steps[index] ?? 0)));
    expect(Math.min(...steps)).toBeGreaterThan(0);
    expect(Math.max(...changes)).toBeLessThan(Math.max(...steps) / 10);
  });

  it('stays on the last view after the end', () => {
    const shots = planShots({ durationMs: 3_000, words: [], seed: 1 }, focus);
    expect(viewAt(shots, 99_000)).toEqual(shots.at(-1)?.to);
  });
});
