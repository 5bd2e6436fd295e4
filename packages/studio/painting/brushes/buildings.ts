import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import type { Palette } from '../palette/palette.ts';
import type { Random } from '../random.ts';
import { fillPolygon, verticalGradient, type Context } from './surface.ts';

export interface Facade {
  x: number;
  foot: number;
  width: number;
  height: number;
  colour: string;
  /** How many of the windows are lit, 0–1. */
  lit: number;
  lightFromX: number;
}

function paintWindows(
  context: Context,
  facade: Facade,
  palette: Palette,
  unit: number,
  random: Random,
): void {
  const { x, foot, width, height, colour, lit } = facade;
  const cell = Math.max(20, width / Math.max(3, Math.round(width / (38 * unit))));
  const columns = Math.max(2, Math.floor((width * 0.86) / cell));
  const inset = (width - columns * cell) / 2;
  const rows = Math.floor((height - cell * 1.4) / (cell * 1.25));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const bright = random.chance(lit);
      context.fillStyle = bright
        ? mix(palette.accentTwo, palette.glow, random.between(0.2, 0.8))
        : withOpacity(darken(colour, palette.dark ? 0.5 : 0.28), 0.55);
      const left = x + inset + column * cell + cell * 0.22;
      const top = foot - height + cell * 0.8 + row * cell * 1.25;
      context.fillRect(left, top, cell * 0.56, cell * 0.74);
    }
  }
}

function paintRoof(
  context: Context,
  { x, foot, width, height, colour }: Facade,
  random: Random,
): void {
  const top = foot - height;
  const kind = random.index(4);
  context.fillStyle = darken(colour, 0.12);
  if (kind === 0)
    fillPolygon(
      context,
      [
        [x + width * 0.2, top],
        [x + width * 0.5, top - width * 0.55],
        [x + width * 0.8, top],
      ],
      darken(colour, 0.08),
    );
  else if (kind === 1)
    context.fillRect(x + width * 0.47, top - width * 0.7, width * 0.05, width * 0.72);
  else if (kind === 2)
    context.fillRect(x + width * 0.18, top - width * 0.16, width * 0.64, width * 0.17);
}

/** A block with windows, a lit edge and a roof of its own. */
export function paintBuilding(
  context: Context,
  facade: Facade,
  palette: Palette,
  unit: number,
  random: Random,
): void {
  const { x, foot, width, height, colour, lightFromX } = facade;
  paintRoof(context, facade, random);
  context.fillStyle = verticalGradient(context, foot - height, foot, [
    [0, lighten(colour, 0.06)],
    [1, mix(colour, palette.skyLow, palette.dark ? 0.1 : 0.22)],
  ]);
  context.fillRect(x, foot - height, width, height);
  paintWindows(context, facade, palette, unit, random);
  const edge = width * 0.14;
  context.fillStyle = withOpacity(darken(colour, 0.6), 0.2);
  context.fillRect(lightFromX < 0 ? x + width - edge : x, foot - height, edge, height);
  context.fillStyle = withOpacity(palette.glow, 0.35);
  context.fillRect(lightFromX < 0 ? x : x + width - 3 * unit, foot - height, 3 * unit, height);
}

/** Blocks shoulder to shoulder from x to endX, `tall` and `broad` px on average. */
export function paintSkyline(
  context: Context,
  from: number,
  endX: number,
  style: Omit<Facade, 'x' | 'width' | 'height'> & {
    tall: number;
    broad: number;
    palette: Palette;
    unit: number;
  },
  random: Random,
): void {
  for (let x = from; x < endX;) {
    const width = style.broad * random.between(0.65, 1.3);
    const height = style.tall * random.between(0.45, 1.15);
    const colour = mix(
      style.colour,
      random.chance(0.5) ? '#ffffff' : style.palette.ink,
      random.between(0, 0.09),
    );
    paintBuilding(
      context,
      { ...style, x, width, height, colour },
      style.palette,
      style.unit,
      random,
    );
    x += width * random.between(0.92, 1.04);
  }
}

/** A street lamp: its pole at x, its light as a soft cone. */
export function paintStreetLamp(
  context: Context,
  x: number,
  foot: number,
  height: number,
  palette: Palette,
  side: number,
): void {
  const metal = darken(palette.ink, 0.2);
  context.strokeStyle = metal;
  context.lineWidth = height * 0.022;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x, foot);
  context.lineTo(x, foot - height * 0.9);
  context.quadraticCurveTo(x, foot - height, x + side * height * 0.12, foot - height);
  context.stroke();
  context.fillStyle = lighten(palette.glow, 0.3);
  context.beginPath();
  context.ellipse(
    x + side * height * 0.13,
    foot - height * 0.985,
    height * 0.045,
    height * 0.022,
    0,
    0,
    Math.PI * 2,
  );
  context.fill();
}
