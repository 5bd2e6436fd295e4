import { describe, expect, it } from 'vitest';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import { musicMoods } from './moods.ts';
import { composeScore } from './score.ts';

const seeds = Array.from({ length: asOften(40, 10) }, (_, index) => `seed ${index}`);

describe.each(musicMoods)('a %s score', (mood) => {
  const scores = seeds.map((seed) => composeScore(mood, seed));

  it('keeps every note within the loop and within hearing', () => {
    for (const { notes, bars } of scores) {
      expect(notes.length).toBeGreaterThan(60);
      for (const { beat, midi, velocity } of notes) {
        expect(beat).toBeGreaterThanOrEqual(0);
        expect(beat).toBeLessThan(bars * 4 + 0.1);
        expect(midi).toBeGreaterThanOrEqual(28);
        expect(midi).toBeLessThanOrEqual(100);
        expect(velocity).toBeGreaterThan(0);
        expect(velocity).toBeLessThanOrEqual(1);
      }
    }
  });

  it('is rarely the same twice', () => {
    const distinct = new Set(scores.map(({ notes }) => notes.map(({ midi }) => midi).join(' ')));
    expect(distinct.size).toBeGreaterThan(seeds.length * 0.8);
  });
});

it('gives each mood its own tempo, harmony and instruments', () => {
  const characters = musicMoods.map((mood) =>
    [...new Set(composeScore(mood, 'same').notes.map(({ instrument }) => instrument))]
      .toSorted()
      .join(' '),
  );
  expect(new Set(characters).size).toBe(musicMoods.length);
  const tempos = musicMoods.map((mood) => Math.round(composeScore(mood, 'same').bpm));
  expect(Math.max(...tempos)).toBeGreaterThan(1.6 * Math.min(...tempos));
});
