import { type Point } from '../figures/brush/geometry.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import type { Kit } from './kit.ts';

/** A strand with a lighter side and the turns it is twisted with. */
export function drawStrand(
  { ink }: Kit,
  path: readonly Point[],
  width: number,
  colour: string,
): void {
  const { context } = ink;
  const [first, ...rest] = path;
  if (first === undefined) return;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [tone, wide, aside] of [
    [darken(colour, 0.22), width, 0],
    [colour, width * 0.78, -width * 0.06],
    [lighten(colour, 0.25), width * 0.2, -width * 0.2],
  ] as const) {
    context.strokeStyle = tone;
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(first.x + aside, first.y);
    for (const { x, y } of rest) context.lineTo(x + aside, y);
    context.stroke();
  }
}
