import { point } from '../brush/geometry.ts';
import {
  boxPath,
  circlePath,
  ellipsePath,
  fillFlat,
  fillShape,
  strokeLine,
  strokePath,
  svgPath,
} from '../brush/ink.ts';
import { svgAt } from './furniture.ts';
import { inHand } from './holding.ts';
import type { DrawProp } from './prop.ts';

/** A basin on its foot, its tap over the hands. */
export const basin: DrawProp = ({ ink, tones, joints, size, seconds }) => {
  const x = joints.far.end.x;
  const top = joints.far.end.y + 30 * size;
  fillShape(ink, boxPath(x - 18 * size, top, 44 * size, -top, 6), tones.cloth('#dfe7ea'), 4);
  fillShape(
    ink,
    svgAt(x, top, size, 'M -84 -22 L 104 -22 C 102 14 70 34 10 34 C -50 34 -80 14 -84 -22 Z'),
    tones.cloth('#f4f7fb'),
    6,
  );
  strokePath(
    ink,
    svgAt(x, top, size, 'M 88 -22 L 88 -92 C 88 -124 22 -124 22 -92'),
    tones.flat('#8b97aa'),
    13 * size,
  );
  strokeLine(
    ink,
    [
      point(x + 22 * size, top - 84 * size),
      point(x + (20 + Math.sin(seconds * 9)) * size, top - 20 * size),
    ],
    tones.flat('#7cc0ee'),
    9 * size,
  );
  for (const [dx, dy, r] of [
    [-30, -40, 10],
    [-8, -52, 8],
    [2, -34, 12],
  ] as const)
    fillFlat(ink, circlePath(x + dx * size, top + dy * size, r * size), '#fbfeff');
};

export const toothbrush: DrawProp = (spot) =>
  inHand(spot, 'far', () => {
    const { ink, tones } = spot;
    strokeLine(ink, [point(-20, 0), point(58, 0)], tones.flat('#2f7fc1'), 8);
    fillFlat(ink, boxPath(40, 2, 24, 15, 2), tones.flat('#f4f7fb'));
    for (const [x, y, r] of [
      [46, 20, 7],
      [58, 18, 8],
      [66, 26, 5],
    ] as const)
      fillFlat(ink, circlePath(x, y, r), '#fbfeff');
  });

/** A cloth in the near hand, a needle with its thread in the other. */
export const needleAndCloth: DrawProp = (spot) => {
  const { ink, tones, joints, size, thingColour } = spot;
  const [from, to] = [joints.near.end, joints.far.end];
  fillShape(
    ink,
    svgAt(
      from.x,
      from.y,
      size,
      'M -36 -18 C -10 -34 40 -30 62 -12 C 74 10 60 60 66 96 C 30 84 -20 100 -46 84 C -36 50 -56 10 -36 -18 Z',
    ),
    tones.cloth(thingColour ?? '#f0b03a'),
    5,
  );
  for (const [dx, dy] of [
    [2, 0],
    [16, 8],
    [30, 16],
  ] as const)
    fillFlat(
      ink,
      ellipsePath(from.x + dx * size, from.y + dy * size, 5 * size, 2.4 * size, 0.5),
      tones.flat('#fff8e8'),
    );
  strokePath(
    ink,
    svgPath(
      `M ${from.x + 30 * size} ${from.y + 16 * size} Q ${to.x - 30 * size} ${to.y + 50 * size} ${to.x} ${to.y}`,
    ),
    tones.flat('#fff8e8'),
    3,
  );
  strokeLine(
    ink,
    [point(to.x - 6, to.y + 4), point(to.x + 30 * size, to.y - 20 * size)],
    tones.flat('#8b97aa'),
    5,
  );
};

/** A stand with a microphone before who speaks. */
export const lectern: DrawProp = ({ ink, tones, joints, size }) => {
  const x = joints.hip.x + 130 * size;
  const top = joints.chest.y + 74 * size;
  fillShape(
    ink,
    svgAt(x, 0, 1, `M -40 ${top} L 46 ${top} L 60 0 L -54 0 Z`),
    tones.cloth('#8f5d38'),
    6,
  );
  fillShape(
    ink,
    svgAt(x, top, size, 'M -66 -2 L 74 -26 L 78 -8 L -62 18 Z'),
    tones.cloth('#a9764a'),
    3,
  );
  fillFlat(ink, svgAt(x, top, size, 'M -40 -8 L 40 -22 L 44 -14 L -36 1 Z'), tones.flat('#fff8e8'));
  strokePath(
    ink,
    svgAt(x, top, size, 'M 52 -18 C 50 -60 30 -74 4 -84'),
    tones.flat('#3a3f52'),
    5 * size,
  );
  fillFlat(ink, circlePath(x - 2 * size, top - 86 * size, 12 * size), tones.flat('#3a3f52'));
};
