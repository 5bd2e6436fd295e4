import { nearestShape } from '@scenewright/contract/rules/shapes.ts';
import { fillPolygon, verticalGradient, type Context } from '../brushes/surface.ts';
import { darken, lighten, withOpacity } from '../palette/colour.ts';
import type { Random } from '../random.ts';
import { belowFrame, sheetBox, type StageBrief } from '../stage.ts';

/** Ground that runs from `top`, where it is far, to below the frame, where it is at our feet; px. */
export interface Field {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Where lines that run away from us meet, px from the left. */
  middle: number;
  width: number;
  unit: number;
  /** Rows in which captions may stand: there the ground is calm. */
  captions: { top: number; bottom: number };
  random: Random;
}

const captionsOf = ({ width, height }: StageBrief) =>
  nearestShape({ width, height }) === 'vertical'
    ? { top: height * 0.67, bottom: height * 0.79 }
    : { top: height * 0.79, bottom: height * 0.93 };

/** Made anew for every painting, so that the same ground comes out however often it is painted. */
export function fieldOf(brief: StageBrief, top: number, label: string): Field {
  const { width, blend, random } = brief;
  const bottom = belowFrame(brief);
  const box = sheetBox(brief, top, bottom);
  return {
    left: box.x,
    right: box.x + box.width,
    top,
    bottom,
    middle: width / 2,
    width,
    unit: brief.unit * blend(1, 0.72),
    captions: captionsOf(brief),
    random: random.fork(`ground ${label}`),
  };
}

/** 0 where the ground begins, 1 at the frame's foot. */
export function nearness({ top, bottom }: Field, y: number): number {
  return Math.min(1, Math.max(0, (y - top) / (bottom - top)));
}

/** How large a thing of 100 px is where the ground lies at y: nearer is larger. */
export function sizeAt(field: Field, y: number): number {
  return field.unit * (44 + 190 * nearness(field, y) ** 1.15);
}

/** The ground's own colour: a little lighter far off, darker at our feet. */
export function layGround(context: Context, field: Field, tone: string): void {
  const { left, right, top, bottom } = field;
  context.fillStyle = verticalGradient(context, top, bottom, [
    [0, lighten(tone, 0.1)],
    [0.35, tone],
    [1, darken(tone, 0.26)],
  ]);
  context.fillRect(left, top, right - left, bottom - top);
}

/** Something lying or growing on the ground. */
export interface Spot {
  x: number;
  y: number;
  /** What 100 px are at this distance. */
  size: number;
  near: number;
}

/** Scatters things from far to near. Behind captions only one in three stays, and none large. */
export function scatter(field: Field, count: number, paint: (spot: Spot) => void): void {
  const { left, right, top, bottom, random, captions, middle, width } = field;
  const spots = Array.from({ length: count }, () => ({
    x: random.between(left, right),
    y: top + random.next() ** 1.25 * (bottom - top),
    kept: random.chance(0.34),
  })).toSorted((one, other) => one.y - other.y);
  for (const { x, y, kept } of spots) {
    const behind =
      y > captions.top && y < captions.bottom + 20 && Math.abs(x - middle) < width * 0.38;
    if (!behind || kept) paint({ x, y, size: sizeAt(field, y), near: nearness(field, y) });
  }
}

/** Rows that come nearer in ever larger steps, from the far edge on: `count` + 1 edges, px. */
export function rowEdges({ top, bottom }: Field, count: number, power = 1.7): number[] {
  return Array.from(
    { length: count + 1 },
    (_, index) => top + (index / count) ** power * (bottom - top),
  );
}

/** How broad a tile is at y when it is `share` of the frame's width at its foot. */
export function breadthAt(field: Field, y: number, share: number): number {
  return field.width * share * (0.34 + 0.66 * nearness(field, y));
}

export interface Tile {
  /** Counted from the middle. */
  column: number;
  row: number;
  corners: readonly (readonly [number, number])[];
  top: number;
  bottom: number;
  /** Of the lower edge. */
  breadth: number;
}

/** A floor of tiles that run together in the distance. */
export function tiles(
  field: Field,
  {
    rows,
    share,
    shift = 0,
    power = 1.7,
  }: { rows: number; share: number; shift?: number; power?: number },
  paint: (tile: Tile) => void,
): void {
  const edges = rowEdges(field, rows, power);
  const columns = Math.ceil(0.62 / (share * 0.34)) + 1;
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [edges[row] ?? 0, edges[row + 1] ?? 0];
    const [far, near] = [breadthAt(field, top, share), breadthAt(field, bottom, share)];
    const offset = row % 2 === 0 ? 0 : shift;
    for (let column = -columns; column < columns; column++) {
      const at = column + offset;
      if (field.middle + at * near > field.right || field.middle + (at + 1) * near < field.left)
        if (field.middle + at * far > field.right || field.middle + (at + 1) * far < field.left)
          continue;
      paint({
        column,
        row,
        top,
        bottom,
        breadth: near,
        corners: [
          [field.middle + at * far, top],
          [field.middle + (at + 1) * far, top],
          [field.middle + (at + 1) * near, bottom],
          [field.middle + at * near, bottom],
        ],
      });
    }
  }
}

/** Lines that run away from us and meet in the distance. */
export function runningLines(
  context: Context,
  field: Field,
  share: number,
  line: { colour: string; thick: number },
): void {
  const { top, bottom, middle, unit } = field;
  const [far, near] = [breadthAt(field, top, share), breadthAt(field, bottom, share)];
  const count = Math.ceil(0.62 / (share * 0.34)) + 1;
  for (let i = -count; i <= count; i++)
    fillPolygon(
      context,
      [
        [middle + i * far - line.thick * unit * 0.2, top],
        [middle + i * far + line.thick * unit * 0.2, top],
        [middle + i * near + line.thick * unit * 0.6, bottom],
        [middle + i * near - line.thick * unit * 0.6, bottom],
      ],
      line.colour,
    );
}

/** Waves in sand, snow or water: each nearer one longer, thicker and further from the last. */
export function ripples(
  context: Context,
  field: Field,
  { count, colour, lit, swell }: { count: number; colour: string; lit: string; swell: number },
): void {
  const { left, right, unit, random } = field;
  for (const y of rowEdges(field, count, 1.5).slice(1)) {
    const near = nearness(field, y);
    const phase = random.between(0, 20);
    const length = unit * (90 + 260 * near);
    const rise = unit * swell * (3 + 13 * near);
    for (const [shade, drop] of [
      [colour, 0],
      [lit, unit * (2 + 5 * near)],
    ] as const) {
      context.strokeStyle = shade;
      context.lineWidth = unit * (1.6 + 5.5 * near);
      context.beginPath();
      for (let x = left; x <= right + 8; x += 8) {
        const wave = Math.sin(x / length + phase) + 0.5 * Math.sin((x / length) * 2.7 + phase * 2);
        context.lineTo(x, y + wave * rise + drop);
      }
      context.stroke();
    }
  }
}

/** A soft shadow under something that lies at (x, y). */
export function groundShadow(context: Context, { x, y }: Spot, wide: number, ink: string): void {
  context.fillStyle = withOpacity(ink, 0.22);
  context.beginPath();
  context.ellipse(x, y, wide, wide * 0.24, 0, 0, Math.PI * 2);
  context.fill();
}

export function fillTile(context: Context, { corners }: Tile, fill: string): void {
  fillPolygon(context, corners, fill);
}

export function outline(context: Context, { corners }: Tile, colour: string, thick: number): void {
  context.strokeStyle = colour;
  context.lineWidth = thick;
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
  context.stroke();
}
