import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import type { Random } from '../random.ts';

import { verticalGradient, type Box, type Context } from './surface.ts';

/** The height of a ridge at x, in px from the top of the frame. */
export type Ridge = (x: number) => number;

/** Soft rolling land around `y`, rising and falling by `swell` px over `length` px. */
export function rollingRidge(y: number, swell: number, length: number, random: Random): Ridge {
  const waves = [1, 0.47, 0.23].map((share) => ({
    share,
    phase: random.between(0, 20),
    turn: random.between(0.85, 1.2),
  }));
  return (x) =>
    waves.reduce(
      (sum, { share, phase, turn }) =>
        sum + Math.sin((x / (length * share)) * turn + phase) * swell * share * 0.6,
      y,
    );
}

/** Broken peaks: a saw whose teeth differ, with smaller teeth upon them. */
export function peakRidge(y: number, rise: number, length: number, random: Random): Ridge {
  const heights = Array.from({ length: 64 }, () => random.between(0.25, 1));
  const teeth = Array.from({ length: 256 }, () => random.between(-1, 1));
  const at = (list: readonly number[], index: number) =>
    list[((index % list.length) + list.length) % list.length] ?? 0;
  const between = (list: readonly number[], place: number) => {
    const index = Math.floor(place);
    const share = place - index;
    return at(list, index) * (1 - share) + at(list, index + 1) * share;
  };
  return (x) => {
    const place = x / length;
    const tooth = 1 - Math.abs((place - Math.floor(place)) * 2 - 1);
    const peak = tooth * at(heights, Math.floor(place));
    return (
      y -
      rise * peak -
      between(teeth, place * 5.3) * rise * 0.055 -
      between(teeth, place * 17) * rise * 0.022
    );
  };
}

export function traceRidge(context: Context, ridge: Ridge, box: Box, step: number): void {
  context.beginPath();
  context.moveTo(box.x, box.y + box.height);
  for (let x = box.x; x <= box.x + box.width + step; x += step) context.lineTo(x, ridge(x));
  context.lineTo(box.x + box.width + step, box.y + box.height);
  context.closePath();
}

export interface LandColours {
  base: string;
  /** What the foot of the sheet fades to: haze behind, shade in front. */
  foot: string;
  glow: string;
}

/** Fills the land below a ridge, with a lit upper edge and soft folds. */
export function paintLand(
  context: Context,
  ridge: Ridge,
  box: Box,
  colours: LandColours,
  random: Random,
): void {
  const step = 5;
  traceRidge(context, ridge, box, step);
  context.fillStyle = verticalGradient(context, box.y, box.y + box.height, [
    [0, lighten(colours.base, 0.1)],
    [0.35, colours.base],
    [1, colours.foot],
  ]);
  context.fill();
  context.save();
  context.clip();
  paintFolds(context, ridge, box, colours, random);
  context.strokeStyle = withOpacity(lighten(colours.glow, 0.2), 0.35);
  context.lineWidth = 5;
  traceRidge(context, ridge, { ...box, height: box.height + 60 }, step);
  context.stroke();
  context.restore();
}

/** Lower echoes of the ridge, each a little darker: they give a flat sheet its volume. */
function paintFolds(
  context: Context,
  ridge: Ridge,
  box: Box,
  { base }: LandColours,
  random: Random,
): void {
  const dark = darken(base, 0.3);
  for (let i = 0; i < 3; i++) {
    const drop = box.height * (0.16 + i * 0.2) * random.between(0.8, 1.2);
    const shift = random.between(-0.4, 0.4) * box.width;
    const lean = random.between(0.5, 1.3);
    traceRidge(context, (x) => ridge(x * lean + shift) + drop, box, 7);
    context.fillStyle = withOpacity(dark, 0.1);
    context.fill();
  }
}

/** Facets and snow on a range of peaks: one side of each tooth lit, the other in shade. */
export function paintPeaks(
  context: Context,
  ridge: Ridge,
  box: Box,
  length: number,
  colours: LandColours & { snow: string | null; lightFromX: number },
): void {
  traceRidge(context, ridge, box, 4);
  context.fillStyle = verticalGradient(context, box.y, box.y + box.height, [
    [0, colours.base],
    [0.5, mix(colours.base, colours.foot, 0.4)],
    [1, colours.foot],
  ]);
  context.fill();
  context.save();
  context.clip();
  const first = Math.floor(box.x / length) - 1;
  const last = Math.ceil((box.x + box.width) / length) + 1;
  for (let tooth = first; tooth <= last; tooth++) {
    const top = (tooth + 0.5) * length;
    paintFlank(context, top, ridge(top), length, colours);
  }
  context.restore();
}

function paintFlank(
  context: Context,
  x: number,
  y: number,
  length: number,
  colours: LandColours & { snow: string | null; lightFromX: number },
): void {
  const away = -colours.lightFromX;
  if (colours.snow !== null) {
    const cap = length * 0.3;
    context.fillStyle = colours.snow;
    context.beginPath();
    context.moveTo(x - cap, y - 10);
    for (let i = 0; i <= 8; i++)
      context.lineTo(x - cap + (cap * 2 * i) / 8, y + cap * (i % 2 === 0 ? 0.62 : 0.98));
    context.lineTo(x + cap, y - 10);
    context.fill();
  }
  context.fillStyle = withOpacity(darken(colours.base, 0.55), 0.28);
  context.beginPath();
  context.moveTo(x, y - 12);
  context.lineTo(x + away * length * 0.1, y + length * 0.3);
  context.lineTo(x - away * length * 0.04, y + length * 0.55);
  context.lineTo(x + away * length * 0.12, y + length * 1.4);
  context.lineTo(x + away * length, y + length * 1.4);
  context.closePath();
  context.fill();
}
