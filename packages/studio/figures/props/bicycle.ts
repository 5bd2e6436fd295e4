import { between, point, polar } from '../brush/geometry.ts';
import { circlePath, ellipsePath, fillShape, strokeLine, strokePath } from '../brush/ink.ts';
import type { DrawProp, PropSpot } from './prop.ts';

/** A spoked or plain wheel that turns with the motion. */
export function wheel(
  spot: PropSpot,
  x: number,
  y: number,
  r: number,
  rim: number,
  turns: number,
  spokes: number,
): void {
  const { ink, tones } = spot;
  strokePath(ink, circlePath(x, y, r - rim / 2), tones.flat('#2d3142'), rim);
  for (let index = 0; index < spokes; index++) {
    const angle = turns * Math.PI * 2 + (index / spokes) * Math.PI;
    strokeLine(
      ink,
      [polar(point(x, y), angle, r - rim), polar(point(x, y), angle + Math.PI, r - rim)],
      tones.flat('#a6afc0'),
      1.8,
    );
  }
  fillShape(ink, circlePath(x, y, r * 0.12), tones.cloth('#8b95a8'), 1);
}

/** Far from the joints the same bicycle: the pose sits on it. */
export const bicycle: DrawProp = (spot) => {
  const { ink, tones, joints, measures, seconds } = spot;
  const length = measures.thigh + measures.shin;
  const r = length * 0.33;
  const [back, front] = [point(-length * 0.46, -r), point(length * 0.58, -r)];
  const crank = point(length * 0.02, -length * 0.3);
  const seat = point(joints.hip.x - 4, joints.hip.y + measures.legWidth * 0.62);
  const bars = joints.near.end;
  const stem = point(length * 0.4, bars.y + length * 0.1);
  wheel(spot, back.x, back.y, r, r * 0.11, seconds * 0.7, 6);
  wheel(spot, front.x, front.y, r, r * 0.11, seconds * 0.7, 6);
  const frame = tones.flat(spot.thingColour ?? '#e4573d');
  const w = length * 0.036;
  const top = between(crank, seat, 0.78);
  for (const line of [
    [back, crank, stem],
    [back, top, stem],
    [crank, seat],
  ])
    strokeLine(ink, line, frame, w);
  strokeLine(ink, [front, stem, point(stem.x - 6, bars.y)], tones.flat('#c8c3bd'), w);
  strokeLine(ink, [point(stem.x - 8, bars.y), bars], tones.flat('#2d3142'), w * 1.1);
  fillShape(
    ink,
    ellipsePath(seat.x - 4, seat.y, length * 0.13, length * 0.035),
    tones.cloth('#3a2f3f'),
    2,
  );
  for (const limb of [joints.farLeg, joints.nearLeg])
    strokeLine(
      ink,
      [crank, point(limb.end.x + 10, limb.end.y + measures.ankle)],
      tones.flat('#8b95a8'),
      w * 0.8,
    );
  strokePath(ink, circlePath(crank.x, crank.y, length * 0.07), tones.flat('#8b95a8'), w * 0.7);
};
