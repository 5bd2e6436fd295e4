import { fillCircle } from '../../brushes/surface.ts';
import { lighten, mix } from '../../palette/colour.ts';
import { chequered } from './grounds.ts';
import { along, blocks, paintWall, setOf, sign, slab, type Scenery } from './kit.ts';

/* The inside of a lift between its open doors: panels of steel, a mirror, a rail, buttons. */

/** The panel of buttons beside the doors. */
function buttons(scenery: Scenery, x: number): void {
  const { context, floorY, unit, palette, tint } = scenery;
  slab(
    context,
    [x - 80 * unit, floorY - 640 * unit, 160 * unit, 400 * unit],
    tint('#87939b'),
    14 * unit,
  );
  const shown = { text: '2', board: tint('#23292f'), ink: tint(mix('#ff9a5a', palette.glow, 0.2)) };
  sign(scenery, [x, floorY - 586 * unit, 110 * unit, 64 * unit], shown);
  for (let row = 0; row < 4; row++)
    for (const side of [-1, 1]) {
      const lit = row === 1 && side > 0;
      fillCircle(
        context,
        x + side * 34 * unit,
        floorY - (490 - row * 62) * unit,
        22 * unit,
        tint(lit ? '#ffb35a' : '#e3e8ea'),
      );
    }
}

export const liftCabin = setOf({
  name: 'lift',
  depth: 0.07,
  ground: chequered,
  tone: ({ tint, palette }) => tint(mix('#9aa0a0', palette.far, 0.2)),
  back(scenery) {
    paintWall(scenery, scenery.tint(mix('#aeb9bf', scenery.palette.far, 0.15)));
  },
  middle(scenery) {
    const { brief, context, left, right, width, height, floorY, unit, palette, tint } = scenery;
    const step = brief.blend(300, 360) * unit;
    for (const x of along(scenery, step))
      slab(
        context,
        [x - step / 2 + 6 * unit, height * 0.07, step - 12 * unit, floorY - height * 0.07],
        tint(mix('#c3ccd1', palette.far, 0.12)),
        8 * unit,
      );
    const mirror = [
      width / 2 - step,
      floorY - brief.blend(860, 620) * unit,
      step * 2,
      brief.blend(500, 330) * unit,
    ] as const;
    slab(context, mirror, tint('#d3e6ea'), 12 * unit);
    slab(context, [left, floorY - 300 * unit, right - left, 26 * unit], tint('#8f5d38'), 13 * unit);
    for (const x of along(scenery, step))
      blocks(scenery, [x, floorY - 274 * unit], [[-8, 0, 16, 40, '#7f8b93', 4]]);
    slab(context, [left, floorY - 40 * unit, right - left, 48 * unit], tint('#6f7a82'));
    buttons(scenery, width * brief.blend(0.92, 0.8));
    slab(context, [left, 0, right - left, height * 0.07], tint('#7f8b93'));
    for (const x of along(scenery, step))
      slab(
        context,
        [x - 80 * unit, height * 0.028, 160 * unit, 20 * unit],
        lighten(palette.glow, 0.6),
        10 * unit,
      );
  },
  near(scenery) {
    const { brief, context, left, right, width, unit, palette, tint } = scenery;
    const [foot, half] = [brief.groundY + 24 * unit, brief.blend(500, 720) * unit];
    const steel = tint(mix('#9aa6ad', palette.far, 0.15));
    for (const side of [-1, 1]) {
      const edge = width / 2 + side * half;
      const outer = side < 0 ? left : right;
      slab(context, [Math.min(edge, outer), 0, Math.abs(outer - edge), foot], steel);
      slab(context, [edge - 12 * unit, 0, 24 * unit, foot], tint('#5d6870'), 4 * unit);
    }
  },
});
