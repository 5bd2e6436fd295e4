import { angleTo, point, polar } from '../brush/geometry.ts';
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
import { type DrawProp } from './prop.ts';
import { svgAt } from './furniture.ts';
import { bar, inHand, atHand } from './holding.ts';

/** A spade along both hands, its blade below. */
export const spade: DrawProp = (spot) => {
  const { ink, joints, tones, size } = spot;
  const [top, low] = [joints.near.end, joints.far.end];
  const angle = angleTo(top, low);
  const tip = polar(low, angle, 92 * size);
  bar(spot, polar(top, angle, -20 * size), tip, 10 * size, '#b47a45');
  drawAt(ink, tip, angle, () => {
    ink.context.scale(size, size);
    fillShape(
      ink,
      svgPath('M -12 -25 L 30 -25 C 48 -16 58 -6 64 0 C 58 6 48 16 30 25 L -12 25 Z'),
      tones.cloth('#8b97aa'),
      4,
    );
  });
};

export const soil: DrawProp = ({ ink, tones, measures, size }) => {
  const length = measures.thigh + measures.shin;
  fillShape(
    ink,
    svgAt(
      length * 0.82,
      0,
      size,
      'M -74 0 C -60 -16 -40 -18 -26 -40 C -8 -62 20 -60 34 -40 C 52 -26 68 -18 84 0 Z',
    ),
    tones.cloth('#8a5a38'),
    6,
  );
  fillFlat(
    ink,
    svgAt(
      length * 0.82,
      0,
      size,
      'M -30 -20 h 14 v 7 h -14 Z M 12 -34 h 12 v 7 h -12 Z M 30 -14 h 16 v 7 h -16 Z',
    ),
    tones.flat('#6f4529'),
  );
};

/** A mop along both hands and its bucket. */
export const mop: DrawProp = (spot) => {
  const { ink, joints, tones, size } = spot;
  const [top, low] = [joints.near.end, joints.far.end];
  const angle = angleTo(top, low);
  const tip = point(low.x + (-24 * size - low.y) / Math.tan(angle), -24 * size);
  bar(spot, polar(top, angle, -34 * size), tip, 8 * size, '#e0a44c');
  fillShape(
    ink,
    svgAt(
      tip.x,
      0,
      size,
      'M -10 -34 L 12 -34 C 26 -24 40 -8 44 0 L -42 0 C -36 -10 -22 -24 -10 -34 Z',
    ),
    tones.cloth('#f2f0ea'),
    4,
  );
  for (const x of [-20, -4, 12, 26])
    strokeLine(
      ink,
      [point(tip.x + x * 0.4 * size, -28 * size), point(tip.x + x * size, -4)],
      tones.flat('#c5c9d4'),
      3 * size,
    );
};

export const bucket: DrawProp = ({ ink, tones, measures, size }) => {
  const x = -(measures.thigh + measures.shin) * 0.46;
  strokePath(
    ink,
    svgAt(x, 0, size, 'M -34 -62 C -26 -102 26 -102 34 -62'),
    tones.flat('#8b95a8'),
    4 * size,
  );
  fillShape(
    ink,
    svgAt(
      x,
      0,
      size,
      'M -38 -64 L 38 -64 L 29 -4 C 29 -1 26 0 24 0 L -24 0 C -26 0 -29 -1 -29 -4 Z',
    ),
    tones.cloth('#3b8fd8'),
    6,
  );
  fillFlat(
    ink,
    svgAt(x, 0, size, 'M -40 -68 L 40 -68 L 38 -56 L -38 -56 Z'),
    tones.flat('#cfeeff'),
  );
  for (const [dx, dy, r] of [
    [-18, -72, 9],
    [0, -76, 11],
    [18, -71, 8],
  ] as const)
    fillFlat(ink, circlePath(x + dx * size, dy * size, r * size), '#f0fbff');
};

/** An easel before the figure, its picture half done. */
export const easel: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const x = joints.hip.x + 190 * size;
  const low = joints.hip.y + 6 * size;
  for (const [from, to] of [
    [-34, -62],
    [34, 62],
    [0, 8],
  ] as const)
    bar(
      spot,
      point(x + from * size, low - 150 * size),
      point(x + to * size, -4),
      9 * size,
      '#9c6a40',
    );
  fillShape(
    ink,
    boxPath(x - 78 * size, low - 168 * size, 156 * size, 166 * size, 4),
    tones.cloth('#fffdf6'),
    5,
  );
  fillFlat(
    ink,
    svgAt(
      x,
      low,
      size,
      'M -66 -14 L -66 -60 C -40 -100 -20 -70 0 -64 C 24 -100 50 -92 66 -56 L 66 -14 Z',
    ),
    tones.flat('#67b36d'),
  );
  fillFlat(ink, circlePath(x + 30 * size, low - 124 * size, 19 * size), tones.flat('#f5b93c'));
  fillFlat(
    ink,
    svgAt(x, low, size, 'M -66 -104 C -50 -124 -30 -122 -14 -110 C -30 -104 -50 -100 -66 -104 Z'),
    tones.flat('#6fb6e6'),
  );
  bar(spot, point(x - 84 * size, low), point(x + 84 * size, low), 10 * size, '#9c6a40');
};

export const brush: DrawProp = (spot) =>
  inHand(spot, 'far', () => {
    const { ink, tones } = spot;
    strokeLine(ink, [point(-34, 6), point(34, -6)], tones.flat('#c98d54'), 6);
    strokeLine(ink, [point(34, -6), point(44, -8)], tones.flat('#9aa5b8'), 8);
    strokeLine(ink, [point(46, -8), point(56, -10)], tones.flat('#e4573d'), 9);
  });

export const paletteBoard: DrawProp = (spot) =>
  atHand(
    spot,
    'near',
    () => {
      const { ink, tones } = spot;
      fillShape(
        ink,
        svgPath(
          'M -34 -6 C -36 -34 10 -42 42 -24 C 64 -10 56 22 26 18 C 12 16 14 26 2 24 C -18 22 -32 12 -34 -6 Z',
        ),
        tones.cloth('#d9a866'),
        4,
      );
      for (const [x, y, colour] of [
        [-14, -18, '#e4573d'],
        [8, -24, '#f5c63c'],
        [30, -16, '#4a9be0'],
        [38, 2, '#67b36d'],
      ] as const)
        fillFlat(ink, circlePath(x, y, 6.4), tones.flat(colour));
    },
    -0.15,
  );

/** A brick wall that grows before the figure. */
export const wall: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const left = joints.hip.x + 108 * size;
  const high = 27 * size;
  const rows = Math.max(3, Math.round((-joints.hip.y * 0.92) / high));
  fillShape(
    ink,
    boxPath(left - 3, -rows * high - 4, 216 * size, rows * high + 4, 3),
    tones.cloth('#d8cdc2'),
    4,
  );
  const brick = tones.cloth('#c4573f');
  for (let row = 0; row < rows; row++) {
    const count = row === rows - 1 ? 2 : 4;
    const shift = row % 2 === 0 ? 0 : -26;
    for (let index = 0; index <= count; index++) {
      const [from, to] = [Math.max(0, index * 52 + shift), Math.min(208, index * 52 + shift + 48)];
      if (to - from < 8) continue;
      fillShape(
        ink,
        boxPath(left + from * size, -(row + 1) * high, (to - from) * size, high - 4 * size, 2),
        brick,
        2,
      );
    }
  }
};

export const hammer: DrawProp = (spot) =>
  inHand(
    spot,
    'far',
    () => {
      const { ink, tones } = spot;
      strokeLine(ink, [point(0, 26), point(0, -56)], tones.flat('#c98d54'), 9);
      fillShape(
        ink,
        svgPath('M -28 -74 C -10 -82 6 -78 32 -76 L 32 -52 L -8 -54 C -18 -58 -26 -64 -28 -74 Z'),
        tones.cloth('#6b778c'),
        3,
      );
    },
    Math.PI / 2,
  );
