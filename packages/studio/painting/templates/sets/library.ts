import { paintWindow } from '../../brushes/furniture.ts';
import { fillEllipse, fillPolygon, paintGlow } from '../../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../../palette/colour.ts';
import { layBoards } from '../../grounds/built.ts';
import type { Ground } from '../../grounds/natural.ts';
import { along, blocks, paintWall, setOf, slab, type Scenery } from './kit.ts';

/* A library: cases full of books, a ladder, tables to read at under green lamps. */

const spines = ['#8a3f38', '#35586a', '#55704d', '#b58d4c', '#8c6f58', '#5d4a72', '#c9b48a'];

/** A row of books on a board. */
function books(
  { context, unit, random, palette, tint }: Scenery,
  from: number,
  to: number,
  y: number,
) {
  const tones = [...spines, palette.accent, palette.accentTwo];
  for (let x = from; x < to - 40 * unit;) {
    const [thick, tall] = [random.between(22, 40) * unit, random.between(82, 114) * unit];
    const tone = tint(mix(tones[random.index(tones.length)] ?? '#8a3f38', '#6b4a30', 0.22));
    slab(context, [x, y - tall, thick - 3 * unit, tall], tone, 4 * unit);
    context.fillStyle = withOpacity(lighten(tone, 0.5), 0.55);
    context.fillRect(x + thick * 0.18, y - tall * 0.82, thick * 0.5, 7 * unit);
    x += random.chance(0.1) ? thick * 2 : thick;
  }
}

/** A case from the floor up to `top`. */
function bookcase(scenery: Scenery, x: number, wide: number, top: number): void {
  const { context, floorY, unit, tint } = scenery;
  const [wood, row, left] = [tint('#83552f'), 140 * unit, x - wide / 2];
  slab(context, [left, top, wide, floorY + 8 * unit - top], wood, 8 * unit);
  for (let y = floorY - 46 * unit; y - row > top; y -= row) {
    context.fillStyle = darken(wood, 0.5);
    context.fillRect(left + 20 * unit, y - row + 20 * unit, wide - 40 * unit, row - 20 * unit);
    books(scenery, left + 26 * unit, left + wide - 20 * unit, y);
  }
  slab(
    context,
    [left - 14 * unit, top - 26 * unit, wide + 28 * unit, 40 * unit],
    lighten(wood, 0.12),
    10 * unit,
  );
}

/** A ladder on wheels that leans against a case. */
function ladder({ context, unit, floorY, tint }: Scenery, x: number, tall: number): void {
  const wood = tint('#c08a4c');
  const at = (share: number, side: number) => x + (share * 130 + side * 52) * unit;
  for (let rung = 1; rung < 8; rung++)
    slab(
      context,
      [at(rung / 8, -1), floorY - (tall * rung) / 8, 104 * unit, 14 * unit],
      darken(wood, 0.12),
      6 * unit,
    );
  for (const side of [-1, 1])
    fillPolygon(
      context,
      [
        [at(0, side) - 9 * unit, floorY + 8 * unit],
        [at(0, side) + 9 * unit, floorY + 8 * unit],
        [at(1, side) + 9 * unit, floorY - tall],
        [at(1, side) - 9 * unit, floorY - tall],
      ],
      wood,
    );
}

/** A table with a lamp of green glass and a book that lies open. */
function readingTable(scenery: Scenery, x: number): void {
  const { context, floorY, unit, palette, tint } = scenery;
  const y = floorY + 8 * unit;
  const [wood, brass] = ['#6a3f26', '#c9a24e'];
  paintGlow(context, x, y - 300 * unit, 210 * unit, [
    [0, withOpacity(palette.glow, 0.55)],
    [1, withOpacity(palette.glow, 0)],
  ]);
  blocks(
    scenery,
    [x, y],
    [
      [-170, 206, 26, 206, wood, 6],
      [144, 206, 26, 206, wood, 6],
      [-200, 232, 400, 34, '#8a5632', 8],
      [-34, 244, 68, 14, brass, 6],
      [-6, 330, 12, 90, brass],
      [-76, 372, 152, 50, mix('#2f8a63', palette.accent, 0.08), 24],
      [70, 244, 96, 14, '#f4ead2', 4],
    ],
  );
  fillEllipse(context, x, y - 322 * unit, 68 * unit, 9 * unit, tint(lighten(palette.glow, 0.5)));
}

const parquet: Ground = (context, _brief, field, { tone }) =>
  layBoards(context, field, tone, { share: 0.12, variety: 0.12 });

export const library = setOf({
  name: 'library',
  depth: 0.07,
  ground: parquet,
  ambience: 'dust',
  tone: ({ tint }) => tint('#a06a3d'),
  back(scenery) {
    paintWall(scenery, scenery.tint('#e6d6b4'));
  },
  middle(scenery) {
    const { brief, context, width, floorY, unit, palette, random, tint } = scenery;
    const [step, tall] = [brief.blend(470, 500) * unit, brief.blend(900, 640) * unit];
    for (const x of along(scenery, step))
      if (Math.abs(x - width / 2) > unit) bookcase(scenery, x, 430 * unit, floorY - tall);
    const [wide, high] = [brief.blend(300, 330) * unit, brief.blend(500, 250) * unit];
    const box = {
      x: width / 2 - wide / 2,
      y: floorY - tall + 20 * unit,
      width: wide,
      height: high,
    };
    paintWindow(context, box, palette, tint('#f2e8d0'), random);
    bookcase(scenery, width / 2, 430 * unit, floorY - 344 * unit);
    ladder(scenery, width / 2 + step * 0.72, tall * 0.94);
    for (const x of along(scenery, step * 1.24)) readingTable(scenery, x + step * 0.62);
  },
});
