import { between, point } from '../brush/geometry.ts';
import {
  arcPath,
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
import { svgAt } from './furniture.ts';
import { atHand, bar, inHand } from './holding.ts';
import { onCounter } from './counter.ts';
import { drawHeld, type DrawProp } from './prop.ts';

/** A rod in both hands, its line in the water ahead. */
export const rod: DrawProp = (spot) => {
  const { ink, tones, joints, seconds } = spot;
  const [from, to] = [joints.near.end, joints.far.end];
  const tip = point(to.x + 250, to.y - 210);
  strokeLine(ink, [point(from.x - 24, from.y + 20), to, tip], tones.flat('#7a4f30'), 7);
  const float = point(tip.x + 30, -20 + 5 * Math.sin(seconds * 2));
  strokePath(
    ink,
    svgPath(`M ${tip.x} ${tip.y} Q ${tip.x + 40} ${tip.y + 120} ${float.x} ${float.y}`),
    tones.flat('#e8edf4'),
    3,
  );
  fillFlat(ink, circlePath(float.x, float.y, 10), tones.flat('#e4573d'));
};

export const pond: DrawProp = ({ ink, tones, joints }) => {
  const x = joints.hip.x + 340;
  fillShape(ink, ellipsePath(x, -8, 190, 20), tones.cloth('#4fa3d9'), 3);
  fillFlat(ink, ellipsePath(x + 10, -10, 90, 7), tones.flat('#8fcdf0'));
};

export const saw: DrawProp = (spot) =>
  inHand(spot, 'far', () => {
    const { ink, tones } = spot;
    fillShape(ink, svgPath('M 16 -10 L 150 4 L 150 16 L 20 26 Z'), tones.cloth('#b9c3d3'), 2);
    for (let x = 30; x < 146; x += 12)
      fillFlat(ink, svgPath(`M ${x} 22 L ${x + 6} 31 L ${x + 10} 21 Z`), tones.flat('#8b97aa'));
    fillShape(ink, boxPath(-26, -16, 46, 44, 12), tones.cloth('#c4573f'), 3);
  });

/** A plank over the bench's edge, half sawn. */
export const sawnPlank: DrawProp = (spot) =>
  onCounter(spot, 150, () => {
    const { ink, tones } = spot;
    fillShape(ink, boxPath(-110, -20, 240, 20, 3), tones.cloth('#e8c79a'), 3);
    fillFlat(ink, boxPath(4, -20, 5, 13, 1), tones.flat('#8f5d38'));
    for (const [x, y] of [
      [-4, 8],
      [10, 14],
      [2, 24],
    ] as const)
      fillFlat(ink, circlePath(x, y, 4), tones.flat('#f0dcb4'));
  });

/** A wall with one leg over it. */
export const lowWall: DrawProp = ({ ink, tones, measures }) => {
  const high = (measures.thigh + measures.shin) * 0.92;
  const x = 34;
  fillShape(ink, boxPath(x, -high, 150, high, 3), tones.cloth('#d8cdc2'), 4);
  const rows = Math.max(3, Math.round(high / 30));
  for (let row = 0; row < rows; row++)
    for (let at = 0; at < 3; at++) {
      const left = Math.max(x + 2, x + 4 + at * 52 - (row % 2) * 26);
      const right = Math.min(x + 148, x + 52 + at * 52 - (row % 2) * 26);
      if (right - left > 8)
        fillShape(
          ink,
          boxPath(left, -((row + 1) * high) / rows + 3, right - left, high / rows - 5, 2),
          tones.cloth('#c4573f'),
          2,
        );
    }
  fillShape(ink, boxPath(x - 8, -high - 12, 166, 16, 3), tones.cloth('#b9aea3'), 3);
};

/** Steps that rise ahead. */
export const steps: DrawProp = ({ ink, tones, measures }) => {
  const rise = (measures.thigh + measures.shin) * 0.22;
  for (let at = 4; at >= 0; at--)
    fillShape(
      ink,
      boxPath(-30 + at * 76, -(at + 1) * rise, 76 * (5 - at) + 4, (at + 1) * rise, 3),
      tones.cloth(at % 2 === 0 ? '#cfc4b8' : '#bfb3a6'),
      4,
    );
};

/** A trunk with a branch to stand on. */
export const trunk: DrawProp = (spot) => {
  const { ink, tones, joints } = spot;
  const x = joints.hip.x + 110;
  const foot = joints.farLeg.end.y + 20;
  for (const [dx, dy, r] of [
    [-60, -760, 120],
    [70, -800, 140],
    [180, -720, 110],
    [20, -880, 120],
  ] as const)
    fillShape(ink, circlePath(x + dx, dy, r), tones.cloth('#4f9a55'), 10);
  fillShape(
    ink,
    svgAt(x, 0, 1, 'M -52 0 C -30 -60 -30 -200 -26 -760 L 60 -760 C 62 -200 66 -60 92 0 Z'),
    tones.cloth('#8f5d38'),
    9,
  );
  bar(spot, point(x - 10, foot), point(x - 120, foot - 18), 26, '#8f5d38');
  bar(spot, point(x + 10, -470), point(x - 130, -540), 22, '#8f5d38');
};

/** A bell by its handle, swung. */
export const handBell: DrawProp = (spot) =>
  atHand(
    spot,
    'far',
    () => {
      const { ink, tones } = spot;
      strokeLine(ink, [point(0, -14), point(0, 30)], tones.flat('#7a4f30'), 13);
      fillShape(
        ink,
        svgPath('M -16 -14 C -18 -40 -30 -64 -42 -84 L 42 -84 C 30 -64 18 -40 16 -14 Z'),
        tones.cloth('#f0b03a'),
        4,
      );
      fillFlat(ink, boxPath(-46, -92, 92, 12, 4), tones.flat('#d8952a'));
      fillFlat(ink, circlePath(0, -98, 9), tones.flat('#8f5d38'));
    },
    0.25 * Math.sin(spot.seconds * 9),
  );

export const ringing: DrawProp = ({ ink, tones, joints }) => {
  const { x, y } = joints.far.end;
  for (const side of [-1, 1])
    for (const r of [74, 96]) {
      const middle = side < 0 ? Math.PI : 0;
      const arc = arcPath(x, y - 60, r, middle - 0.4, middle + 0.4);
      strokePath(ink, arc, tones.flat('#f5c63c'), 6);
    }
};

/** A small fire on the head of a match. */
export const match: DrawProp = (spot) =>
  inHand(spot, 'far', () => {
    const { ink, tones, seconds } = spot;
    strokeLine(ink, [point(0, 0), point(52, 0)], tones.flat('#e8c79a'), 5);
    fillFlat(ink, ellipsePath(58, -12, 11, 20 + 2 * Math.sin(seconds * 9)), '#ffb02e');
    fillFlat(ink, ellipsePath(58, -8, 5, 10), '#fff3c4');
  });

/** A table with what is lit: what is named, else a candle. */
export const litThing: DrawProp = (spot) => {
  const { ink, tones, joints, held } = spot;
  const x = joints.far.end.x + 84;
  const top = joints.hip.y + 20;
  for (const dx of [-52, 62]) bar(spot, point(x + dx, top), point(x + dx, -4), 12, '#8f5d38');
  fillShape(ink, boxPath(x - 72, top, 154, 14, 4), tones.cloth('#c98d54'), 3);
  drawAt(ink, point(x, top), 0, () => {
    if (held !== null) return drawHeld(ink, held, 6, -66 * held.height, 132);
    fillShape(ink, boxPath(-16, -96, 36, 96, 4), tones.cloth('#f4f0e6'), 4);
    strokeLine(ink, [point(2, -96), point(2, -108)], tones.flat('#3a3f52'), 3);
  });
};

/** A rope of hands: where a chalk or a tape goes. */
export const tape: DrawProp = (spot) => {
  const { ink, tones, joints } = spot;
  const [from, to] = [joints.near.end, joints.far.end];
  strokeLine(ink, [from, to], tones.flat('#f5c63c'), 14);
  for (let at = 1; at < 9; at++) {
    const { x, y } = between(from, to, at / 9);
    strokeLine(
      ink,
      [point(x, y - 6), point(x, y + (at % 3 === 0 ? 6 : 1))],
      tones.flat('#3a3f52'),
      3,
    );
  }
  fillShape(ink, boxPath(from.x - 26, from.y - 20, 42, 42, 10), tones.cloth('#e4573d'), 3);
};
