import { between, point } from '../brush/geometry.ts';
import {
  boxPath,
  circlePath,
  drawAt,
  ellipsePath,
  fillFlat,
  fillShape,
  strokeLine,
  svgPath,
} from '../brush/ink.ts';
import { svgAt } from './furniture.ts';
import { atHand, inHand } from './holding.ts';
import { drawHeld, type DrawProp } from './prop.ts';

export const comb: DrawProp = (spot) =>
  inHand(spot, 'far', () => {
    const { ink, tones } = spot;
    fillShape(ink, boxPath(-18, -12, 86, 14, 5), tones.cloth('#2f3b63'), 2);
    for (let x = 6; x < 66; x += 9)
      strokeLine(ink, [point(x, 0), point(x, 18)], tones.flat('#2f3b63'), 4);
  });

export const spoon: DrawProp = (spot) =>
  inHand(spot, 'far', () => {
    const { ink, tones } = spot;
    strokeLine(ink, [point(-22, 0), point(46, -4)], tones.flat('#8b97aa'), 6);
    fillShape(ink, ellipsePath(58, -5, 17, 10), tones.cloth('#b9c3d3'), 2);
    fillFlat(ink, ellipsePath(58, -10, 12, 6), tones.flat('#f0a23c'));
  });

/** A bowl in the near hand; what it holds is what is named. */
export const bowlInHand: DrawProp = (spot) =>
  atHand(spot, 'near', () => {
    const { ink, tones, held } = spot;
    if (held !== null) return drawHeld(ink, held, 10, -20, 84);
    fillFlat(ink, ellipsePath(8, -30, 42, 11), tones.flat('#f0a23c'));
    fillShape(
      ink,
      svgPath('M -36 -30 L 52 -30 C 50 0 30 12 8 12 C -14 12 -34 0 -36 -30 Z'),
      tones.cloth('#4a9be0'),
      4,
    );
  });

export const sponge: DrawProp = (spot) =>
  atHand(spot, 'far', () => {
    const { ink, tones } = spot;
    fillShape(ink, boxPath(-28, -12, 58, 32, 9), tones.cloth('#f5c63c'), 3);
    for (const [x, y, r] of [
      [-30, 16, 9],
      [-8, 26, 12],
      [18, 22, 10],
      [34, 6, 8],
    ] as const)
      fillFlat(ink, circlePath(x, y, r), '#f4fbff');
  });

/** Around who sits in it: its far rim behind the back, its wall before the legs. */
export const tubBack: DrawProp = ({ ink, tones, size }) => {
  fillShape(
    ink,
    ellipsePath(10 * size, -150 * size, 190 * size, 26 * size),
    tones.cloth('#e9eef4'),
    4,
  );
  fillFlat(ink, ellipsePath(10 * size, -146 * size, 174 * size, 20 * size), tones.flat('#9fd4ee'));
};

export const tubFront: DrawProp = ({ ink, tones, size, seconds }) => {
  fillShape(
    ink,
    svgAt(
      10 * size,
      0,
      size,
      'M -190 -150 C -190 -136 -120 -124 0 -124 C 120 -124 190 -136 190 -150 C 186 -60 150 -22 110 -18 L -110 -18 C -150 -22 -186 -60 -190 -150 Z',
    ),
    tones.cloth('#f4f7fb'),
    8,
  );
  for (const x of [-104, 104])
    fillShape(
      ink,
      boxPath((x - 2) * size, -22 * size, 26 * size, 22 * size, 5),
      tones.cloth('#c79a3c'),
      3,
    );
  for (const [x, y, r] of [
    [-120, -146, 20],
    [-88, -138, 24],
    [-52, -134, 18],
    [66, -134, 20],
    [98, -140, 25],
    [130, -148, 16],
  ] as const)
    fillFlat(
      ink,
      circlePath((x + 10) * size, (y + 2 * Math.sin(seconds * 2 + x)) * size, r * size),
      '#fbfeff',
    );
};

/** A book open on the lap, its pages to who reads. */
export const lapBook: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const at = between(joints.near.end, joints.far.end, 0.5);
  drawAt(ink, point(at.x + 8 * size, at.y - 14 * size), 0.08, () => {
    ink.context.scale(size, size);
    fillShape(
      ink,
      svgPath(
        'M 0 40 C -22 30 -46 30 -64 36 L -64 -38 C -46 -44 -22 -44 0 -34 C 22 -44 46 -44 64 -38 L 64 36 C 46 30 22 30 0 40 Z',
      ),
      tones.cloth('#c4403a'),
      4,
    );
    fillFlat(
      ink,
      svgPath(
        'M -60 -38 C -44 -50 -20 -50 0 -40 C 20 -50 44 -50 60 -38 L 60 -34 C 44 -42 22 -42 0 -32 C -22 -42 -44 -42 -60 -34 Z',
      ),
      tones.flat('#fff8e8'),
    );
    strokeLine(ink, [point(0, -34), point(0, 39)], tones.flat('#8f2f2a'), 4);
  });
};

/** An animal before who kneels, as large as it is, its back under the hand. */
export const strokedAnimal: DrawProp = (spot) => {
  const { ink, joints, held } = spot;
  if (held === null) return;
  const x = joints.far.end.x;
  const side = Math.min(330, Math.max(110, held.trueSize * 535));
  drawHeld(ink, held, x + side * held.width * 0.24, -(side * held.height) / 2, side);
};

/** A baby in a blanket, in both arms. */
export const swaddled: DrawProp = (spot) => {
  const { ink, tones, joints, seconds } = spot;
  const at = between(joints.near.end, joints.far.end, 0.4);
  drawAt(ink, point(at.x - 6, at.y - 30), -0.22 + 0.04 * Math.sin(seconds * 2), () => {
    fillShape(
      ink,
      svgPath(
        'M -66 -24 C -30 -50 60 -40 96 -4 C 104 14 92 30 70 32 C 20 44 -50 40 -70 14 C -80 0 -78 -14 -66 -24 Z',
      ),
      tones.cloth('#f7e3b5'),
      5,
    );
    fillShape(ink, circlePath(-46, -14, 31), tones.cloth('#e8b48f'), 3);
    fillFlat(
      ink,
      svgPath('M -76 -20 C -70 -50 -24 -52 -16 -22 C -34 -34 -58 -34 -76 -20 Z'),
      tones.flat('#4a3022'),
    );
    for (const x of [-56, -36])
      strokeLine(
        ink,
        [point(x - 5, -10), point(x, -7), point(x + 5, -10)],
        tones.flat('#4a3022'),
        3,
      );
    fillFlat(
      ink,
      svgPath('M -8 -34 C 30 -40 70 -26 92 0 C 40 -8 16 4 -6 34 C -18 14 -18 -14 -8 -34 Z'),
      tones.flat('#f0d08a'),
    );
  });
};

/** Two short strokes where a whisper goes. */
export const hush: DrawProp = ({ ink, tones, joints, size }) => {
  const { x, y } = joints.far.end;
  for (const dy of [-18, 0, 18])
    strokeLine(
      ink,
      [
        point(x + 26 * size, y + (dy - 34) * size),
        point(x + 42 * size, y + (dy * 1.3 - 34) * size),
      ],
      tones.flat('#f5c63c'),
      4 * size,
    );
};
