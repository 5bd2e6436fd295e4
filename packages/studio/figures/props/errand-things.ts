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
import { atHand } from './holding.ts';
import { type DrawProp, drawHeld } from './prop.ts';

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

/** A thing that is looked at: what is named. */
export const lookedAt: DrawProp = (spot) => {
  const { ink, held, joints, size } = spot;
  if (held === null) return;
  const side = 128 * held.share * size;
  drawHeld(ink, held, joints.far.end.x + 6, joints.far.end.y - side * 0.46, side);
};
