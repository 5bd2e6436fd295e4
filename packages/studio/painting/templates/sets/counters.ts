import { paintHangingLamp } from '../../brushes/furniture.ts';
import { fillPolygon } from '../../brushes/surface.ts';
import { lighten, mix, withOpacity } from '../../palette/colour.ts';
import { chequered } from './grounds.ts';
import { along, paintWall, setOf, slab, type Scenery } from './kit.ts';
import { tubes } from './fittings.ts';

/* A baker's shop, and a hairdresser's. */

/** A loaf, long or round. */
function loaf({ context, unit, random, tint }: Scenery, x: number, y: number): void {
  const crust = tint(['#c98a45', '#b87636', '#d8a25c', '#a9682f'][random.index(4)] ?? '#c98a45');
  const wide = random.between(44, 62) * unit;
  slab(context, [x - wide, y - 62 * unit, wide * 2, 62 * unit], crust, 30 * unit);
  for (const cut of [-0.5, 0, 0.5])
    fillPolygon(
      context,
      [
        [x + cut * wide - 10 * unit, y - 22 * unit],
        [x + cut * wide + 10 * unit, y - 54 * unit],
        [x + cut * wide + 22 * unit, y - 54 * unit],
        [x + cut * wide + 2 * unit, y - 22 * unit],
      ],
      lighten(crust, 0.4),
    );
}

/** A baker's shop: loaves on boards along the wall, a counter with glass. */
export const bakeryShop = setOf({
  name: 'bakery-shop',
  depth: 0.06,
  ground: chequered,
  tone: ({ tint }) => tint('#d8c4a0'),
  back(scenery) {
    const { context, width, floorY, unit, tint } = scenery;
    paintWall(scenery, tint('#f3e2c0'));
    context.fillStyle = withOpacity(tint('#c79a62'), 0.24);
    for (let x = 0; x < width; x += 96 * unit) context.fillRect(x, 0, 48 * unit, floorY);
  },
  middle(scenery) {
    const { brief, context, left, right, width, height, floorY, unit, palette, tint } = scenery;
    const wood = tint('#9a643c');
    for (const row of [0, 1, 2]) {
      const y = floorY - (470 + row * 150) * unit;
      for (const x of along(scenery, 138 * unit)) loaf(scenery, x, y);
      slab(context, [left, y, right - left, 22 * unit], wood);
    }
    for (const x of along(scenery, brief.blend(480, 560) * unit))
      paintHangingLamp(
        context,
        x,
        height * 0.03,
        120 * unit,
        tint(palette.accent),
        palette.glow,
        palette.dark,
      );
    const top = floorY - 320 * unit;
    slab(context, [left, top, right - left, 330 * unit], wood);
    slab(context, [left, top - 20 * unit, right - left, 30 * unit], lighten(wood, 0.25), 8 * unit);
    for (const x of along(scenery, 330 * unit)) {
      slab(
        context,
        [x - 150 * unit, top + 46 * unit, 300 * unit, 190 * unit],
        tint('#fbf1d8'),
        12 * unit,
      );
      for (const bun of [-94, 0, 94])
        slab(
          context,
          [x + (bun - 40) * unit, top + 150 * unit, 80 * unit, 54 * unit],
          tint('#d79a4e'),
          26 * unit,
        );
      context.fillStyle = withOpacity('#ffffff', 0.22);
      context.fillRect(x - 150 * unit, top + 46 * unit, 300 * unit, 60 * unit);
    }
    slab(
      context,
      [width * 0.62, top - 140 * unit, 170 * unit, 122 * unit],
      tint('#4b5560'),
      14 * unit,
    );
    slab(
      context,
      [width * 0.62 + 22 * unit, top - 122 * unit, 126 * unit, 40 * unit],
      tint('#bfe0c8'),
      8 * unit,
    );
  },
});

/** A chair of a hairdresser, with its foot of steel. */
function barberChair({ context, unit, tint, palette }: Scenery, x: number, y: number): void {
  const leather = tint(mix('#7d2f34', palette.accent, 0.2));
  slab(context, [x - 70 * unit, y - 16 * unit, 140 * unit, 18 * unit], tint('#b9c2c8'), 8 * unit);
  slab(context, [x - 16 * unit, y - 120 * unit, 32 * unit, 110 * unit], tint('#9aa4ab'), 8 * unit);
  slab(context, [x - 110 * unit, y - 180 * unit, 220 * unit, 70 * unit], leather, 24 * unit);
  slab(context, [x - 90 * unit, y - 420 * unit, 180 * unit, 250 * unit], leather, 30 * unit);
  slab(context, [x - 60 * unit, y - 480 * unit, 120 * unit, 56 * unit], leather, 22 * unit);
  for (const arm of [-1, 1])
    slab(
      context,
      [x + arm * 112 * unit - 16 * unit, y - 260 * unit, 32 * unit, 100 * unit],
      tint('#d9dee1'),
      14 * unit,
    );
}

/** A hairdresser's: mirrors with lamps, bottles on the shelf before them, chairs. */
export const barbershop = setOf({
  name: 'barbershop',
  depth: 0.06,
  ground: chequered,
  tone: ({ tint }) => tint('#cfc8bd'),
  back(scenery) {
    const { context, width, height, floorY, unit, palette, tint } = scenery;
    paintWall(scenery, tint(mix('#d8e2dc', palette.paper, 0.3)));
    context.fillStyle = tint('#35505c');
    context.fillRect(0, floorY - 260 * unit, width, height);
  },
  middle(scenery) {
    const { brief, context, left, right, floorY, unit, palette, random, tint } = scenery;
    tubes(scenery);
    const step = brief.blend(430, 480) * unit;
    for (const x of along(scenery, step)) {
      slab(
        context,
        [
          x - 160 * unit,
          floorY - brief.blend(860, 640) * unit,
          320 * unit,
          brief.blend(470, 250) * unit,
        ],
        tint('#b58a4e'),
        40 * unit,
      );
      slab(
        context,
        [
          x - 140 * unit,
          floorY - brief.blend(840, 620) * unit,
          280 * unit,
          brief.blend(430, 210) * unit,
        ],
        tint('#bcd6dd'),
        30 * unit,
      );
      const shine = withOpacity('#ffffff', 0.3);
      fillPolygon(
        context,
        [
          [x - 100 * unit, floorY - 440 * unit],
          [x + 20 * unit, floorY - brief.blend(820, 600) * unit],
          [x + 80 * unit, floorY - brief.blend(820, 600) * unit],
          [x - 40 * unit, floorY - 440 * unit],
        ],
        shine,
      );
      for (const bottle of [-120, -70, 90, 130])
        slab(
          context,
          [x + bottle * unit, floorY - random.between(400, 430) * unit, 32 * unit, 90 * unit],
          tint([palette.accent, '#7fb3c8', '#e9c46a', '#f4f1e8'][random.index(4)] ?? '#ffffff'),
          10 * unit,
        );
    }
    slab(context, [left, floorY - 340 * unit, right - left, 30 * unit], tint('#8a5a36'), 6 * unit);
    for (const x of along(scenery, step)) barberChair(scenery, x, floorY + 8 * unit);
  },
});
