import { fillCircle, type Context } from '../../painting/brushes/surface.ts';
import type { BoardColours } from '../colours.ts';

/* Signs that stand before an hour or a place, and pins. */

/** A small clock: it says that what stands beside it is an hour, and shows none itself. */
export function drawSmallClock(
  context: Context,
  x: number,
  y: number,
  radius: number,
  { strong }: Pick<BoardColours, 'strong'>,
): void {
  context.strokeStyle = strong;
  context.lineWidth = radius * 0.24;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(x, y, radius * 0.9, 0, Math.PI * 2);
  context.moveTo(x, y - radius * 0.45);
  context.lineTo(x, y);
  context.lineTo(x + radius * 0.34, y + radius * 0.2);
  context.stroke();
}

/** A small pin before the name of a place. */
export function drawSmallPin(
  context: Context,
  x: number,
  y: number,
  radius: number,
  { strong, ground }: Pick<BoardColours, 'strong' | 'ground'>,
): void {
  drawPin(context, x, y + radius, radius * 2, { fill: strong, hole: ground });
}

/** A pin whose tip stands at a point. */
export function drawPin(
  context: Context,
  x: number,
  y: number,
  height: number,
  { fill, hole }: { fill: string; hole: string },
): void {
  const radius = height * 0.36;
  const middle = y - height + radius;
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, middle, radius, Math.PI * 0.86, Math.PI * 0.14);
  context.quadraticCurveTo(x + radius * 0.62, middle + radius * 0.95, x, y);
  context.quadraticCurveTo(
    x - radius * 0.62,
    middle + radius * 0.95,
    x + Math.cos(Math.PI * 0.86) * radius,
    middle + Math.sin(Math.PI * 0.86) * radius,
  );
  context.closePath();
  context.fill();
  fillCircle(context, x, middle, radius * 0.42, hole);
}
