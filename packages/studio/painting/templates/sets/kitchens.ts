import { paintHangingLamp } from '../../brushes/furniture.ts';
import { mix, withOpacity } from '../../palette/colour.ts';
import { chequered } from './grounds.ts';
import { along, paintWall, setOf, slab, type Scenery } from './kit.ts';
import { window } from './fittings.ts';

/* A kitchen with its fridge. */

/** A fridge, as tall as somebody, with notes on its door. */
function tallFridge({ context, unit, tint, palette }: Scenery, x: number, y: number): void {
  const [wide, tall] = [270 * unit, 640 * unit];
  slab(context, [x - wide / 2, y - tall, wide, tall], tint('#e8edef'), 26 * unit);
  context.fillStyle = tint('#aeb8bd');
  context.fillRect(x - wide / 2, y - tall * 0.66, wide, 8 * unit);
  for (const [up, high] of [
    [0.9, 0.16],
    [0.6, 0.26],
  ] as const)
    slab(
      context,
      [x + wide * 0.32, y - tall * up, 16 * unit, tall * high],
      tint('#8e989e'),
      8 * unit,
    );
  for (const [dx, dy, paint] of [
    [-0.26, 0.86, '#ffe28a'],
    [-0.05, 0.8, '#ffffff'],
    [-0.2, 0.52, palette.accent],
  ] as const)
    slab(context, [x + wide * dx, y - tall * dy, 52 * unit, 58 * unit], tint(paint), 4 * unit);
}

/** A kitchen: cupboards above, worktop with sink and hob, a fridge at the side, a window. */
export const kitchen = setOf({
  name: 'kitchen',
  depth: 0.06,
  ground: chequered,
  tone: ({ tint }) => tint('#d6cdb8'),
  back(scenery) {
    const { context, width, floorY, unit, palette, tint } = scenery;
    paintWall(scenery, tint(mix('#f1e6cf', palette.paper, 0.3)));
    context.fillStyle = withOpacity('#ffffff', 0.4);
    for (let x = 0; x < width; x += 64 * unit)
      context.fillRect(x, floorY - 560 * unit, 4 * unit, 560 * unit);
    for (let row = 0; row < 9; row++)
      context.fillRect(0, floorY - row * 64 * unit, width, 4 * unit);
  },
  middle(scenery) {
    const { brief, context, left, right, width, height, floorY, unit, palette, tint } = scenery;
    const paint = tint(mix('#6f9a8c', palette.accentTwo, 0.25));
    const top = floorY - 300 * unit;
    window(scenery, width * 0.5, brief.blend(330, 420) * unit, '#f5efe0');
    for (const x of along(scenery, 200 * unit))
      if (Math.abs(x - width / 2) > brief.blend(240, 330) * unit) {
        slab(
          context,
          [
            x - 96 * unit,
            floorY - brief.blend(900, 690) * unit,
            192 * unit,
            brief.blend(270, 220) * unit,
          ],
          paint,
          8 * unit,
        );
        slab(
          context,
          [x + 58 * unit, floorY - brief.blend(690, 540) * unit, 14 * unit, 44 * unit],
          tint('#e6c77a'),
          6 * unit,
        );
      }
    for (const x of along(scenery, 200 * unit)) {
      slab(context, [x - 98 * unit, top, 196 * unit, 310 * unit], paint, 6 * unit);
      slab(
        context,
        [x - 40 * unit, top + 54 * unit, 80 * unit, 14 * unit],
        tint('#e6c77a'),
        6 * unit,
      );
    }
    slab(context, [left, top - 26 * unit, right - left, 36 * unit], tint('#b98a57'), 6 * unit);
    const tap = width * 0.5;
    slab(
      context,
      [tap - 9 * unit, top - 120 * unit, 18 * unit, 96 * unit],
      tint('#aab4ba'),
      8 * unit,
    );
    slab(
      context,
      [tap - 9 * unit, top - 128 * unit, 70 * unit, 18 * unit],
      tint('#aab4ba'),
      8 * unit,
    );
    slab(
      context,
      [width * brief.blend(0.22, 0.3) - 60 * unit, top - 112 * unit, 120 * unit, 88 * unit],
      tint(palette.accent),
      34 * unit,
    );
    tallFridge(scenery, width * brief.blend(0.86, 0.84), floorY + 10 * unit);
    paintHangingLamp(
      context,
      width * 0.36,
      height * 0.02,
      130 * unit,
      tint(palette.accent),
      palette.glow,
      palette.dark,
    );
  },
});
