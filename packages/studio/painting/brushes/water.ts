import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import type { Random } from '../random.ts';
import type { StageBrief } from '../stage.ts';
import { verticalGradient, type Box, type Context } from './surface.ts';

/** A sea from `top` down: paler at the horizon, with the light's path and short crests that grow towards us. */
export function paintSea(
  context: Context,
  brief: StageBrief,
  box: Box,
  top: number,
  sunX: number,
): void {
  const { palette, unit, width } = brief;
  const bottom = box.y + box.height;
  const stream = brief.random.fork('sea');
  const deep = mix(palette.near, palette.skyTop, 0.55);
  context.fillStyle = verticalGradient(context, top, bottom, [
    [0, mix(deep, palette.skyLow, 0.65)],
    [0.25, mix(deep, palette.skyLow, 0.28)],
    [1, darken(deep, 0.2)],
  ]);
  context.fillRect(box.x, top, box.width, bottom - top);
  for (let i = 0; i < 150; i++) {
    const share = stream.next() ** 1.6;
    const y = top + share * (bottom - top);
    const long = unit * (16 + 150 * share) * stream.between(0.4, 1);
    const x = stream.between(box.x, box.x + box.width);
    context.fillStyle = withOpacity(
      stream.chance(0.6) ? lighten(palette.skyLow, 0.3) : darken(deep, 0.35),
      0.1 + 0.16 * stream.next(),
    );
    context.beginPath();
    context.ellipse(x, y, long / 2, Math.max(1, unit * (1 + 3.4 * share)), 0, 0, Math.PI * 2);
    context.fill();
  }
  paintGlitter(context, brief, { top, bottom, x: sunX * width }, stream);
}

function paintGlitter(
  context: Context,
  { palette, unit }: StageBrief,
  path: { top: number; bottom: number; x: number },
  random: Random,
): void {
  for (let i = 0; i < 90; i++) {
    const share = random.next();
    const y = path.top + share ** 1.3 * (path.bottom - path.top) * 0.8;
    const spread = unit * (40 + 190 * share);
    context.fillStyle = withOpacity(lighten(palette.glow, 0.4), 0.5 * (1 - share) + 0.08);
    context.beginPath();
    context.ellipse(
      path.x + random.between(-1, 1) * spread,
      y,
      unit * random.between(6, 20 + 40 * share),
      Math.max(1, unit * (1 + 2 * share)),
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

/** One long rolling wave with a foam edge; everything below it is water. */
export function paintWave(
  context: Context,
  box: Box,
  y: number,
  colours: { water: string; foot: string; foam: string },
  shape: { swell: number; length: number; phase: number },
): void {
  const crest = (x: number) =>
    y +
    Math.sin(x / shape.length + shape.phase) * shape.swell +
    Math.sin((x / shape.length) * 2.3 + shape.phase * 1.7) * shape.swell * 0.4;
  context.beginPath();
  context.moveTo(box.x, box.y + box.height);
  for (let x = box.x; x <= box.x + box.width + 6; x += 6) context.lineTo(x, crest(x));
  context.lineTo(box.x + box.width + 6, box.y + box.height);
  context.closePath();
  context.fillStyle = verticalGradient(context, y - shape.swell, box.y + box.height, [
    [0, colours.water],
    [1, colours.foot],
  ]);
  context.fill();
  context.strokeStyle = colours.foam;
  context.lineWidth = Math.max(2, shape.swell * 0.28);
  context.beginPath();
  for (let x = box.x; x <= box.x + box.width + 6; x += 6) context.lineTo(x, crest(x));
  context.stroke();
}

/** Slanted shafts of light from above, fading downwards. */
export function paintShafts(
  context: Context,
  box: Box,
  colour: string,
  opacity: number,
  count: number,
  random: Random,
): void {
  const lean = random.between(-0.3, 0.3);
  for (let i = 0; i < count; i++) {
    const x = box.x + ((i + random.between(0.1, 0.9)) / count) * box.width;
    const broad = box.width * random.between(0.03, 0.1);
    const end = box.y + box.height * random.between(0.7, 1);
    context.fillStyle = verticalGradient(context, box.y, end, [
      [0, withOpacity(colour, opacity * random.between(0.5, 1))],
      [1, withOpacity(colour, 0)],
    ]);
    context.beginPath();
    context.moveTo(x - broad * 0.4, box.y);
    context.lineTo(x + broad * 0.4, box.y);
    context.lineTo(x + broad * 1.4 + lean * (end - box.y), end);
    context.lineTo(x - broad * 1.4 + lean * (end - box.y), end);
    context.closePath();
    context.fill();
  }
}
