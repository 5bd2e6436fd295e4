import { between, point, type Point } from '../brush/geometry.ts';
import {
  boxPath,
  closedPath,
  drawAt,
  ellipsePath,
  fillFlat,
  fillShape,
  limbPath,
  strokeLine,
  strokePath,
  svgPath,
} from '../brush/ink.ts';
import { lighten, mix } from '../../painting/palette/colour.ts';
import type { DrawProp, PropSpot } from './prop.ts';

const wood = '#c98d54';
const darkWood = '#8f5d38';

const bar = (spot: PropSpot, a: Point, b: Point, width: number, colour: string): void =>
  fillShape(
    spot.ink,
    limbPath([
      { ...a, r: width / 2 },
      { ...b, r: width / 2 },
    ]),
    spot.tones.cloth(colour),
    2,
  );

/** A chair under the hips. */
export const chair: DrawProp = (spot) => {
  const { joints, measures, size, tones, ink } = spot;
  const seat = joints.hip.y + measures.legWidth * 0.62;
  const x = joints.hip.x;
  bar(spot, point(x - 44 * size, seat), point(x - 50 * size, 0), 9 * size, darkWood);
  bar(spot, point(x + 40 * size, seat), point(x + 46 * size, 0), 9 * size, darkWood);
  bar(
    spot,
    point(x - 46 * size, seat),
    point(x - 60 * size, seat - 138 * size),
    9 * size,
    darkWood,
  );
  fillShape(
    ink,
    boxPath(x - 74 * size, seat - 146 * size, 26 * size, 82 * size, 10 * size),
    tones.cloth(wood),
    4,
  );
  fillShape(ink, boxPath(x - 54 * size, seat - 4, 104 * size, 15 * size, 6), tones.cloth(wood), 4);
};

/** A table before a seated figure: its top is at the height of the near palm. */
export const table = (spot: PropSpot, top: number, from: number, width: number): void => {
  const { size, ink, tones } = spot;
  for (const x of [from + 14 * size, from + width - 14 * size])
    bar(spot, point(x, top + 8), point(x, -4), 11 * size, darkWood);
  fillShape(ink, boxPath(from, top, width, 14 * size, 5), tones.cloth(wood), 4);
};

/** A table with its top just under the palms. */
export const desk: DrawProp = (spot) => {
  const { joints, size } = spot;
  table(spot, deskTop(spot), joints.hip.x + 56 * size, 240 * size);
};

export const deskTop = ({ joints, measures }: PropSpot): number =>
  joints.hip.y - measures.spine * 0.3;

export const writing: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const top = deskTop(spot);
  const x = joints.near.end.x;
  fillShape(
    ink,
    closedPath([
      point(x - 46 * size, top - 1),
      point(x + 62 * size, top - 1),
      point(x + 76 * size, top - 9 * size),
      point(x - 30 * size, top - 9 * size),
    ]),
    tones.cloth('#fdfbf5'),
    2,
  );
  fillShape(
    ink,
    boxPath(x + 96 * size, top - 22 * size, 50 * size, 11 * size, 3),
    tones.cloth('#3b7dd8'),
    2,
  );
  fillShape(
    ink,
    boxPath(x + 100 * size, top - 11 * size, 46 * size, 11 * size, 3),
    tones.cloth('#e4573d'),
    2,
  );
};

/** A laptop seen from behind its lid's edge. */
export const laptop: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const top = deskTop(spot);
  const x = Math.max(joints.near.end.x, joints.far.end.x) + 12 * size;
  const grey = tones.cloth('#9aa5b8');
  fillShape(
    ink,
    closedPath([
      point(x + 22 * size, top - 6 * size),
      point(x + 60 * size, top - 92 * size),
      point(x + 68 * size, top - 92 * size),
      point(x + 32 * size, top - 2 * size),
    ]),
    grey,
    3,
  );
  fillFlat(
    ink,
    closedPath([
      point(x + 19 * size, top - 8 * size),
      point(x + 55 * size, top - 90 * size),
      point(x + 60 * size, top - 92 * size),
      point(x + 25 * size, top - 6 * size),
    ]),
    tones.flat('#d4efff'),
  );
  fillShape(ink, boxPath(x - 66 * size, top - 7 * size, 100 * size, 7 * size, 3), grey, 2);
};

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

/** Path data of a thing of `size` that stands at `x`, `y`. */
export function svgAt(x: number, y: number, size: number, data: string) {
  const path = svgPath('M 0 0');
  path.addPath(svgPath(data), { a: size, b: 0, c: 0, d: size, e: x, f: y });
  return path;
}

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

/** A bed around somebody who lies on their back with the feet ahead. */
export const bed: DrawProp = (spot) => {
  const { ink, tones, joints, measures, size } = spot;
  const top = joints.hip.y + measures.halfHip * 0.4;
  const left = joints.head.x - 74 * size;
  const right = joints.hip.x + (measures.thigh + measures.shin) * 1.05;
  const frame = tones.cloth(wood);
  fillShape(
    ink,
    boxPath(left - 18 * size, top - 112 * size, 22 * size, 112 * size - top, 8),
    frame,
    5,
  );
  fillShape(ink, boxPath(right, top - 42 * size, 20 * size, 42 * size - top, 8), frame, 5);
  fillShape(ink, boxPath(left, top + 34 * size, right - left, 22 * size, 4), frame, 5);
  fillShape(
    ink,
    boxPath(left, top - 4, right - left + 2, 44 * size, 12),
    tones.cloth('#f4f1ec'),
    6,
  );
  fillShape(
    ink,
    boxPath(joints.head.x - 62 * size, joints.head.y - 6 * size, 132 * size, 60 * size, 26 * size),
    tones.cloth('#ffffff'),
    7,
  );
};

export const blanket: DrawProp = (spot) => {
  const { ink, tones, joints, measures, size, accent, seconds } = spot;
  const top = joints.hip.y + measures.halfHip * 0.4;
  const right = joints.hip.x + (measures.thigh + measures.shin) * 1.05;
  const from = between(joints.hip, joints.chest, 0.66);
  const breath = Math.sin(seconds * 1.9) * 2.4;
  const cloth = tones.cloth(mix(accent, '#6f86d6', 0.5));
  const shape = svgPath(
    `M ${from.x - 12} ${top + 30 * size} L ${from.x - 10} ${top - 30 * size} C ${from.x} ${joints.chest.y - measures.halfShoulder - 6 - breath} ${joints.hip.x - 20} ${joints.hip.y - 56 * size - breath} ${joints.hip.x + 30} ${joints.hip.y - 46 * size} C ${joints.hip.x + 90 * size} ${joints.hip.y - 66 * size} ${right - 70 * size} ${top - 66 * size} ${right - 26 * size} ${top - 70 * size} C ${right + 2} ${top - 66 * size} ${right + 3} ${top} ${right + 2} ${top + 34 * size} Z`,
  );
  fillShape(ink, shape, cloth, 8);
  strokePath(
    ink,
    svgPath(`M ${from.x - 4} ${top + 26 * size} L ${from.x - 3} ${top - 34 * size}`),
    tones.flat(lighten(mix(accent, '#6f86d6', 0.5), 0.6)),
    15 * size,
  );
  for (const index of [0, 1, 2]) {
    const rise = (seconds * 0.35 + index / 3) % 1;
    const [x, y] = [
      joints.head.x + (44 + rise * 46) * size,
      joints.head.y - (50 + rise * 84) * size,
    ];
    const side = (8 + rise * 12) * size;
    strokeLine(
      ink,
      [
        point(x - side / 2, y - side / 2),
        point(x + side / 2, y - side / 2),
        point(x - side / 2, y + side / 2),
        point(x + side / 2, y + side / 2),
      ],
      `rgba(111,134,214,${(1 - rise * 0.7).toFixed(2)})`,
      4 * size,
    );
  }
};
