import { lighten, mix, withOpacity } from '../palette/colour.ts';
import type { Random } from '../random.ts';
import { overscan, type Plane, type StageBrief } from '../stage.ts';
import { fillCircle, paintSurface, verticalGradient, type Context } from './surface.ts';

/** One heap of cloud, `width` wide, its flat foot at (x, y). */
export function paintCloud(
  context: Context,
  x: number,
  y: number,
  width: number,
  colours: { top: string; foot: string },
  random: Random,
): void {
  const height = width * 0.42;
  const heap = paintSurface(width, height, (brush) => {
    const puffs = 7 + random.index(3);
    for (let i = 0; i < puffs; i++) {
      const share = (i + 0.5) / puffs;
      const swell = Math.sin(share * Math.PI);
      const radius = width * (0.055 + 0.105 * swell * random.between(0.75, 1.1));
      fillCircle(
        brush,
        width * (0.1 + 0.8 * share),
        height - radius * random.between(0.75, 1.15) - swell * height * 0.12,
        radius,
        '#ffffff',
      );
    }
    brush.fillStyle = '#ffffff';
    brush.beginPath();
    brush.roundRect(width * 0.03, height * 0.74, width * 0.94, height * 0.26, height * 0.13);
    brush.fill();
    brush.globalCompositeOperation = 'source-in';
    brush.fillStyle = verticalGradient(brush, 0, height, [
      [0, colours.top],
      [0.55, mix(colours.top, colours.foot, 0.3)],
      [1, colours.foot],
    ]);
    brush.fillRect(0, 0, width, height);
  });
  context.drawImage(heap, x - width / 2, y - height);
}

export function cloudColours({ palette, drawing }: StageBrief): { top: string; foot: string } {
  const wet = drawing.weather === 'rain';
  const top = palette.dark ? mix(palette.skyLow, '#ffffff', 0.16) : lighten(palette.glow, 0.55);
  const foot = palette.dark
    ? mix(palette.skyTop, palette.skyLow, 0.75)
    : mix(palette.skyLow, palette.skyTop, 0.2);
  return wet ? { top: mix(top, '#7b8594', 0.6), foot: mix(foot, '#4d5666', 0.65) } : { top, foot };
}

/** A drifting bank of clouds between two heights (shares of the frame). */
export function cloudPlane(
  brief: StageBrief,
  band: {
    top: number;
    bottom: number;
    count: number;
    size: number;
    depth: number;
    opacity: number;
  },
): Plane {
  const { width, height } = brief;
  const extra = Math.round(width * overscan) + 60;
  const top = Math.floor(band.top * height);
  const boxHeight = Math.ceil((band.bottom - band.top) * height);
  const stream = brief.random.fork(`clouds ${band.depth} ${band.top}`);
  const direction = brief.random.fork('wind').chance(0.5) ? 1 : -1;
  return {
    depth: band.depth,
    driftX: direction * width * 0.006 * (0.4 + band.depth * 2),
    box: { x: -extra, y: top, width: width + extra * 2, height: boxHeight },
    paint(context) {
      const colours = cloudColours(brief);
      context.globalAlpha = band.opacity;
      for (let i = 0; i < band.count; i++) {
        const size = width * band.size * stream.between(0.6, 1.15);
        const room = Math.max(0, boxHeight - size * 0.42);
        const x = -extra * 0.5 + ((i + stream.between(0.15, 0.85)) / band.count) * (width + extra);
        paintCloud(context, x, top + size * 0.42 + stream.next() * room, size, colours, stream);
      }
      context.globalAlpha = 1;
    },
  };
}

/** A thin veil of mist lying over the land at `y` (px). */
export function paintMist(
  context: Context,
  width: number,
  y: number,
  thickness: number,
  colour: string,
  opacity: number,
): void {
  context.fillStyle = verticalGradient(context, y - thickness, y + thickness, [
    [0, withOpacity(colour, 0)],
    [0.5, withOpacity(colour, opacity)],
    [1, withOpacity(colour, 0)],
  ]);
  context.fillRect(-width, y - thickness, width * 3, thickness * 2);
}
