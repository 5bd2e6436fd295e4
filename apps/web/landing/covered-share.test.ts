import { expect, test } from 'vitest';
import { coveredShare } from './covered-share.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});
const cover = box(100, 700, 300, 750);

test.each([
  ['wholly under it', box(150, 710, 160, 720), 1],
  ['half under it', box(50, 700, 150, 750), 0.5],
  ['a corner under it', box(290, 740, 310, 760), 0.25],
  ['larger all around', box(0, 0, 1_000, 1_000), 0.01],
  ['a point under it', box(200, 720, 200, 720), 1],
])('%s', (_where, other, share) => {
  expect(coveredShare(other, cover)).toBeCloseTo(share, 6);
});

test.each([
  ['above', box(100, 600, 300, 690)],
  ['beside', box(301, 700, 400, 750)],
  ['edge to edge', box(300, 700, 400, 750)],
  ['in a corner', box(301, 751, 400, 800)],
  ['a point elsewhere', box(10, 10, 10, 10)],
])('nothing of what lies %s', (_where, other) => {
  expect(coveredShare(other, cover)).toBe(0);
});
