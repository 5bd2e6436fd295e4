import {
  fillEllipse,
  fillPolygon,
  fillRounded,
  paintGlow,
  type Context,
} from '../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import type { Palette } from '../palette/palette.ts';
import { layBoards } from './built.ts';
import {
  breadthAt,
  layGround,
  nearness,
  rowEdges,
  runningLines,
  sizeAt,
  tiles,
  type Field,
} from './field.ts';
import type { Ground } from './natural.ts';
import { paintLeaf, paintSheetLying } from './things.ts';

/** Where a share of the way from the far edge to our feet lies, px. */
const down = ({ top, bottom }: Field, share: number): number => top + (bottom - top) * share;

/** A table with nothing on it. */
export const bareTable: Ground = (context, _brief, field, { tone }) =>
  layBoards(context, field, tone, { share: 0.36, variety: 0.07 });

/** What lies on a kitchen table beside its cloth: a plate with cutlery, or a board to cut on. */
const layings = ['plate', 'board'] as const;

/** A table in a kitchen: boards, herbs and crumbs, and laid in one of several ways, so that not all stands on the same. */
const laidTable =
  (ways: readonly (typeof layings)[number][]): Ground =>
  (context, { palette }, field, { tone, lightFromX }) => {
    const { random, middle, width } = field;
    const laying = ways[random.index(ways.length)] ?? 'board';
    layBoards(context, field, tone, { share: 0.36, variety: 0.07 });
    paintCloth(context, field, palette, -lightFromX);
    if (laying === 'plate') paintPlate(context, field, palette, middle + lightFromX * width * 0.28);
    if (laying === 'board') paintBoard(context, field, tone, middle + lightFromX * width * 0.2);
    for (let i = 0; i < 26; i++) {
      const y = down(field, 0.12 + 0.85 * random.next());
      const x = random.between(field.left, field.right);
      fillEllipse(
        context,
        x,
        y,
        sizeAt(field, y) * random.between(0.02, 0.06),
        sizeAt(field, y) * 0.025,
        withOpacity(lighten(tone, 0.42), 0.7),
      );
    }
    for (let i = 0; i < 9; i++) {
      const y = down(field, random.between(0.5, 0.95));
      paintLeaf(
        context,
        { x: middle + random.between(-0.5, 0.5) * width, y, size: sizeAt(field, y), near: 1 },
        mix(palette.near, '#4f8f45', 0.6),
        random.between(0, 3),
      );
    }
  };

/** Where one eats. */
export const kitchenTable = laidTable(layings);
/** Where one works in a kitchen: nobody's plate is there. */
export const workTable = laidTable(['board']);

/** A cloth that hangs towards us at one side, its checks larger nearer. */
function paintCloth(context: Context, field: Field, palette: Palette, side: number): void {
  const { middle, bottom, width, random } = field;
  const cloth = darken(palette.accent, 0.15);
  const top = down(field, 0.34);
  const edge = (y: number) => middle + side * breadthAt(field, y, 0.2);
  const outer = middle + side * width * 0.7;
  context.save();
  context.beginPath();
  context.moveTo(edge(top) + side * width * 0.05, top);
  context.lineTo(outer, top - (bottom - top) * 0.06);
  context.lineTo(outer, bottom);
  context.lineTo(edge(bottom) - side * width * 0.04, bottom);
  context.closePath();
  context.fillStyle = mix(palette.paper, cloth, 0.15);
  context.fill();
  context.clip();
  tiles(
    { ...field, top, random },
    { rows: 7, share: 0.085, power: 1.3 },
    ({ column, row, corners }) => {
      const solid = (column & 1) + (row & 1);
      if (solid > 0) fillPolygon(context, corners, withOpacity(cloth, solid === 2 ? 0.85 : 0.4));
    },
  );
  context.restore();
}

/** A board to cut on, its handle to the side. */
function paintBoard(context: Context, field: Field, tone: string, x: number): void {
  const { unit } = field;
  const y = down(field, 0.66);
  const wood = lighten(mix(tone, '#e0b070', 0.55), 0.08);
  const [wide, high] = [560 * unit, 190 * unit];
  const left = x - wide / 2;
  fillRounded(
    context,
    { x: left, y: y - high / 2 + 16 * unit, width: wide, height: high },
    44 * unit,
    darken(wood, 0.42),
  );
  fillRounded(context, { x: left, y: y - high / 2, width: wide, height: high }, 44 * unit, wood);
  for (const share of [0.3, 0.52, 0.74])
    fillRounded(
      context,
      {
        x: left + 40 * unit,
        y: y - high / 2 + high * share,
        width: wide - 150 * unit,
        height: 4 * unit,
      },
      2 * unit,
      withOpacity(darken(wood, 0.3), 0.5),
    );
  fillEllipse(context, left + wide - 58 * unit, y, 26 * unit, 15 * unit, darken(tone, 0.25));
}

function paintPlate(context: Context, field: Field, palette: Palette, x: number): void {
  const { unit } = field;
  const y = down(field, 0.7);
  const china = mix(palette.paper, '#ffffff', 0.3);
  fillEllipse(context, x, y + 14 * unit, 205 * unit, 74 * unit, withOpacity(palette.ink, 0.3));
  fillEllipse(context, x, y, 200 * unit, 72 * unit, china);
  fillEllipse(context, x, y, 182 * unit, 64 * unit, mix(palette.accentTwo, china, 0.25));
  fillEllipse(context, x, y, 172 * unit, 59 * unit, china);
  fillEllipse(context, x, y + 4 * unit, 128 * unit, 42 * unit, darken(china, 0.1));
  const steel = mix('#dfe5ea', palette.far, 0.2);
  context.strokeStyle = steel;
  context.lineCap = 'round';
  context.lineWidth = 13 * unit;
  for (const side of [-1, 1]) {
    const at = x + side * 252 * unit;
    context.beginPath();
    context.moveTo(at, y - 58 * unit);
    context.lineTo(at + side * 24 * unit, y + 74 * unit);
    context.stroke();
    fillEllipse(context, at - side * 3 * unit, y - 70 * unit, 21 * unit, 27 * unit, steel);
  }
}

/** A scholar's table: charts unrolled, coins, a quill, a candle's light. */
export const scholarsTable: Ground = (context, { palette }, field, { tone, lightFromX }) => {
  const { random, middle, width, unit } = field;
  layBoards(context, field, tone, { share: 0.24, variety: 0.1 });
  const paper = mix('#ead9ae', palette.paper, 0.3);
  const ink = mix('#4a2f1d', palette.ink, 0.4);
  const chart = { x: middle - lightFromX * width * 0.2, y: down(field, 0.62) };
  const size = { wide: width * 0.62, deep: (field.bottom - field.top) * 0.5, skew: 26 * unit };
  paintSheetLying(context, { ...chart, ...size }, mix(paper, tone, 0.12), palette.ink);
  paintChart(context, { ...chart, ...size }, ink, palette.accent);
  paintGlow(context, middle + lightFromX * width * 0.34, down(field, 0.4), width * 0.4, [
    [0, withOpacity(palette.glow, 0.4)],
    [1, withOpacity(palette.glow, 0)],
  ]);
  for (let i = 0; i < 15; i++) {
    const x = middle + lightFromX * width * random.between(0.14, 0.5);
    const y = down(field, random.between(0.5, 0.96));
    const coin = mix(palette.accentTwo, '#c98f2c', 0.4);
    fillEllipse(
      context,
      x + 3 * unit,
      y + 11 * unit,
      42 * unit,
      17 * unit,
      withOpacity(palette.ink, 0.4),
    );
    fillEllipse(context, x, y + 6 * unit, 40 * unit, 16 * unit, darken(coin, 0.35));
    fillEllipse(context, x, y, 40 * unit, 16 * unit, coin);
    fillEllipse(context, x, y, 28 * unit, 10.5 * unit, lighten(coin, 0.22));
  }
  paintQuill(context, field, middle - lightFromX * width * 0.02, palette);
};

/** Coasts, a course and a cross on an unrolled chart. */
function paintChart(
  context: Context,
  { x, y, wide, deep }: { x: number; y: number; wide: number; deep: number },
  ink: string,
  course: string,
): void {
  const line = deep * 0.012;
  context.strokeStyle = withOpacity(ink, 0.45);
  context.lineWidth = line;
  for (const [dx, dy, reach] of [
    [-0.22, -0.12, 0.13],
    [0.2, 0.14, 0.17],
  ] as const)
    for (const grow of [1, 1.16]) {
      context.beginPath();
      for (let i = 0; i <= 40; i++) {
        const turn = (i / 40) * Math.PI * 2;
        const edge = reach * grow * (1 + 0.22 * Math.sin(turn * 3) + 0.12 * Math.sin(turn * 7 + 1));
        context.lineTo(
          x + (dx + Math.cos(turn) * edge) * wide,
          y + (dy + Math.sin(turn) * edge * 1.1) * deep,
        );
      }
      context.stroke();
    }
  context.strokeStyle = withOpacity(course, 0.8);
  context.lineWidth = line * 2;
  context.setLineDash([deep * 0.05, deep * 0.035]);
  context.beginPath();
  context.moveTo(x - wide * 0.12, y - deep * 0.06);
  context.quadraticCurveTo(x, y + deep * 0.22, x + wide * 0.1, y + deep * 0.04);
  context.stroke();
  context.setLineDash([]);
}

function paintQuill(context: Context, field: Field, x: number, palette: Palette): void {
  const { unit } = field;
  const y = down(field, 0.84);
  context.save();
  context.translate(x, y);
  context.rotate(-0.5);
  fillEllipse(context, 90 * unit, 10 * unit, 150 * unit, 26 * unit, withOpacity(palette.ink, 0.3));
  fillEllipse(
    context,
    90 * unit,
    0,
    150 * unit,
    24 * unit,
    mix(palette.paper, palette.accent, 0.3),
  );
  context.strokeStyle = darken(palette.paper, 0.4);
  context.lineWidth = 5 * unit;
  context.beginPath();
  context.moveTo(-150 * unit, 0);
  context.lineTo(230 * unit, 0);
  context.stroke();
  context.restore();
}

/** A hall of polished slabs that mirror coloured columns. */
export const polishedHall: Ground = (context, { palette }, field, { tone }) => {
  const { unit, middle, width, top, bottom } = field;
  layGround(context, field, tone);
  const columns = [0.34, 0.55, 0.46, 0.72, 0.62, 0.86, 1];
  for (const [index, tall] of columns.entries()) {
    const x = middle + (index - 3) * width * 0.125;
    const reach = (bottom - top) * 0.72 * tall;
    const mirror = context.createLinearGradient(0, top, 0, top + reach);
    const colour =
      index === columns.length - 1
        ? palette.accent
        : mix(palette.far, palette.accentTwo, index / 7);
    mirror.addColorStop(0, withOpacity(colour, 0.5));
    mirror.addColorStop(1, withOpacity(colour, 0));
    fillPolygon(
      context,
      [
        [x - width * 0.042, top],
        [x + width * 0.042, top],
        [x + width * 0.05, top + reach],
        [x - width * 0.05, top + reach],
      ],
      mirror,
    );
  }
  tiles(field, { rows: 7, share: 0.28, power: 1.6 }, ({ column, row, corners }) => {
    if ((column + row) % 2 === 0)
      fillPolygon(context, corners, withOpacity(lighten(tone, 0.3), 0.17));
  });
  for (const y of rowEdges(field, 7, 1.6)) {
    context.fillStyle = withOpacity(lighten(palette.glow, 0.2), 0.3);
    context.fillRect(
      field.left,
      y,
      field.right - field.left,
      unit * (1.5 + 3 * nearness(field, y)),
    );
  }
  runningLines(context, field, 0.28, {
    colour: withOpacity(lighten(palette.glow, 0.2), 0.26),
    thick: 5,
  });
};

/** A running track: lanes that come towards us, and their numbers. */
export const runningTrack: Ground = (context, { palette }, field, { tone }) => {
  const { random, unit, middle, left, right } = field;
  layGround(context, field, tone);
  for (let i = 0; i < 420; i++) {
    const y = down(field, random.next() ** 1.2);
    const size = unit * (1.5 + 4 * nearness(field, y));
    context.fillStyle = withOpacity(
      random.chance(0.5) ? lighten(tone, 0.3) : darken(tone, 0.3),
      0.4,
    );
    context.fillRect(random.between(left, right), y, size * 2, size);
  }
  runningLines(context, field, 0.3, { colour: withOpacity(palette.paper, 0.75), thick: 14 });
  const y = down(field, 0.74);
  for (let lane = -2; lane < 2; lane++) {
    const x = middle + (lane + 0.5) * breadthAt(field, y, 0.3);
    context.save();
    context.translate(x, y);
    context.scale(1, 0.62);
    context.font = `800 ${Math.round(200 * unit)}px Poppins, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = withOpacity(palette.paper, 0.6);
    context.fillText(String(lane + 3), 0, 0);
    context.restore();
  }
};
