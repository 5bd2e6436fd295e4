import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import { fillEllipse, paintGlow, paintSurface } from '../brushes/surface.ts';
import type { StageBrief } from '../stage.ts';
import type { Sprite } from './sprite.ts';

/** A round stand of two steps, `width` px across. Its top is the upper ellipse's middle, at `topY` of the sprite. */
export function plinthSprite(
  { palette, unit }: StageBrief,
  width: number,
  lightFromX: number,
): Sprite & { topY: number } {
  const tilt = 0.13;
  const step = 58 * unit;
  const height = width * tilt * 2 + step * 2;
  const topY = width * tilt * 0.86;
  const stone = mix(palette.paper, palette.near, palette.dark ? 0.55 : 0.25);
  const canvas = paintSurface(width, height, (context) => {
    for (const [level, share] of [
      [1, 1],
      [0, 0.86],
    ] as const) {
      const half = (width / 2) * share;
      const y = topY + level * step;
      const side = context.createLinearGradient(width / 2 - half, 0, width / 2 + half, 0);
      const [lit, shade] = lightFromX < 0 ? [0, 1] : [1, 0];
      side.addColorStop(lit, lighten(stone, 0.05));
      side.addColorStop(0.5, darken(stone, 0.12));
      side.addColorStop(shade, darken(stone, 0.48));
      context.fillStyle = side;
      context.beginPath();
      context.ellipse(width / 2, y + step, half, half * tilt * 2, 0, 0, Math.PI);
      context.lineTo(width / 2 - half, y);
      context.lineTo(width / 2 + half, y);
      context.lineTo(width / 2 + half, y + step);
      context.fill();
      fillEllipse(context, width / 2, y, half, half * tilt * 2, lighten(stone, 0.22));
    }
  });
  return { canvas, width, height, topY };
}

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
