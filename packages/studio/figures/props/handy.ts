import { between, point } from '../brush/geometry.ts';
import {
  boxPath,
  circlePath,
  drawAt,
  ellipsePath,
  fillFlat,
  fillShape,
  strokeLine,
  strokePath,
  svgPath,
} from '../brush/ink.ts';
import { drawHeld, type DrawProp } from './prop.ts';
import { inHand, atHand } from './holding.ts';

export const carriedBox: DrawProp = (spot) => {
  const { ink, tones, joints, size, held } = spot;
  const middle = between(joints.near.end, joints.far.end, 0.5);
  const at = point(middle.x + 4 * size, middle.y - 42 * size);
  if (held !== null)
    return drawHeld(ink, held, at.x, at.y + 50 * size * (1 - held.share), 132 * size * held.share);
  fillShape(
    ink,
    boxPath(at.x - 62 * size, at.y - 46 * size, 124 * size, 92 * size, 5),
    tones.cloth('#d3a066'),
    7,
  );
  fillFlat(
    ink,
    boxPath(at.x - 11 * size, at.y - 46 * size, 22 * size, 40 * size, 0),
    tones.flat('#f0d6a8'),
  );
};

export const gift: DrawProp = (spot) => {
  const { ink, tones, joints, size, held } = spot;
  const middle = between(joints.near.end, joints.far.end, 0.5);
  const at = point(middle.x + 10 * size, middle.y - 36 * size);
  if (held !== null)
    return drawHeld(ink, held, at.x, at.y + 26 * size * (1 - held.share), 104 * size * held.share);
  fillShape(
    ink,
    boxPath(at.x - 36 * size, at.y - 26 * size, 72 * size, 60 * size, 4),
    tones.cloth('#e4573d'),
    6,
  );
  fillFlat(
    ink,
    boxPath(at.x - 7 * size, at.y - 26 * size, 14 * size, 60 * size, 0),
    tones.flat('#ffd873'),
  );
  fillShape(
    ink,
    boxPath(at.x - 41 * size, at.y - 34 * size, 82 * size, 18 * size, 4),
    tones.cloth('#f0695a'),
    3,
  );
  for (const side of [-1, 1])
    strokePath(
      ink,
      ellipsePath(at.x + side * 14 * size, at.y - 43 * size, 14 * size, 8 * size, side * 0.5),
      tones.flat('#ffd873'),
      6 * size,
    );
};

export const fork: DrawProp = (spot) =>
  atHand(spot, 'far', () => {
    const { ink, tones } = spot;
    if (spot.held !== null) return drawHeld(ink, spot.held, 2, -16, 62);
    strokeLine(ink, [point(14, 16), point(-16, -30)], tones.flat('#9aa5b8'), 5);
    fillShape(
      ink,
      svgPath(
        'M -24 -48 L -21 -38 L -17 -50 L -13 -40 L -8 -50 L -7 -34 C -9 -26 -20 -24 -23 -32 Z',
      ),
      tones.cloth('#b9c3d3'),
      1,
    );
    fillFlat(ink, circlePath(-17, -50, 8), tones.flat('#f0a23c'));
  });

export const cup: DrawProp = (spot) =>
  atHand(
    spot,
    'far',
    () => {
      const { ink, tones } = spot;
      if (spot.held !== null) return drawHeld(ink, spot.held, -12, -10, 66);
      strokePath(ink, ellipsePath(14, -4, 13, 12), tones.flat('#c94732'), 6);
      fillShape(
        ink,
        svgPath('M -30 -28 L 12 -28 L 9 20 C 8 24 4 26 0 26 L -18 26 C -22 26 -26 24 -27 20 Z'),
        tones.cloth('#e4573d'),
        5,
      );
      fillFlat(ink, svgPath('M -30 -28 L 12 -28 L 11 -19 L -29 -19 Z'), tones.flat('#fff1dc'));
    },
    -0.62,
  );

export const pen: DrawProp = (spot) =>
  atHand(spot, 'near', () => {
    strokeLine(spot.ink, [point(-10, -38), point(12, 10)], spot.tones.flat('#2f5fc4'), 6);
    strokeLine(spot.ink, [point(12, 10), point(15, 17)], spot.tones.flat('#2d3142'), 3);
  });

/** An open book on both palms, its cover to the viewer. */
export const book: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const middle = between(joints.near.end, joints.far.end, 0.5);
  drawAt(ink, point(middle.x + 2 * size, middle.y - 18 * size), -0.04, () => {
    ink.context.scale(size, size);
    fillShape(
      ink,
      svgPath(
        'M 0 44 C -22 34 -48 34 -68 40 L -68 -36 C -48 -42 -22 -42 0 -32 C 22 -42 48 -42 68 -36 L 68 40 C 48 34 22 34 0 44 Z',
      ),
      tones.cloth('#2f6f8f'),
      4,
    );
    fillFlat(
      ink,
      svgPath(
        'M -64 -36 C -46 -48 -20 -48 0 -38 C 20 -48 46 -48 64 -36 L 64 -33 C 46 -40 22 -40 0 -30 C -22 -40 -46 -40 -64 -33 Z',
      ),
      tones.flat('#fff8e8'),
    );
    strokeLine(ink, [point(0, -32), point(0, 43)], tones.flat('#1f4f68'), 4);
    fillFlat(ink, boxPath(18, -12, 34, 6, 3), tones.flat('#f0d28a'));
    fillFlat(ink, boxPath(18, 0, 24, 5, 2), tones.flat('#f0d28a'));
  });
};

export const phone: DrawProp = (spot) =>
  inHand(spot, 'far', () => {
    const { ink, tones } = spot;
    fillShape(ink, boxPath(-22, -18, 62, 15, 6), tones.cloth('#20222e'), 2);
  });
