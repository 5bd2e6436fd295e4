import { between, point } from '../brush/geometry.ts';
import { boxPath, fillFlat, fillShape, limbPath, strokeLine } from '../brush/ink.ts';
import type { DrawProp } from './prop.ts';
import { wheel } from './bicycle.ts';

/** A ladder along both hands. */
export const ladder: DrawProp = (spot) => {
  const { ink, tones, joints, measures } = spot;
  const hands = between(joints.near.end, joints.far.end, 0.5);
  const lean = 0.16;
  const high = Math.min(joints.near.end.y, joints.far.end.y) - measures.headHeight * 0.7;
  const top = point(hands.x + (hands.y - high) * Math.tan(lean), high);
  const base = point(top.x + high * Math.tan(lean), 0);
  const half = measures.halfShoulder * 0.82;
  const wood = tones.cloth('#c98d54');
  const side = (shift: number) =>
    limbPath([
      { x: base.x + shift, y: -4, r: 6 },
      { x: top.x + shift, y: top.y, r: 6 },
    ]);
  const rungs = 9;
  for (let index = 0; index < rungs; index++) {
    const at = between(base, top, (index + 0.5) / rungs);
    strokeLine(ink, [point(at.x - half, at.y), point(at.x + half, at.y)], wood.shade, 9);
  }
  fillShape(ink, side(-half), wood, 2);
  fillShape(ink, side(half), wood, 2);
};

/** A box on wheels before both hands. */
export const cart: DrawProp = (spot) => {
  const { ink, tones, joints, size, seconds } = spot;
  const hand = joints.near.end;
  const left = hand.x + 6 * size;
  const width = 170 * size;
  const top = hand.y - 22 * size;
  fillShape(ink, boxPath(left, top, width, -top - 34 * size, 6), tones.cloth('#d3a066'), 7);
  fillFlat(
    ink,
    boxPath(left + width * 0.42, top, width * 0.16, -top - 34 * size, 0),
    tones.flat('#e8c48f'),
  );
  fillShape(
    ink,
    boxPath(left - 8 * size, -40 * size, width + 16 * size, 14 * size, 4),
    tones.cloth('#56627a'),
    3,
  );
  for (const dx of [26, 144])
    wheel(spot, left + dx * size, -17 * size, 17 * size, 8 * size, seconds * 0.6, 2);
};
