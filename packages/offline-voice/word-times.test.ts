import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeWords } from './word-times.ts';

const bounds = { startMs: 0, endMs: 10_000 };

describe('timing words', () => {
  it('keeps what is known', () => {
    const spans = [
      { startMs: 100, endMs: 300 },
      { startMs: 300, endMs: 700 },
    ];
    expect(timeWords(['one', 'two'], spans, bounds)).toEqual([
      { text: 'one', ...spans[0] },
      { text: 'two', ...spans[1] },
    ]);
  });

  it('shares a gap by the length of its words', () => {
    const words = timeWords(
      ['a', 'extraordinarily', 'go', 'z'],
      [{ startMs: 0, endMs: 100 }, undefined, undefined, { startMs: 1300, endMs: 1400 }],
      bounds,
    );
    const [, long, short] = words;
    expect(long?.startMs).toBe(100);
    expect(short?.startMs).toBe(long?.endMs);
    expect(Math.abs((short?.endMs ?? 0) - 1300)).toBeLessThanOrEqual(2);
    expect((long?.endMs ?? 0) - (long?.startMs ?? 0)).toBeGreaterThan(
      4 * ((short?.endMs ?? 0) - (short?.startMs ?? 0)),
    );
  });

  it('lets the word before share its time where there is no gap', () => {
    const [one, two, three] = timeWords(
      ['one', 'two', 'three'],
      [{ startMs: 0, endMs: 800 }, undefined, { startMs: 800, endMs: 1000 }],
      bounds,
    );
    expect(one?.endMs).toBeGreaterThan(300);
    expect(two?.startMs).toBe(one?.endMs);
    expect((two?.endMs ?? 0) - (two?.startMs ?? 0)).toBeGreaterThan(300);
    expect(three?.startMs).toBe(800);
  });

  it('spends all the time there is when nothing is known, and a moment at most on an emoji', () => {
    const words = timeWords(['one', 'two'], [undefined, undefined], { startMs: 500, endMs: 1500 });
    expect([words[0]?.startMs, words[1]?.endMs]).toEqual([500, 1500]);
    const [, rocket] = timeWords(['go', '🚀'], [{ startMs: 0, endMs: 200 }, undefined], bounds);
    expect(rocket).toEqual({ text: '🚀', startMs: 200, endMs: 320 });
  });

  it('is in order and in bounds, however mad the spans are', () => {
    const span = fc.record({
      startMs: fc.integer({ min: -500, max: 12_000 }),
      endMs: fc.integer({ min: -500, max: 12_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.constantFrom('a', 'word', '🚀', '—'), fc.option(span, { nil: undefined })),
        ),
        (pairs) => {
          const timed = timeWords(
            pairs.map(([word]) => word),
            pairs.map(([, each]) => each),
            bounds,
          );
          expect(timed.map((word) => word.text)).toEqual(pairs.map(([word]) => word));
          let clock = 0;
          for (const { startMs, endMs } of timed) {
            expect(startMs).toBeGreaterThanOrEqual(clock);
            expect(endMs).toBeGreaterThanOrEqual(startMs);
            clock = endMs;
          }
          expect(clock).toBeLessThanOrEqual(bounds.endMs);
        },
      ),
    );
  });
});
