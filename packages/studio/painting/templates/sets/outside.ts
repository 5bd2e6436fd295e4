import { pitch } from '../../grounds/built.ts';
import { paintBush, paintLeafTree } from '../../brushes/plants.ts';
import { fillCircle, fillRounded } from '../../brushes/surface.ts';
import { darken, mix, withOpacity } from '../../palette/colour.ts';
import { slabs } from './grounds.ts';
import { along, setOf, slab, type Scenery } from './kit.ts';

/* Places out of doors of everyday screenplays: a village's football pitch, a platform of a railway. */

/** A goal with its net. */
function goal({ context, unit, tint }: Scenery, x: number, y: number): void {
  const [wide, tall] = [620 * unit, 300 * unit];
  context.strokeStyle = withOpacity('#ffffff', 0.5);
  context.lineWidth = 3 * unit;
  context.beginPath();
  for (let line = 0; line <= 20; line++) {
    context.moveTo(x - wide / 2 + (line * wide) / 20, y - tall);
    context.lineTo(x - wide / 2 + (line * wide) / 20, y);
  }
  for (let line = 0; line <= 9; line++) {
    context.moveTo(x - wide / 2, y - (line * tall) / 9);
    context.lineTo(x + wide / 2, y - (line * tall) / 9);
  }
  context.stroke();
  const post = tint('#f7f7f2');
  for (const end of [-1, 1])
    slab(
      context,
      [x + (end * wide) / 2 - 10 * unit, y - tall, 20 * unit, tall + 6 * unit],
      post,
      8 * unit,
    );
  slab(
    context,
    [x - wide / 2 - 10 * unit, y - tall - 10 * unit, wide + 20 * unit, 22 * unit],
    post,
    8 * unit,
  );
}

/** A village's football pitch: grass with its lines, a goal, trees behind a rail. */
export const footballPitch = setOf({
  name: 'football-pitch',
  depth: 0.1,
  ground: pitch,
  tone: ({ palette }) => mix(palette.near, '#6da04f', 0.5),
  middle(scenery) {
    const { brief, context, left, right, width, floorY, unit, palette, random, tint } = scenery;
    const green = mix(palette.far, '#5f9a5a', 0.4);
    for (const x of along(scenery, 240 * unit))
      paintLeafTree(
        context,
        x + random.between(-60, 60) * unit,
        floorY,
        random.between(300, 460) * unit,
        mix(green, palette.skyLow, 0.2),
        random,
      );
    for (const x of along(scenery, 180 * unit))
      paintBush(context, x, floorY + 10 * unit, 230 * unit, darken(green, 0.12), random);
    for (const x of along(scenery, 210 * unit))
      slab(
        context,
        [x - 8 * unit, floorY - 100 * unit, 16 * unit, 108 * unit],
        tint('#e9ecea'),
        6 * unit,
      );
    slab(context, [left, floorY - 108 * unit, right - left, 16 * unit], tint('#e9ecea'), 6 * unit);
    goal(scenery, width * brief.blend(0.5, 0.6), floorY + 8 * unit);
  },
});

/** A platform: its roof on posts, a clock, a bench, rails and a hill behind. */
export const platform = setOf({
  name: 'platform',
  depth: 0.08,
  ground: slabs,
  tone: ({ tint }) => tint('#b9b4aa'),
  middle(scenery) {
    const { brief, context, left, right, width, floorY, unit, palette, random, tint } = scenery;
    const green = mix(palette.far, '#6a9a6a', 0.35);
    for (const x of along(scenery, 200 * unit))
      paintBush(context, x, floorY - 60 * unit, 260 * unit, green, random);
    slab(context, [left, floorY - 110 * unit, right - left, 60 * unit], tint('#8d8a84'));
    for (const [up, thick, paint] of [
      [58, 12, '#5a6068'],
      [26, 14, '#6b727a'],
    ] as const)
      slab(context, [left, floorY - up * unit, right - left, thick * unit], tint(paint));
    slab(context, [left, floorY - 8 * unit, right - left, 20 * unit], tint('#f1e7c0'));
    const iron = tint(mix('#2f5a57', palette.accent, 0.2));
    const high = brief.blend(820, 600) * unit;
    const roof = floorY - high;
    for (const x of along(scenery, brief.blend(470, 620) * unit))
      slab(context, [x - 14 * unit, roof, 28 * unit, high + 12 * unit], iron, 8 * unit);
    slab(context, [left, roof - 60 * unit, right - left, 74 * unit], iron);
    for (const x of along(scenery, 60 * unit))
      fillRounded(
        context,
        { x: x - 26 * unit, y: roof, width: 52 * unit, height: 56 * unit },
        24 * unit,
        tint('#efe6cf'),
      );
    const clock = width * brief.blend(0.5, 0.42);
    slab(context, [clock - 5 * unit, roof, 10 * unit, 120 * unit], iron);
    fillCircle(context, clock, roof + 170 * unit, 78 * unit, iron);
    fillCircle(context, clock, roof + 170 * unit, 64 * unit, tint('#fbf8ef'));
    slab(
      context,
      [clock - 5 * unit, roof + 122 * unit, 10 * unit, 52 * unit],
      tint('#2a3038'),
      4 * unit,
    );
    slab(
      context,
      [clock - 5 * unit, roof + 165 * unit, 42 * unit, 10 * unit],
      tint('#2a3038'),
      4 * unit,
    );
  },
});
