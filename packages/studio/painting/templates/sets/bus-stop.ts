import { paintSkyline } from '../../brushes/buildings.ts';
import { paintBush } from '../../brushes/plants.ts';
import { fillEllipse, fillPolygon } from '../../brushes/surface.ts';
import { mix, withOpacity } from '../../palette/colour.ts';
import { slabs } from './grounds.ts';
import { blocks, setOf, slab, type Scenery } from './kit.ts';

/* A bus stop: a shelter of glass with a bench, its sign, a road and houses behind. */

/** The houses on the other side, a hedge before them, the road. */
function across({
  context,
  left,
  right,
  brief,
  floorY,
  unit,
  palette,
  random,
  tint,
}: Scenery): void {
  const colour = mix(palette.far, palette.paper, 0.3);
  const look = { foot: floorY - 60 * unit, colour, lit: palette.dark ? 0.5 : 0.08, lightFromX: 1 };
  const size = { tall: brief.blend(640, 460) * unit, broad: 210 * unit, palette, unit };
  paintSkyline(context, left, right, { ...look, ...size }, random);
  const green = tint(mix('#5f9a5a', palette.near, 0.3));
  for (let x = left; x < right; x += 150 * unit)
    paintBush(context, x, floorY - 90 * unit, 230 * unit, green, random);
  slab(context, [left, floorY - 104 * unit, right - left, 112 * unit], tint('#6b7078'));
  slab(context, [left, floorY - 110 * unit, right - left, 14 * unit], tint('#c9c6bd'));
  for (let x = left; x < right; x += 210 * unit)
    slab(context, [x, floorY - 62 * unit, 110 * unit, 10 * unit], tint('#eceae2'));
  slab(context, [left, floorY - 14 * unit, right - left, 22 * unit], tint('#d9d5c9'));
}

/** A shelter: panes between posts, a roof, a bench, a timetable. */
function shelter(scenery: Scenery, x: number, half: number, tall: number): void {
  const { context, floorY, unit, palette, tint } = scenery;
  const [foot, top] = [floorY + 6 * unit, floorY - tall];
  const steel = tint(mix('#3f5560', palette.accent, 0.15));
  context.fillStyle = withOpacity(tint('#cfe6ea'), 0.42);
  context.fillRect(x - half, top + 40 * unit, half * 2, tall - 110 * unit);
  for (let at = x - half; at < x + half - 60 * unit; at += half / 1.5)
    fillPolygon(
      context,
      [
        [at + half * 0.1, floorY - 90 * unit],
        [at + half * 0.42, top + 60 * unit],
        [at + half * 0.56, top + 60 * unit],
        [at + half * 0.24, floorY - 90 * unit],
      ],
      withOpacity('#ffffff', 0.2),
    );
  for (const at of [-1, -0.333, 0.333, 1])
    slab(context, [x + at * half - 10 * unit, top, 20 * unit, foot - top], steel, 6 * unit);
  slab(context, [x - half, floorY - 84 * unit, half * 2, 16 * unit], steel);
  slab(
    context,
    [x - half - 50 * unit, top - 30 * unit, half * 2 + 100 * unit, 60 * unit],
    steel,
    24 * unit,
  );
  blocks(
    scenery,
    [x + half * 0.66, floorY - 260 * unit],
    [
      [-64, 230, 128, 200, '#fbf8ef', 6],
      [-64, 230, 128, 40, mix('#1f5d8b', palette.accent, 0.2), 6],
      [-48, 170, 96, 10, '#aab4b8', 4],
      [-48, 146, 70, 10, '#aab4b8', 4],
      [-48, 122, 86, 10, '#aab4b8', 4],
      [-48, 98, 60, 10, '#aab4b8', 4],
    ],
  );
  for (const leg of [-0.7, 0.2])
    slab(context, [x + leg * half, foot - 150 * unit, 18 * unit, 150 * unit], steel, 4 * unit);
  slab(
    context,
    [x - half * 0.85, foot - 176 * unit, half * 1.25, 30 * unit],
    tint('#b98352'),
    8 * unit,
  );
}

/** The post with its plate, on which a bus is seen. */
function stopSign(scenery: Scenery, x: number, size: number): void {
  const { brief, context, palette, unit, tint } = scenery;
  const y = brief.groundY + 12 * unit;
  fillEllipse(context, x, y, 60 * unit, 14 * unit, withOpacity(palette.ink, 0.35));
  blocks(
    scenery,
    [x, y],
    [
      [-11, 800, 22, 800, '#5a6670', 6],
      [-96, 830, 192, 200, mix('#1f5d8b', palette.accent, 0.2), 26],
      [-66, 790, 132, 100, '#ffffff', 16],
      [-54, 776, 34, 34, '#5a8fb0', 4],
      [-16, 776, 34, 34, '#5a8fb0', 4],
      [22, 776, 34, 34, '#5a8fb0', 4],
      [-48, 700, 30, 26, '#ffffff', 12],
      [18, 700, 30, 26, '#ffffff', 12],
    ],
    size,
  );
  slab(
    context,
    [x - 66 * unit * size, y - 712 * unit * size, 132 * unit * size, 12 * unit * size],
    tint('#d9483b'),
    4 * unit,
  );
}

export const busStop = setOf({
  name: 'bus-stop',
  depth: 0.08,
  ground: slabs,
  tone: ({ tint }) => tint('#b9b4aa'),
  middle(scenery) {
    const { brief, width, unit } = scenery;
    across(scenery);
    shelter(
      scenery,
      width * brief.blend(0.46, 0.48),
      brief.blend(440, 560) * unit,
      brief.blend(860, 640) * unit,
    );
  },
  near(scenery) {
    const { brief, width } = scenery;
    stopSign(scenery, width * brief.blend(0.94, 0.87), brief.blend(1, 0.82));
  },
});
