import { expect, it } from 'vitest';
import type { Beat, Line } from '../genres/genre.ts';
import { unitsOf } from '../testing/sample-material.ts';
import { placeLines } from './pieces.ts';

/** Seven words last 5.6000000000000005 s: sums of seconds are seldom exact. */
const measure = (text: string) => text.trim().split(/\s+/u).length * 0.8;

it('a line is whole where its scene holds it together with the word that announces it, to the last second', () => {
  const [unit = null] = unitsOf({ text: 'Fold the butter in slowly.', kind: 'step', number: 6 });
  const word: Line = { text: 'Step 6:', source: 'structure', of: '', unit: null };
  const step: Line = { text: 'Fold the butter in slowly.', source: 'own', of: '', unit };
  const beat: Beat = {
    lines: [word, step],
    weight: 1,
    pauseS: 0,
    alone: false,
    shows: { role: 'step', note: '', number: 6 },
  };
  const pieces = placeLines([beat], { speechS: 5.6 }, measure).map(
    (placed) => placed.pieces.length,
  );
  expect(pieces).toEqual([1, 1]);
});
