import { between, point } from '../brush/geometry.ts';
import { boxPath, circlePath, fillFlat, fillShape, strokePath, svgPath } from '../brush/ink.ts';
import { handleToGround } from './brooms.ts';
import { svgAt } from './furniture.ts';
import { bar } from './holding.ts';
import type { DrawProp, PropSpot } from './prop.ts';

/** Behind the feet, units. */
const boxBehind = ({ measures }: PropSpot) => -(measures.thigh + measures.shin) * 0.54;

const box: DrawProp = (spot) => {
  const { ink, tones, size } = spot;
  const x = boxBehind(spot);
  fillShape(
    ink,
    svgAt(
      x,
      0,
      size,
      'M -56 -14 C -58 -62 -40 -86 0 -86 C 40 -86 58 -62 58 -34 L 58 -14 C 58 -8 54 -6 48 -6 L -48 -6 C -54 -6 -56 -8 -56 -14 Z',
    ),
    tones.cloth('#c4403a'),
    5,
  );
  for (const dx of [-36, 36])
    fillShape(ink, circlePath(x + dx * size, -14 * size, 14 * size), tones.cloth('#2d3142'), 3);
  fillFlat(ink, boxPath(x - 22 * size, -66 * size, 44 * size, 12 * size, 4), tones.flat('#2d3142'));
};

const hose: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const { x } = handleToGround(spot, 22, '#9aa5b8');
  const [from, to] = [joints.near.end, point(boxBehind(spot), -80 * size)];
  strokePath(
    ink,
    svgPath(
      `M ${from.x} ${from.y} C ${from.x - 60 * size} ${from.y + 30 * size} ${to.x} ${to.y - 120 * size} ${to.x} ${to.y}`,
    ),
    tones.flat('#3a3f52'),
    11 * size,
  );
  fillShape(
    ink,
    svgAt(x, 0, size, 'M -16 -26 L 14 -26 L 52 -6 L 52 0 L -44 0 L -44 -6 Z'),
    tones.cloth('#2d3142'),
    3,
  );
};

/** A cleaner that follows its hose. */
export const vacuum = { box, hose };

export const mower: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const hand = between(joints.near.end, joints.far.end, 0.5);
  const x = joints.hip.x + 214 * size;
  bar(
    spot,
    point(hand.x - 10 * size, hand.y),
    point(x - 36 * size, -56 * size),
    9 * size,
    '#56627a',
  );
  for (let dx = 60; dx < 190; dx += 16)
    fillShape(
      ink,
      svgAt(x + dx * size, 0, size, 'M -7 0 L -3 -22 L 0 -4 L 4 -26 L 8 0 Z'),
      tones.cloth('#67b36d'),
      2,
    );
  fillShape(
    ink,
    svgAt(
      x,
      0,
      size,
      'M -76 -22 L -70 -52 C -66 -62 -50 -66 -30 -66 L 40 -66 C 62 -66 76 -50 80 -22 Z',
    ),
    tones.cloth('#3fa37a'),
    5,
  );
  fillShape(
    ink,
    boxPath(x - 28 * size, -98 * size, 56 * size, 36 * size, 8),
    tones.cloth('#2d3142'),
    4,
  );
  for (const [dx, r] of [
    [-54, 24],
    [58, 19],
  ] as const) {
    fillShape(ink, circlePath(x + dx * size, -r * size, r * size), tones.cloth('#2d3142'), 3);
    fillFlat(ink, circlePath(x + dx * size, -r * size, r * 0.42 * size), tones.flat('#c6d0dc'));
  }
};
