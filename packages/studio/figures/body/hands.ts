import type { Path2D } from '@napi-rs/canvas';
import { point, type Point } from '../brush/geometry.ts';
import { drawAt, fillFixed, limbPath, strokeLine, svgPath, type Ink } from '../brush/ink.ts';
import type { Tone } from '../brush/tones.ts';
import type { HandShape } from './pose.ts';

export interface HandStyle {
  readonly tone: Tone;
  readonly line: string;
  /** 1 is an adult's. */
  readonly size: number;
  /** The side of the thumb: -1 is up for a hand that points ahead. */
  readonly thumb: 1 | -1;
}

const finger = (from: Point, to: Point, width: number): Path2D =>
  limbPath([
    { ...from, r: width / 2 },
    { ...to, r: width / 2 - 0.4 },
  ]);

const palm = svgPath('M -15 -8 C -8 -12 4 -13 10 -9 C 14 -5 14 6 10 10 C 3 13 -8 11 -15 8 Z');
const thumbAside = finger(point(-5, -8), point(8, -17), 8.4);
const thumbAlong = finger(point(-6, -7), point(9, -12), 8.2);

const shapes: Readonly<Record<HandShape, readonly Path2D[]>> = {
  relaxed: [
    thumbAlong,
    svgPath('M -15 -8 C -8 -12 4 -12 11 -8 C 19 -5 24 3 20 9 C 16 13 -2 13 -15 8 Z'),
  ],
  fist: [
    svgPath('M -15 -8 C -9 -14 4 -15 10 -12 C 15 -9 15 9 10 12 C 3 15 -9 12 -15 8 Z'),
    finger(point(-3, -9), point(8, -4), 8),
  ],
  grip: [
    svgPath('M -15 -8 C -9 -13 3 -14 8 -11 C 13 -8 13 9 8 12 C 1 14 -9 11 -15 8 Z'),
    finger(point(-2, -9), point(9, -3), 8),
  ],
  open: [
    thumbAside,
    finger(point(6, -8), point(24, -12), 7.4),
    finger(point(8, -3), point(29, -4), 7.6),
    finger(point(8, 3), point(28, 4), 7.4),
    finger(point(6, 8), point(23, 12), 6.8),
    palm,
  ],
  point: [
    svgPath('M -15 -8 C -9 -13 3 -13 8 -11 C 13 -8 13 9 8 12 C 1 14 -9 11 -15 8 Z'),
    finger(point(4, -7), point(32, -8), 8),
    finger(point(-4, -8), point(7, -1), 8),
  ],
  flat: [
    finger(point(-5, -6), point(7, -14), 8),
    svgPath('M -15 -8 C -6 -10 10 -9 22 -6 C 31 -4 32 3 24 6 C 12 10 -6 10 -15 8 Z'),
  ],
};

/** Lines between the fingers. */
const creases: Readonly<Record<HandShape, readonly (readonly [Point, Point])[]>> = {
  relaxed: [[point(11, 4), point(19, 6)]],
  fist: [
    [point(6, 0), point(13, 0)],
    [point(6, 6), point(12, 6)],
  ],
  grip: [
    [point(4, 1), point(11, 1)],
    [point(4, 6.5), point(10, 6.5)],
  ],
  open: [],
  point: [
    [point(4, 1), point(11, 1)],
    [point(4, 6.5), point(10, 6.5)],
  ],
  flat: [[point(12, 1), point(26, 1)]],
};

/** Draws a hand with its palm's middle at `at`, pointing along `angle`. */
export function drawHand(
  ink: Ink,
  at: Point,
  angle: number,
  shape: HandShape,
  { tone, line, size, thumb }: HandStyle,
): void {
  drawAt(ink, at, angle, () => {
    ink.context.scale(size, size * -thumb);
    for (const path of shapes[shape]) fillFixed(ink, path, tone, 2);
    for (const crease of creases[shape]) strokeLine(ink, crease, line, 1.3);
  });
}
