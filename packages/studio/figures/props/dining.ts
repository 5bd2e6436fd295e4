import { point } from '../brush/geometry.ts';
import { boxPath, ellipsePath, fillFlat, fillShape, strokeLine } from '../brush/ink.ts';
import type { DrawProp } from './prop.ts';
import { desk, svgAt, deskTop } from './furniture.ts';

export const dinner: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const top = deskTop(spot);
  const x = joints.hip.x + 152 * size;
  fillShape(ink, ellipsePath(x, top - 22 * size, 36 * size, 16 * size), tones.cloth('#f0a23c'), 4);
  fillShape(
    ink,
    ellipsePath(x - 12 * size, top - 28 * size, 15 * size, 10 * size),
    tones.cloth('#5fae57'),
    2,
  );
  fillShape(
    ink,
    ellipsePath(x + 16 * size, top - 27 * size, 12 * size, 9 * size),
    tones.cloth('#d8443c'),
    2,
  );
  fillShape(
    ink,
    svgAt(x, top, size, 'M -56 -22 L 56 -22 C 48 -4 26 0 18 0 L -18 0 C -26 0 -48 -4 -56 -22 Z'),
    tones.cloth('#f6f4f0'),
    4,
  );
};

/** A table laid with a cloth. */
export const laidTable: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  desk(spot);
  const top = deskTop(spot);
  const left = joints.hip.x + 62 * size;
  fillShape(
    ink,
    svgAt(
      left,
      top,
      size,
      'M -10 -4 L 238 -4 L 246 92 L 206 84 L 166 92 L 126 84 L 86 92 L 46 84 L 6 92 L -18 86 Z',
    ),
    tones.cloth('#f3e3d3'),
    6,
  );
  for (const x of [30, 90, 150, 210])
    strokeLine(
      ink,
      [point(left + x * size, top - 2), point(left + (x * 1.02 - 1) * size, top + 84 * size)],
      tones.flat('#e59a86'),
      7 * size,
    );
  fillFlat(
    ink,
    boxPath(left + 150 * size, top - 56 * size, 30 * size, 54 * size, 5),
    'rgba(150,205,240,0.75)',
  );
};
