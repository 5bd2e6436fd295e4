import { paintHangingLamp } from '../../brushes/furniture.ts';
import { fillEllipse } from '../../brushes/surface.ts';
import { lighten, mix, withOpacity } from '../../palette/colour.ts';
import { window } from './fittings.ts';
import { chequered } from './grounds.ts';
import { along, blocks, paintWall, setOf, slab, type Scenery } from './kit.ts';

/* A café inside: small round tables with chairs, a counter with its coffee machine, a board with what there is. */

/** A round table on one foot, two cups on it, a chair on either side. */
function roundTable(scenery: Scenery, x: number): void {
  const { context, floorY, unit, palette, tint } = scenery;
  const foot = [x, floorY + 8 * unit] as const;
  const seat = mix('#b5653f', palette.accent, 0.35);
  for (const side of [-1, 1])
    blocks(
      scenery,
      [x + side * 176 * unit, foot[1]],
      [
        [side * 52 - 9, 410, 18, 410, '#6a4126', 6],
        [side * -46 - 9, 196, 18, 196, '#6a4126', 6],
        [side * 52 - 16, 420, 32, 150, seat, 14],
        [-66, 214, 132, 30, seat, 12],
      ],
    );
  blocks(scenery, foot, [
    [-12, 262, 24, 262, '#4d5761', 6],
    [-80, 20, 160, 20, '#4d5761', 10],
    [-70, 316, 50, 40, '#fdfbf4', 12],
    [26, 316, 50, 40, '#fdfbf4', 12],
  ]);
  fillEllipse(context, x, foot[1] - 268 * unit, 140 * unit, 18 * unit, tint('#c9975a'));
}

/** A coffee machine with its cups on top. */
const machine = (scenery: Scenery, x: number, top: number) =>
  blocks(
    scenery,
    [x, top],
    [
      [-150, 220, 300, 210, '#c6ced2', 20],
      [-130, 150, 260, 96, '#6f7a82', 10],
      [-96, 140, 36, 46, '#2f3840', 8],
      [60, 140, 36, 46, '#2f3840', 8],
      [-100, 62, 48, 44, '#fdfbf4', 8],
      [54, 62, 48, 44, '#fdfbf4', 8],
      [-120, 250, 56, 32, '#fdfbf4', 8],
      [-46, 250, 56, 32, '#fdfbf4', 8],
      [28, 250, 56, 32, '#fdfbf4', 8],
    ],
  );

/** A board in chalk: lines and prices that are only hinted at. */
function menu(
  scenery: Scenery,
  [x, y, wide, tall]: readonly [number, number, number, number],
): void {
  const { context, unit, random, tint } = scenery;
  slab(
    context,
    [x - 14 * unit, y - 14 * unit, wide + 28 * unit, tall + 28 * unit],
    tint('#a9703f'),
    10 * unit,
  );
  slab(context, [x, y, wide, tall], tint('#2f3a38'), 4 * unit);
  for (let line = y + 40 * unit; line < y + tall - 30 * unit; line += 44 * unit) {
    slab(
      context,
      [x + 30 * unit, line, wide * random.between(0.36, 0.58), 12 * unit],
      tint('#d3d8d2'),
      6 * unit,
    );
    slab(context, [x + wide * 0.8, line, wide * 0.12, 12 * unit], tint('#dcc384'), 6 * unit);
  }
}

export const cafe = setOf({
  name: 'cafe',
  depth: 0.07,
  ground: chequered,
  tone: ({ tint }) => tint('#d9cdb2'),
  back(scenery) {
    const { context, width, floorY, unit, palette, tint } = scenery;
    paintWall(scenery, tint(mix('#efdcc0', palette.paper, 0.2)));
    context.fillStyle = tint(mix('#5f8f8a', palette.near, 0.3));
    context.fillRect(0, floorY - 300 * unit, width, 300 * unit);
    context.fillStyle = withOpacity('#ffffff', 0.16);
    for (let x = 0; x < width; x += 86 * unit)
      context.fillRect(x, floorY - 300 * unit, 6 * unit, 300 * unit);
  },
  middle(scenery) {
    const { brief, context, width, height, floorY, unit, palette, tint } = scenery;
    const wood = tint('#a9703f');
    const [from, top] = [width * brief.blend(0.66, 0.7), floorY - 340 * unit];
    const high = floorY - brief.blend(820, 610) * unit;
    window(scenery, width * brief.blend(0.2, 0.16), brief.blend(330, 460) * unit, '#f6f1e6');
    menu(scenery, [from, high, brief.blend(340, 250) * unit, brief.blend(270, 190) * unit]);
    machine(scenery, from + brief.blend(210, 430) * unit, top - 12 * unit);
    for (const x of along(scenery, brief.blend(520, 560) * unit).filter((each) => each < from))
      roundTable(scenery, x);
    slab(context, [from, top, scenery.right - from, 350 * unit], wood, 8 * unit);
    for (let x = from + 24 * unit; x < scenery.right; x += 150 * unit)
      slab(context, [x, top + 60 * unit, 124 * unit, 240 * unit], lighten(wood, 0.12), 8 * unit);
    slab(
      context,
      [from - 20 * unit, top - 20 * unit, scenery.right - from + 40 * unit, 34 * unit],
      tint('#f4ead2'),
      10 * unit,
    );
    for (const x of along(scenery, brief.blend(430, 520) * unit))
      paintHangingLamp(
        context,
        x,
        height * brief.blend(0.07, 0.02),
        110 * unit,
        tint(mix(palette.accentTwo, '#d9894f', 0.4)),
        palette.glow,
        palette.dark,
      );
  },
});
