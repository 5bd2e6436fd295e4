import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isInsidePause,
  partsOf,
  pausedMs,
  pauseMark,
  refusalOfPauses,
  saysNothing,
  withoutPauses,
} from '@scenewright/contract/rules/pauses.ts';

describe('the pauses of a dialogue', () => {
  it.each([
    ['Bees dance. [pause] They draw a map.', 500],
    ['Bees dance. [PAUSE 1.5s] They draw a map.', 1_500],
    ['Bees dance. [pause 1,5 s] They draw a map.', 1_500],
    ['Bees dance.[pause 2]They draw a map.', 2_000],
    ['Bees dance. [pause 1s] [pause 0.25s] They draw a map.', 1_250],
    ['Bees dance [pause 1s]. They draw a map.', 1_000],
  ])('part it: %s', (dialogue, pauseMs) => {
    expect(partsOf(dialogue)).toEqual({
      leadingMs: 0,
      parts: [
        { text: 'Bees dance.', pauseMs },
        { text: 'They draw a map.', pauseMs: 0 },
      ],
    });
    expect(withoutPauses(dialogue)).toBe('Bees dance. They draw a map.');
    expect(pausedMs(dialogue)).toBe(pauseMs);
  });

  it('stand before the first word and after the last one too', () => {
    expect(partsOf('[pause 1s] Bees. [pause 2s]')).toEqual({
      leadingMs: 1_000,
      parts: [{ text: 'Bees.', pauseMs: 2_000 }],
    });
  });

  it('leave what holds no word with the words beside it', () => {
    expect(partsOf('— [pause] Bees [pause] 🐝 [pause] dance')).toEqual({
      leadingMs: 500,
      parts: [
        { text: '— Bees 🐝', pauseMs: 1_000 },
        { text: 'dance', pauseMs: 0 },
      ],
    });
    expect(partsOf('🐝 [pause] 🐝').parts).toEqual([{ text: '🐝 🐝', pauseMs: 0 }]);
  });

  it.each(['', ' ', '[pause]', '[pause 1s] [pause]'])('alone are silence: "%s"', (dialogue) => {
    expect(saysNothing(dialogue)).toBe(true);
    expect(partsOf(dialogue).parts).toEqual([]);
  });

  it.each(['[pause here]', '[pauses]', '[pause -1s]', '(pause)', 'pause'])(
    'are no other words: %s',
    (text) => {
      expect(withoutPauses(`Bees ${text} dance`)).toBe(`Bees ${text} dance`);
      expect(partsOf(`Bees ${text} dance`).parts).toHaveLength(1);
    },
  );

  it('last a tenth of a second to five', () => {
    for (const seconds of [0.1, 0.5, 5])
      expect(refusalOfPauses(`Bees ${pauseMark(seconds)} dance`)).toBeNull();
    for (const seconds of [0, 0.05, 5.1, 60])
      expect(refusalOfPauses(`Bees [pause ${seconds}s] dance`)).toContain('0.1 to 5 seconds');
  });

  it('are not to be cut', () => {
    const at = 'Bees [pause 1s] dance';
    expect([5, 6, 12, 15].map((place) => isInsidePause(at, place))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('never touch a text that has none, and leave no mark where there are some', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/\[pause/iu.test(text));
        expect(withoutPauses(text)).toBe(text);
      }),
    );
    const piece = fc.constantFrom(
      'Bees',
      'dance.',
      '[pause]',
      '[pause 2s]',
      '—',
      ',',
      '\n',
      '[pause 0.3]',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const dialogue = pieces.join(' ');
        expect(withoutPauses(dialogue)).not.toContain('[pause');
        const { leadingMs, parts } = partsOf(dialogue);
        expect(
          parts
            .map(({ text }) => text)
            .join(' ')
            .split(/\s+/u)
            .join(''),
        ).toBe(withoutPauses(dialogue).split(/\s+/u).join(''));
        if (parts.some(({ text }) => /\p{L}/u.test(text)))
          expect(parts.reduce((sum, { pauseMs }) => sum + pauseMs, leadingMs)).toBe(
            pausedMs(dialogue),
          );
      }),
    );
  });
});
