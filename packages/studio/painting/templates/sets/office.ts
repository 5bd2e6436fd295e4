import { paintSkyline } from '../../brushes/buildings.ts';
import { paintPot } from '../../brushes/furniture.ts';
import { verticalGradient } from '../../brushes/surface.ts';
import { mix } from '../../palette/colour.ts';
import { tubes, wallClock } from './fittings.ts';
import { shopFloor } from './grounds.ts';
import { along, blocks, paintWall, setOf, slab, type Scenery } from './kit.ts';

/* An office: desks with screens and chairs, a wall of windows, a plant. */

/** A chair on castors, seen from behind its desk. */
const officeChair = (scenery: Scenery, x: number, y: number, cloth: string) =>
  blocks(
    scenery,
    [x, y],
    [
      [-80, 470, 160, 210, cloth, 40],
      [-14, 270, 28, 120, '#4d5761'],
      [-96, 210, 192, 50, cloth, 24],
      [-14, 170, 28, 130, '#4d5761'],
      [-100, 40, 200, 20, '#3f4851', 10],
    ],
  );

/** A desk: its screen, keyboard and cup, drawers under it. */
function desk(scenery: Scenery, x: number, screen: string): void {
  const { context, floorY, unit, palette, tint } = scenery;
  const y = floorY + 8 * unit;
  officeChair(scenery, x - 20 * unit, y, mix('#4b6b7d', palette.accent, 0.3));
  blocks(
    scenery,
    [x, y],
    [
      [-190, 250, 24, 250, '#8d979e', 6],
      [60, 250, 130, 250, '#d5d9d8', 8],
      [74, 226, 102, 62, '#c3c9c9', 6],
      [74, 150, 102, 62, '#c3c9c9', 6],
      [-220, 276, 440, 30, '#c79a62', 8],
      [-30, 312, 60, 40, '#39424b'],
      [-130, 474, 260, 168, '#39424b', 14],
      [-118, 462, 236, 144, screen, 8],
      [-150, 288, 120, 14, '#e9ecea', 6],
      [150, 322, 40, 48, mix('#e9ecea', palette.accent, 0.6), 8],
    ],
  );
  for (const [row, wide] of [120, 170, 90].entries())
    slab(
      context,
      [x - 100 * unit, y - (430 - row * 34) * unit, wide * unit, 14 * unit],
      tint('#dcecef'),
      6 * unit,
    );
}

/** Glass along the wall, the town behind it. */
function glassFront(scenery: Scenery, top: number): void {
  const { context, left, right, floorY, unit, palette, random, tint } = scenery;
  const foot = floorY - 300 * unit;
  context.fillStyle = verticalGradient(context, top, foot, [
    [0, palette.skyTop],
    [1, palette.skyLow],
  ]);
  context.fillRect(left, top, right - left, foot - top);
  const colour = mix(palette.far, palette.skyLow, 0.45);
  const look = { foot, colour, lit: palette.dark ? 0.5 : 0.1, lightFromX: 1 };
  const size = { tall: (foot - top) * 0.7, broad: 130 * unit, palette, unit };
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, foot - top);
  context.clip();
  paintSkyline(context, left, right, { ...look, ...size }, random);
  context.restore();
  const frame = tint('#eef1f0');
  for (const y of [top - 20 * unit, foot - 12 * unit])
    slab(context, [left, y, right - left, 24 * unit], frame);
  for (const x of along(scenery, 290 * unit))
    slab(context, [x + 138 * unit, top, 14 * unit, foot - top], frame);
}

export const office = setOf({
  name: 'office',
  depth: 0.08,
  ground: shopFloor,
  tone: ({ tint, palette }) => tint(mix('#8c97a0', palette.far, 0.25)),
  back(scenery) {
    paintWall(scenery, scenery.tint(mix('#e3e6e4', scenery.palette.paper, 0.3)));
  },
  middle(scenery) {
    const { brief, context, width, height, floorY, unit, palette, tint } = scenery;
    tubes(scenery);
    const step = brief.blend(500, 560) * unit;
    glassFront(scenery, floorY - brief.blend(820, 620) * unit);
    if (brief.portrait) wallClock(scenery, width / 2, height * 0.115);
    slab(
      context,
      [scenery.left, floorY - 330 * unit, scenery.right - scenery.left, 330 * unit],
      tint(mix('#b9c6c6', palette.far, 0.3)),
      10 * unit,
    );
    for (const [at, x] of along(scenery, step).entries())
      desk(scenery, x, at % 2 === 0 ? '#7fb7c9' : '#9fcbb0');
    for (const side of [-1, 1])
      paintPot(
        context,
        width / 2 + side * step * 1.02 + 260 * unit,
        floorY + 8 * unit,
        150 * unit,
        tint('#e9ecea'),
        tint(mix(palette.near, '#3f8f52', 0.6)),
      );
  },
});
