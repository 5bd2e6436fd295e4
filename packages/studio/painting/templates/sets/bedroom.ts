import { paintFramedPicture, paintHangingLamp } from '../../brushes/furniture.ts';
import { bringsBed } from '../../actors/seats.ts';
import { paintGlow } from '../../brushes/surface.ts';
import { boardsAndRug } from '../../grounds/built.ts';
import { darken, lighten, mix, withOpacity } from '../../palette/colour.ts';
import { window } from './fittings.ts';
import { blocks, paintWall, setOf, slab, type Scenery } from './kit.ts';

/* A bedroom: a made bed, a lamp beside it, a wardrobe, a window with curtains. */

/** A bed from its side: the head with its pillows on the left. */
function bed(scenery: Scenery, x: number, size: number): void {
  const { palette, floorY, unit } = scenery;
  const cover = mix('#4a7fa8', palette.accent, 0.5);
  blocks(
    scenery,
    [x, floorY + 8 * unit],
    [
      [-470, 430, 50, 430, '#7d4f2e', 18],
      [-440, 140, 880, 96, '#8f5d38', 10],
      [-440, 44, 40, 44, '#6a4126', 8],
      [400, 44, 40, 44, '#6a4126', 8],
      [-424, 232, 850, 110, '#f5f2ea', 30],
      [-412, 318, 200, 104, '#ffffff', 46],
      [-350, 296, 190, 92, mix('#f3ead8', palette.accentTwo, 0.3), 42],
      [-190, 256, 626, 178, cover, 36],
      [-200, 258, 120, 150, lighten(cover, 0.35), 30],
      [424, 250, 40, 250, '#7d4f2e', 14],
    ],
    size,
  );
}

/** A small table with its lamp lit. */
function bedside(scenery: Scenery, x: number, size: number): void {
  const { context, floorY, unit, palette } = scenery;
  const lamp = floorY - 330 * unit * size;
  paintGlow(context, x, lamp, 260 * unit * size, [
    [0, withOpacity(palette.glow, palette.dark ? 0.7 : 0.45)],
    [1, withOpacity(palette.glow, 0)],
  ]);
  blocks(
    scenery,
    [x, floorY + 8 * unit],
    [
      [-80, 210, 160, 210, '#8f5d38', 10],
      [-64, 180, 128, 70, '#a9703f', 8],
      [-10, 154, 20, 16, '#dcb964', 8],
      [-10, 300, 20, 92, '#c9a24e', 6],
    ],
    size,
  );
  const shade = mix('#fff1cf', palette.glow, 0.4);
  slab(
    context,
    [x - 70 * unit * size, lamp - 60 * unit * size, 140 * unit * size, 100 * unit * size],
    shade,
    26 * unit,
  );
}

/** A wardrobe of two doors. */
const wardrobe = (scenery: Scenery, x: number, size: number) =>
  blocks(
    scenery,
    [x, scenery.floorY + 8 * scenery.unit],
    [
      [-210, 780, 420, 780, '#8f5d38', 14],
      [-226, 800, 452, 40, '#a9703f', 10],
      [-190, 740, 182, 670, '#a06a3d', 10],
      [8, 740, 182, 670, '#a06a3d', 10],
      [-36, 440, 16, 90, '#dcb964', 8],
      [20, 440, 16, 90, '#dcb964', 8],
    ],
    size,
  );

/** The folds of a curtain on either side of the window, and their rail. */
function curtains(
  { brief, context, height, unit, palette, tint }: Scenery,
  x: number,
  half: number,
): void {
  const top = height * brief.blend(0.16, 0.1) - 40 * unit;
  const tall = height * brief.blend(0.23, 0.36);
  const cloth = tint(mix('#c7b28c', palette.accentTwo, 0.4));
  for (const side of [-1, 1])
    for (let fold = 0; fold < 4; fold++)
      slab(
        context,
        [x + side * (half + 10 * unit) + (fold - 2) * 30 * unit, top, 32 * unit, tall],
        fold % 2 === 0 ? cloth : darken(cloth, 0.1),
        12 * unit,
      );
  slab(
    context,
    [x - half - 100 * unit, top - 14 * unit, half * 2 + 200 * unit, 18 * unit],
    tint('#8f5d38'),
    8 * unit,
  );
}

export const bedroom = setOf({
  name: 'bedroom',
  depth: 0.06,
  ground: boardsAndRug,
  ambience: 'dust',
  tone: ({ tint }) => tint('#a87748'),
  back(scenery) {
    const { context, width, floorY, unit, palette, tint } = scenery;
    const paper = tint(mix('#dfd3cf', palette.far, 0.28));
    paintWall(scenery, paper);
    context.fillStyle = withOpacity(lighten(paper, 0.4), 0.22);
    for (let x = 0; x < width; x += 110 * unit) context.fillRect(x, 0, 30 * unit, floorY);
    context.fillStyle = lighten(paper, 0.4);
    context.fillRect(0, floorY - 34 * unit, width, 34 * unit);
  },
  middle(scenery) {
    const { brief, context, width, unit, height, palette, tint } = scenery;
    const size = brief.blend(0.95, 0.9);
    const glass = width * brief.blend(0.42, 0.3);
    window(scenery, glass, 320 * unit, '#f6f1e6');
    curtains(scenery, glass, 160 * unit);
    wardrobe(scenery, width * brief.blend(0.97, 0.88), size);
    bedside(scenery, width * brief.blend(0, 0.09), size);
    if (!bringsBed(brief.drawing.figures)) bed(scenery, width * brief.blend(0.5, 0.42), size);
    const frame = { x: width * 0.62, y: height * 0.2, width: 150 * unit, height: 180 * unit };
    if (!brief.portrait) paintFramedPicture(context, frame, palette, tint('#a9703f'));
    paintHangingLamp(
      context,
      width * brief.blend(0.72, 0.5),
      height * 0.02,
      130 * unit,
      tint(palette.accentTwo),
      palette.glow,
      palette.dark,
    );
  },
});
