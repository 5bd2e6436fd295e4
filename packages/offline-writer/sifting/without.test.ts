import { describe, expect, it } from 'vitest';
import type { Segment } from './segments.ts';
import { without } from './without.ts';

const left = (text: string, piece: string): string => {
  const from = text.indexOf(piece);
  const segment: Partial<Segment> = { from, to: from + piece.length, text: piece };
  return without(text, [segment as Segment]);
};

describe('a text without some of its pieces', () => {
  it.each([
    [
      'Geen snoep (er wordt toch gesmokkeld haha). Knuffel mag altijd.',
      ' haha).',
      'Geen snoep (er wordt toch gesmokkeld). Knuffel mag altijd.',
    ],
    ['A bear is in town (again). Stay in.', ' (again).', 'A bear is in town. Stay in.'],
    [
      'Kamp groep 7, wat moet er mee!! Slaapzak en kussen.',
      ' wat moet er mee!!',
      'Kamp groep 7. Slaapzak en kussen.',
    ],
    ['We open at ten. Make it pop! Bring a mug.', ' Make it pop!', 'We open at ten. Bring a mug.'],
    ['Bring a coat lol, it is cold.', ' lol', 'Bring a coat, it is cold.'],
  ])('keeps the ends of what began before them: %s', (text, piece, expected) => {
    expect(left(text, piece)).toBe(expected);
  });
});
