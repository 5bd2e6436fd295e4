import { between, point } from '../brush/geometry.ts';
import {
  boxPath,
  circlePath,
  closedPath,
  drawAt,
  fillFlat,
  fillShape,
  strokeLine,
  strokePath,
  svgPath,
} from '../brush/ink.ts';
import { onCounter } from './counter.ts';
import { atHand, bar } from './holding.ts';
import { drawHeld, type DrawProp } from './prop.ts';

/** A phone held up in both hands, its lens ahead. */
export const camera: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const at = between(joints.near.end, joints.far.end, 0.5);
  drawAt(ink, point(at.x + 6 * size, at.y - 22 * size), 0.06, () => {
    ink.context.scale(size, size);
    fillShape(ink, boxPath(-20, -44, 40, 78, 8), tones.cloth('#2d3142'), 3);
    fillFlat(ink, circlePath(-6, -30, 6), tones.flat('#7fa8c9'));
    fillFlat(ink, circlePath(9, -30, 4), tones.flat('#fff1c4'));
  });
};

/** A card reader on the counter. */
export const cardReader: DrawProp = (spot) =>
  onCounter(spot, 160, () => {
    const { ink, tones } = spot;
    fillShape(ink, svgPath('M -26 0 L -14 -62 L 30 -62 L 34 0 Z'), tones.cloth('#3a3f52'), 4);
    fillFlat(ink, svgPath('M -8 -54 L 25 -54 L 26 -34 L -11 -34 Z'), tones.flat('#bfe6c8'));
    for (const x of [-10, 4, 18])
      for (const y of [-24, -12]) fillFlat(ink, circlePath(x, y, 4), tones.flat('#9aa5b8'));
  });

export const bankCard: DrawProp = (spot) =>
  atHand(
    spot,
    'far',
    () => {
      fillShape(spot.ink, boxPath(-4, -20, 56, 34, 5), spot.tones.cloth('#e0b13a'), 3);
      fillFlat(spot.ink, boxPath(-4, -12, 56, 7, 0), spot.tones.flat('#3a3f52'));
    },
    0.5,
  );

/** A child's buggy before the figure. */
export const buggy: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const hand = between(joints.near.end, joints.far.end, 0.5);
  const x = joints.hip.x + 206 * size;
  bar(spot, hand, point(x - 36 * size, -104 * size), 9 * size, '#56627a');
  bar(
    spot,
    point(x - 50 * size, -112 * size),
    point(x + 56 * size, -26 * size),
    8 * size,
    '#56627a',
  );
  bar(
    spot,
    point(x + 60 * size, -112 * size),
    point(x - 56 * size, -26 * size),
    8 * size,
    '#56627a',
  );
  drawAt(ink, point(x, -112 * size), 0, () => {
    ink.context.scale(size, size);
    fillShape(ink, circlePath(16, -34, 25), tones.cloth('#eab98f'), 4);
    fillFlat(
      ink,
      svgPath('M -8 -42 C -8 -70 40 -70 41 -40 C 24 -52 8 -52 -8 -42 Z'),
      tones.flat('#5b3a24'),
    );
    fillFlat(ink, circlePath(25, -33, 3), tones.flat('#2d3142'));
    fillShape(
      ink,
      svgPath(
        'M -70 0 C -78 -84 -30 -114 18 -108 L -10 -30 L 82 -20 C 86 10 60 24 20 24 L -30 24 C -56 24 -68 16 -70 0 Z',
      ),
      tones.cloth('#2c7f86'),
      7,
    );
  });
  for (const dx of [-58, 58]) {
    fillShape(ink, circlePath(x + dx * size, -23 * size, 23 * size), tones.cloth('#2d3142'), 3);
    fillFlat(ink, circlePath(x + dx * size, -23 * size, 9 * size), tones.flat('#c6d0dc'));
  }
};

/** A shopping trolley, filled. */
export const trolley: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  drawAt(ink, point(joints.hip.x + 206 * size, 0), 0, () => {
    ink.context.scale(size, size);
    for (const [dx, y, colour] of [
      [-34, -214, '#e4573d'],
      [2, -226, '#f0b03a'],
      [36, -210, '#67b36d'],
    ] as const)
      fillShape(ink, boxPath(dx - 18, y, 38, 60, 6), tones.cloth(colour), 4);
    strokePath(
      ink,
      svgPath('M -104 -246 L -80 -246 L -52 -92 L 74 -92 M -52 -92 L -60 -40 L 82 -40'),
      tones.flat('#8b97aa'),
      8,
    );
    fillShape(ink, svgPath('M -80 -196 L 98 -178 L 76 -98 L -62 -98 Z'), tones.cloth('#c6d0dc'), 5);
    for (const x of [-46, -14, 18, 50])
      strokeLine(ink, [point(x - 2, -190), point(x + 2, -100)], tones.flat('#8b97aa'), 3);
    for (const x of [-52, 72]) fillFlat(ink, circlePath(x, -17, 17), tones.flat('#2d3142'));
  });
};

/** A torch in the far hand and what it lights. */
export const torch: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const { x, y } = joints.far.end;
  fillFlat(
    ink,
    closedPath([
      point(x + 40 * size, y - 8 * size),
      point(x + 290 * size, y + 20 * size),
      point(x + 250 * size, y + 190 * size),
      point(x + 36 * size, y + 14 * size),
    ]),
    'rgba(255,236,150,0.5)',
  );
  atHand(
    spot,
    'far',
    () => {
      strokeLine(ink, [point(-20, -4), point(22, 2)], tones.flat('#3a3f52'), 15);
      fillShape(ink, svgPath('M 20 -8 L 42 -16 L 42 20 L 20 12 Z'), tones.cloth('#56627a'), 2);
    },
    0.24,
  );
};

/** A blue inhaler at the mouth. */
export const inhaler: DrawProp = (spot) =>
  atHand(spot, 'far', () => {
    const { ink, tones } = spot;
    fillFlat(ink, boxPath(-12, -52, 22, 32, 4), tones.flat('#c6d0dc'));
    fillShape(
      ink,
      svgPath('M -18 -30 L 16 -30 L 16 22 L -40 22 L -40 0 L -18 -2 Z'),
      tones.cloth('#3b7dd8'),
      4,
    );
  });

/** A clock that somebody who waits thinks of. */
export const waitClock: DrawProp = ({ ink, tones, joints, size, seconds }) =>
  drawAt(ink, point(joints.head.x + 96 * size, joints.head.y - 62 * size), 0, () => {
    ink.context.scale(size, size);
    fillFlat(ink, circlePath(0, 0, 36), tones.flat('#fffdf6'));
    strokePath(ink, circlePath(0, 0, 36), tones.flat('#56627a'), 5);
    const turn = seconds * 0.7 - 1.2;
    strokeLine(
      ink,
      [point(0, 0), point(Math.cos(turn) * 24, Math.sin(turn) * 24)],
      tones.flat('#e4573d'),
      4,
    );
    strokeLine(ink, [point(0, 0), point(0, -18)], tones.flat('#2d3142'), 5);
  });

/** A roll of bandage between both hands. */
export const bandage: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const [from, to] = [joints.near.end, joints.far.end];
  strokeLine(ink, [from, to], tones.flat('#fffdf6'), 17 * size);
  fillShape(ink, circlePath(to.x, to.y - 6 * size, 22 * size), tones.cloth('#fffdf6'), 4);
  strokePath(ink, circlePath(to.x, to.y - 6 * size, 11 * size), tones.flat('#c6d0dc'), 3 * size);
};

/** A thing that is looked at: what is named. */
export const lookedAt: DrawProp = (spot) => {
  const { ink, held, joints, size } = spot;
  if (held === null) return;
  const side = 128 * held.share * size;
  drawHeld(ink, held, joints.far.end.x + 6, joints.far.end.y - side * 0.46, side);
};
