import { point, polar } from '../brush/geometry.ts';
import {
  circlePath,
  drawAt,
  fillFlat,
  fillShape,
  strokeLine,
  strokePath,
  svgPath,
} from '../brush/ink.ts';
import { withOpacity } from '../../painting/palette/colour.ts';
import { type DrawProp } from './prop.ts';
import { svgAt } from './furniture.ts';

export const phoneWaves: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  for (const r of [22, 34])
    strokePath(
      ink,
      arcPath(joints.far.end.x + 18 * size, joints.far.end.y - 20 * size, r * size, -0.9, 0.5),
      tones.flat('#7d9bd8'),
      4 * size,
    );
};

/** Sound that comes to the ear on the far side. */
export const soundWaves: DrawProp = (spot) => {
  const { ink, tones, joints, size, seconds } = spot;
  const from = point(joints.head.x + 150 * size, joints.head.y);
  for (const [index, r] of [24, 44, 64].entries())
    strokePath(
      ink,
      arcPath(from.x, from.y, r * size, Math.PI - 0.55, Math.PI + 0.55),
      withOpacity(tones.flat('#5f7fcb'), 0.55 + 0.35 * Math.sin(seconds * 4 + index)),
      5 * size,
    );
};

function arcPath(x: number, y: number, r: number, from: number, to: number) {
  const points = Array.from({ length: 9 }, (_, index) =>
    polar(point(x, y), from + ((to - from) * index) / 8, r),
  );
  return svgPath(points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`).join(' '));
}

const heartShape = svgPath(
  'M 0 16 C -26 -4 -24 -24 -11 -24 C -4 -24 0 -18 0 -14 C 0 -18 4 -24 11 -24 C 24 -24 26 -4 0 16 Z',
);

/** A heart that beats over the shoulder. */
export const heart: DrawProp = ({ ink, tones, joints, size, seconds }) =>
  drawAt(ink, point(joints.head.x + 70 * size, joints.head.y - 44 * size), 0.14, () => {
    const beat = size * (1 + 0.08 * Math.sin(seconds * 5));
    ink.context.scale(beat, beat);
    fillShape(ink, heartShape, tones.cloth('#e8455f'), 4);
  });

const note = svgPath(
  'M 0 0 C -9 -3 -16 3 -14 9 C -11 15 1 13 3 5 L 3 -26 L 18 -20 L 18 -28 L -1 -35 L -1 0 Z',
);

/** Notes that rise from the mouth or the strings. */
export const notes: DrawProp = (spot) => {
  const { ink, tones, joints, seconds, size } = spot;
  for (const [index, colour] of ['#e4573d', '#3b7dd8', '#f0a23c'].entries()) {
    const rise = (seconds * 0.3 + index / 3) % 1;
    drawAt(
      ink,
      point(
        joints.head.x + (74 + rise * 40 + (index % 2) * 22) * size,
        joints.head.y + (36 - rise * 110) * size,
      ),
      Math.sin(rise * 5 + index) * 0.3,
      () => {
        ink.context.scale(size * 0.85, size * 0.85);
        ink.context.globalAlpha *= Math.min(1, rise * 5, (1 - rise) * 3);
        fillFlat(ink, note, tones.flat(colour));
      },
    );
    ink.context.globalAlpha = 1;
  }
};

export const peel: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const at = point(joints.hip.x + 150 * size, 0);
  fillShape(
    ink,
    svgAt(
      at.x,
      at.y,
      size,
      'M -8 -34 C 0 -38 8 -34 9 -26 C 30 -22 44 -12 52 0 C 32 -4 18 -8 6 -12 C 4 -6 0 0 -6 0 C -12 -4 -12 -8 -10 -12 C -24 -8 -38 -4 -52 0 C -44 -14 -30 -24 -12 -26 Z',
    ),
    tones.cloth('#f7ce3c'),
    4,
  );
  const colour = tones.flat('#b9c3d6');
  for (const [dx, dy] of [
    [-70, -150],
    [-10, -190],
    [60, -190],
  ] as const)
    strokeLine(
      ink,
      [
        point(joints.head.x + dx * size, joints.head.y + dy * 0.45 * size - 22 * size),
        point(joints.head.x + dx * 1.16 * size, joints.head.y + dy * 0.6 * size - 34 * size),
      ],
      colour,
      5 * size,
    );
};

/** Short lines that say how loud a word or how high a leap is. */
export const shout: DrawProp = ({ ink, tones, joints, size }) => {
  const at = point(joints.head.x + 62 * size, joints.head.y + 22 * size);
  for (const angle of [-0.5, 0, 0.5])
    strokeLine(
      ink,
      [polar(at, angle, 6 * size), polar(at, angle, 30 * size)],
      tones.flat('#e4573d'),
      6 * size,
    );
};

export const words: DrawProp = ({ ink, tones, joints, size, seconds }) => {
  const x = joints.head.x + 102 * size;
  const y = joints.head.y - 30 * size;
  fillShape(
    ink,
    svgAt(
      x,
      y,
      size,
      'M -46 -34 C -46 -46 -38 -52 -28 -52 L 44 -52 C 56 -52 62 -46 62 -34 L 62 -2 C 62 10 56 16 44 16 L -14 16 L -40 34 L -34 14 C -42 12 -46 6 -46 -2 Z',
    ),
    tones.cloth('#ffffff'),
    4,
  );
  for (const index of [0, 1, 2])
    fillFlat(
      ink,
      circlePath(
        x + (-17 + index * 25) * size,
        y + (-18 - 3 * Math.sin(seconds * 5 - index)) * size,
        7 * size,
      ),
      tones.flat('#7d879b'),
    );
};

export const thought: DrawProp = ({ ink, tones, joints, size, seconds }) => {
  const x = joints.head.x + 104 * size;
  const y = joints.head.y - (56 + 3 * Math.sin(seconds * 1.6)) * size;
  const white = tones.cloth('#ffffff');
  fillShape(ink, circlePath(x - 52 * size, y + 44 * size, 6 * size), white, 2);
  fillShape(ink, circlePath(x - 36 * size, y + 28 * size, 10 * size), white, 2);
  const cloud = svgPath('');
  for (const [dx, dy, r] of [
    [0, -8, 32],
    [-30, 0, 22],
    [34, -4, 25],
    [14, -26, 22],
    [-14, -24, 20],
    [12, 8, 22],
  ] as const)
    cloud.addPath(circlePath(x + dx * size, y + dy * size, r * size));
  fillShape(ink, cloud, white, 4);
  fillFlat(
    ink,
    svgAt(
      x,
      y,
      size,
      'M -6 -8 C -6 -26 22 -26 20 -8 C 19 2 8 2 8 12 L 0 12 C 0 -2 11 -2 11 -9 C 11 -15 2 -15 2 -8 Z M -1 16 h 9 v 8 h -9 Z',
    ),
    tones.flat('#f0a23c'),
  );
};
