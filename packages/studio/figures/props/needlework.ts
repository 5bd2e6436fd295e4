import { between, point } from '../brush/geometry.ts';
import {
  circlePath,
  drawAt,
  ellipsePath,
  fillShape,
  strokeLine,
  strokePath,
  svgPath,
} from '../brush/ink.ts';
import { deskTop, svgAt } from './furniture.ts';
import type { DrawProp } from './prop.ts';

/** Needles in both hands and what hangs from them. */
export const knitting: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const middle = between(joints.near.end, joints.far.end, 0.5);
  drawAt(ink, middle, 0, () => {
    ink.context.scale(size, size);
    fillShape(ink, svgPath('M -24 -6 L 30 -10 L 34 84 L -20 88 Z'), tones.cloth('#d8608f'), 4);
    for (const y of [14, 36, 58])
      strokeLine(ink, [point(-20, y), point(30, y - 3)], tones.flat('#f4c1d6'), 6);
    strokeLine(ink, [point(-50, 12), point(44, -38)], tones.flat('#c6d0dc'), 5);
    strokeLine(ink, [point(56, 8), point(-36, -36)], tones.flat('#c6d0dc'), 5);
  });
};

export const yarn: DrawProp = ({ ink, tones, joints, size }) => {
  const x = joints.hip.x - 92 * size;
  fillShape(ink, circlePath(x, -30 * size, 30 * size), tones.cloth('#d8608f'), 5);
  for (const turn of [0.4, 1.3])
    strokePath(
      ink,
      ellipsePath(x, -30 * size, 26 * size, 11 * size, turn),
      tones.flat('#b8466b'),
      3 * size,
    );
};

/** A sewing machine on the desk, cloth under its needle. */
export const sewingMachine: DrawProp = (spot) => {
  const { ink, tones, joints, size, seconds } = spot;
  const top = deskTop(spot);
  const x = joints.hip.x + 186 * size;
  fillShape(
    ink,
    svgAt(
      x,
      top,
      size,
      'M 6 0 L 6 -14 L 70 -14 L 70 -66 L 20 -66 L 20 -44 L -8 -44 L -8 -84 C -8 -96 0 -102 12 -102 L 92 -102 C 104 -102 110 -94 110 -84 L 110 0 Z',
    ),
    tones.cloth('#3d8b6e'),
    6,
  );
  fillShape(ink, circlePath(x + 116 * size, top - 66 * size, 17 * size), tones.cloth('#2d3142'), 3);
  const needle = 7 * Math.sin(seconds * 16);
  strokeLine(
    ink,
    [point(x + 6 * size, top - 44 * size), point(x + 6 * size, top - (16 - needle) * size)],
    tones.flat('#c6d0dc'),
    4 * size,
  );
  fillShape(
    ink,
    svgAt(
      x,
      top,
      size,
      'M -116 -2 C -80 -14 -40 -12 40 -10 L 44 -2 L -40 -2 L -46 58 C -70 66 -96 60 -110 66 Z',
    ),
    tones.cloth('#4a6fa5'),
    4,
  );
};

/** The laces of the front shoe, in both hands. */
export const laces: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const { x, y } = joints.farLeg.end;
  const knot = point(x + 26 * size, y - 2 * size);
  for (const hand of [joints.near.end, joints.far.end])
    strokePath(
      ink,
      svgPath(
        `M ${knot.x} ${knot.y} Q ${(knot.x + hand.x) / 2 + 12 * size} ${(knot.y + hand.y) / 2} ${hand.x + 4 * size} ${hand.y + 4 * size}`,
      ),
      tones.flat('#fffdf6'),
      5 * size,
    );
};
