import { expect, test } from 'vitest';
import { overlaps } from './overlaps.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const button = box(100, 700, 300, 750);

test.each([
  ['inside', box(150, 710, 160, 720)],
  ['around', box(0, 0, 1000, 1000)],
  ['over an edge', box(290, 740, 400, 800)],
  ['across', box(0, 720, 1000, 730)],
])('what lies %s overlaps', (_where, other) => {
  expect(overlaps(button, other)).toBe(true);
  expect(overlaps(other, button)).toBe(true);
});

test.each([
  ['above', box(100, 600, 300, 690)],
  ['beside', box(301, 700, 400, 750)],
  ['edge to edge', box(300, 700, 400, 750)],
  ['in a corner', box(301, 751, 400, 800)],
])('what lies %s does not', (_where, other) => {
  expect(overlaps(button, other)).toBe(false);
  expect(overlaps(other, button)).toBe(false);
});
