import { fillCircle, fillEllipse } from '../../brushes/surface.ts';
import { boards } from '../../grounds/built.ts';
import { mix, withOpacity } from '../../palette/colour.ts';
import { shopFloor } from './grounds.ts';
import { along, paintWall, setOf, slab, type Scenery } from './kit.ts';
import { tubes, window } from './fittings.ts';

/* A ward, and a classroom. */

/** A bed of a ward, seen from its foot's side: rails, pillow, blanket. */
function wardBed({ context, unit, tint, palette }: Scenery, x: number, y: number): void {
  const [wide, steel] = [430 * unit, tint('#7f8d98')];
  for (const end of [-1, 1]) {
    const post = x + (end * wide) / 2;
    slab(
      context,
      [post - 9 * unit, y - (end < 0 ? 300 : 215) * unit, 18 * unit, (end < 0 ? 300 : 215) * unit],
      steel,
      8 * unit,
    );
    fillCircle(context, post, y - 8 * unit, 15 * unit, tint('#4d5761'));
  }
  slab(context, [x - wide / 2, y - 290 * unit, 26 * unit, 160 * unit], tint('#e9eef1'), 10 * unit);
  slab(context, [x - wide / 2, y - 130 * unit, wide, 34 * unit], steel, 8 * unit);
  slab(
    context,
    [x - wide / 2 + 14 * unit, y - 186 * unit, wide - 30 * unit, 62 * unit],
    tint('#f6f7f5'),
    22 * unit,
  );
  const blanket = tint(mix('#2f7fa6', palette.accent, 0.15));
  slab(context, [x - wide * 0.18, y - 200 * unit, wide * 0.66, 96 * unit], blanket, 20 * unit);
  slab(
    context,
    [x - wide * 0.18, y - 200 * unit, 58 * unit, 84 * unit],
    tint('#ffffff'),
    16 * unit,
  );
  slab(
    context,
    [x - wide * 0.47, y - 232 * unit, 112 * unit, 62 * unit],
    tint('#ffffff'),
    28 * unit,
  );
}

/** A curtain on its rail between two beds. */
function wardCurtain({ context, unit, tint, floorY }: Scenery, x: number): void {
  const [top, foot] = [floorY - 660 * unit, floorY - 40 * unit];
  for (let fold = 0; fold < 5; fold++)
    slab(
      context,
      [x + (fold - 2.5) * 30 * unit, top, 32 * unit, foot - top],
      tint(fold % 2 === 0 ? '#9fd0c4' : '#8cc2b6'),
      12 * unit,
    );
}

/** A ward: beds in a row, curtains on rails, a lamp over each bed. */
export const hospitalWard = setOf({
  name: 'hospital-ward',
  depth: 0.07,
  ground: shopFloor,
  tone: ({ tint }) => tint('#c3d3d2'),
  back(scenery) {
    const { context, width, height, floorY, unit, tint } = scenery;
    paintWall(scenery, tint('#d3e2de'));
    context.fillStyle = tint('#a9cbc3');
    context.fillRect(0, floorY - 210 * unit, width, height);
    context.fillStyle = tint('#f3f7f4');
    context.fillRect(0, floorY - 216 * unit, width, 12 * unit);
  },
  middle(scenery) {
    const { brief, context, left, right, floorY, unit, palette, tint } = scenery;
    tubes(scenery);
    const step = brief.blend(560, 640) * unit;
    for (const x of along(scenery, step)) window(scenery, x + 70 * unit, 210 * unit, '#f2f5f2');
    slab(context, [left, floorY - 672 * unit, right - left, 14 * unit], tint('#b8c2c8'), 6 * unit);
    for (const x of along(scenery, step)) {
      wardCurtain(scenery, x + step * 0.5);
      slab(
        context,
        [x - 190 * unit, floorY - 430 * unit, 120 * unit, 26 * unit],
        tint('#f4f0dc'),
        12 * unit,
      );
      fillEllipse(
        context,
        x - 130 * unit,
        floorY - 396 * unit,
        90 * unit,
        34 * unit,
        withOpacity(palette.glow, 0.5),
      );
      wardBed(scenery, x, floorY + 6 * unit);
      slab(
        context,
        [x + 240 * unit, floorY - 170 * unit, 96 * unit, 176 * unit],
        tint('#e6dcc4'),
        10 * unit,
      );
    }
  },
});

/** A table of a pupil with its chair. */
function schoolDesk({ context, unit, tint }: Scenery, x: number, y: number): void {
  for (const leg of [-120, 100])
    slab(
      context,
      [x + leg * unit, y - 150 * unit, 20 * unit, 150 * unit],
      tint('#5d6670'),
      6 * unit,
    );
  slab(context, [x - 150 * unit, y - 176 * unit, 300 * unit, 34 * unit], tint('#c99a5c'), 8 * unit);
  slab(context, [x - 60 * unit, y - 204 * unit, 110 * unit, 28 * unit], tint('#4f86b8'), 4 * unit);
}

/** A classroom: a green board, pictures by children, desks. */
export const classroom = setOf({
  name: 'classroom',
  depth: 0.07,
  ground: boards,
  tone: ({ tint }) => tint('#b98f5e'),
  back(scenery) {
    paintWall(scenery, scenery.tint('#f0e3bd'));
  },
  middle(scenery) {
    const { brief, context, width, floorY, unit, palette, tint } = scenery;
    const [wide, tall] = [brief.blend(660, 900) * unit, brief.blend(400, 300) * unit];
    const [x, y] = [width * 0.5 - wide / 2, floorY - brief.blend(800, 590) * unit];
    slab(
      context,
      [x - 22 * unit, y - 22 * unit, wide + 44 * unit, tall + 44 * unit],
      tint('#a9733f'),
      8 * unit,
    );
    slab(context, [x, y, wide, tall], tint('#2f6a55'));
    context.fillStyle = withOpacity('#ffffff', 0.8);
    context.font = `600 ${96 * unit}px Poppins`;
    context.textAlign = 'center';
    context.fillText('7 + 5 = 12', width * 0.5, y + tall * 0.46);
    slab(
      context,
      [x + wide * 0.2, y + tall + 10 * unit, wide * 0.6, 20 * unit],
      tint('#8a5a36'),
      6 * unit,
    );
    tubes(scenery);
    for (const side of [-1, 1])
      for (const at of [0, 1, 2]) {
        const px = width / 2 + side * (wide / 2 + (150 + at * 190) * unit);
        slab(
          context,
          [px - 70 * unit, y + 40 * unit, 140 * unit, 170 * unit],
          tint('#fffaf0'),
          4 * unit,
        );
        fillCircle(
          context,
          px,
          y + 110 * unit,
          40 * unit,
          tint(at % 2 === 0 ? palette.accent : '#f2c14e'),
        );
      }
    for (const dx of along(scenery, brief.blend(400, 440) * unit))
      schoolDesk(scenery, dx, floorY + 8 * unit);
  },
});
