import { fillEllipse, fillPolygon, paintGlow, type Context } from '../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import {
  breadthAt,
  layGround,
  nearness,
  runningLines,
  scatter,
  tiles,
  type Field,
  type Tile,
  fillTile,
  outline,
} from './field.ts';
import { mottle, type Ground } from './natural.ts';
import { paintLeaf } from './things.ts';

/** A stone with rounded corners inside its tile. */
function fillCobble(context: Context, tile: Tile, fill: string): void {
  const [a, , c, d] = tile.corners;
  if (a === undefined || c === undefined || d === undefined) return;
  const gap = tile.breadth * 0.05;
  const left = (a[0] + d[0]) / 2 + gap;
  const tall = tile.bottom - tile.top - gap * 0.7;
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(
    left,
    tile.top,
    tile.breadth * 0.92 - gap,
    tall,
    Math.min(tall, tile.breadth) * 0.34,
  );
  context.fill();
}

/** Cobbles, a gutter, fallen leaves. */
export const cobbles: Ground = (context, { palette }, field, { tone }) => {
  const { random } = field;
  layGround(context, field, darken(tone, 0.3));
  tiles(field, { rows: 15, share: 0.125, shift: 0.5, power: 1.5 }, (tile) => {
    const shade = random.between(-0.12, 0.14);
    const stone = shade < 0 ? darken(tone, -shade) : lighten(tone, shade);
    fillCobble(context, tile, mix(stone, palette.far, random.between(0, 0.16)));
  });
  mottle(context, field, tone, 12);
  const leaves = [palette.accentTwo, palette.accent, mix(palette.near, tone, 0.3)];
  scatter(field, 26, (spot) =>
    paintLeaf(context, spot, leaves[random.index(3)] ?? tone, random.between(0, 3)),
  );
};

/** A road with its marks, then the near kerb and the slabs we stand on. */
export const roadAndKerb: Ground = (context, { palette, width }, field, { tone }) => {
  const { left, right, top, bottom, unit, random } = field;
  layGround(context, field, tone);
  mottle(context, field, tone, 22);
  const kerb = top + (bottom - top) * 0.6;
  paintCrossing(context, field, kerb, withOpacity(palette.paper, 0.5));
  const slab = mix(mix(palette.paper, palette.far, 0.55), tone, 0.5);
  context.fillStyle = lighten(slab, 0.18);
  context.fillRect(left, kerb, right - left, 16 * unit);
  context.fillStyle = darken(tone, 0.42);
  context.fillRect(left, kerb - 14 * unit, right - left, 14 * unit);
  const pavement = { ...field, top: kerb + 16 * unit };
  layGround(context, pavement, slab);
  tiles(pavement, { rows: 4, share: 0.3, shift: 0.5, power: 1.3 }, (tile) => {
    fillTile(
      context,
      tile,
      withOpacity(random.chance(0.5) ? lighten(slab, 0.2) : darken(slab, 0.2), 0.3),
    );
    outline(context, tile, withOpacity(darken(slab, 0.5), 0.55), 3 * unit);
  });
  paintDrain(context, pavement, width * 0.78, darken(slab, 0.5));
  scatter(pavement, 14, (spot) =>
    paintLeaf(
      context,
      { ...spot, size: spot.size * 1.2 },
      random.chance(0.5) ? palette.accentTwo : palette.accent,
      random.between(0, 3),
    ),
  );
};

/** The bars of a crossing, and the dashes of the lane beside it. */
function paintCrossing(context: Context, field: Field, kerb: number, paint: string): void {
  const { middle, top, width, unit, random } = field;
  const side = random.chance(0.5) ? 1 : -1;
  const [upper, lower] = [top + (kerb - top) * 0.12, kerb - 24 * unit];
  for (let bar = 0; bar < 6; bar++) {
    const at = side * (0.06 + bar * 0.085);
    const x = (y: number) => middle + at * width * (0.62 + 0.55 * nearness(field, y));
    const half = (y: number) => width * 0.02 * (0.62 + 0.55 * nearness(field, y));
    fillPolygon(
      context,
      [
        [x(upper) - half(upper), upper],
        [x(upper) + half(upper), upper],
        [x(lower) + half(lower), lower],
        [x(lower) - half(lower), lower],
      ],
      paint,
    );
  }
  const lane = top + (kerb - top) * 0.45;
  for (let dash = 1; dash < 6; dash++)
    fillPolygon(
      context,
      [
        [middle - side * dash * 190 * unit, lane],
        [middle - side * (dash * 190 + 104) * unit, lane],
        [middle - side * (dash * 196 + 106) * unit, lane + 13 * unit],
        [middle - side * dash * 196 * unit, lane + 13 * unit],
      ],
      paint,
    );
}

function paintDrain(context: Context, field: Field, x: number, iron: string): void {
  const { top, bottom, unit } = field;
  const y = top + (bottom - top) * 0.42;
  fillEllipse(context, x, y, 96 * unit, 34 * unit, iron);
  fillEllipse(context, x, y - 2 * unit, 84 * unit, 28 * unit, lighten(iron, 0.18));
  for (let slot = -2; slot <= 2; slot++)
    fillEllipse(
      context,
      x + slot * 28 * unit,
      y - 2 * unit,
      7 * unit,
      19 * unit,
      darken(iron, 0.4),
    );
}

/** Boards that run away from us, with joints and grain, each of its own shade within `variety` of the wood's. */
export function layBoards(
  context: Context,
  field: Field,
  wood: string,
  { share, variety }: { share: number; variety: number },
): void {
  const { random, unit } = field;
  layGround(context, field, wood);
  const shades = Array.from({ length: 160 }, () => random.between(-variety, variety));
  tiles(field, { rows: 5, share, power: 1.5 }, (tile) => {
    const shade = shades[(tile.column * 7 + tile.row * 31 + 3000) % 160] ?? 0;
    fillTile(context, tile, shade < 0 ? darken(wood, -shade) : lighten(wood, shade));
    const [a, b, c, d] = tile.corners;
    if (!a || !b || !c || !d) return;
    context.strokeStyle = withOpacity(darken(wood, 0.45), 0.28);
    context.lineWidth = unit * 1.6;
    context.beginPath();
    for (const at of [0.3, 0.62]) {
      context.moveTo(a[0] + (b[0] - a[0]) * at, a[1]);
      context.lineTo(d[0] + (c[0] - d[0]) * (at + 0.05), d[1]);
    }
    context.stroke();
    if ((tile.column + tile.row * 3) % 4 === 0) {
      context.fillStyle = withOpacity(darken(wood, 0.6), 0.5);
      context.fillRect(d[0], d[1] - 3 * unit, c[0] - d[0], 3 * unit);
    }
  });
  runningLines(context, field, share, { colour: withOpacity(darken(wood, 0.6), 0.55), thick: 5 });
}

/** A room's floor: boards, and a rug with a border and tassels. */
export const boardsAndRug: Ground = (context, brief, field, { tone, lightFromX }) => {
  layBoards(context, field, tone, { share: 0.17, variety: 0.16 });
  // A rug that is told of lies on the bare boards.
  const isTold = brief.drawing.heroes.some(({ emoji }) => floorCovers.test(emoji));
  if (!isTold) paintRug(context, field, brief.palette);
  paintPatchOfLight(context, field, brief.palette.glow, lightFromX);
};

/** A kitchen's floor: bare boards, for nobody cooks on a carpet. */
export const boards: Ground = (context, brief, field, { tone, lightFromX }) => {
  layBoards(context, field, tone, { share: 0.17, variety: 0.16 });
  paintPatchOfLight(context, field, brief.palette.glow, lightFromX);
};

const floorCovers = /^drawn-(?:rug|doormat|floorboards|mattress|tile)$/u;

function paintRug(
  context: Context,
  field: Field,
  palette: { accent: string; accentTwo: string; paper: string; ink: string },
): void {
  const { top, bottom, middle, width, unit, random } = field;
  const y = top + (bottom - top) * 0.56;
  const [wide, tall] = [width * 0.47, (bottom - top) * 0.34];
  const cloth = darken(palette.accent, 0.22);
  const side = (random.chance(0.5) ? 1 : -1) * width * 0.06;
  fillEllipse(
    context,
    middle + side,
    y + 10 * unit,
    wide * 1.02,
    tall * 1.03,
    withOpacity(palette.ink, 0.35),
  );
  const rings = [
    [1, cloth],
    [0.93, mix(palette.paper, cloth, 0.35)],
    [0.88, cloth],
    [0.66, mix(palette.accentTwo, cloth, 0.35)],
    [0.61, darken(cloth, 0.18)],
    [0.3, mix(palette.paper, cloth, 0.55)],
    [0.25, cloth],
  ] as const;
  for (const [share, tone] of rings)
    fillEllipse(context, middle + side, y, wide * share, tall * share, tone);
  for (let i = 0; i < 28; i++) {
    const turn = (i / 28) * Math.PI * 2;
    const [x, at] = [
      middle + side + Math.cos(turn) * wide * 0.77,
      y + Math.sin(turn) * tall * 0.77,
    ];
    fillEllipse(context, x, at, 15 * unit, 8 * unit, mix(palette.accentTwo, cloth, 0.25));
  }
}

/** The window's light on the floor, slanting away from the side it comes from. */
function paintPatchOfLight(
  context: Context,
  { top, bottom, middle, width }: Field,
  glow: string,
  fromX: number,
): void {
  const deep = bottom - top;
  for (const pane of [0, 1]) {
    const x = middle + fromX * width * (0.1 + pane * 0.2);
    fillPolygon(
      context,
      [
        [x, top],
        [x + fromX * width * 0.16, top],
        [x + fromX * width * 0.02, top + deep * 0.6],
        [x - fromX * width * 0.2, top + deep * 0.6],
      ],
      withOpacity(glow, 0.16),
    );
  }
}

/** A theatre's boards under pools of light, strewn with petals, footlights at its foot. */
export const theatreBoards: Ground = (context, { palette }, field, { tone }) => {
  const { random, middle, width, top, bottom, unit } = field;
  layBoards(context, field, tone, { share: 0.13, variety: 0.16 });
  for (const at of [-0.3, 0, 0.3]) {
    const y = top + (bottom - top) * 0.3;
    fillEllipse(
      context,
      middle + at * width,
      y,
      width * 0.27,
      (bottom - top) * 0.2,
      withOpacity(palette.glow, 0.13),
    );
  }
  scatter(field, 44, (spot) =>
    paintLeaf(
      context,
      { ...spot, size: spot.size * 0.75 },
      random.chance(0.6) ? palette.accent : palette.accentTwo,
      random.between(0, 3),
    ),
  );
  const edge = bottom - (bottom - top) * 0.2;
  for (let lamp = -5; lamp <= 5; lamp++) {
    const x = middle + lamp * width * 0.105;
    paintGlow(context, x, edge, 110 * unit, [
      [0, withOpacity(palette.glow, 0.5)],
      [1, withOpacity(palette.glow, 0)],
    ]);
    fillEllipse(context, x, edge + 14 * unit, 38 * unit, 24 * unit, darken(tone, 0.62));
    fillEllipse(context, x, edge + 4 * unit, 26 * unit, 11 * unit, lighten(palette.glow, 0.5));
  }
};

/** A pitch: mown stripes that run away, the white lines of the field, the goal area's arc. */
export const pitch: Ground = (context, { palette, width }, field, { tone }) => {
  const { random, unit, middle, top, bottom } = field;
  layGround(context, field, tone);
  tiles(field, { rows: 1, share: 0.26 }, (tile) => {
    if (tile.column % 2 === 0) fillTile(context, tile, withOpacity(lighten(tone, 0.24), 0.5));
  });
  scatter(field, 240, ({ x, y, size }) => {
    context.fillStyle = withOpacity(
      random.chance(0.5) ? lighten(tone, 0.3) : darken(tone, 0.35),
      0.4,
    );
    context.fillRect(x, y - size * 0.16, size * 0.028, size * 0.16);
  });
  const chalk = withOpacity(palette.paper, 0.72);
  const deep = bottom - top;
  context.strokeStyle = chalk;
  context.lineWidth = 13 * unit;
  context.beginPath();
  context.ellipse(middle, top + deep * 0.92, width * 0.42, deep * 0.3, 0, Math.PI, Math.PI * 2);
  context.stroke();
  context.fillStyle = chalk;
  context.fillRect(field.left, top + deep * 0.09, field.right - field.left, 8 * unit);
  fillEllipse(context, middle, top + deep * 0.8, 22 * unit, 8 * unit, chalk);
  for (const side of [-1, 1])
    fillPolygon(
      context,
      [
        [middle + side * breadthAt(field, top + deep * 0.09, 1.06), top + deep * 0.09],
        [middle + side * breadthAt(field, top + deep * 0.09, 1.09), top + deep * 0.09],
        [middle + side * breadthAt(field, bottom, 0.6), bottom],
        [middle + side * breadthAt(field, bottom, 0.56), bottom],
      ],
      chalk,
    );
};
