import { angleTo, between, point, polar, type Point } from '../brush/geometry.ts';
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
import { drawHeld, type DrawProp, type PropSpot } from './prop.ts';
import { svgAt } from './furniture.ts';

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

/** Paints in the frame of a hand: x along the fingers, in adult units. */
function inHand(spot: PropSpot, hand: 'near' | 'far', paint: () => void, turn = 0): void {
  const limb = spot.joints[hand];
  drawAt(spot.ink, limb.end, limb.angle + turn, () => {
    spot.ink.context.scale(spot.size, spot.size);
    paint();
  });
}

/** Paints upright at a hand, in adult units. */
function atHand(spot: PropSpot, hand: 'near' | 'far', paint: () => void, turn = 0): void {
  drawAt(spot.ink, spot.joints[hand].end, turn, () => {
    spot.ink.context.scale(spot.size, spot.size);
    paint();
  });
}

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

export const trowel: DrawProp = (spot) => {
  atHand(spot, 'far', () => {
    const { ink, tones } = spot;
    fillShape(ink, boxPath(-24, -20, 52, 24, 3), tones.cloth('#c4573f'), 4);
  });
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

export const mat: DrawProp = ({ ink, tones, joints, measures }) => {
  const half = (measures.thigh + measures.shin) * 0.62;
  fillShape(ink, ellipsePath(joints.hip.x, -4, half, 13), tones.cloth('#5aa9a0'), 3);
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
  const cloud = circlePath(x, y - 8 * size, 32 * size);
  for (const [dx, dy, r] of [
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
