import { paintBush, paintLeafTree } from '../../brushes/plants.ts';
import { fillCircle, fillRounded, verticalGradient, type Box } from '../../brushes/surface.ts';
import { layGround } from '../../grounds/field.ts';
import { mottle, type Ground } from '../../grounds/natural.ts';
import { darken, lighten, mix } from '../../palette/colour.ts';
import { blocks, setOf, slab, type Scenery } from './kit.ts';

/* A car inside, seen from its side: windows with the country behind, padded doors, the wheel. */

/** Where the glass is: between the roof and the doors. */
const glassOf = ({ brief, floorY, unit }: Scenery) => ({
  top: floorY - brief.blend(860, 640) * unit,
  foot: floorY - brief.blend(330, 290) * unit,
});

/** The windows before and behind the pillar. */
function panes(scenery: Scenery): readonly Box[] {
  const { brief, left, right, width, unit } = scenery;
  const { top, foot } = glassOf(scenery);
  const pillar = width * brief.blend(0.44, 0.46);
  const box = (from: number, to: number): Box => ({
    x: from,
    y: top,
    width: to - from,
    height: foot - top,
  });
  return [
    box(left - 200 * unit, pillar - 34 * unit),
    box(pillar + 34 * unit, right - brief.blend(110, 240) * unit),
  ];
}

/** Hedges and trees beside the road. */
function country(scenery: Scenery): void {
  const { context, left, right, height, unit, palette, random, tint } = scenery;
  const { top, foot } = glassOf(scenery);
  context.fillStyle = verticalGradient(context, top, foot, [
    [0, palette.skyTop],
    [1, palette.skyLow],
  ]);
  // Over the whole frame: what is nearer moves more than it does.
  context.fillRect(left, 0, right - left, height);
  const green = tint(mix('#5f9a5a', palette.far, 0.45));
  for (let x = left; x < right; x += random.between(190, 380) * unit)
    paintLeafTree(context, x, foot + 10 * unit, random.between(240, 360) * unit, green, random);
  for (let x = left; x < right; x += 150 * unit)
    paintBush(context, x, foot + 30 * unit, 240 * unit, darken(green, 0.1), random);
}

/** The lining of the roof, the pillars and the doors around the glass. */
function body(scenery: Scenery): void {
  const { context, left, right, height, floorY, unit, palette, tint } = scenery;
  const { foot } = glassOf(scenery);
  const lining = tint(mix('#c9c2b4', palette.far, 0.2));
  context.fillStyle = verticalGradient(context, 0, floorY, [
    [0, darken(lining, 0.18)],
    [0.3, lining],
    [1, darken(lining, 0.3)],
  ]);
  context.beginPath();
  context.rect(left, 0, right - left, floorY + 8 * unit);
  for (const pane of panes(scenery))
    context.roundRect(pane.x, pane.y, pane.width, pane.height, 70 * unit);
  context.fill('evenodd');
  fillRounded(
    context,
    { x: left, y: foot + 40 * unit, width: right - left, height: floorY - foot },
    0,
    tint(mix('#4a4f5c', palette.near, 0.15)),
  );
  slab(context, [left, foot + 24 * unit, right - left, 34 * unit], tint('#2f343e'), 10 * unit);
  slab(context, [left, height * 0.02, right - left, 10 * unit], darken(lining, 0.25));
}

/** What a door has: a rest for the arm, its handle, a loudspeaker. */
function door(scenery: Scenery, x: number): void {
  const { context, floorY, unit, palette, tint } = scenery;
  blocks(
    scenery,
    [x, floorY],
    [
      [-230, 200, 460, 150, mix('#6b7080', palette.near, 0.15), 40],
      [-200, 176, 330, 40, '#2f343e', 18],
      [120, 244, 90, 24, '#b9c2c8', 12],
    ],
  );
  fillCircle(context, x + 130 * unit, floorY - 100 * unit, 40 * unit, tint('#2f343e'));
  fillCircle(context, x + 130 * unit, floorY - 100 * unit, 28 * unit, tint('#4a4f5c'));
}

/** The board with its clocks and the wheel, at the front. */
function wheel(scenery: Scenery, x: number): void {
  const { context, right, floorY, unit, tint } = scenery;
  slab(
    context,
    [x + 40 * unit, floorY - 350 * unit, right - x, 360 * unit],
    tint('#353a45'),
    60 * unit,
  );
  const rim = tint('#22262e');
  context.strokeStyle = rim;
  context.lineCap = 'round';
  context.lineWidth = 30 * unit;
  context.beginPath();
  context.ellipse(x, floorY - 330 * unit, 46 * unit, 138 * unit, 0.22, 0, Math.PI * 2);
  context.stroke();
  context.beginPath();
  context.moveTo(x, floorY - 330 * unit);
  context.lineTo(x + 110 * unit, floorY - 290 * unit);
  context.stroke();
  fillCircle(context, x, floorY - 330 * unit, 30 * unit, lighten(rim, 0.15));
}

const carpet: Ground = (context, _brief, field, { tone }) => {
  layGround(context, field, tone);
  mottle(context, field, tone, 26);
};

export const car = setOf({
  name: 'car',
  depth: 0.06,
  ground: carpet,
  tone: ({ tint }) => tint('#4a4d55'),
  back(scenery) {
    country(scenery);
    const { context, width, height, floorY, unit, tint } = scenery;
    context.fillStyle = tint('#3f444f');
    context.fillRect(0, floorY - 120 * unit, width, height);
  },
  middle(scenery) {
    const { brief, width, height, unit } = scenery;
    body(scenery);
    const half = brief.blend(280, 520) * unit;
    for (const side of [-1, 1]) door(scenery, width * 0.46 + side * half);
    wheel(scenery, width * brief.blend(0.93, 0.86));
    blocks(scenery, [width / 2, height * 0.06], [[-90, 0, 180, 26, '#f6ecd0', 13]]);
  },
});
