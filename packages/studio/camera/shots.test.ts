import { describe, expect, it } from 'vitest';
import { createRandom } from '../painting/random.ts';
import { sayWords } from '../testing/words.ts';
import { leastDifference, type View } from './framings.ts';
import { planShots, viewAt } from './shots.ts';

const whole = { x: 0.5, y: 0.5, zoom: 1 };
const closer = { x: 0.6, y: 0.35, zoom: 1.6 };
const third = { x: 0.4, y: 0.6, zoom: 1.3 };
const framings: View[] = [whole, closer, third];
const words = sayWords(
  'In this scene somebody tells at some length what there is to see. And then goes on to tell it again in other words',
  { wordMs: 370 },
);

describe('planShots', () => {
  const shots = planShots({ durationMs: 10_000, words, seed: 0 }, framings);

  it('shows ten seconds in shots without a gap, the whole first', () => {
    expect(shots.length).toBeGreaterThanOrEqual(3);
    expect(shots.map(({ startMs }) => startMs)).toEqual([
      0,
      ...shots.slice(0, -1).map(({ endMs }) => endMs),
    ]);
    expect(shots.at(-1)?.endMs).toBe(10_000);
    expect(shots[0]?.from.zoom).toBe(1);
  });

  it('changes the size by a fifth or more at every cut, and only slowly between cuts', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const durationMs = createRandom(seed).between(6_000, 30_000);
      const planned = planShots({ durationMs, words, seed }, framings);
      for (const [index, { startMs, endMs, from, to }] of planned.entries()) {
        expect(endMs - startMs).toBeLessThanOrEqual(3_501);
        expect(Math.max(from.zoom, to.zoom) / Math.min(from.zoom, to.zoom)).toBeLessThan(1.05);
        const next = planned[index + 1]?.from.zoom;
        if (next !== undefined)
          expect(Math.max(next, to.zoom) / Math.min(next, to.zoom)).toBeGreaterThanOrEqual(
            leastDifference - 1e-9,
          );
      }
    }
  });

  it('shows the framings of different scenes in different orders', () => {
    const orders = [0, 1, 2, 3].map((seed) =>
      planShots({ durationMs: 9_000, words: [], seed }, framings)
        .map(({ from, to }) => Math.min(from.zoom, to.zoom))
        .join(),
    );
    expect(new Set(orders)).toEqual(new Set(['1,1.6,1.3', '1,1.3,1.6']));
  });

  it('does not cut a short scene, nor a picture with one framing', () => {
    expect(planShots({ durationMs: 3_000, words, seed: 1 }, framings)).toHaveLength(1);
    expect(planShots({ durationMs: 9_000, words, seed: 1 }, [whole])).toHaveLength(1);
  });
});

describe('viewAt', () => {
  it('moves at every frame of a shot, and never with a jerk', () => {
    const shots = planShots({ durationMs: 4_000, words: [], seed: 1 }, framings);
    const xs = Array.from({ length: 120 }, (_, frame) => viewAt(shots, frame * (1000 / 30)).x);
    const steps = xs.slice(1).map((x, index) => Math.abs(x - (xs[index] ?? 0)));
    const changes = steps.slice(1).map((step, index) => Math.abs(step - (steps[index] ?? 0)));
    expect(Math.min(...steps)).toBeGreaterThan(0);
    expect(Math.max(...changes)).toBeLessThan(Math.max(...steps) / 10);
  });

  it('stays on the last view after the end', () => {
    const shots = planShots({ durationMs: 3_000, words: [], seed: 1 }, framings);
    expect(viewAt(shots, 99_000)).toEqual(shots.at(-1)?.to);
  });
});
