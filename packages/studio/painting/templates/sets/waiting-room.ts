import { paintPot } from '../../brushes/furniture.ts';
import { fillCircle } from '../../brushes/surface.ts';
import { mix } from '../../palette/colour.ts';
import { tubes, wallClock, window } from './fittings.ts';
import { shopFloor } from './grounds.ts';
import { along, blocks, paintWall, setOf, sign, slab, type Scenery } from './kit.ts';

/* A waiting room: chairs in a row, posters, a door with its number, the number that is called. */

/** Three chairs on one rail. */
function chairs(scenery: Scenery, x: number): void {
  const { floorY, unit, palette } = scenery;
  const seat = mix('#3f86a0', palette.accent, 0.25);
  const foot = [x, floorY + 8 * unit] as const;
  blocks(scenery, foot, [
    [-250, 150, 500, 20, '#7b868e', 8],
    [-230, 150, 22, 150, '#7b868e', 6],
    [208, 150, 22, 150, '#7b868e', 6],
  ]);
  for (const at of [-166, 0, 166])
    blocks(scenery, foot, [
      [at - 70, 400, 140, 190, seat, 34],
      [at - 76, 206, 152, 56, mix(seat, '#ffffff', 0.14), 24],
    ]);
}

/** A poster of something green and a few lines that nobody reads. */
function poster(scenery: Scenery, x: number, y: number, tone: string): void {
  const { context, unit, tint } = scenery;
  blocks(
    scenery,
    [x, y],
    [
      [-78, 210, 156, 210, '#fdfbf4', 6],
      [-56, 66, 112, 12, '#b9c2c0', 5],
      [-56, 42, 78, 12, '#b9c2c0', 5],
    ],
  );
  fillCircle(context, x, y - 138 * unit, 46 * unit, tint(tone));
  for (const [wide, high] of [
    [56, 18],
    [18, 56],
  ] as const)
    slab(
      context,
      [x - (wide / 2) * unit, y - (138 + high / 2) * unit, wide * unit, high * unit],
      '#ffffff',
      5 * unit,
    );
}

/** A door, with a pane and its number. */
function door(scenery: Scenery, x: number, size: number): void {
  const { floorY, unit, palette, tint } = scenery;
  blocks(
    scenery,
    [x, floorY + 8 * unit],
    [
      [-180, 800, 360, 800, '#eef0ea', 10],
      [-154, 774, 308, 774, '#a9703f', 6],
      [-60, 700, 120, 300, '#cfe3e4', 8],
      [96, 400, 40, 18, '#dfe5e7', 8],
    ],
    size,
  );
  const look = { text: '2', board: tint(mix('#1f6d74', palette.accent, 0.2)), ink: '#ffffff' };
  sign(scenery, [x, floorY - 850 * unit * size, 110 * unit, 80 * unit], look);
}

/** A low table with magazines, and a plant beside it. */
function magazines(scenery: Scenery, x: number): void {
  const { context, floorY, unit, palette, tint } = scenery;
  const foot = [x, floorY + 8 * unit] as const;
  blocks(scenery, foot, [
    [-84, 130, 18, 130, '#8f5d38', 4],
    [66, 130, 18, 130, '#8f5d38', 4],
    [-100, 150, 200, 26, '#b98352', 8],
    [-76, 166, 96, 16, mix('#c9503f', palette.accent, 0.4), 3],
    [-60, 180, 90, 14, '#f0d9a0', 3],
  ]);
  const leaf = tint(mix(palette.near, '#3f8f52', 0.6));
  paintPot(context, x + 42 * unit, foot[1] - 150 * unit, 90 * unit, tint('#e9ecea'), leaf);
}

export const waitingRoom = setOf({
  name: 'waiting-room',
  depth: 0.07,
  ground: shopFloor,
  tone: ({ tint }) => tint('#cbbf9f'),
  back(scenery) {
    const { context, width, floorY, unit, palette, tint } = scenery;
    paintWall(scenery, tint(mix('#dfe8dc', palette.paper, 0.25)));
    context.fillStyle = tint(mix('#a5c4b4', palette.far, 0.2));
    context.fillRect(0, floorY - 236 * unit, width, 236 * unit);
    context.fillStyle = tint('#f6f5ec');
    context.fillRect(0, floorY - 246 * unit, width, 14 * unit);
  },
  middle(scenery) {
    const { brief, width, height, floorY, unit, palette, tint } = scenery;
    tubes(scenery);
    window(scenery, width * brief.blend(0.17, 0.16), brief.blend(250, 360) * unit, '#f4f5f0');
    const step = brief.blend(760, 840) * unit;
    for (const x of along(scenery, step)) {
      chairs(scenery, x);
      magazines(scenery, x + step / 2 - brief.blend(20, 0) * unit);
    }
    const high = floorY - brief.blend(600, 440) * unit;
    poster(scenery, width / 2 - 180 * unit, high + 60 * unit, mix('#4fa37a', palette.near, 0.3));
    poster(scenery, width / 2 + 180 * unit, high + 60 * unit, mix('#d9894f', palette.accent, 0.3));
    door(scenery, width * brief.blend(0.97, 0.85), brief.blend(1, 0.74));
    wallClock(scenery, width * brief.blend(0.5, 0.31), height * brief.blend(0.13, 0.14));
    const called = {
      text: '47',
      board: tint('#2a3238'),
      ink: tint(mix('#ff8f5a', palette.glow, 0.2)),
    };
    sign(
      scenery,
      [width * brief.blend(0.5, 0.7), height * brief.blend(0.2, 0.15), 190 * unit, 110 * unit],
      called,
    );
  },
});
