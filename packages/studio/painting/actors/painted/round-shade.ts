import type { Context, Gradient } from '../../brushes/surface.ts';
import { darken, lighten } from '../../palette/colour.ts';

/** Round like a tower: bright on the left, dark on the right. */
export function roundShade(context: Context, left: number, right: number, tone: string): Gradient {
  const gradient = context.createLinearGradient(left, 0, right, 0);
  gradient.addColorStop(0, lighten(tone, 0.28));
  gradient.addColorStop(0.4, tone);
  gradient.addColorStop(1, darken(tone, 0.42));
  return gradient;
}
