import { point } from '../brush/geometry.ts';
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
import { atHand } from './holding.ts';
import type { DrawProp, PropSpot } from './prop.ts';

/** Threads of air before the mouth: they go out, or come in. */
function air(spot: PropSpot, way: 1 | -1): void {
  const { ink, tones, joints, size, seconds } = spot;
  drawAt(ink, point(joints.head.x + 62 * size, joints.head.y + 20 * size), 0, () => {
    ink.context.scale(size, size);
    for (let index = 0; index < 3; index += 1) {
      const share = (seconds * 0.34 + index / 3) % 1;
      const far = 96 * (way === 1 ? share : 1 - share);
      const y = (index - 1) * (10 + far * 0.16);
      const soft = Math.sin(share * Math.PI);
      ink.context.globalAlpha = 0.3 + 0.65 * soft;
      const path = svgPath(`M ${far} ${y} q 16 -10 32 0 t 32 0`);
      strokePath(ink, path, tones.flat('#ffffff'), 7);
    }
    ink.context.globalAlpha = 1;
  });
}

export const breathOut: DrawProp = (spot) => air(spot, 1);
export const breathIn: DrawProp = (spot) => air(spot, -1);

/** A mask with its spacer, held over nose and mouth. */
export const mask: DrawProp = (spot) =>
  atHand(spot, 'far', () => {
    const { ink, tones } = spot;
    fillShape(
      ink,
      svgPath('M -40 -26 C -22 -34 -8 -26 -8 -8 C -8 10 -22 18 -40 10 Z'),
      tones.cloth('#7fb7d8'),
      4,
    );
    fillShape(ink, boxPath(-12, -24, 78, 32, 12), tones.cloth('#dcecf5'), 4);
    fillShape(ink, boxPath(62, -32, 20, 54, 6), tones.cloth('#3b8fd8'), 4);
  });

/** A bottle upside down over an eye, and its drop. */
export const dropper: DrawProp = (spot) =>
  atHand(spot, 'far', () => {
    const { ink, tones, seconds } = spot;
    fillShape(ink, boxPath(-18, -50, 32, 50, 9), tones.cloth('#f4f6f9'), 3);
    fillFlat(ink, boxPath(-18, -32, 32, 16), tones.flat('#8fc3e8'));
    fillShape(ink, svgPath('M -12 0 L 8 0 L 2 20 L -6 20 Z'), tones.cloth('#3b8fd8'), 2);
    const fallen = (seconds * 0.7) % 1;
    fillFlat(ink, ellipsePath(-2, 26 + fallen * 24, 4, 6), tones.flat('#5ab4e8'));
  });

/** The mat under a body that lies. */
export const floorMat: DrawProp = ({ ink, tones, joints, size }) => {
  const from = joints.head.x - 70 * size;
  const to = Math.max(joints.nearLeg.end.x, joints.farLeg.end.x) + 50 * size;
  const y = joints.hip.y + 42 * size;
  fillShape(ink, boxPath(from, y, to - from, 16 * size, 8 * size), tones.cloth('#5aa9a0'), 3);
};

/** A ball at a hand or a foot, and a stroke behind it. */
function ball(spot: PropSpot, x: number, y: number): void {
  const { ink, tones, size } = spot;
  drawAt(ink, point(x, y), 0, () => {
    ink.context.scale(size, size);
    fillShape(ink, circlePath(0, 0, 30), tones.cloth('#f4f1ea'), 5);
    fillFlat(ink, circlePath(0, 0, 10), tones.flat('#2d3142'));
    for (const angle of [0.3, 1.56, 2.8, 4.1, 5.3])
      strokeLine(
        ink,
        [point(0, 0), point(Math.cos(angle) * 28, Math.sin(angle) * 28)],
        tones.flat('#2d3142'),
        3,
      );
  });
}

export const kickedBall: DrawProp = (spot) => {
  const { joints, size } = spot;
  ball(spot, joints.farLeg.end.x + 70 * size, joints.farLeg.end.y - 6 * size);
};

export const caughtBall: DrawProp = (spot) => {
  const { joints, size } = spot;
  ball(spot, (joints.near.end.x + joints.far.end.x) / 2 + 16 * size, joints.far.end.y - 12 * size);
};
