import { point, polar } from '../brush/geometry.ts';
import {
  boxPath,
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
import { type DrawProp, drawHeld } from './prop.ts';

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
