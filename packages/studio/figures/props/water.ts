import type { Path2D } from '@napi-rs/canvas';
import { point } from '../brush/geometry.ts';
import { circlePath, fillFlat, strokeLine, svgPath } from '../brush/ink.ts';
import { withOpacity } from '../../painting/palette/colour.ts';
import type { DrawProp, PropSpot } from './prop.ts';

/** A wavy surface from `left` to `right`, its lower side a shallow bow down to the ground. */
function waterPath(
  spot: PropSpot,
  left: number,
  right: number,
  top: number,
  phase: number,
): Path2D {
  const { seconds, size } = spot;
  const count = 12;
  const step = (right - left) / count;
  const wave = svgPath(`M ${left} ${top + 6 * size}`);
  for (let index = 0; index < count; index++) {
    const shift = Math.sin(seconds * 2.2 + index * 1.4 + phase) * 4 * size;
    const from = left + index * step;
    wave.quadraticCurveTo(from + step / 2, top - 12 * size + shift, from + step, top + 6 * size);
  }
  wave.bezierCurveTo(right - 30 * size, 0, right - 130 * size, 0, (left + right) / 2, 0);
  wave.bezierCurveTo(left + 130 * size, 0, left + 30 * size, 0, left, top + 6 * size);
  wave.closePath();
  return wave;
}

/** How far the surface lies from a swimmer's chest, and how wide the water is. */
function surface({ joints, measures, size }: PropSpot): {
  top: number;
  left: number;
  right: number;
} {
  return {
    top: joints.chest.y + measures.halfShoulder * 0.3,
    left: joints.nearLeg.end.x - 100 * size,
    right: joints.head.x + 150 * size,
  };
}

/** The water a swimmer lies in. */
export const waterBack: DrawProp = (spot) => {
  const { top, left, right } = surface(spot);
  fillFlat(
    spot.ink,
    waterPath(spot, left, right, top - 12 * spot.size, 2),
    spot.tones.flat('#9fd6f4'),
  );
};

/** What of it lies before the swimmer: the body shows through. */
export const water: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const { top, left, right } = surface(spot);
  fillFlat(ink, waterPath(spot, left, right, top, 0), withOpacity(tones.flat('#2f8fd0'), 0.86));
  const foam = 'rgba(235,248,255,0.85)';
  for (const [x, y, wide] of [
    [0.12, 26, 60],
    [0.4, 44, 80],
    [0.66, 30, 54],
    [0.8, 52, 50],
  ] as const) {
    const from = left + (right - left) * x;
    strokeLine(
      ink,
      [point(from, top + y * size), point(from + wide * size, top + y * size)],
      withOpacity('#cfeeff', 0.5),
      4 * size,
    );
  }
  for (const [x, y, r] of [
    [-18, -8, 8],
    [-4, -20, 6],
    [16, -26, 5],
    [26, -8, 8],
    [-34, -2, 5],
  ] as const)
    fillFlat(ink, circlePath(joints.far.end.x + x * size, top + y * size, r * size), foam);
};
