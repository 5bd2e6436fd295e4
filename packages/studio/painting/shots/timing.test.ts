import { describe, expect, it } from 'vitest';
import { propEntryMs } from './cues.ts';
import { planCuts } from './timeline.ts';

const words = [
  { text: 'Old', startMs: 200, endMs: 500 },
  { text: 'rabbits,', startMs: 2600, endMs: 3000 },
  { text: 'run', startMs: 3500, endMs: 3900 },
];

describe('planCuts', () => {
  it('changes the shot every 2–3.5 s and covers the scene without a gap', () => {
    const cuts = planCuts(['wide', 'close', 'card'], { durationMs: 10_000, words });
    expect(cuts.map(({ shot }) => shot).slice(0, 3)).toEqual(['wide', 'close', 'card']);
    expect(cuts.map(({ endMs }) => endMs).slice(0, -1)).toEqual(
      cuts.slice(1).map(({ startMs }) => startMs),
    );
    for (const { startMs, endMs } of cuts) {
      expect(endMs - startMs).toBeGreaterThanOrEqual(2000);
      expect(endMs - startMs).toBeLessThanOrEqual(3500);
    }
  });

  it('cuts when a word begins', () => {
    expect(planCuts(['wide', 'close'], { durationMs: 6600, words })[1]?.startMs).toBe(3500);
  });

  it('keeps a short scene in one shot', () => {
    expect(planCuts(['wide', 'close'], { durationMs: 2000, words: [] })).toEqual([
      { shot: 'wide', startMs: 0, endMs: 2000, index: 0 },
    ]);
  });
});

describe('propEntryMs', () => {
  it('lands on the word that calls the prop, in its plural too', () => {
    expect(propEntryMs({ cue: 'rabbit' }, 0, { durationMs: 6000, words })).toBe(2440);
  });

  it('does not wait for a word nobody says, and staggers', () => {
    const moment = { durationMs: 6000, words };
    expect(propEntryMs({ cue: 'fox' }, 0, moment)).toBe(900);
    expect(propEntryMs({ cue: '' }, 1, moment)).toBeGreaterThan(900);
  });
});
