import { fillPolygon } from '../../brushes/surface.ts';
import { paintBush, paintLeafTree } from '../../brushes/plants.ts';
import { meadow } from '../../grounds/natural.ts';
import { darken, mix } from '../../palette/colour.ts';
import { along, blocks, setOf, slab, type Scenery } from './kit.ts';

/* A playground: swings, a slide from a little tower, a fence and trees behind. */

/** A straight tube from one place to the other. */
function tube(
  { context, unit }: Scenery,
  [fromX, fromY, toX, toY]: readonly [number, number, number, number],
  colour: string,
  thick = 22,
): void {
  context.strokeStyle = colour;
  context.lineWidth = thick * unit;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(fromX, fromY);
  context.lineTo(toX, toY);
  context.stroke();
}

/** Two swings in their frame. */
function swings(scenery: Scenery, x: number, size: number): void {
  const { floorY, unit, palette, tint } = scenery;
  const one = unit * size;
  const [foot, top] = [floorY + 4 * unit, floorY - 640 * one];
  const frame = tint(mix('#d9483b', palette.accent, 0.4));
  for (const side of [-1, 1])
    for (const leg of [-1, 1])
      tube(scenery, [x + side * 300 * one, top, x + (side * 300 + leg * 80) * one, foot], frame);
  tube(scenery, [x - 320 * one, top, x + 320 * one, top], frame, 26);
  for (const side of [-1, 1]) {
    const [seat, sway] = [x + side * 130 * one, side * 26 * one];
    for (const chain of [-46, 46])
      tube(
        scenery,
        [seat + chain * one, top, seat + chain * one + sway, foot - 176 * one],
        tint('#7b868e'),
        7,
      );
    slab(
      scenery.context,
      [seat + sway - 66 * one, foot - 184 * one, 132 * one, 22 * one],
      tint('#2f3840'),
      8 * one,
    );
  }
}

/** A tower with a roof, its ladder on the left, its slide on the right. */
function slide(scenery: Scenery, x: number, size: number): void {
  const { context, floorY, unit, palette, tint } = scenery;
  const one = unit * size;
  const foot = floorY + 6 * unit;
  const [wood, red] = ['#b98352', mix('#d9483b', palette.accent, 0.4)];
  for (let rung = 1; rung < 6; rung++)
    slab(
      context,
      [x - (250 - rung * 14) * one, foot - rung * 68 * one, 120 * one, 16 * one],
      tint('#e0b04a'),
      6 * one,
    );
  for (const rail of [-246, -126])
    tube(
      scenery,
      [x + rail * one, foot, x + (rail + 80) * one, foot - 400 * one],
      tint('#e0b04a'),
      16,
    );
  const blue = tint(mix('#3f86c0', palette.accentTwo, 0.25));
  fillPolygon(
    context,
    [
      [x + 90 * one, foot - 400 * one],
      [x + 430 * one, foot - 50 * one],
      [x + 540 * one, foot - 40 * one],
      [x + 540 * one, foot],
      [x + 400 * one, foot],
      [x + 90 * one, foot - 320 * one],
    ],
    blue,
  );
  fillPolygon(
    context,
    [
      [x + 90 * one, foot - 450 * one],
      [x + 440 * one, foot - 84 * one],
      [x + 540 * one, foot - 70 * one],
      [x + 540 * one, foot - 44 * one],
      [x + 430 * one, foot - 54 * one],
      [x + 90 * one, foot - 410 * one],
    ],
    darken(blue, 0.16),
  );
  blocks(
    scenery,
    [x, foot],
    [
      [-130, 660, 26, 660, wood, 6],
      [104, 660, 26, 660, wood, 6],
      [-140, 400, 280, 34, '#8f5d38', 6],
      [-104, 520, 208, 20, '#e0b04a', 8],
      [-104, 470, 208, 20, '#e0b04a', 8],
    ],
    size,
  );
  fillPolygon(
    context,
    [
      [x - 180 * one, foot - 650 * one],
      [x, foot - 810 * one],
      [x + 180 * one, foot - 650 * one],
    ],
    tint(red),
  );
  fillPolygon(
    context,
    [
      [x, foot - 810 * one],
      [x + 180 * one, foot - 650 * one],
      [x + 30 * one, foot - 650 * one],
    ],
    tint(darken(red, 0.18)),
  );
}

export const playground = setOf({
  name: 'playground',
  depth: 0.08,
  ground: meadow,
  tone: ({ palette, tint }) => tint(mix('#77ab5c', palette.near, 0.35)),
  middle(scenery) {
    const { brief, context, left, right, width, floorY, unit, palette, random, tint } = scenery;
    const green = tint(mix('#5f9a5a', palette.far, 0.45));
    for (const x of along(scenery, 330 * unit))
      paintLeafTree(
        context,
        x + random.between(-60, 60) * unit,
        floorY,
        brief.blend(560, 430) * random.between(0.8, 1.15) * unit,
        green,
        random,
      );
    for (const x of along(scenery, 190 * unit))
      paintBush(context, x, floorY + 4 * unit, 250 * unit, darken(green, 0.12), random);
    for (const up of [150, 70])
      slab(context, [left, floorY - up * unit, right - left, 14 * unit], tint('#c9a06a'), 5 * unit);
    for (const x of along(scenery, 76 * unit))
      slab(
        context,
        [x - 14 * unit, floorY - 180 * unit, 28 * unit, 186 * unit],
        tint('#dcb67e'),
        10 * unit,
      );
    const size = brief.blend(0.92, 0.84);
    swings(scenery, width * brief.blend(0.14, 0.2), size);
    slide(scenery, width * brief.blend(0.76, 0.72), size);
  },
});
