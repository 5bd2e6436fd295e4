import { between, point } from '../brush/geometry.ts';
import { boxPath, drawAt, fillFlat, fillShape, strokeLine, svgPath } from '../brush/ink.ts';
import { deskTop, svgAt } from './furniture.ts';
import { bar } from './holding.ts';
import type { DrawProp } from './prop.ts';

/** A piano against the wall. */
export const piano: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const top = deskTop(spot) + 14 * size;
  const x = joints.hip.x + 96 * size;
  fillShape(
    ink,
    boxPath(x + 66 * size, top - 128 * size, 84 * size, 128 * size - top, 6),
    tones.cloth('#5b3220'),
    7,
  );
  fillShape(ink, boxPath(x, top, 120 * size, 26 * size, 4), tones.cloth('#6b432c'), 4);
  bar(spot, point(x + 12 * size, top + 20 * size), point(x + 12 * size, -4), 13 * size, '#4a2d20');
  fillFlat(
    ink,
    boxPath(x + 2 * size, top - 7 * size, 72 * size, 9 * size, 2),
    tones.flat('#fbfaf6'),
  );
  for (const dx of [10, 24, 38, 52])
    fillFlat(
      ink,
      boxPath(x + dx * size, top - 7 * size, 7 * size, 5 * size, 1),
      tones.flat('#2d3142'),
    );
  fillShape(
    ink,
    svgAt(x + 62 * size, top - 84 * size, size, 'M -4 40 L -14 -26 L 4 -26 L 8 40 Z'),
    tones.cloth('#fbfaf6'),
    2,
  );
};

/** A fiddle under the chin, its bow in the far hand. */
export const violin: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const [neck, bow] = [joints.near.end, joints.far.end];
  const chin = point(joints.chest.x + 14 * size, joints.chest.y - 16 * size);
  drawAt(ink, chin, Math.atan2(neck.y - chin.y, neck.x - chin.x), () => {
    ink.context.scale(size, size);
    fillShape(ink, boxPath(60, -5, 72, 10, 3), tones.cloth('#4a2d20'), 2);
    fillShape(
      ink,
      svgPath(
        'M 72 0 C 72 -24 52 -28 40 -18 C 30 -34 -8 -32 -8 0 C -8 32 30 34 40 18 C 52 28 72 24 72 0 Z',
      ),
      tones.cloth('#b5602b'),
      5,
    );
  });
  const middle = between(chin, neck, 0.48);
  const [dx, dy] = [bow.x - middle.x, bow.y - middle.y];
  strokeLine(
    ink,
    [point(bow.x, bow.y), point(middle.x - dx * 0.5, middle.y - dy * 0.5)],
    tones.flat('#6b432c'),
    5 * size,
  );
};
