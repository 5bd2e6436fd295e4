import { angleTo, between, point, polar } from '../brush/geometry.ts';
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
import { withOpacity } from '../../painting/palette/colour.ts';
import { drawHeld, type DrawProp } from './prop.ts';
import { atHand, bar, inHand } from './in-hand.ts';

export const carriedBox: DrawProp = (spot) => {
  const { ink, tones, joints, size, held } = spot;
  const middle = between(joints.near.end, joints.far.end, 0.5);
  const at = point(middle.x + 4 * size, middle.y - 42 * size);
  if (held !== null) return drawHeld(ink, held, at.x, at.y, 132 * size);
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
  if (held !== null) return drawHeld(ink, held, at.x, at.y, 92 * size);
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
