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
import { svgAt } from './furniture.ts';
import { atHand, bar } from './holding.ts';
import { drawHeld, type DrawProp, type PropSpot } from './prop.ts';

const soilPath = 'M -96 0 C -84 -14 -60 -20 -36 -22 C -10 -26 24 -26 52 -20 C 76 -16 90 -8 98 0 Z';

/** Where bent people work on the ground, units ahead of the middle. */
const bedAhead = ({ measures }: PropSpot) => (measures.thigh + measures.shin) * 0.56;

export const soilBed: DrawProp = (spot) =>
  fillShape(
    spot.ink,
    svgAt(bedAhead(spot), 0, spot.size, soilPath),
    spot.tones.cloth('#8a5a38'),
    5,
  );

/** A seedling between both hands. */
export const seedling: DrawProp = (spot) => {
  const { ink, tones, joints, size, held } = spot;
  const at = between(joints.near.end, joints.far.end, 0.6);
  if (held !== null) return drawHeld(ink, held, at.x + 8 * size, at.y - 26 * size, 86 * size);
  drawAt(ink, point(at.x + 8 * size, at.y + 8 * size), 0, () => {
    ink.context.scale(size, size);
    strokeLine(ink, [point(0, 6), point(0, -54)], tones.flat('#4d8f45'), 6);
    for (const side of [-1, 1])
      fillShape(
        ink,
        svgPath(
          side < 0
            ? 'M 0 -34 C -14 -58 -38 -60 -44 -54 C -40 -36 -22 -26 0 -34 Z'
            : 'M 0 -46 C 14 -70 38 -72 44 -66 C 40 -48 22 -38 0 -46 Z',
        ),
        tones.cloth('#67b36d'),
        3,
      );
  });
};

/** What comes out of the ground: what is named, else a carrot. */
export const pulled: DrawProp = (spot) => {
  const { ink, tones, joints, size, held } = spot;
  const at = between(joints.near.end, joints.far.end, 0.5);
  if (held !== null) return drawHeld(ink, held, at.x + 4 * size, at.y + 34 * size, 92 * size);
  drawAt(ink, at, 0, () => {
    ink.context.scale(size, size);
    for (const x of [-16, 0, 16])
      strokeLine(ink, [point(x * 0.2, 10), point(x * 1.5, -34)], tones.flat('#4d8f45'), 7);
    fillShape(
      ink,
      svgPath('M -18 10 C -10 2 12 2 20 10 C 20 40 8 74 1 82 C -6 74 -18 40 -18 10 Z'),
      tones.cloth('#ef7d22'),
      5,
    );
  });
};

/** What was dug up, on the heap. */
export const crop: DrawProp = ({ ink, measures, size, held }) => {
  if (held === null) return;
  const x = (measures.thigh + measures.shin) * 0.82;
  for (const [dx, dy] of [
    [-34, -26],
    [12, -50],
    [48, -22],
  ] as const)
    drawHeld(ink, held, x + dx * size, dy * size, 46 * size);
};

/** A can in the far hand and the water out of its rose. */
export const wateringCan: DrawProp = (spot) =>
  atHand(
    spot,
    'far',
    () => {
      const { ink, tones } = spot;
      strokePath(ink, svgPath('M -44 40 C -52 -10 30 -14 38 30'), tones.flat('#2c7f5a'), 8);
      fillShape(ink, svgPath('M 30 66 L 98 20 L 106 28 L 40 90 Z'), tones.cloth('#3fa37a'), 3);
      fillShape(ink, svgPath('M 90 4 L 124 38 L 112 42 L 92 22 Z'), tones.cloth('#2c7f5a'), 2);
      fillShape(ink, boxPath(-46, 26, 86, 72, 10), tones.cloth('#3fa37a'), 7);
    },
    0.42,
  );

export const drops: DrawProp = ({ ink, joints, size, seconds }) => {
  const from = point(joints.far.end.x + 92 * size, joints.far.end.y + 74 * size);
  for (let drop = 0; drop < 9; drop += 1) {
    const fall = (seconds * 1.3 + drop / 9) % 1;
    const x = from.x + (10 + (drop % 3) * 13 + fall * 22) * size;
    const y = from.y + fall * (-from.y - 30 * size);
    strokeLine(ink, [point(x, y), point(x + 2 * size, y + 13 * size)], '#7cc0ee', 4 * size);
  }
};

/** Flowers in a bed before the figure. */
export const flowerBed: DrawProp = ({ ink, tones, joints, size }) =>
  drawAt(ink, point(joints.hip.x + 205 * size, 0), 0, () => {
    ink.context.scale(size, size);
    for (const [x, high, colour] of [
      [-58, 84, '#e4573d'],
      [-22, 106, '#f5c63c'],
      [16, 90, '#d8608f'],
      [52, 108, '#e4573d'],
    ] as const) {
      strokeLine(ink, [point(x, -10), point(x, -high)], tones.flat('#4d8f45'), 5);
      fillFlat(ink, ellipsePath(x + 11, -high * 0.45, 14, 6, -0.5), tones.flat('#67b36d'));
      for (const angle of [0, 1.26, 2.51, 3.77, 5.03])
        fillFlat(
          ink,
          circlePath(x + Math.cos(angle) * 10, -high + Math.sin(angle) * 10, 9),
          tones.flat(colour),
        );
      fillFlat(ink, circlePath(x, -high, 7), tones.flat('#7a4a2a'));
    }
    fillShape(ink, svgPath(soilPath), tones.cloth('#8a5a38'), 5);
  });

/** A barrow on its wheel, its handles in both hands. */
export const barrow: DrawProp = (spot) => {
  const { ink, tones, joints, size, held } = spot;
  const hand = between(joints.near.end, joints.far.end, 0.5);
  const x = joints.hip.x + 196 * size;
  bar(
    spot,
    point(hand.x - 14 * size, hand.y - 4 * size),
    point(x + 70 * size, -44 * size),
    9 * size,
    '#8f5d38',
  );
  bar(
    spot,
    point(x - 44 * size, -100 * size),
    point(x - 58 * size, -6 * size),
    9 * size,
    '#56627a',
  );
  if (held !== null)
    for (const [dx, dy] of [
      [-36, -150],
      [28, -152],
      [-4, -172],
    ] as const)
      drawHeld(ink, held, x + dx * size, dy * size, 72 * size);
  else
    fillShape(
      ink,
      svgAt(x, -128 * size, size, 'M -76 0 C -60 -34 -10 -50 20 -40 C 50 -34 70 -14 84 0 Z'),
      tones.cloth('#8a5a38'),
      5,
    );
  fillShape(
    ink,
    svgAt(x, -132 * size, size, 'M -92 0 L 100 0 L 66 74 L -46 74 Z'),
    tones.cloth('#3fa37a'),
    6,
  );
  fillShape(ink, circlePath(x + 74 * size, -34 * size, 34 * size), tones.cloth('#2d3142'), 4);
  fillFlat(ink, circlePath(x + 74 * size, -34 * size, 15 * size), tones.flat('#c6d0dc'));
};
