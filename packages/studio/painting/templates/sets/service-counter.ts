import { fillCircle, fillEllipse, fillPolygon } from '../../brushes/surface.ts';
import { lighten, mix, withOpacity } from '../../palette/colour.ts';
import { tubes } from './fittings.ts';
import { shopFloor } from './grounds.ts';
import { along, blocks, paintWall, setOf, sign, slab, type Scenery } from './kit.ts';

/* A counter of a bank, a post office, a ticket office: windows of glass with their numbers, a rope to queue along. */

/** What is seen behind the glass: pigeonholes, a screen, the back of a chair. */
function behindGlass(scenery: Scenery, x: number, top: number, half: number): void {
  const { context, unit, tint, random } = scenery;
  const foot = scenery.floorY - 330 * unit;
  context.fillStyle = tint('#8fa39f');
  context.fillRect(x - half, top, half * 2, foot - top);
  for (let y = top + 30 * unit; y < foot - 130 * unit; y += 74 * unit)
    for (let at = x - half + 20 * unit; at < x + half - 60 * unit; at += 82 * unit) {
      slab(context, [at, y, 70 * unit, 60 * unit], tint('#5f7370'), 4 * unit);
      if (random.chance(0.6))
        slab(
          context,
          [at + 8 * unit, y + 26 * unit, 52 * unit, 32 * unit],
          tint(random.chance(0.5) ? '#e8ddc0' : '#c9975a'),
          2 * unit,
        );
    }
  blocks(
    scenery,
    [x + half * 0.42, foot],
    [
      [-66, 118, 132, 92, '#3a434d', 10],
      [-56, 108, 112, 70, '#a9d3dc', 6],
      [-12, 28, 24, 28, '#3a434d'],
    ],
  );
}

/** One window: its pane with a hole to speak through and a tray, its number above. */
function counterWindow(scenery: Scenery, x: number, half: number, number: number): void {
  const { brief, context, floorY, unit, palette, tint } = scenery;
  const [top, foot] = [floorY - brief.blend(800, 590) * unit, floorY - 330 * unit];
  behindGlass(scenery, x, top, half);
  fillPolygon(
    context,
    [
      [x - half * 0.7, foot],
      [x - half * 0.1, top],
      [x + half * 0.3, top],
      [x - half * 0.3, foot],
    ],
    withOpacity('#ffffff', 0.16),
  );
  fillCircle(
    context,
    x - half * 0.4,
    foot - 110 * unit,
    34 * unit,
    withOpacity(tint('#e9f1f0'), 0.8),
  );
  for (const hole of [-12, 0, 12])
    fillCircle(context, x - half * 0.4 + hole * unit, foot - 110 * unit, 4 * unit, tint('#4d5b5a'));
  blocks(scenery, [x, foot], [[-70, 20, 140, 24, '#3c4a4a', 8]]);
  const board = tint(mix('#1f5d6b', palette.accent, 0.2));
  sign(scenery, [x, top - 10 * unit, 120 * unit, 84 * unit], {
    text: String(number),
    board,
    ink: '#ffffff',
  });
}

/** A post of brass with the rope that leads out of the frame. */
function queuePost(scenery: Scenery, x: number, side: number): void {
  const { brief, context, unit, palette, tint } = scenery;
  const y = brief.groundY + 14 * unit;
  context.strokeStyle = tint(mix('#9c2f3a', palette.accent, 0.2));
  context.lineWidth = 20 * unit;
  context.beginPath();
  context.moveTo(x, y - 268 * unit);
  context.quadraticCurveTo(
    x + side * 160 * unit,
    y - 130 * unit,
    x + side * 330 * unit,
    y - 268 * unit,
  );
  context.stroke();
  fillEllipse(context, x, y, 66 * unit, 15 * unit, tint('#a8823a'));
  blocks(
    scenery,
    [x, y],
    [
      [-11, 290, 22, 288, '#c9a24e', 8],
      [-22, 310, 44, 40, '#dcb964', 18],
    ],
  );
}

export const serviceCounter = setOf({
  name: 'service-counter',
  depth: 0.08,
  ground: shopFloor,
  tone: ({ tint }) => tint('#c9c3b4'),
  back(scenery) {
    paintWall(scenery, scenery.tint(mix('#e7e2d3', scenery.palette.paper, 0.3)));
  },
  middle(scenery) {
    const { brief, context, left, right, floorY, unit, tint } = scenery;
    const wood = tint('#8b5e3c');
    const [step, top] = [brief.blend(430, 470) * unit, floorY - brief.blend(860, 640) * unit];
    tubes(scenery);
    slab(context, [left, top, right - left, 100 * unit], lighten(wood, 0.08));
    for (const [at, x] of along(scenery, step).entries())
      counterWindow(scenery, x, step / 2, at + 1);
    for (const x of along(scenery, step))
      slab(
        context,
        [
          x + step / 2 - 20 * unit,
          top + 60 * unit,
          40 * unit,
          floorY - 330 * unit - top - 60 * unit,
        ],
        wood,
        4 * unit,
      );
    slab(context, [left, floorY - 330 * unit, right - left, 340 * unit], wood);
    for (const x of along(scenery, step))
      blocks(
        scenery,
        [x, floorY],
        [[-step / unit / 2 + 40, 270, step / unit - 80, 236, '#7a5033', 10]],
      );
    slab(context, [left, floorY - 350 * unit, right - left, 40 * unit], tint('#d9d0bd'), 8 * unit);
  },
  near(scenery) {
    const { brief, width, unit } = scenery;
    for (const side of [-1, 1])
      queuePost(scenery, width / 2 + side * brief.blend(470, 700) * unit, side);
  },
});
