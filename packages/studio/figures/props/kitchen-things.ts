import { between, point, polar } from '../brush/geometry.ts';
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
import { onCounter } from './counter.ts';
import { atHand, bar } from './holding.ts';
import { drawHeld, type DrawProp } from './prop.ts';

/** A board with what is cut on it, some of it in slices. */
export const cuttingBoard: DrawProp = (spot) =>
  onCounter(spot, 138, () => {
    const { ink, tones, held } = spot;
    fillShape(ink, boxPath(-84, -9, 168, 9, 4), tones.cloth('#e8c79a'), 2);
    if (held !== null) {
      drawHeld(ink, held, -22, -38, 72);
      return;
    }
    fillShape(
      ink,
      svgPath('M -64 -9 C -70 -46 -38 -52 -18 -50 C 2 -50 8 -36 8 -9 Z'),
      tones.cloth('#d79a4e'),
      4,
    );
    for (const x of [22, 38]) fillShape(ink, boxPath(x, -44, 11, 35, 5), tones.cloth('#f0d5a4'), 2);
  });

/** A kitchen knife in the far hand, its edge on the board. */
export const knife: DrawProp = (spot) =>
  atHand(spot, 'far', () => {
    const { ink, tones } = spot;
    fillShape(
      ink,
      svgPath('M 2 -1 L -58 24 C -64 32 -58 38 -50 36 L 2 12 Z'),
      tones.cloth('#c6d0dc'),
      3,
    );
    strokeLine(ink, [point(0, 3), point(26, -9)], tones.flat('#3a3f52'), 12);
  });

export const bowlBack: DrawProp = (spot) => {
  const { ink, tones, joints, size, seconds } = spot;
  onCounter(spot, 146, () => {
    fillFlat(ink, ellipsePath(0, -62, 62, 13), tones.flat('#2f6f9f'));
    fillFlat(ink, ellipsePath(0, -58, 55, 9), tones.flat('#f3ddb0'));
  });
  const hand = joints.far.end;
  const low = point(
    joints.hip.x + (146 + 22 * Math.sin(seconds * 5)) * size,
    joints.hip.y - spot.measures.spine * 0.06 - 44 * size,
  );
  bar(
    spot,
    point(hand.x + (hand.x - low.x) * 0.3, hand.y + (hand.y - low.y) * 0.3),
    low,
    9 * size,
    '#b47a45',
  );
};

export const bowlFront: DrawProp = (spot) =>
  onCounter(spot, 146, () =>
    fillShape(
      spot.ink,
      svgPath(
        'M -62 -62 C -40 -50 40 -50 62 -62 C 60 -28 36 0 22 0 L -22 0 C -36 0 -60 -28 -62 -62 Z',
      ),
      spot.tones.cloth('#4a93c4'),
      6,
    ),
  );

/** Dough that gives under both hands. */
export const dough: DrawProp = (spot) =>
  onCounter(spot, 128, () => {
    const { ink, tones, seconds } = spot;
    const flat = 6 * Math.sin(seconds * 3.4);
    fillFlat(ink, ellipsePath(10, -3, 96, 5), tones.flat('#fff8ea'));
    fillShape(
      ink,
      ellipsePath(6, -22 + flat * 0.5, 66 + flat, 25 - flat * 0.6),
      tones.cloth('#f3ddb0'),
      6,
    );
  });

/** A kettle in the far hand, poured into a cup on the worktop. */
export const kettle: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const hand = joints.far.end;
  const turn = 0.5;
  const tip = polar(polar(hand, turn, 72 * size), turn + Math.PI / 2, 22 * size);
  const foot = joints.hip.y - spot.measures.spine * 0.06;
  strokeLine(
    ink,
    [tip, point(tip.x + 9 * size, foot - 40 * size)],
    'rgba(150,205,240,0.95)',
    7 * size,
  );
  drawAt(ink, point(tip.x + 12 * size, foot), 0, () => {
    ink.context.scale(size, size);
    strokePath(ink, ellipsePath(30, -26, 14, 13), tones.flat('#c94732'), 7);
    fillShape(
      ink,
      svgPath('M -28 -48 L 28 -48 L 24 -6 C 23 -2 20 0 16 0 L -16 0 C -20 0 -23 -2 -24 -6 Z'),
      tones.cloth('#e4573d'),
      5,
    );
  });
  atHand(
    spot,
    'far',
    () => {
      strokePath(ink, svgPath('M -40 22 C -40 -8 40 -8 40 22'), tones.flat('#3a3f52'), 9);
      fillShape(ink, svgPath('M 40 40 L 74 14 L 80 24 L 46 62 Z'), tones.cloth('#9aa5b8'), 3);
      fillShape(
        ink,
        svgPath('M -36 22 L 36 22 C 46 40 52 64 52 74 L -52 74 C -52 64 -46 40 -36 22 Z'),
        tones.cloth('#b9c3d3'),
        8,
      );
      fillFlat(ink, boxPath(-54, 70, 108, 9, 3), tones.flat('#56627a'));
    },
    turn,
  );
};

/** A sink full of suds, a tap behind it. */
export const sink: DrawProp = (spot) =>
  onCounter(spot, 150, () => {
    const { ink, tones, seconds } = spot;
    strokePath(
      ink,
      svgPath('M 62 -2 L 62 -84 C 62 -112 22 -112 22 -84 L 22 -76'),
      tones.flat('#9aa5b8'),
      10,
    );
    for (const [index, x] of [-52, -28, -6, 18, 40].entries())
      fillFlat(
        ink,
        circlePath(x, -8 - 3 * Math.sin(seconds * 2 + index * 1.7), index % 2 === 0 ? 17 : 22),
        '#f4fbff',
      );
    fillShape(ink, boxPath(-72, -4, 132, 42, 8), tones.cloth('#eef2f5'), 4);
  });

/** A plate between both hands. */
export const plate: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const middle = between(joints.near.end, joints.far.end, 0.4);
  drawAt(ink, point(middle.x, middle.y - 22 * size), 0, () => {
    ink.context.scale(size, size);
    fillShape(ink, circlePath(0, 0, 42), tones.cloth('#fbfaf6'), 5);
    strokePath(ink, circlePath(0, 0, 27), tones.flat('#7fb0d8'), 3);
  });
};

export const sponge: DrawProp = (spot) =>
  atHand(spot, 'far', () =>
    fillShape(spot.ink, boxPath(-30, -20, 34, 26, 7), spot.tones.cloth('#f5c63c'), 3),
  );

/** A board on crossed legs, a shirt spread on it. */
export const ironingBoard: DrawProp = (spot) => {
  const { joints, size, ink, tones } = spot;
  const x = joints.hip.x + 50 * size;
  const top = joints.hip.y - spot.measures.spine * 0.06;
  for (const [from, to] of [
    [50, 190],
    [190, 50],
  ] as const)
    bar(spot, point(x + from * size, top), point(x + to * size, -3), 8 * size, '#9aa5b8');
  fillShape(ink, boxPath(x, top, 236 * size, 14 * size, 7 * size), tones.cloth('#7fa8c9'), 3);
  onCounter(spot, 62, () => {
    fillShape(
      ink,
      svgPath(
        'M 8 0 C 10 -9 30 -10 60 -9 L 190 -8 C 204 -8 210 -4 210 0 L 206 58 C 190 66 168 60 160 54 L 156 0 Z',
      ),
      tones.cloth('#f1efe8'),
      3,
    );
    for (const y of [16, 32, 46]) fillFlat(ink, circlePath(183, y, 2.6), tones.flat('#9aa5b8'));
  });
};

export const iron: DrawProp = (spot) =>
  atHand(spot, 'far', () => {
    const { ink, tones, seconds } = spot;
    for (const dx of [46, 62])
      strokeLine(
        ink,
        [point(dx, 4 - 8 * Math.sin(seconds * 3 + dx)), point(dx + 5, -20)],
        'rgba(255,255,255,0.8)',
        5,
      );
    strokePath(ink, svgPath('M -26 14 C -30 -6 20 -8 28 4'), tones.flat('#3a3f52'), 9);
    fillShape(
      ink,
      svgPath('M -38 26 L -36 12 C -10 6 20 8 34 20 L 44 32 L -38 32 Z'),
      tones.cloth('#3b8fd8'),
      4,
    );
    fillFlat(ink, svgPath('M -40 30 L 50 30 L 52 36 L -40 36 Z'), tones.flat('#c6d0dc'));
  });

/** A washing machine, its door open. */
export const washer: DrawProp = (spot) => {
  const { ink, tones, joints, size, seconds } = spot;
  drawAt(ink, point(joints.hip.x + 172 * size, 0), 0, () => {
    ink.context.scale(size, size);
    fillShape(ink, boxPath(-92, -262, 190, 262, 9), tones.cloth('#eef2f5'), 7);
    fillFlat(ink, boxPath(-92, -262, 190, 44, 9), tones.flat('#d5dde3'));
    fillFlat(ink, boxPath(-80, -252, 62, 24, 4), tones.flat('#f7fafb'));
    fillFlat(ink, circlePath(34, -240, 13), tones.flat('#56627a'));
    fillFlat(ink, circlePath(74, -240, 6), tones.flat('#67b36d'));
    fillShape(ink, circlePath(2, -126, 76), tones.cloth('#9aa5b8'), 4);
    fillFlat(ink, circlePath(2, -126, 60), tones.flat('#2d3142'));
    for (const [x, y, r, colour] of [
      [-18, -104, 26, '#f4f1ea'],
      [22, -98, 28, '#e9e6df'],
      [6, -86, 20, '#fbf9f3'],
    ] as const)
      fillFlat(ink, circlePath(x + Math.sin(seconds * 1.4 + r) * 1.5, y, r), tones.flat(colour));
  });
};

/** What is put into the drum or taken out of it. */
export const laundry: DrawProp = (spot) => {
  const { ink, tones, joints, size, held } = spot;
  const middle = between(joints.near.end, joints.far.end, 0.5);
  if (held !== null) return drawHeld(ink, held, middle.x, middle.y + 16 * size, 78 * size);
  drawAt(ink, point(middle.x, middle.y), 0, () => {
    ink.context.scale(size, size);
    fillShape(
      ink,
      svgPath(
        'M -34 -6 C -20 -24 26 -24 38 -8 C 46 16 34 52 18 60 C 6 50 -8 62 -22 54 C -36 40 -40 12 -34 -6 Z',
      ),
      tones.cloth('#f4f1ea'),
      6,
    );
  });
};
