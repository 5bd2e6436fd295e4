import { fillRounded, type Box, type Context } from '../../painting/brushes/surface.ts';
import type { BoardBrief } from '../board.ts';
import { setType, type Align, type SetType, type TypeLook } from '../type.ts';
import { rowsOf, type TypeRow } from './spoken-type.ts';

/* What the compositions of a spoken line share. */

/** How far a line has been said. */
export interface Spoken {
  readonly timeMs: number;
  readonly durationMs: number;
  readonly entries: readonly number[];
  shareOf(index: number): number;
}

export interface Composition {
  readonly rows: readonly TypeRow[];
  readonly look: TypeLook;
  /** What lies under the type. */
  under(context: Context, spoken: Spoken): void;
}

/** Null where a text does not suit it. */
export type Compose = (brief: BoardBrief, text: string) => Composition | null;

export const minPx = 40;

/** Few words are set larger than the most that a composition bears for many. */
const grownFor = (text: string): number => {
  const letters = [...text].length;
  return letters <= 18 ? 1.5 : letters <= 36 ? 1.28 : 1;
};

/** The size up to which a line is set where it has the frame to itself, and where a picture stands beside it. */
export const largest = ({ isPortrait, hasPicture }: BoardBrief): number =>
  hasPicture ? (isPortrait ? 136 : 128) : isPortrait ? 190 : 168;

interface Order {
  readonly maxPx: number;
  /** Whether short lines become no larger than others. */
  readonly isFixed?: boolean;
  readonly align?: Align;
  /** Where the text stands in its box, from top (0) to foot (1). */
  readonly stand?: number;
}

/** Sets a line into a box: large where it is short. */
export function setIn(
  text: string,
  box: Box,
  { unit }: BoardBrief,
  { maxPx, align = 'start', stand = 0.5, isFixed = false }: Order,
): { type: SetType; rows: TypeRow[]; top: number } {
  const type = setType(text, box, {
    maxPx: maxPx * (isFixed ? 1 : grownFor(text)) * unit,
    minPx: minPx * unit,
    weight: 800,
    leading: 1.16,
    align,
  });
  const top = box.y + Math.max(0, box.height - type.height) * stand;
  return { type, rows: rowsOf(type, { x: box.x, y: top }), top };
}

/** Words in one colour. */
export const inColour = (indices: readonly number[], colour: string): ReadonlyMap<number, string> =>
  new Map(indices.map((index) => [index, colour]));

/** Short strokes that stand there from the first frame: above the text, at its beginning. */
export function drawKicker(
  context: Context,
  x: number,
  y: number,
  brief: BoardBrief,
  side: number,
): void {
  const { unit, colours } = brief;
  const [long, short, high] = [120 * unit, 34 * unit, 14 * unit];
  fillRounded(
    context,
    { x: side > 0 ? x : x - long, y, width: long, height: high },
    high,
    colours.accent,
  );
  const at = side > 0 ? x + long + high : x - long - high - short;
  fillRounded(context, { x: at, y, width: short, height: high }, high, colours.accentTwo);
}

/** How far down a field of colour reaches in a lying frame: captions below the words keep one ground. */
export function footOfField({ area, height, unit }: BoardBrief): number {
  const foot = area.y + area.height;
  return height - foot > height * 0.15 ? foot + 36 * unit : height;
}
