import { withOpacity } from '../palette/colour.ts';
import { paintGlow, paintSurface } from '../brushes/surface.ts';
import type { Sprite } from './sprite.ts';

/** A soft dark ellipse where something touches the ground. */
export function contactShadow(width: number, ink: string): Sprite {
  const height = Math.max(8, width * 0.2);
  const canvas = paintSurface(width, height, (context) => {
    context.scale(1, height / width);
    paintGlow(context, width / 2, width / 2, width / 2, [
      [0, withOpacity(ink, 0.62)],
      [0.45, withOpacity(ink, 0.4)],
      [1, withOpacity(ink, 0)],
    ]);
  });
  return { canvas, width, height };
}

/** A round light behind something that floats. */
export function haloSprite(width: number, glow: string, strength: number): Sprite {
  const canvas = paintSurface(width, width, (context) => {
    paintGlow(context, width / 2, width / 2, width / 2, [
      [0, withOpacity(glow, strength)],
      [0.45, withOpacity(glow, strength * 0.45)],
      [1, withOpacity(glow, 0)],
    ]);
  });
  return { canvas, width, height: width };
}
