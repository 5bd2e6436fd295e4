import { point } from '../brush/geometry.ts';
import {
  boxPath,
  drawAt,
  ellipsePath,
  fillFlat,
  fillShape,
  strokePath,
  svgPath,
} from '../brush/ink.ts';
import type { DrawProp } from './prop.ts';
import { bar } from './holding.ts';
import { darkWood, svgAt } from './furniture.ts';

/** A stove with a pot on it; its top is under the near palm. */
export const stove: DrawProp = (spot) => {
  const { ink, tones, joints, size, measures } = spot;
  const top = joints.hip.y - measures.spine * 0.06;
  const x = joints.hip.x + 62 * size;
  fillShape(ink, boxPath(x, top, 200 * size, -top, 6), tones.cloth('#e9edf2'), 6);
  fillShape(
    ink,
    boxPath(x - 8 * size, top - 8 * size, 216 * size, 14 * size, 4),
    tones.cloth('#56627a'),
    3,
  );
  fillShape(
    ink,
    boxPath(x + 28 * size, top + 62 * size, 144 * size, -top - 96 * size, 8),
    tones.cloth('#3b455a'),
    3,
  );
  fillFlat(
    ink,
    boxPath(x + 42 * size, top + 78 * size, 116 * size, Math.max(8, -top - 128 * size), 6),
    tones.flat('#f5a34a'),
  );
  for (const dx of [40, 80, 120, 160])
    fillFlat(
      ink,
      ellipsePath(x + dx * size, top + 32 * size, 9 * size, 9 * size),
      tones.flat('#56627a'),
    );
  fillFlat(
    ink,
    ellipsePath(x + 112 * size, top - 9 * size, 50 * size, 5 * size),
    tones.flat('#ff7a3c'),
  );
};

const steam = svgPath('M 0 0 C -14 -16 14 -26 0 -44 C -12 -58 10 -68 2 -82');

export const pot: DrawProp = (spot) => {
  const { ink, tones, joints, size, measures, seconds } = spot;
  const top = joints.hip.y - measures.spine * 0.06 - 10 * size;
  const x = joints.hip.x + 174 * size;
  for (const [index, dx] of [-20, 4, 26].entries())
    drawAt(
      ink,
      point(x + dx * size, top - 74 * size - 5 * Math.sin(seconds * 3 + index * 2)),
      0,
      () => {
        ink.context.scale(size * (index % 2 === 0 ? 0.7 : -0.85), size * 0.8);
        strokePath(ink, steam, 'rgba(255,255,255,0.75)', 6);
      },
    );
  fillShape(
    ink,
    svgAt(
      x,
      top,
      size,
      'M -50 -62 L 50 -62 L 47 -8 C 46 -2 42 0 38 0 L -38 0 C -42 0 -46 -2 -47 -8 Z',
    ),
    tones.cloth('#d8443c'),
    6,
  );
  fillShape(
    ink,
    svgAt(
      x,
      top,
      size,
      'M -54 -68 L 54 -68 L 54 -58 L -54 -58 Z M 50 -44 h 20 v 9 h -20 Z M -50 -44 h -20 v 9 h 20 Z',
    ),
    tones.cloth('#a52f2c'),
    2,
  );
};

export const ladle: DrawProp = (spot) => {
  const { joints, size } = spot;
  const hand = joints.far.end;
  bar(
    spot,
    point(hand.x + 4 * size, hand.y - 26 * size),
    point(hand.x - 4 * size, joints.hip.y - spot.measures.spine * 0.06 - 60 * size),
    8 * size,
    darkWood,
  );
};
