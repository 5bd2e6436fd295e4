import { paintPot } from '../../brushes/furniture.ts';
import { fillCircle } from '../../brushes/surface.ts';
import { lighten, mix, withOpacity } from '../../palette/colour.ts';
import { tubes } from './fittings.ts';
import { shopFloor } from './grounds.ts';
import { along, paintWall, setOf, sign, slab, type Scenery } from './kit.ts';

/* A corridor with its doors and a lift. */

/** A door of the corridor with its number. */
function door(scenery: Scenery, x: number, number: number): void {
  const { brief, context, floorY, unit, palette, tint } = scenery;
  const [wide, tall] = [300 * unit, brief.blend(800, 610) * unit];
  const top = floorY + 8 * unit - tall;
  slab(
    context,
    [x - wide / 2 - 26 * unit, top - 26 * unit, wide + 52 * unit, tall + 26 * unit],
    tint('#eef0ea'),
    8 * unit,
  );
  slab(context, [x - wide / 2, top, wide, tall], tint(mix('#9a643c', palette.near, 0.2)), 6 * unit);
  for (const [at, share] of [
    [0.1, 0.34],
    [0.54, 0.36],
  ] as const)
    slab(
      context,
      [x - wide * 0.34, top + tall * at, wide * 0.68, tall * share],
      tint(mix('#b0774a', palette.near, 0.2)),
      10 * unit,
    );
  slab(
    context,
    [x + wide * 0.36, top + tall * 0.5, 44 * unit, 16 * unit],
    tint('#dfe5e7'),
    8 * unit,
  );
  const look = { text: String(number), board: tint('#f4f1e6'), ink: tint('#3a4048') };
  sign(scenery, [x, top + tall * 0.06 - 4 * unit, 96 * unit, 62 * unit], look);
}

/** The doors of a lift, the floor it is at, the button that calls it. */
function lift(scenery: Scenery, x: number): void {
  const { brief, context, floorY, unit, palette, tint } = scenery;
  const [wide, tall] = [440 * unit, brief.blend(820, 610) * unit];
  const top = floorY + 8 * unit - tall;
  slab(
    context,
    [x - wide / 2 - 40 * unit, top - 40 * unit, wide + 80 * unit, tall + 40 * unit],
    tint('#7f8b93'),
    10 * unit,
  );
  for (const side of [-1, 1]) {
    const steel = tint('#bcc7cd');
    const edge = side < 0 ? x - wide / 2 : x + 3 * unit;
    slab(context, [edge, top, wide / 2 - 3 * unit, tall], steel, 4 * unit);
    context.fillStyle = withOpacity(lighten(steel, 0.5), 0.4);
    for (const at of [0.18, 0.5, 0.66])
      context.fillRect(edge + (wide / 2) * at, top, 14 * unit, tall);
  }
  const shown = { text: '3', board: tint('#23292f'), ink: tint(mix('#ff9a5a', palette.glow, 0.2)) };
  sign(scenery, [x, top - 70 * unit, 150 * unit, 76 * unit], shown);
  const plate = x + wide / 2 + 100 * unit;
  slab(
    context,
    [plate - 34 * unit, floorY - 420 * unit, 68 * unit, 130 * unit],
    tint('#8f9aa2'),
    10 * unit,
  );
  fillCircle(
    context,
    plate,
    floorY - 386 * unit,
    17 * unit,
    tint(mix('#ffb35a', palette.glow, 0.3)),
  );
  fillCircle(context, plate, floorY - 330 * unit, 17 * unit, tint('#dfe5e7'));
}

export const corridor = setOf({
  name: 'corridor',
  depth: 0.07,
  ground: shopFloor,
  tone: ({ tint }) => tint('#bdb6a6'),
  back(scenery) {
    const { context, width, floorY, unit, palette, tint } = scenery;
    paintWall(scenery, tint(mix('#e6e2d2', palette.paper, 0.3)));
    context.fillStyle = tint(mix('#b3bfb4', palette.far, 0.35));
    context.fillRect(0, floorY - 230 * unit, width, 230 * unit);
    slab(context, [0, floorY - 250 * unit, width, 26 * unit], tint('#a9703f'), 6 * unit);
  },
  middle(scenery) {
    const { brief, context, width, floorY, unit, palette, tint } = scenery;
    tubes(scenery);
    const step = brief.blend(580, 620) * unit;
    for (const [at, x] of along(scenery, step).entries())
      if (Math.abs(x - width / 2) > unit) door(scenery, x, 10 + at);
    lift(scenery, width / 2);
    const leaf = tint(mix(palette.near, '#3f8f52', 0.6));
    paintPot(
      context,
      width / 2 - brief.blend(330, 340) * unit,
      floorY + 8 * unit,
      120 * unit,
      tint('#d9d5c9'),
      leaf,
    );
  },
});
