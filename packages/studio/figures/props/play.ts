import { angleTo, between, point } from '../brush/geometry.ts';
import {
  boxPath,
  circlePath,
  drawAt,
  ellipsePath,
  fillFlat,
  fillShape,
  limbPath,
  strokeLine,
  strokePath,
  svgPath,
} from '../brush/ink.ts';
import { drawHeld, type DrawProp } from './prop.ts';
import { bar, inHand } from './holding.ts';

/** A guitar across the body: its neck points to the far hand. */
export const guitar: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const [body, head] = [joints.near.end, joints.far.end];
  drawAt(ink, point(body.x + 4 * size, body.y + 2 * size), angleTo(body, head), () => {
    ink.context.scale(size, size);
    fillShape(ink, boxPath(30, -7, 142, 14, 4), tones.cloth('#6b432c'), 2);
    fillShape(ink, boxPath(168, -12, 34, 24, 5), tones.cloth('#4a2d20'), 2);
    fillShape(
      ink,
      svgPath(
        'M 62 0 C 62 -34 34 -40 12 -30 C -2 -50 -70 -58 -70 0 C -70 58 -2 50 12 30 C 34 40 62 34 62 0 Z',
      ),
      tones.cloth('#e08a3c'),
      7,
    );
    fillFlat(ink, circlePath(20, 0, 16), tones.flat('#5b3220'));
    fillFlat(ink, boxPath(-46, -16, 9, 32, 3), tones.flat('#5b3220'));
    for (const y of [-4, 0, 4])
      strokeLine(ink, [point(-42, y), point(176, y * 0.8)], tones.flat('#fbe6c4'), 1.1);
  });
};

export const microphone: DrawProp = (spot) =>
  inHand(
    spot,
    'far',
    () => {
      const { ink, tones } = spot;
      fillShape(
        ink,
        limbPath([
          { x: -6, y: 26, r: 5 },
          { x: 0, y: -24, r: 8 },
        ]),
        tones.cloth('#3a3f52'),
        2,
      );
      fillShape(ink, circlePath(1, -34, 13), tones.cloth('#aab3c4'), 4);
      strokeLine(ink, [point(-11, -27), point(11, -25)], tones.flat('#e4573d'), 4);
    },
    0.9,
  );

export const ball: DrawProp = (spot) =>
  inHand(spot, 'near', () => {
    const { ink, tones } = spot;
    if (spot.held !== null) return drawHeld(ink, spot.held, 22, 0, 64);
    fillShape(ink, circlePath(24, 0, 25), tones.cloth('#f08a32'), 6);
    strokePath(
      ink,
      svgPath('M 4 -14 C 18 -4 18 6 6 16 M 42 -18 C 30 -6 30 6 42 18'),
      tones.flat('#5a2d1a'),
      2.4,
    );
  });

export const barbell: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const [a, b] = [joints.near.end, joints.far.end];
  const angle = angleTo(a, b);
  const middle = between(a, b, 0.5);
  drawAt(ink, middle, angle, () => {
    ink.context.scale(size, size);
    strokeLine(ink, [point(-176, 0), point(176, 0)], tones.flat('#8b95a8'), 8);
    for (const side of [-1, 1]) {
      fillShape(ink, boxPath(side * 128 - 11, -52, 22, 104, 8), tones.cloth('#d8443c'), 5);
      fillShape(ink, boxPath(side * 152 - 8, -38, 16, 76, 6), tones.cloth('#3a3f52'), 4);
    }
  });
};

/** A chart on a stand, for who explains. */
export const flipChart: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const x = joints.hip.x + 208 * size;
  const top = joints.chest.y - 74 * size;
  const high = 190 * size;
  for (const dx of [-50, 50])
    bar(
      spot,
      point(x + dx * 0.6 * size, top + high),
      point(x + dx * size, -4),
      9 * size,
      '#7d879b',
    );
  fillShape(ink, boxPath(x - 84 * size, top, 168 * size, high, 6), tones.cloth('#ffffff'), 5);
  fillFlat(
    ink,
    boxPath(x - 90 * size, top - 8 * size, 180 * size, 16 * size, 6),
    tones.flat('#56627a'),
  );
  for (const [index, share] of [0.32, 0.5, 0.72, 0.95].entries())
    fillFlat(
      ink,
      boxPath(
        x + (-62 + index * 33) * size,
        top + high - 18 * size - share * 118 * size,
        24 * size,
        share * 118 * size,
        3,
      ),
      tones.flat(['#f0a23c', '#e4573d', '#3b7dd8', '#3fae7a'][index] ?? '#3b7dd8'),
    );
};

export const mat: DrawProp = ({ ink, tones, joints, measures }) => {
  const half = (measures.thigh + measures.shin) * 0.62;
  fillShape(ink, ellipsePath(joints.hip.x, -12, half, 12), tones.cloth('#5aa9a0'), 3);
};
