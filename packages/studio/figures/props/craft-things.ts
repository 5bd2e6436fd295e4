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
import { onCounter } from './counter.ts';
import { deskTop, svgAt } from './furniture.ts';
import { atHand, bar } from './holding.ts';
import { drawHeld, type DrawProp } from './prop.ts';

/** What is mended, on the bench: what is named, else an open box with its works. */
export const brokenThing: DrawProp = (spot) =>
  onCounter(spot, 140, () => {
    const { ink, tones, held } = spot;
    if (held !== null) {
      drawHeld(ink, held, -6, -48, 94);
      return;
    }
    fillShape(ink, boxPath(-66, -66, 116, 66, 9), tones.cloth('#c6d0dc'), 5);
    fillFlat(ink, boxPath(-52, -54, 62, 42, 5), tones.flat('#3a3f52'));
    for (const [x, colour] of [
      [-42, '#e4573d'],
      [-28, '#f5c63c'],
      [-14, '#4a9be0'],
    ] as const)
      strokePath(
        ink,
        svgPath(`M ${x} -14 C ${x - 6} -30 ${x + 12} -36 ${x + 4} -50`),
        tones.flat(colour),
        4,
      );
    fillFlat(ink, circlePath(32, -44, 9), tones.flat('#56627a'));
  });

export const screwdriver: DrawProp = (spot) =>
  atHand(
    spot,
    'far',
    () => {
      const { ink, tones } = spot;
      strokeLine(ink, [point(-12, 0), point(-58, 0)], tones.flat('#9aa5b8'), 6);
      strokeLine(ink, [point(-4, 0), point(26, 0)], tones.flat('#e4573d'), 15);
    },
    -0.55,
  );

/** An open cupboard with the pipe of a sink, a drop under it. */
export const pipes: DrawProp = (spot) => {
  const { ink, tones, joints, size, seconds } = spot;
  drawAt(ink, point(joints.hip.x + 178 * size, 0), 0, () => {
    ink.context.scale(size, size);
    fillShape(ink, boxPath(-92, -262, 210, 262, 6), tones.cloth('#dfe7ea'), 6);
    fillFlat(ink, boxPath(-78, -234, 182, 222, 4), tones.flat('#56627a'));
    fillShape(ink, boxPath(-100, -276, 226, 18, 5), tones.cloth('#c98d54'), 3);
    strokePath(
      ink,
      svgPath('M 10 -234 L 10 -150 C 10 -96 66 -96 66 -142 L 66 -152 L 104 -152'),
      tones.flat('#c6d0dc'),
      20,
    );
    fillShape(ink, boxPath(-6, -168, 32, 20, 4), tones.cloth('#8b97aa'), 2);
    const fall = (seconds * 0.9) % 1;
    fillFlat(ink, ellipsePath(38, -92 + fall * 70, 5, 8), '#7cc0ee');
    fillFlat(ink, ellipsePath(38, -10, 34, 6), '#7cc0ee');
  });
};

/** A spanner in the far hand, its jaw on what it turns. */
export const spanner: DrawProp = (spot) =>
  atHand(
    spot,
    'far',
    () => {
      const { ink, tones } = spot;
      strokeLine(ink, [point(-22, 0), point(50, 0)], tones.flat('#9aa5b8'), 11);
      fillShape(
        ink,
        svgPath('M 44 -8 C 50 -22 70 -24 84 -14 L 70 -6 L 70 6 L 84 14 C 70 24 50 22 44 8 Z'),
        tones.cloth('#b9c3d3'),
        2,
      );
    },
    -0.35,
  );

/** A plank with a nail in it, on the bench. */
export const plank: DrawProp = (spot) =>
  onCounter(spot, 150, () => {
    const { ink, tones } = spot;
    fillShape(ink, boxPath(-88, -16, 176, 16, 3), tones.cloth('#e8c79a'), 2);
    strokeLine(ink, [point(14, -16), point(14, -40)], tones.flat('#56627a'), 5);
    strokeLine(ink, [point(6, -41), point(22, -41)], tones.flat('#56627a'), 4);
  });

/** Needles in both hands and what hangs from them. */
export const knitting: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const middle = between(joints.near.end, joints.far.end, 0.5);
  drawAt(ink, middle, 0, () => {
    ink.context.scale(size, size);
    fillShape(ink, svgPath('M -24 -6 L 30 -10 L 34 84 L -20 88 Z'), tones.cloth('#d8608f'), 4);
    for (const y of [14, 36, 58])
      strokeLine(ink, [point(-20, y), point(30, y - 3)], tones.flat('#f4c1d6'), 6);
    strokeLine(ink, [point(-50, 12), point(44, -38)], tones.flat('#c6d0dc'), 5);
    strokeLine(ink, [point(56, 8), point(-36, -36)], tones.flat('#c6d0dc'), 5);
  });
};

export const yarn: DrawProp = ({ ink, tones, joints, size }) => {
  const x = joints.hip.x - 92 * size;
  fillShape(ink, circlePath(x, -30 * size, 30 * size), tones.cloth('#d8608f'), 5);
  for (const turn of [0.4, 1.3])
    strokePath(
      ink,
      ellipsePath(x, -30 * size, 26 * size, 11 * size, turn),
      tones.flat('#b8466b'),
      3 * size,
    );
};

/** A sewing machine on the desk, cloth under its needle. */
export const sewingMachine: DrawProp = (spot) => {
  const { ink, tones, joints, size, seconds } = spot;
  const top = deskTop(spot);
  const x = joints.hip.x + 186 * size;
  fillShape(
    ink,
    svgAt(
      x,
      top,
      size,
      'M 6 0 L 6 -14 L 70 -14 L 70 -66 L 20 -66 L 20 -44 L -8 -44 L -8 -84 C -8 -96 0 -102 12 -102 L 92 -102 C 104 -102 110 -94 110 -84 L 110 0 Z',
    ),
    tones.cloth('#3d8b6e'),
    6,
  );
  fillShape(ink, circlePath(x + 116 * size, top - 66 * size, 17 * size), tones.cloth('#2d3142'), 3);
  const needle = 7 * Math.sin(seconds * 16);
  strokeLine(
    ink,
    [point(x + 6 * size, top - 44 * size), point(x + 6 * size, top - (16 - needle) * size)],
    tones.flat('#c6d0dc'),
    4 * size,
  );
  fillShape(
    ink,
    svgAt(
      x,
      top,
      size,
      'M -116 -2 C -80 -14 -40 -12 40 -10 L 44 -2 L -40 -2 L -46 58 C -70 66 -96 60 -110 66 Z',
    ),
    tones.cloth('#4a6fa5'),
    4,
  );
};

/** The laces of the front shoe, in both hands. */
export const laces: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const { x, y } = joints.farLeg.end;
  const knot = point(x + 26 * size, y - 2 * size);
  for (const hand of [joints.near.end, joints.far.end])
    strokePath(
      ink,
      svgPath(
        `M ${knot.x} ${knot.y} Q ${(knot.x + hand.x) / 2 + 12 * size} ${(knot.y + hand.y) / 2} ${hand.x + 4 * size} ${hand.y + 4 * size}`,
      ),
      tones.flat('#fffdf6'),
      5 * size,
    );
};

/** A piano against the wall. */
export const piano: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const top = deskTop(spot) + 14 * size;
  const x = joints.hip.x + 96 * size;
  fillShape(
    ink,
    boxPath(x + 66 * size, top - 128 * size, 84 * size, 128 * size - top, 6),
    tones.cloth('#5b3220'),
    7,
  );
  fillShape(ink, boxPath(x, top, 120 * size, 26 * size, 4), tones.cloth('#6b432c'), 4);
  bar(spot, point(x + 12 * size, top + 20 * size), point(x + 12 * size, -4), 13 * size, '#4a2d20');
  fillFlat(
    ink,
    boxPath(x + 2 * size, top - 7 * size, 72 * size, 9 * size, 2),
    tones.flat('#fbfaf6'),
  );
  for (const dx of [10, 24, 38, 52])
    fillFlat(
      ink,
      boxPath(x + dx * size, top - 7 * size, 7 * size, 5 * size, 1),
      tones.flat('#2d3142'),
    );
  fillShape(
    ink,
    svgAt(x + 62 * size, top - 84 * size, size, 'M -4 40 L -14 -26 L 4 -26 L 8 40 Z'),
    tones.cloth('#fbfaf6'),
    2,
  );
};

/** A fiddle under the chin, its bow in the far hand. */
export const violin: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const [neck, bow] = [joints.near.end, joints.far.end];
  const chin = point(joints.chest.x + 14 * size, joints.chest.y - 16 * size);
  drawAt(ink, chin, Math.atan2(neck.y - chin.y, neck.x - chin.x), () => {
    ink.context.scale(size, size);
    fillShape(ink, boxPath(60, -5, 72, 10, 3), tones.cloth('#4a2d20'), 2);
    fillShape(
      ink,
      svgPath(
        'M 72 0 C 72 -24 52 -28 40 -18 C 30 -34 -8 -32 -8 0 C -8 32 30 34 40 18 C 52 28 72 24 72 0 Z',
      ),
      tones.cloth('#b5602b'),
      5,
    );
  });
  const middle = between(chin, neck, 0.48);
  const [dx, dy] = [bow.x - middle.x, bow.y - middle.y];
  strokeLine(
    ink,
    [point(bow.x, bow.y), point(middle.x - dx * 0.5, middle.y - dy * 0.5)],
    tones.flat('#6b432c'),
    5 * size,
  );
};
