import { fillEllipse, fillPolygon, paintGlow, type Context } from '../../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../../palette/colour.ts';
import { slabs } from './grounds.ts';
import { blocks, paintWall, setOf, slab, type Scenery } from './kit.ts';

/* A church inside: glass in many colours, pillars and arches, candles, pews on either side. */

/** The outline of a pointed arch of which the foot's middle is at x and y. */
function archPath(
  context: Context,
  [x, y, wide, tall]: readonly [number, number, number, number],
): void {
  const [half, spring] = [wide / 2, y - tall + wide * 0.8];
  context.beginPath();
  context.moveTo(x - half, y);
  context.lineTo(x - half, spring);
  context.quadraticCurveTo(x - half, y - tall + wide * 0.24, x, y - tall);
  context.quadraticCurveTo(x + half, y - tall + wide * 0.24, x + half, spring);
  context.lineTo(x + half, y);
  context.closePath();
}

/** A window of stained glass in its frame of stone. */
function lancet(scenery: Scenery, box: readonly [number, number, number, number]): void {
  const { context, unit, palette, random, tint } = scenery;
  const [x, y, wide, tall] = box;
  const panes = [
    '#3f78b5',
    '#c9503f',
    '#e0b04a',
    '#4f9b6f',
    '#7b5aa8',
    palette.accent,
    palette.accentTwo,
  ];
  context.fillStyle = tint('#efe6d2');
  archPath(context, [x, y + 22 * unit, wide + 52 * unit, tall + 62 * unit]);
  context.fill();
  context.save();
  archPath(context, box);
  context.clip();
  const [cell, high] = [wide / 4, wide / 3.2];
  for (let row = 0; row * high < tall; row++)
    for (let column = 0; column < 4; column++) {
      const glass = mix(
        panes[random.index(panes.length)] ?? '#3f78b5',
        palette.glow,
        random.between(0.08, 0.4),
      );
      context.fillStyle = darken(glass, palette.dark ? 0.45 : 0);
      context.fillRect(
        x - wide / 2 + column * cell,
        y - (row + 1) * high,
        cell - 5 * unit,
        high - 5 * unit,
      );
    }
  context.restore();
  context.strokeStyle = tint('#3b3f4a');
  context.lineWidth = 8 * unit;
  archPath(context, box);
  context.stroke();
}

/** A pillar with its capital and its base. */
function pillar({ context, unit, tint }: Scenery, x: number, top: number, foot: number): void {
  const stone = tint('#d8ccb4');
  const wide = 92 * unit;
  const round = context.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
  for (const [at, tone] of [
    [0, darken(stone, 0.2)],
    [0.35, lighten(stone, 0.18)],
    [1, darken(stone, 0.3)],
  ] as const)
    round.addColorStop(at, tone);
  context.fillStyle = round;
  context.fillRect(x - wide / 2, top, wide, foot - top);
  for (const [y, broad] of [
    [top, 1.5],
    [top + 36 * unit, 1.25],
    [foot - 70 * unit, 1.25],
    [foot - 36 * unit, 1.5],
  ] as const)
    slab(
      context,
      [x - (wide * broad) / 2, y, wide * broad, 38 * unit],
      lighten(stone, 0.1),
      10 * unit,
    );
}

/** The altar under its cloth, candles burning on it. */
function altar(scenery: Scenery, x: number): void {
  const { context, floorY, unit, palette } = scenery;
  const foot = floorY + 8 * unit;
  blocks(
    scenery,
    [x, foot],
    [
      [-250, 40, 500, 40, '#c2b597', 6],
      [-180, 230, 360, 192, '#f7f3e8', 8],
      [-40, 230, 80, 192, mix('#8f2f45', palette.accent, 0.4), 4],
      [-196, 246, 392, 26, '#fffdf6', 8],
    ],
  );
  for (const at of [-140, 140]) {
    const tip = foot - 350 * unit;
    blocks(
      scenery,
      [x + at * unit, foot],
      [
        [-20, 258, 40, 14, '#c9a24e', 6],
        [-10, 336, 20, 80, '#fbf6e6', 6],
      ],
    );
    paintGlow(context, x + at * unit, tip, 130 * unit, [
      [0, withOpacity(palette.glow, 0.8)],
      [1, withOpacity(palette.glow, 0)],
    ]);
    fillEllipse(context, x + at * unit, tip, 8 * unit, 18 * unit, '#ffd27a');
  }
}

/** A pew, seen from its end. */
const pew = (scenery: Scenery, x: number, y: number, side: number, size: number) =>
  blocks(
    scenery,
    [x, y],
    [
      [side < 0 ? -620 : 0, 320, 620, 200, '#7d4f2e', 8],
      [side < 0 ? -640 : 0, 336, 640, 26, '#a06a3d', 8],
      [side < 0 ? -620 : 0, 150, 620, 34, '#8f5d38', 6],
      [side < 0 ? -60 : 0, 350, 60, 350, '#8f5d38', 16],
    ],
    size,
  );

/** Light that falls in from a window. */
function shaft(
  { context, unit, palette, floorY }: Scenery,
  x: number,
  top: number,
  side: number,
): void {
  const near = x - side * 260 * unit;
  fillPolygon(
    context,
    [
      [x - 60 * unit, top],
      [x + 60 * unit, top],
      [near + 130 * unit, floorY],
      [near - 150 * unit, floorY],
    ],
    withOpacity(palette.glow, 0.1),
  );
}

export const church = setOf({
  name: 'church',
  depth: 0.08,
  ground: slabs,
  ambience: 'dust',
  tone: ({ tint }) => tint('#b7a88c'),
  back(scenery) {
    paintWall(scenery, scenery.tint(mix('#cfc2a8', scenery.palette.far, 0.15)));
  },
  middle(scenery) {
    const { brief, context, width, floorY, unit, tint } = scenery;
    const [tall, wide] = [brief.blend(1080, 700) * unit, brief.blend(560, 560) * unit];
    context.fillStyle = tint('#b3a58b');
    archPath(context, [width / 2, floorY, wide + 60 * unit, tall]);
    context.fill();
    const sill = floorY - brief.blend(440, 320) * unit;
    for (const [at, high] of [
      [-170, 0.8],
      [0, 1],
      [170, 0.8],
    ] as const)
      lancet(scenery, [
        width / 2 + at * unit,
        sill,
        120 * unit,
        (tall - (floorY - sill)) * 0.86 * high,
      ]);
    altar(scenery, width / 2);
    for (const side of [-1, 1]) {
      for (const at of [0, 1]) {
        const x = width / 2 + side * (wide / 2 + (110 + at * 420) * unit);
        lancet(scenery, [x + side * 210 * unit, sill, 150 * unit, tall * 0.5]);
        shaft(scenery, x + side * 210 * unit, sill - tall * 0.3, side);
        pillar(scenery, x, floorY - tall * 0.86, floorY + 8 * unit);
      }
      pew(scenery, width / 2 + side * brief.blend(300, 380) * unit, floorY + 8 * unit, side, 0.8);
    }
  },
  near(scenery) {
    const { brief, width, unit } = scenery;
    for (const side of [-1, 1])
      pew(
        scenery,
        width / 2 + side * brief.blend(450, 640) * unit,
        brief.groundY + 16 * unit,
        side,
        1.05,
      );
  },
});
