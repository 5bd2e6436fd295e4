import { fillCircle, fillPolygon } from '../../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../../palette/colour.ts';
import { window } from './fittings.ts';
import { chequered } from './grounds.ts';
import { blocks, paintWall, setOf, slab, type Scenery } from './kit.ts';

/* A bathroom: tiles, a basin under its mirror, a bath behind a curtain, a toilet, a towel. */

/** A basin on its foot, a mirror and a shelf above. */
function basin(scenery: Scenery, x: number, size: number): void {
  const { brief, context, floorY, unit, palette, tint } = scenery;
  const [wide, tall] = [250 * unit * size, brief.blend(330, 250) * unit];
  const y = floorY - 420 * unit * size - tall;
  slab(
    context,
    [x - wide / 2 - 16 * unit, y - 16 * unit, wide + 32 * unit, tall + 32 * unit],
    tint('#a9703f'),
    40 * unit,
  );
  slab(context, [x - wide / 2, y, wide, tall], tint('#c5dfe4'), 30 * unit);
  fillPolygon(
    context,
    [
      [x - wide * 0.4, y + tall * 0.9],
      [x + wide * 0.1, y + tall * 0.06],
      [x + wide * 0.34, y + tall * 0.06],
      [x - wide * 0.16, y + tall * 0.9],
    ],
    withOpacity('#ffffff', 0.3),
  );
  blocks(
    scenery,
    [x, floorY + 8 * unit],
    [
      [-44, 220, 88, 220, '#eef1ef', 20],
      [-150, 300, 300, 100, '#fbfcfa', 44],
      [-164, 310, 328, 28, '#ffffff', 14],
      [-12, 372, 24, 64, '#aab6bc', 10],
      [-12, 376, 64, 20, '#aab6bc', 10],
      [86, 362, 50, 54, mix('#6fb0b8', palette.accent, 0.4), 8],
      [98, 402, 9, 46, '#e06a5a', 4],
      [114, 410, 9, 52, '#4f86b8', 4],
    ],
    size,
  );
}

/** A bath on feet, its tap, the rail of the shower and its curtain. */
function bath(scenery: Scenery, x: number, size: number): void {
  const { brief, context, floorY, unit, palette, tint } = scenery;
  const rail = floorY - brief.blend(860, 640) * unit;
  const cloth = tint(mix('#7fb6c4', palette.accentTwo, 0.35));
  slab(context, [x - 400 * unit * size, rail, 900 * unit, 14 * unit], tint('#aab6bc'), 7 * unit);
  for (let fold = 0; fold < 6; fold++)
    slab(
      context,
      [
        x - (380 - fold * 34) * unit * size,
        rail + 10 * unit,
        38 * unit * size,
        floorY - 150 * unit - rail,
      ],
      fold % 2 === 0 ? cloth : darken(cloth, 0.09),
      14 * unit,
    );
  blocks(
    scenery,
    [x, floorY + 8 * unit],
    [
      [-270, 50, 44, 50, '#c9a24e', 14],
      [230, 50, 44, 50, '#c9a24e', 14],
      [-360, 236, 720, 200, '#fbfcfa', 90],
      [-384, 250, 768, 42, '#ffffff', 20],
      [236, 340, 22, 100, '#aab6bc', 8],
      [180, 344, 78, 22, '#aab6bc', 10],
    ],
    size,
  );
}

const toilet = (scenery: Scenery, x: number, size: number) =>
  blocks(
    scenery,
    [x, scenery.floorY + 8 * scenery.unit],
    [
      [-86, 440, 172, 200, '#f6f8f6', 18],
      [-96, 456, 192, 34, '#ffffff', 12],
      [-22, 470, 44, 16, '#aab6bc', 8],
      [-62, 190, 124, 190, '#eef1ef', 34],
      [-104, 262, 208, 100, '#fbfcfa', 46],
      [-112, 274, 224, 32, '#ffffff', 16],
    ],
    size,
  );

/** A towel over its rail. */
const towel = (scenery: Scenery, x: number, y: number) =>
  blocks(
    scenery,
    [x, y],
    [
      [-110, 12, 220, 14, '#aab6bc', 7],
      [-84, 14, 160, 210, mix('#d9785f', scenery.palette.accent, 0.5), 12],
      [-84, -140, 160, 16, '#fbf4e6'],
    ],
  );

export const bathroom = setOf({
  name: 'bathroom',
  depth: 0.06,
  ground: chequered,
  tone: ({ tint }) => tint('#c3d2d2'),
  back(scenery) {
    const { context, width, floorY, unit, palette, tint } = scenery;
    const tile = tint(mix('#a9d0d2', palette.far, 0.22));
    paintWall(scenery, tint(mix('#eef0e8', palette.paper, 0.3)));
    const top = floorY - 560 * unit;
    context.fillStyle = tile;
    context.fillRect(0, top, width, 560 * unit);
    context.fillStyle = withOpacity(lighten(tile, 0.6), 0.5);
    for (let x = 0; x < width; x += 94 * unit) context.fillRect(x, top, 5 * unit, 560 * unit);
    for (let y = top; y < floorY; y += 94 * unit) context.fillRect(0, y, width, 5 * unit);
    slab(context, [0, top - 22 * unit, width, 30 * unit], darken(tile, 0.2), 6 * unit);
  },
  middle(scenery) {
    const { brief, context, width, height, floorY, unit, palette } = scenery;
    const size = brief.blend(1, 0.86);
    window(scenery, width * brief.blend(0.5, 0.47), brief.blend(220, 260) * unit, '#f6f8f4');
    basin(scenery, width * brief.blend(0.15, 0.16), size);
    toilet(scenery, width * brief.blend(0.51, 0.36), size);
    towel(scenery, width * brief.blend(0.5, 0.58), floorY - brief.blend(520, 430) * unit);
    bath(scenery, width * brief.blend(0.98, 0.84), size);
    if (brief.portrait)
      fillCircle(
        context,
        width / 2,
        height * 0.04,
        90 * unit,
        withOpacity(lighten(palette.glow, 0.5), 0.85),
      );
  },
});
