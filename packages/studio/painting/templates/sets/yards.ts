import { paintWindow } from '../../brushes/furniture.ts';
import { paintBush, paintLeafTree } from '../../brushes/plants.ts';
import { fillCircle, fillEllipse, fillPolygon } from '../../brushes/surface.ts';
import { boards } from '../../grounds/built.ts';
import { darken, lighten, mix } from '../../palette/colour.ts';
import { beds } from './grounds.ts';
import { along, paintWall, setOf, slab, type Scenery } from './kit.ts';

/** A wheel with its tyre and spokes. */
function wheel({ context, unit, tint }: Scenery, x: number, y: number, radius: number): void {
  context.strokeStyle = tint('#23262d');
  context.lineWidth = 17 * unit;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.stroke();
  context.strokeStyle = tint('#c6ccd2');
  context.lineWidth = 5 * unit;
  context.beginPath();
  context.arc(x, y, radius - 14 * unit, 0, Math.PI * 2);
  context.stroke();
  context.lineWidth = 2.5 * unit;
  context.beginPath();
  for (let spoke = 0; spoke < 16; spoke++) {
    const turn = (spoke / 16) * Math.PI * 2;
    context.moveTo(x, y);
    context.lineTo(
      x + Math.cos(turn) * (radius - 14 * unit),
      y + Math.sin(turn) * (radius - 14 * unit),
    );
  }
  context.stroke();
  fillCircle(context, x, y, 15 * unit, tint('#8f979f'));
}

/** A bicycle on its hook, `size` px between the wheels. */
function bicycle(scenery: Scenery, x: number, y: number, size: number, colour: string): void {
  const { context, unit, tint } = scenery;
  const radius = size * 0.31;
  wheel(scenery, x - size / 2, y, radius);
  wheel(scenery, x + size / 2, y, radius);
  const at = (dx: number, dy: number): [number, number] => [x + dx * size, y + dy * size];
  context.strokeStyle = tint(colour);
  context.lineWidth = 16 * unit;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(...at(-0.5, 0));
  context.lineTo(...at(-0.2, -0.42));
  context.lineTo(...at(0.34, -0.44));
  context.lineTo(...at(0.02, 0.03));
  context.lineTo(...at(-0.5, 0));
  context.moveTo(...at(-0.24, -0.5));
  context.lineTo(...at(0.02, 0.03));
  context.moveTo(...at(0.5, 0));
  context.lineTo(...at(0.32, -0.56));
  context.stroke();
  context.strokeStyle = tint('#23262d');
  context.beginPath();
  context.moveTo(...at(-0.34, -0.52));
  context.lineTo(...at(-0.15, -0.53));
  context.moveTo(...at(0.24, -0.58));
  context.lineTo(...at(0.42, -0.56));
  context.stroke();
  fillCircle(context, ...at(0.02, 0.03), 28 * unit, tint('#8f979f'));
}

/** Tools on a board: spanners, pliers, screwdrivers, in rows. */
function tools(
  { context, unit, tint, palette, random }: Scenery,
  x: number,
  y: number,
  wide: number,
) {
  const tall = 380 * unit;
  slab(context, [x, y, wide, tall], tint('#c9a877'), 10 * unit);
  for (let dot = 0; dot < 90; dot++)
    fillCircle(
      context,
      x + ((dot % 15) + 0.5) * (wide / 15),
      y + (Math.floor(dot / 15) + 0.5) * (tall / 6),
      3 * unit,
      darken(tint('#c9a877'), 0.3),
    );
  for (let tool = 0; tool < 10; tool++) {
    const at = x + ((tool % 5) + 0.5) * (wide / 5);
    const top = y + (tool < 5 ? 34 : 210) * unit;
    const long = random.between(96, 140) * unit;
    if (tool % 3 === 0) {
      slab(context, [at - 8 * unit, top, 16 * unit, long], tint('#9aa2aa'), 6 * unit);
      fillCircle(context, at, top, 22 * unit, tint('#9aa2aa'));
      fillCircle(context, at, top - 6 * unit, 10 * unit, tint('#c9a877'));
      fillCircle(context, at, top + long, 18 * unit, tint('#9aa2aa'));
    } else {
      slab(context, [at - 5 * unit, top, 10 * unit, long * 0.6], tint('#9aa2aa'), 3 * unit);
      slab(
        context,
        [at - 14 * unit, top + long * 0.5, 28 * unit, long * 0.55],
        tint(tool % 2 === 0 ? palette.accent : '#2f5fa8'),
        12 * unit,
      );
    }
  }
}

/** A bicycle workshop: a board of tools, wheels and frames on the wall, a bench. */
export const bikeWorkshop = setOf({
  name: 'bike workshop',
  depth: 0.06,
  ground: boards,
  tone: ({ tint }) => tint('#a77b4e'),
  ambience: 'dust',
  back(scenery) {
    const { context, width, height, floorY, unit, palette, tint } = scenery;
    const wall = tint(mix('#d8cbb5', palette.far, 0.25));
    paintWall(scenery, wall);
    for (let row = 0, y = 0; y < floorY; row += 1, y += 56 * unit)
      for (let x = -(row % 2) * 70 * unit; x < width; x += 140 * unit) {
        context.strokeStyle = darken(wall, 0.12);
        context.lineWidth = 3 * unit;
        context.strokeRect(x, y, 140 * unit, 56 * unit);
      }
    context.fillStyle = darken(wall, 0.2);
    context.fillRect(0, floorY, width, height - floorY);
  },
  middle(scenery) {
    const { brief, context, width, height, floorY, unit, palette, random, tint } = scenery;
    const broad = brief.blend(300, 380) * unit;
    paintWindow(
      context,
      {
        x: width * brief.blend(0.64, 0.7),
        y: height * brief.blend(0.1, 0.1),
        width: broad,
        height: height * brief.blend(0.17, 0.32),
      },
      palette,
      tint('#7d6040'),
      random,
    );
    tools(scenery, width * brief.blend(0.06, 0.07), height * brief.blend(0.1, 0.1), 460 * unit);
    const colours = [palette.accent, '#3f8f8a', palette.accentTwo];
    if (brief.portrait) {
      bicycle(scenery, width * 0.24, floorY - 560 * unit, 300 * unit, colours[0] ?? '#cc4444');
      bicycle(scenery, width * 0.76, floorY - 560 * unit, 300 * unit, colours[1] ?? '#44cc44');
    } else bicycle(scenery, width * 0.5, height * 0.3, 330 * unit, colours[0] ?? '#cc4444');
    const bench = floorY - 290 * unit;
    for (const side of [0, 1]) {
      const from = side === 0 ? width * -0.04 : width * brief.blend(0.66, 0.7);
      const wide = width * brief.blend(0.38, 0.34);
      for (const leg of [0.06, 0.9])
        slab(context, [from + wide * leg, bench, 40 * unit, 300 * unit], tint('#6d4a2b'));
      slab(context, [from, bench - 24 * unit, wide, 48 * unit], tint('#b9854f'), 6 * unit);
      slab(
        context,
        [from + wide * 0.3, bench - 128 * unit, 150 * unit, 104 * unit],
        tint('#c9433d'),
        10 * unit,
      );
      slab(
        context,
        [from + wide * 0.66, bench - 104 * unit, 44 * unit, 80 * unit],
        tint('#4a7f9a'),
        8 * unit,
      );
      fillEllipse(
        context,
        from + wide * 0.2,
        bench - 34 * unit,
        40 * unit,
        14 * unit,
        tint('#23262d'),
      );
    }
  },
  near(scenery) {
    const { brief, context, width, floorY, unit, tint } = scenery;
    const y = floorY + brief.height * 0.05;
    const x = width * brief.blend(0.9, 0.86);
    for (const tyre of [0, 1, 2]) {
      context.strokeStyle = tint('#23262d');
      context.lineWidth = 34 * unit;
      context.beginPath();
      context.ellipse(x, y - (24 + tyre * 42) * unit, 130 * unit, 30 * unit, 0, 0, Math.PI * 2);
      context.stroke();
    }
  },
});

/** A shed with its window, its door and its water butt. */
function shed({ context, unit, tint, palette }: Scenery, x: number, y: number): void {
  const wood = tint('#a5683c');
  const [wide, tall] = [460 * unit, 400 * unit];
  for (let board = 0; board < 9; board++)
    slab(
      context,
      [x - wide / 2, y - tall + (board * tall) / 9, wide, tall / 9 - 3 * unit],
      wood,
      2,
    );
  fillPolygon(
    context,
    [
      [x - wide * 0.58, y - tall],
      [x, y - tall - 170 * unit],
      [x + wide * 0.58, y - tall],
    ],
    tint('#5d4a4a'),
  );
  slab(
    context,
    [x - wide * 0.38, y - tall * 0.8, wide * 0.3, tall * 0.8],
    tint(mix(palette.accent, '#3f6f6a', 0.5)),
    4,
  );
  slab(
    context,
    [x + wide * 0.08, y - tall * 0.74, wide * 0.28, tall * 0.3],
    palette.dark ? lighten(palette.glow, 0.1) : mix(palette.skyLow, '#ffffff', 0.3),
    4,
  );
  slab(
    context,
    [x + wide * 0.54, y - 190 * unit, 120 * unit, 190 * unit],
    tint('#3f7a5a'),
    16 * unit,
  );
}

/** Canes tied together, with beans that climb them. */
function canes({ context, unit, tint, palette, random }: Scenery, x: number, y: number): void {
  for (let cane = 0; cane < 4; cane++) {
    const foot = x + (cane - 1.5) * 90 * unit;
    context.strokeStyle = tint('#b48a55');
    context.lineWidth = 9 * unit;
    context.beginPath();
    context.moveTo(foot, y);
    context.lineTo(x, y - 470 * unit);
    context.stroke();
    for (let leaf = 0; leaf < 9; leaf++) {
      const up = (leaf + 0.5) / 10;
      fillEllipse(
        context,
        foot + (x - foot) * up + random.between(-18, 18) * unit,
        y - 470 * unit * up,
        24 * unit,
        18 * unit,
        lighten(mix(palette.near, '#4f9a4c', 0.6), random.between(0, 0.2)),
      );
    }
  }
}

/** An allotment: beds, bean canes, a shed, hedges and trees behind. */
export const allotment = setOf({
  name: 'allotment',
  depth: 0.12,
  ground: beds,
  tone: ({ palette }) => mix(palette.near, '#9a8a55', 0.45),
  ambience: 'leaves',
  middle(scenery) {
    const { brief, context, left, right, width, floorY, unit, palette, random, tint } = scenery;
    const green = mix(palette.far, '#5f9a5a', 0.4);
    for (const x of along(scenery, 260 * unit))
      paintLeafTree(
        context,
        x + random.between(-60, 60) * unit,
        floorY,
        random.between(300, 480) * unit,
        mix(green, palette.skyLow, 0.2),
        random,
      );
    for (const x of along(scenery, 170 * unit))
      paintBush(context, x, floorY + 10 * unit, 240 * unit, darken(green, 0.12), random);
    for (const x of along(scenery, 74 * unit))
      slab(
        context,
        [x - 20 * unit, floorY - 110 * unit, 40 * unit, 120 * unit],
        tint('#d9c7a1'),
        12 * unit,
      );
    slab(context, [left, floorY - 84 * unit, right - left, 20 * unit], tint('#c9b48a'));
    shed(scenery, width * brief.blend(0.76, 0.78), floorY + 6 * unit);
    canes(scenery, width * brief.blend(0.17, 0.2), floorY + 6 * unit);
    if (!brief.portrait) canes(scenery, width * 0.4, floorY + 6 * unit);
  },
});
