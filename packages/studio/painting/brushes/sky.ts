import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import type { Palette } from '../palette/palette.ts';
import type { Random } from '../random.ts';
import { backdropBox, type Plane, type StageBrief } from '../stage.ts';
import { fillCircle, paintGlow, verticalGradient, type Context } from './surface.ts';
import { paintFinish } from './finish.ts';

export interface SkyPlace {
  /** Where the sun or moon stands, as shares of the frame. */
  sunX: number;
  sunY: number;
  /** Where sky meets land, as a share of the height. */
  horizon: number;
  /** Without a disc there is only its light: overcast, or indoors behind glass. */
  disc: boolean;
}

/** Where the light stands in this scene: high by day, at the horizon at dawn and dusk, always off the middle. */
export function skyPlace(
  { palette, random, drawing, blend }: StageBrief,
  horizon: number,
): SkyPlace {
  const stream = random.fork('sky');
  const side = stream.chance(0.5) ? 1 : -1;
  const low = palette.light === 'dawn' || palette.light === 'dusk';
  return {
    sunX: 0.5 + side * stream.between(blend(0.2, 0.24), blend(0.34, 0.38)),
    sunY: low ? horizon - stream.between(0.1, 0.17) : stream.between(0.1, 0.17),
    horizon,
    // A sun that the picture is of hangs there already.
    disc:
      drawing.weather === 'clear' && !drawing.heroes.some(({ emoji }) => /^sun$|moon/u.test(emoji)),
  };
}

/** -1 or 1: the side the sky's light comes from. */
export const lightSide = ({ sunX }: SkyPlace): number => (sunX < 0.5 ? -1 : 1);

function paintStars(context: Context, brief: StageBrief, horizon: number): void {
  const stream = brief.random.fork('stars');
  const count = Math.round(
    (brief.width * brief.height * horizon) / (9000 * brief.unit * brief.unit),
  );
  for (let i = 0; i < count; i++) {
    const y = stream.next() ** 1.5 * brief.height * horizon;
    const size = stream.between(0.6, 2.1) * brief.unit;
    fillCircle(
      context,
      stream.next() * brief.width,
      y,
      size,
      withOpacity('#ffffff', stream.between(0.25, 0.95)),
    );
  }
}

function paintMoon(context: Context, x: number, y: number, radius: number, palette: Palette): void {
  const pale = lighten(palette.glow, 0.45);
  fillCircle(context, x, y, radius, pale);
  const shadow = mix(pale, palette.skyLow, 0.3);
  for (const [dx, dy, size] of [
    [-0.35, -0.2, 0.24],
    [0.3, 0.25, 0.3],
    [0.1, -0.5, 0.13],
    [-0.25, 0.45, 0.16],
  ] as const) {
    fillCircle(context, x + dx * radius, y + dy * radius, radius * size, withOpacity(shadow, 0.55));
  }
}

function paintLight(
  context: Context,
  { width, height, unit, palette }: StageBrief,
  place: SkyPlace,
): void {
  const x = place.sunX * width;
  const y = place.sunY * height;
  const night = palette.light === 'night';
  const reach = (night ? 430 : 760) * unit;
  paintGlow(context, x, y, reach, [
    [0, withOpacity(palette.glow, night ? 0.42 : 0.7)],
    [0.3, withOpacity(palette.glow, night ? 0.13 : 0.28)],
    [1, withOpacity(palette.glow, 0)],
  ]);
  if (!place.disc) return;
  const radius = (night ? 74 : 88) * unit;
  if (night) paintMoon(context, x, y, radius, palette);
  else fillCircle(context, x, y, radius, lighten(palette.glow, 0.55));
}

/** Paints the whole sky: gradient, stars, sun or moon. */
export function paintSky(context: Context, brief: StageBrief, place: SkyPlace): void {
  const { width, height, palette, drawing } = brief;
  const overcast = drawing.weather === 'rain' || drawing.weather === 'fog';
  const dull = (colour: string) =>
    overcast ? mix(colour, mix(palette.far, '#8a94a3', 0.5), 0.4) : colour;
  const top = dull(palette.skyTop);
  const low = dull(palette.skyLow);
  const bottom = place.horizon * height;
  context.fillStyle = verticalGradient(context, 0, bottom, [
    [0, darken(top, 0.08)],
    [0.45, mix(top, low, 0.42)],
    [0.8, mix(top, low, 0.88)],
    [1, lighten(low, 0.06)],
  ]);
  context.fillRect(0, 0, width, height);
  if (palette.light === 'night' && !overcast) paintStars(context, brief, place.horizon);
  paintLight(context, brief, place);
}

/** The sky as the stage's back sheet, with `more` painted on it. */
export function skyPlane(
  brief: StageBrief,
  place: SkyPlace,
  more?: (context: Context) => void,
): Plane {
  return {
    depth: 0,
    box: backdropBox(brief),
    paint(context) {
      paintSky(context, brief, place);
      more?.(context);
      paintFinish(context, brief);
    },
  };
}

/** A veil over everything painted so far: what makes far land look far. */
export function paintHaze(
  context: Context,
  brief: StageBrief,
  top: number,
  bottom: number,
  random: Random,
): void {
  const strength = brief.drawing.weather === 'fog' ? 0.85 : random.between(0.25, 0.4);
  const colour = lighten(brief.palette.skyLow, 0.12);
  context.fillStyle = verticalGradient(context, top, bottom, [
    [0, withOpacity(colour, 0)],
    [1, withOpacity(colour, strength)],
  ]);
  context.fillRect(-brief.width, top, brief.width * 3, bottom - top);
}
