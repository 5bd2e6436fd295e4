import type { Path2D } from '@napi-rs/canvas';
import type { Circle } from '../figures/brush/geometry.ts';
import { limbPath, svgPath } from '../figures/brush/ink.ts';

/*
 * Hands as seen by whom they belong to: the right one comes in from the right. Units: a hand is 100 long. Each is drawn in a frame of
 * its own, whose -x is where it points, with its wrist far right; a left hand is its mirror image.
 */

/** One stroke of a hand: a finger as circles from its root to its tip, or an outline. */
export interface HandPart {
  readonly path: Path2D;
  /** Where it grows out of the hand: there it has no edge. */
  readonly root?: readonly [x: number, y: number, radius: number];
  /** Turned away from the light: a finger behind the others. */
  readonly far?: boolean;
  readonly nail?: readonly [x: number, y: number, degrees: number, size?: number];
  readonly creases?: readonly (readonly [x: number, y: number, toX: number, toY: number])[];
}

export interface HandPose {
  /** Behind what is held, and before it. */
  readonly back: readonly HandPart[];
  readonly front: readonly HandPart[];
  /** Where the arm begins. */
  readonly wrist: Circle;
}

/** A finger through its joints: x, y, radius by turns. */
function finger(...numbers: readonly number[]): Path2D {
  const circles: Circle[] = [];
  for (let at = 0; at + 2 < numbers.length; at += 3)
    circles.push({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0, r: numbers[at + 2] ?? 0 });
  return limbPath(rounded(circles));
}

/** Joints are bends, not corners. */
function rounded(circles: readonly Circle[]): Circle[] {
  const mid = (a: Circle, b: Circle, share: number): Circle => ({
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
    r: a.r + (b.r - a.r) * share,
  });
  return circles.flatMap((circle, index) => {
    const [before, after] = [circles[index - 1], circles[index + 1]];
    if (before === undefined || after === undefined) return [circle];
    const [from, to] = [mid(before, circle, 0.62), mid(circle, after, 0.38)];
    return [
      from,
      ...[0.25, 0.5, 0.75].map((t) => mid(mid(from, circle, t), mid(circle, to, t), t)),
      to,
    ];
  });
}

/**
 * Closed round a handle along x, the thumb towards -x: the palm behind it, the finger tips and the thumb before it. Its arm comes
 * from above and from the right.
 */
const fist: HandPose = {
  back: [
    { path: finger(-19, -14, 10, -25, 6, 9.5, -20, 20, 9), far: true },
    {
      path: svgPath(
        'M -27 -12 C -24 -30 -6 -38 16 -37 C 38 -36 56 -42 70 -40 L 74 -6 C 60 2 50 14 38 20 C 16 27 -12 24 -24 15 C -30 8 -30 -4 -27 -12 Z',
      ),
    },
  ],
  front: [
    { path: finger(38, 20, 8, 39, 12, 8, 35, 1, 7.4) },
    { path: finger(21, 25, 9, 22, 14, 9, 19, -1, 8.4) },
    { path: finger(3, 26, 9.5, 4, 15, 9.5, 2, -2, 8.8) },
    { path: finger(-15, 24, 9.5, -14, 13, 9.5, -14, -2, 8.8) },
    {
      path: finger(52, -22, 15, 30, -20, 12.5, 4, -18, 10.5, -25, -9, 8.6),
      root: [56, -22, 26],
      nail: [-24, -11, 164],
      creases: [[5, -24, 3, -14]],
    },
  ],
  wrist: { x: 66, y: -23, r: 17.5 },
};

/** As a fist, with its arm straight away from the handle. */
const grip: HandPose = {
  back: [
    { path: finger(-19, -14, 10, -25, 6, 9.5, -20, 20, 9), far: true },
    {
      path: svgPath(
        'M -25 10 C -31 -8 -29 -30 -21 -44 C -14 -56 -11 -68 -10 -80 L 25 -80 C 26 -64 36 -50 40 -34 C 45 -16 44 8 38 20 C 16 27 -14 24 -25 10 Z',
      ),
    },
  ],
  front: [
    { path: finger(38, 20, 8, 39, 12, 8, 35, -2, 7.4) },
    { path: finger(21, 25, 9, 22, 14, 9, 19, -4, 8.4) },
    { path: finger(3, 26, 9.5, 4, 15, 9.5, 2, -5, 8.8) },
    { path: finger(-15, 24, 9.5, -14, 13, 9.5, -14, -3, 8.8) },
    {
      path: finger(6, -52, 16, -17, -33, 12.5, -27, -10, 10.4, -17, 7, 8.8),
      root: [9, -56, 27],
      nail: [-17, 6, 62],
      creases: [[-34, -13, -26, -10]],
    },
  ],
  wrist: { x: 8, y: -74, r: 17.5 },
};

/** Thumb and first finger meet at 0,0; the hand is beyond them. */
const pinch: HandPose = {
  back: [
    { path: finger(58, 8, 10, 40, 22, 9, 30, 30, 7.6), far: true },
    { path: finger(58, -2, 10.5, 32, 2, 9.5, 18, 16, 8), far: true },
    { path: finger(60, -14, 11, 30, -16, 10, 9, 4, 8.2), far: true },
    {
      path: svgPath(
        'M 36 -20 C 46 -32 66 -34 82 -28 C 92 -24 100 -22 108 -20 L 108 14 C 94 18 84 28 70 30 C 54 32 40 22 36 8 Z',
      ),
    },
    {
      path: finger(58, -20, 12, 33, -31, 10, 12, -19, 8.8, 1, -4, 7.6),
      root: [62, -18, 21],
      creases: [[34, -38, 32, -30]],
    },
  ],
  front: [
    {
      path: finger(74, 12, 17, 50, 20, 12.5, 26, 17, 10.2, 3, 4, 8.4),
      root: [78, 10, 27],
      nail: [6, 6, 208],
      creases: [[26, 10, 25, 17]],
    },
  ],
  wrist: { x: 102, y: -3, r: 17.5 },
};

/** Round the right side of something whose edge is at x = 0: the fingers behind it, the thumb before it. */
const clasp: HandPose = {
  back: [
    { path: finger(34, 24, 9, 8, 30, 8.6, -14, 28, 7.6), far: true },
    { path: finger(36, 10, 10, 4, 14, 9.6, -24, 12, 8.4), far: true },
    { path: finger(36, -6, 10.5, 2, -4, 10, -28, -6, 8.8), far: true },
    { path: finger(36, -20, 10.5, 8, -22, 10, -22, -24, 8.8), far: true },
    {
      path: svgPath(
        'M 2 -30 C 14 -38 36 -37 52 -31 C 66 -26 78 -20 90 -19 L 90 16 C 74 20 62 34 44 37 C 26 40 10 38 4 30 C 12 10 12 -10 2 -30 Z',
      ),
    },
  ],
  front: [
    {
      path: finger(62, 2, 18, 36, -6, 14, 10, -14, 11, -19, -17, 8.8),
      root: [66, 2, 32],
      nail: [-18, -18, 184],
      creases: [[9, -21, 9, -12]],
    },
  ],
  wrist: { x: 84, y: -2, r: 17.5 },
};

/** Laid down, its back up: the middle of its fingers at 0,0. */
const flat: HandPose = {
  back: [],
  front: [
    {
      path: svgPath(
        'M 24 -30 C 40 -38 60 -33 78 -25 C 90 -20 98 -19 106 -18 L 106 15 C 92 18 80 28 64 31 C 48 33 32 30 24 24 C 22 8 22 -14 24 -30 Z',
      ),
    },
    {
      path: finger(70, 14, 15, 46, 29, 11.5, 22, 36, 9.4, 4, 33, 8.2),
      root: [72, 8, 27],
      nail: [5, 33, 176, 1.05],
    },
    {
      path: finger(36, 16, 9.5, 8, 20, 8.6, -14, 20, 7.4),
      root: [38, 14, 15],
      nail: [-15, 20, 180, 0.8],
    },
    {
      path: finger(36, 3, 10.5, 0, 5, 9.6, -27, 5, 8.2),
      root: [38, 3, 17],
      nail: [-28, 5, 180, 0.92],
    },
    {
      path: finger(36, -10, 10.5, -2, -11, 9.8, -33, -10, 8.4),
      root: [38, -9, 17],
      nail: [-34, -10, 180, 0.95],
    },
    {
      path: finger(36, -22, 10.5, 4, -26, 9.6, -24, -25, 8.2),
      root: [38, -20, 16],
      nail: [-25, -25, 180, 0.92],
      creases: [
        [30, -22, 36, -20],
        [28, -9, 34, -8],
        [29, 4, 35, 4],
      ],
    },
  ],
  wrist: { x: 100, y: -2, r: 17.5 },
};

/** The first finger stretched out, its tip at 0,0. */
const pointing: HandPose = {
  back: [
    { path: finger(74, 26, 9, 56, 36, 8.4, 62, 26, 7.6), far: true },
    { path: finger(72, 16, 10, 46, 26, 9.4, 56, 14, 8.2), far: true },
  ],
  front: [
    {
      path: svgPath(
        'M 46 -18 C 58 -27 78 -27 94 -22 L 112 -18 L 112 15 C 98 18 88 30 74 31 C 58 31 46 24 44 12 Z',
      ),
    },
    {
      path: finger(68, -12, 12, 38, -10, 10, 18, -5, 8.8, 6, 0, 7.4),
      root: [72, -10, 23],
      nail: [6, -2, 160, 0.9],
    },
    { path: finger(66, 0, 11, 46, 6, 10, 50, 17, 8.8), root: [72, -2, 18] },
    {
      path: finger(86, 12, 16, 64, 22, 11.4, 44, 15, 9.2),
      root: [90, 8, 26],
      nail: [44, 15, 196],
      creases: [[64, 15, 63, 22]],
    },
  ],
  wrist: { x: 106, y: -2, r: 17.5 },
};

export const handPoses = { fist, grip, pinch, clasp, flat, pointing } as const;
export type HandPoseName = keyof typeof handPoses;
