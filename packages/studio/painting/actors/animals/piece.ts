import type { Part } from '../drawn/drawn-thing.ts';

/** A canvas transform: a, b, c, d, e, f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Parts that move as one. */
export interface Piece {
  readonly parts: readonly Part[];
  readonly at: Matrix;
}

/** An animal at one moment, in units of its drawing; it faces left. */
export interface Posed {
  readonly pieces: readonly Piece[];
  /** Where the ground, or the water line, cuts it off; null for what floats freely. */
  readonly ground: number | null;
  /** How far it is off the ground, units. */
  readonly rise: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const asDrawn: Matrix = [1, 0, 0, 1, 0, 0];
export const piece = (parts: readonly Part[], at: Matrix = asDrawn): Piece => ({ parts, at });

/** First `inner`, then `outer`. */
export function within(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ];
}

export const moved = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** Turned about a point by radians, clockwise. */
export function turned({ x, y }: Point, radians: number): Matrix {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

/** Stretched about a point. */
export const stretched = ({ x, y }: Point, sx: number, sy: number): Matrix => [
  sx,
  0,
  0,
  sy,
  x - sx * x,
  y - sy * y,
];

export const pointAt = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** Where a point lies as seen from within a matrix. */
export function pointFrom([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  const det = a * d - b * c;
  const [dx, dy] = [x - e, y - f];
  return { x: (d * dx - c * dy) / det, y: (a * dy - b * dx) / det };
}
