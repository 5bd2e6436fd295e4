import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import { fillEllipse, paintGlow, paintSurface } from '../brushes/surface.ts';
import type { StageBrief } from '../stage.ts';
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

/** A pond seen from its side, for what swims where the set has no water: wider than its `reach`, px. */
export function pondSprite({ palette, width: frame }: StageBrief, reach: number): Sprite {
  const { near, skyLow, skyTop, dark } = palette;
  const width = reach * 1.5;
  const height = Math.max(10, Math.min(width * 0.17, frame * 0.16));
  const water = darken(mix(mix('#3f9cc4', skyTop, 0.25), near, 0.12), dark ? 0.3 : 0);
  const canvas = paintSurface(width, height, (context) => {
    const ring = (share: number, drop: number, fill: string) =>
      fillEllipse(
        context,
        width / 2,
        height / 2 + height * drop,
        (width / 2) * share,
        (height / 2) * share,
        fill,
      );
    ring(1, 0, withOpacity(darken(near, 0.3), 0.55));
    ring(0.965, 0.01, darken(water, 0.16));
    ring(0.95, 0.03, water);
    ring(0.7, 0.02, withOpacity(lighten(mix(water, skyLow, 0.4), 0.2), 0.5));
    ring(0.64, 0.03, water);
    ring(0.44, 0.02, withOpacity(lighten(mix(water, skyLow, 0.4), 0.2), 0.4));
    ring(0.38, 0.03, water);
  });
  return { canvas, width, height };
}
