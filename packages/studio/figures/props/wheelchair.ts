import { point } from '../brush/geometry.ts';
import { boxPath, circlePath, fillFlat, fillShape, strokeLine, strokePath } from '../brush/ink.ts';
import type { DrawProp, PropSpot } from './prop.ts';
import { wheel } from './bicycle.ts';

/** The back of a wheelchair, behind who sits in it. */
export const wheelchairBack: DrawProp = (spot) => {
  const { ink, tones, joints, measures, size } = spot;
  const seat = joints.hip.y + measures.legWidth * 0.6;
  const x = joints.hip.x;
  const r = seatRadius(spot);
  const steel = tones.flat('#6f7b92');
  wheel(spot, x + 6 * size, -r, r * 0.96, 7 * size, 0.1, 7);
  strokeLine(
    ink,
    [
      point(x - 48 * size, seat),
      point(x - 54 * size, seat - 120 * size),
      point(x - 84 * size, seat - 126 * size),
    ],
    steel,
    8 * size,
  );
  fillShape(
    ink,
    boxPath(x - 60 * size, seat - 112 * size, 22 * size, 116 * size, 9),
    tones.cloth('#34405c'),
    4,
  );
  fillShape(
    ink,
    boxPath(x - 56 * size, seat - 3, 118 * size, 16 * size, 7),
    tones.cloth('#34405c'),
    4,
  );
  strokeLine(
    ink,
    [point(x + 56 * size, seat + 8 * size), point(joints.nearLeg.end.x + 6, -16 * size)],
    steel,
    7 * size,
  );
  fillShape(
    ink,
    boxPath(joints.nearLeg.end.x - 24 * size, -12 * size, 84 * size, 9 * size, 4),
    tones.cloth('#56627a'),
    2,
  );
  fillFlat(
    ink,
    circlePath(joints.nearLeg.end.x - 34 * size, -17 * size, 17 * size),
    tones.flat('#2d3142'),
  );
  fillFlat(
    ink,
    circlePath(joints.nearLeg.end.x - 34 * size, -17 * size, 8 * size),
    tones.flat('#a6afc0'),
  );
};

const seatRadius = ({ joints, measures }: PropSpot): number =>
  (-joints.hip.y - measures.legWidth * 0.35) * 0.72;

export const wheelchairFront: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const r = seatRadius(spot);
  const x = joints.hip.x - 14 * size;
  wheel(spot, x, -r, r, 9 * size, 0, 7);
  strokePath(ink, circlePath(x, -r, r * 0.84), tones.flat('#8b95a8'), 3.4 * size);
};
