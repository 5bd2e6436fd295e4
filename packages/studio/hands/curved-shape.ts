import type { Point } from '../figures/brush/geometry.ts';
import type { Kit } from './kit.ts';

/** A shape with curved sides, each told by its control point and its end. */
export function fillPath(
  { ink }: Kit,
  tone: string,
  start: Point,
  curves: readonly number[][],
): void {
  const { context } = ink;
  context.fillStyle = tone;
  context.beginPath();
  context.moveTo(start.x, start.y);
  for (const [a = 0, b = 0, x = 0, y = 0] of curves) context.quadraticCurveTo(a, b, x, y);
  context.closePath();
  context.fill();
}
