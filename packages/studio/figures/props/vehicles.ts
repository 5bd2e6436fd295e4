import type { Path2D } from '@napi-rs/canvas';
import { between, point, polar } from '../brush/geometry.ts';
import {
  boxPath,
  circlePath,
  ellipsePath,
  fillFlat,
  fillShape,
  limbPath,
  strokeLine,
  strokePath,
  svgPath,
} from '../brush/ink.ts';
import { darken, mix, withOpacity } from '../../painting/palette/colour.ts';
import { svgAt } from './furniture.ts';
import type { DrawProp, PropSpot } from './prop.ts';

/** A spoked or plain wheel that turns with the motion. */
function wheel(
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
  const frame = tones.flat('#e4573d');
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

/** The inside of an open car and its windscreen, behind the driver. */
export const carBack: DrawProp = (spot) => {
  const { ink, tones, size, accent } = spot;
  const colour = carColour(accent);
  fillShape(
    ink,
    svgAt(0, 0, size, 'M -168 -120 C -168 -190 -120 -226 -84 -226 L -62 -226 L -50 -120 Z'),
    tones.cloth('#4a3b46'),
    5,
  );
  fillShape(
    ink,
    svgAt(0, 0, size, 'M -250 -128 C -230 -176 230 -176 262 -128 L 240 -100 L -230 -100 Z'),
    tones.cloth(darken(colour, 0.35)),
    3,
  );
};

const carColour = (accent: string): string => mix('#e4573d', accent, 0.15);

export const carFront: DrawProp = (spot) => {
  const { ink, tones, size, accent, seconds } = spot;
  const colour = carColour(accent);
  const paint = tones.cloth(colour);
  fillFlat(
    ink,
    svgAt(0, 0, size, 'M 102 -158 L 142 -258 L 152 -258 L 134 -152 Z'),
    'rgba(196,230,255,0.55)',
  );
  strokePath(ink, svgAt(0, 0, size, 'M 132 -152 L 156 -258'), tones.flat('#3a3f52'), 6 * size);
  fillShape(
    ink,
    svgAt(
      0,
      0,
      size,
      'M -268 -112 C -266 -140 -240 -152 -200 -152 L -170 -152 C -150 -128 -60 -122 60 -140 L 128 -156 C 200 -160 268 -134 278 -92 C 284 -66 280 -44 266 -42 L -258 -42 C -272 -46 -272 -90 -268 -112 Z',
    ),
    paint,
    9,
  );
  strokePath(
    ink,
    svgAt(0, 0, size, 'M -92 -124 L -92 -58 C -40 -50 40 -50 92 -58 L 96 -146'),
    paint.shade,
    3,
  );
  fillFlat(
    ink,
    boxPath(-78 * size, -112 * size, 34 * size, 7 * size, 3),
    tones.flat(darken(colour, 0.35)),
  );
  fillFlat(ink, ellipsePath(262 * size, -96 * size, 12 * size, 16 * size), tones.flat('#fff3c2'));
  fillShape(
    ink,
    boxPath(-280 * size, -58 * size, 568 * size, 17 * size, 8),
    tones.cloth('#c9ced8'),
    3,
  );
  for (const x of [-166, 176]) {
    fillFlat(ink, circlePath(x * size, -48 * size, 56 * size), tones.flat(darken(colour, 0.55)));
    fillFlat(ink, circlePath(x * size, -46 * size, 46 * size), tones.flat('#2d3142'));
    fillShape(ink, circlePath(x * size, -46 * size, 24 * size), tones.cloth('#d5dae3'), 4);
    for (let index = 0; index < 3; index++) {
      const angle = seconds * 5 + (index * Math.PI) / 3;
      const middle = point(x * size, -46 * size);
      strokeLine(
        ink,
        [polar(middle, angle, 19 * size), polar(middle, angle + Math.PI, 19 * size)],
        tones.flat('#8b95a8'),
        4 * size,
      );
    }
  }
};

/** A steering wheel between the hands, seen from its side. */
export const steering: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const middle = between(joints.near.end, joints.far.end, 0.5);
  const angle = 0.32;
  strokeLine(
    ink,
    [middle, point(middle.x + 44 * size, middle.y + 52 * size)],
    tones.flat('#3a3f52'),
    11 * size,
  );
  strokePath(
    ink,
    ellipsePath(middle.x, middle.y, 19 * size, 48 * size, angle),
    tones.flat('#2d3142'),
    9 * size,
  );
  strokeLine(
    ink,
    [polar(middle, angle, 15 * size), polar(middle, angle + Math.PI, 15 * size)],
    tones.flat('#2d3142'),
    7 * size,
  );
};

/** The back of a wheelchair, behind who sits in it. */
export const wheelchairBack: DrawProp = (spot) => {
  const { ink, tones, joints, measures, size } = spot;
  const seat = joints.hip.y + measures.legWidth * 0.6;
  const x = joints.hip.x;
  const r = seatRadius(spot);
  const steel = tones.flat('#6f7b92');
  wheel(spot, x + 6 * size, -r, r * 0.96, 7 * size, 0.1, 7);
  strokeLine(
    ink,
    [
      point(x - 48 * size, seat),
      point(x - 54 * size, seat - 120 * size),
      point(x - 84 * size, seat - 126 * size),
    ],
    steel,
    8 * size,
  );
  fillShape(
    ink,
    boxPath(x - 60 * size, seat - 112 * size, 22 * size, 116 * size, 9),
    tones.cloth('#34405c'),
    4,
  );
  fillShape(
    ink,
    boxPath(x - 56 * size, seat - 3, 118 * size, 16 * size, 7),
    tones.cloth('#34405c'),
    4,
  );
  strokeLine(
    ink,
    [point(x + 56 * size, seat + 8 * size), point(joints.nearLeg.end.x + 6, -16 * size)],
    steel,
    7 * size,
  );
  fillShape(
    ink,
    boxPath(joints.nearLeg.end.x - 24 * size, -12 * size, 84 * size, 9 * size, 4),
    tones.cloth('#56627a'),
    2,
  );
  fillFlat(
    ink,
    circlePath(joints.nearLeg.end.x - 34 * size, -17 * size, 17 * size),
    tones.flat('#2d3142'),
  );
  fillFlat(
    ink,
    circlePath(joints.nearLeg.end.x - 34 * size, -17 * size, 8 * size),
    tones.flat('#a6afc0'),
  );
};

const seatRadius = ({ joints, measures }: PropSpot): number =>
  (-joints.hip.y - measures.legWidth * 0.35) * 0.72;

export const wheelchairFront: DrawProp = (spot) => {
  const { ink, tones, joints, size } = spot;
  const r = seatRadius(spot);
  const x = joints.hip.x - 14 * size;
  wheel(spot, x, -r, r, 9 * size, 0, 7);
  strokePath(ink, circlePath(x, -r, r * 0.84), tones.flat('#8b95a8'), 3.4 * size);
};

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
    left: joints.nearLeg.end.x - 60 * size,
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

/** A ladder along both hands. */
export const ladder: DrawProp = (spot) => {
  const { ink, tones, joints, measures } = spot;
  const hands = between(joints.near.end, joints.far.end, 0.5);
  const lean = 0.16;
  const high = Math.min(joints.near.end.y, joints.far.end.y) - measures.headHeight * 0.7;
  const top = point(hands.x + (hands.y - high) * Math.tan(lean), high);
  const base = point(top.x + high * Math.tan(lean), 0);
  const half = measures.halfShoulder * 0.82;
  const wood = tones.cloth('#c98d54');
  const side = (shift: number) =>
    limbPath([
      { x: base.x + shift, y: -4, r: 6 },
      { x: top.x + shift, y: top.y, r: 6 },
    ]);
  const rungs = 9;
  for (let index = 0; index < rungs; index++) {
    const at = between(base, top, (index + 0.5) / rungs);
    strokeLine(ink, [point(at.x - half, at.y), point(at.x + half, at.y)], wood.shade, 9);
  }
  fillShape(ink, side(-half), wood, 2);
  fillShape(ink, side(half), wood, 2);
};

/** A box on wheels before both hands. */
export const cart: DrawProp = (spot) => {
  const { ink, tones, joints, size, seconds } = spot;
  const hand = joints.near.end;
  const left = hand.x + 6 * size;
  const width = 170 * size;
  const top = hand.y - 22 * size;
  fillShape(ink, boxPath(left, top, width, -top - 34 * size, 6), tones.cloth('#d3a066'), 7);
  fillFlat(
    ink,
    boxPath(left + width * 0.42, top, width * 0.16, -top - 34 * size, 0),
    tones.flat('#e8c48f'),
  );
  fillShape(
    ink,
    boxPath(left - 8 * size, -40 * size, width + 16 * size, 14 * size, 4),
    tones.cloth('#56627a'),
    3,
  );
  for (const dx of [26, 144])
    wheel(spot, left + dx * size, -17 * size, 17 * size, 8 * size, seconds * 0.6, 2);
};
