import { paintHangingLamp } from '../../brushes/furniture.ts';
import { boards } from '../../grounds/built.ts';
import { darken, lighten, mix, withOpacity } from '../../palette/colour.ts';
import { along, blocks, paintWall, setOf, slab, type Scenery } from './kit.ts';

/* A pub inside: bottles before a mirror, a bar with its taps, stools, lamps. */

const glass = ['#5f8f4e', '#8a4a2a', '#c9a24e', '#7fb0b8', '#a33b3b', '#d9d2b8'];

/** Bottles on a board. */
function bottles({ context, left, right, unit, random, tint }: Scenery, y: number): void {
  for (let x = left; x < right; x += random.between(46, 78) * unit) {
    const [wide, tall] = [random.between(30, 42) * unit, random.between(84, 118) * unit];
    const tone = tint(glass[random.index(glass.length)] ?? '#5f8f4e');
    slab(
      context,
      [x + wide * 0.34, y - tall, wide * 0.32, tall * 0.4],
      darken(tone, 0.1),
      4 * unit,
    );
    slab(context, [x, y - tall * 0.68, wide, tall * 0.68], tone, 9 * unit);
    context.fillStyle = withOpacity(tint('#f4ead2'), 0.8);
    context.fillRect(x + 3 * unit, y - tall * 0.44, wide - 6 * unit, tall * 0.22);
  }
}

/** Three taps on the bar, each with its handle. */
function taps(scenery: Scenery, x: number, top: number): void {
  blocks(scenery, [x, top], [[-110, 70, 220, 26, '#dcb964', 12]]);
  for (const [at, handle] of [
    [-76, '#2f5d46'],
    [0, '#8f2f35'],
    [76, '#2b3a55'],
  ] as const)
    blocks(
      scenery,
      [x + at * scenery.unit, top],
      [
        [-10, 60, 20, 60, '#c9a24e', 4],
        [-14, 150, 28, 92, mix(handle, scenery.palette.accent, 0.15), 12],
      ],
    );
}

/** A stool of the bar. */
const stool = (scenery: Scenery, x: number) =>
  blocks(
    scenery,
    [x, scenery.floorY + 8 * scenery.unit],
    [
      [-56, 236, 16, 236, '#5a3824', 4],
      [40, 236, 16, 236, '#5a3824', 4],
      [-52, 96, 104, 14, '#5a3824', 4],
      [-76, 268, 152, 42, mix('#8a3338', scenery.palette.accent, 0.2), 20],
    ],
  );

export const pub = setOf({
  name: 'pub',
  depth: 0.06,
  ground: boards,
  ambience: 'dust',
  tone: ({ tint }) => tint('#8f5d38'),
  back(scenery) {
    paintWall(scenery, scenery.tint(mix('#6f4a34', scenery.palette.accent, 0.1)));
  },
  middle(scenery) {
    const { brief, context, left, right, width, height, floorY, unit, palette, tint } = scenery;
    const [wood, bar] = [tint('#7a4a2b'), floorY - 350 * unit];
    const [top, rows] = [
      floorY - brief.blend(850, 640) * unit,
      brief.portrait ? [0, 1, 2] : [0, 1],
    ];
    slab(context, [left, top, right - left, bar - top], tint('#c9b48c'));
    slab(context, [left, top - 60 * unit, right - left, 64 * unit], wood, 10 * unit);
    for (const row of rows) {
      const y = bar - (40 + row * 148) * unit;
      bottles(scenery, y);
      slab(context, [left, y, right - left, 18 * unit], wood);
    }
    for (const x of along(scenery, 520 * unit))
      slab(context, [x + 230 * unit, top, 60 * unit, bar - top], wood, 4 * unit);
    slab(context, [left, bar, right - left, 360 * unit], wood);
    for (const x of along(scenery, 300 * unit))
      slab(
        context,
        [x - 130 * unit, bar + 70 * unit, 260 * unit, 230 * unit],
        darken(wood, 0.16),
        10 * unit,
      );
    slab(context, [left, bar - 20 * unit, right - left, 44 * unit], lighten(wood, 0.22), 14 * unit);
    slab(context, [left, floorY - 56 * unit, right - left, 16 * unit], tint('#c9a24e'), 8 * unit);
    taps(scenery, width / 2, bar - 18 * unit);
    for (const x of along(scenery, brief.blend(330, 360) * unit)) stool(scenery, x + 165 * unit);
    for (const x of along(scenery, brief.blend(430, 560) * unit))
      paintHangingLamp(
        context,
        x + 215 * unit,
        height * brief.blend(0.06, 0.02),
        120 * unit,
        tint(mix('#2f5d46', palette.accent, 0.25)),
        palette.glow,
        palette.dark,
      );
  },
});
