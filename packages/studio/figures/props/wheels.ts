import { between, point } from '../brush/geometry.ts';
import {
  boxPath,
  circlePath,
  drawAt,
  fillFlat,
  fillShape,
  strokeLine,
  strokePath,
  svgPath,
} from '../brush/ink.ts';
import { bar } from './holding.ts';
import type { DrawProp } from './prop.ts';

/** A child's buggy before the figure. */
export const buggy: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const hand = between(joints.near.end, joints.far.end, 0.5);
  const x = joints.hip.x + 206 * size;
  bar(spot, hand, point(x - 36 * size, -104 * size), 9 * size, '#56627a');
  bar(
    spot,
    point(x - 50 * size, -112 * size),
    point(x + 56 * size, -26 * size),
    8 * size,
    '#56627a',
  );
  bar(
    spot,
    point(x + 60 * size, -112 * size),
    point(x - 56 * size, -26 * size),
    8 * size,
    '#56627a',
  );
  drawAt(ink, point(x, -112 * size), 0, () => {
    ink.context.scale(size, size);
    fillShape(ink, circlePath(16, -34, 25), tones.cloth('#eab98f'), 4);
    fillFlat(
      ink,
      svgPath('M -8 -42 C -8 -70 40 -70 41 -40 C 24 -52 8 -52 -8 -42 Z'),
      tones.flat('#5b3a24'),
    );
    fillFlat(ink, circlePath(25, -33, 3), tones.flat('#2d3142'));
    fillShape(
      ink,
      svgPath(
        'M -70 0 C -78 -84 -30 -114 18 -108 L -10 -30 L 82 -20 C 86 10 60 24 20 24 L -30 24 C -56 24 -68 16 -70 0 Z',
      ),
      tones.cloth('#2c7f86'),
      7,
    );
  });
  for (const dx of [-58, 58]) {
    fillShape(ink, circlePath(x + dx * size, -23 * size, 23 * size), tones.cloth('#2d3142'), 3);
    fillFlat(ink, circlePath(x + dx * size, -23 * size, 9 * size), tones.flat('#c6d0dc'));
  }
};

/** A shopping trolley, filled. */
export const trolley: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  drawAt(ink, point(joints.hip.x + 206 * size, 0), 0, () => {
    ink.context.scale(size, size);
    for (const [dx, y, colour] of [
      [-34, -214, '#e4573d'],
      [2, -226, '#f0b03a'],
      [36, -210, '#67b36d'],
    ] as const)
      fillShape(ink, boxPath(dx - 18, y, 38, 60, 6), tones.cloth(colour), 4);
    strokePath(
      ink,
      svgPath('M -104 -246 L -80 -246 L -52 -92 L 74 -92 M -52 -92 L -60 -40 L 82 -40'),
      tones.flat('#8b97aa'),
      8,
    );
    fillShape(ink, svgPath('M -80 -196 L 98 -178 L 76 -98 L -62 -98 Z'), tones.cloth('#c6d0dc'), 5);
    for (const x of [-46, -14, 18, 50])
      strokeLine(ink, [point(x - 2, -190), point(x + 2, -100)], tones.flat('#8b97aa'), 3);
    for (const x of [-52, 72]) fillFlat(ink, circlePath(x, -17, 17), tones.flat('#2d3142'));
  });
};
