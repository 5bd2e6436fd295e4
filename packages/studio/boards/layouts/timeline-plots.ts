import type { BoardBrief } from '../board.ts';
import { setType, type SetType } from '../type.ts';

/* Where the points of a timeline stand, and how large they are. */

export interface Point {
  readonly when: string;
  /** May be empty: a point that is only a date. */
  readonly what: string;
}

export interface SetPoint {
  readonly when: SetType | null;
  readonly what: SetType | null;
  /** Where its knot stands. */
  readonly x: number;
  readonly y: number;
  readonly whenAt: { readonly x: number; readonly y: number };
  readonly whatAt: { readonly x: number; readonly y: number };
}

export interface Plot {
  readonly points: readonly SetPoint[];
  /** One line, or two where the points need two rows; each from where it begins to where it ends. */
  readonly lines: readonly (readonly [number, number, number, number])[];
  readonly knot: number;
}

interface Sizes {
  readonly when: number;
  readonly what: number;
}

const shrink = 0.92;

const leastPx = 30;

const setAt = (
  text: string,
  width: number,
  px: number,
  weight: number,
  align: 'start' | 'middle' = 'start',
): SetType | null =>
  text === ''
    ? null
    : setType(
        text,
        { width, height: 100_000 },
        { maxPx: px, minPx: px, weight, leading: 1.12, align },
      );

/** A word that is wider than its column is cut, which no date and no name may be. */
const isCut = (type: SetType | null): boolean =>
  type?.lines.some(({ text }) => text.endsWith('…')) ?? false;

/** Left edge so that a text stands against its near edge: the right one where the board is read from there. */
const near = (type: SetType | null, x: number, width: number, isRightToLeft: boolean): number => {
  if (type === null) return x;
  const isSetRight = type.isRightToLeft;
  if (isSetRight === isRightToLeft) return x;
  return isRightToLeft ? x + width - type.width : x;
};

/** Upright: the line runs down, the dates over what is said of them. */
function plotDown(
  brief: BoardBrief,
  points: readonly Point[],
  sizes: Sizes,
  isRightToLeft: boolean,
): Plot | null {
  const { area, unit } = brief;
  const knot = Math.min(25, sizes.when * 0.36) * unit;
  const side = knot * 2 + 44 * unit;
  const width = area.width - side;
  const lineX = isRightToLeft ? area.x + area.width - knot : area.x + knot;
  const textX = isRightToLeft ? area.x : area.x + side;
  const types = points.map(({ when, what }) => ({
    when: setAt(when, width, sizes.when * unit, 800),
    what: setAt(what, width, sizes.what * unit, 600),
  }));
  if (types.some(({ when, what }) => isCut(when) || isCut(what))) return null;
  const heights = types.map(({ when, what }) => (when?.height ?? 0) + (what?.height ?? 0));
  const total = heights.reduce((sum, height) => sum + height, 0);
  const leastGap = 22 * unit;
  if (total + leastGap * (points.length - 1) > area.height) return null;
  const gap = Math.min(
    (points.length < 4 ? 170 : 110) * unit,
    (area.height - total) / Math.max(1, points.length - 1),
  );
  let y = area.y + (area.height - total - gap * (points.length - 1)) / 2;
  const set = types.map(({ when, what }, at): SetPoint => {
    const top = y;
    const whenHeight = when?.height ?? 0;
    y += (heights[at] ?? 0) + gap;
    return {
      when,
      what,
      x: lineX,
      y: top + (when?.lines[0] === undefined ? 0 : (when.px * when.leading) / 2),
      whenAt: { x: near(when, textX, width, isRightToLeft), y: top },
      whatAt: { x: near(what, textX, width, isRightToLeft), y: top + whenHeight },
    };
  });
  return { points: set, knot, lines: [[lineX, set[0]?.y ?? 0, lineX, set.at(-1)?.y ?? 0]] };
}

/** Upright with many short dates: the dates stand before the line, what is said of them behind it. */
function plotBeside(
  brief: BoardBrief,
  points: readonly Point[],
  size: number,
  isRightToLeft: boolean,
): Plot | null {
  const { area, unit } = brief;
  const knot = size * 0.32 * unit;
  const whens = points.map(({ when }) => setAt(when, area.width * 0.4, size * unit, 800));
  const column = Math.max(...whens.map((type) => type?.width ?? 0));
  const side = 2 * knot + 56 * unit;
  const width = area.width - column - side;
  const whats = points.map(({ what }) => setAt(what, width, size * 0.86 * unit, 600));
  if ([...whens, ...whats].some(isCut)) return null;
  const heights = points.map((_, at) => Math.max(whens[at]?.height ?? 0, whats[at]?.height ?? 0));
  const total = heights.reduce((sum, height) => sum + height, 0);
  const gap = Math.min(56 * unit, (area.height - total) / Math.max(1, points.length - 1));
  if (gap < 20 * unit) return null;
  const lineX = isRightToLeft
    ? area.x + area.width - column - side / 2
    : area.x + column + side / 2;
  const whatX = isRightToLeft ? area.x : area.x + column + side;
  let y = area.y + (area.height - total - gap * (points.length - 1)) / 2;
  const set = points.map((_, at): SetPoint => {
    const [when, what] = [whens[at] ?? null, whats[at] ?? null];
    const line = size * unit * 1.12;
    const top = y;
    y += (heights[at] ?? 0) + gap;
    const boxed = area.width * 0.4;
    const whenX =
      when === null
        ? 0
        : isRightToLeft
          ? area.x + area.width - column
          : area.x + column - when.width;
    return {
      when,
      what,
      x: lineX,
      y: top + line / 2,
      whenAt: { x: when?.isRightToLeft === true ? whenX + when.width - boxed : whenX, y: top },
      whatAt: {
        x: near(what, whatX, width, isRightToLeft),
        y: top + (line - size * 0.86 * unit * 1.12) / 2,
      },
    };
  });
  return { points: set, knot, lines: [[lineX, set[0]?.y ?? 0, lineX, set.at(-1)?.y ?? 0]] };
}

/** Broad: one line, or two below each other; dates over it, what is said of them under it. */
function plotAcross(
  brief: BoardBrief,
  points: readonly Point[],
  sizes: Sizes,
  rows: number,
  isRightToLeft: boolean,
): Plot | null {
  const { area, unit } = brief;
  const perRow = Math.ceil(points.length / rows);
  const knot = Math.min(24, sizes.when * 0.36) * unit;
  const column = area.width / perRow;
  const width = column - 36 * unit;
  const types = points.map(({ when, what }) => ({
    when: setAt(when, width, sizes.when * unit, 800),
    what: setAt(what, width, sizes.what * unit, 600),
  }));
  if (types.some(({ when, what }) => isCut(when) || isCut(what))) return null;
  const gap = knot + 26 * unit;
  const rowHeights = Array.from({ length: rows }, (_, row) => {
    const own = types.slice(row * perRow, (row + 1) * perRow);
    const over = Math.max(0, ...own.map(({ when }) => when?.height ?? 0));
    const under = Math.max(0, ...own.map(({ what }) => what?.height ?? 0));
    return { over, under, height: over + under + gap * 2 };
  });
  const between = 54 * unit;
  const total = rowHeights.reduce((sum, { height }) => sum + height, 0) + between * (rows - 1);
  if (total > area.height) return null;
  let top = area.y + (area.height - total) / 2;
  const lineYs = rowHeights.map(({ over, height }) => {
    const y = top + over + gap;
    top += height + between;
    return y;
  });
  const set = types.map(({ when, what }, at): SetPoint => {
    const row = Math.floor(at / perRow);
    const y = lineYs[row] ?? 0;
    const left = area.x + (isRightToLeft ? perRow - 1 - (at % perRow) : at % perRow) * column;
    const x = isRightToLeft ? left + column - knot : left + knot;
    const textX = isRightToLeft ? left + 36 * unit : left;
    return {
      when,
      what,
      x,
      y,
      whenAt: { x: near(when, textX, width, isRightToLeft), y: y - gap - (when?.height ?? 0) },
      whatAt: { x: near(what, textX, width, isRightToLeft), y: y + gap },
    };
  });
  const [start, end] = isRightToLeft
    ? [area.x + area.width, area.x]
    : [area.x, area.x + area.width];
  return { points: set, knot, lines: lineYs.map((y) => [start, y, end, y] as const) };
}

/** As large as it goes; points that have no room even at the smallest size are left out from the end. */
export function plotOf(
  brief: BoardBrief,
  all: readonly Point[],
  isRightToLeft: boolean,
): Plot | null {
  const { isPortrait } = brief;
  for (let count = all.length; count > 1; count -= 1) {
    const points = all.slice(0, count);
    const areDates = points.every(({ what }) => what === '');
    const largest = count <= 3 ? 150 : isPortrait || areDates ? 120 : 96;
    for (let when = largest; when >= leastPx; when *= shrink) {
      const sizes = { when, what: Math.max(leastPx, when * (isPortrait ? 0.62 : 0.6)) };
      const plots = isPortrait
        ? [
            count > 6 && !areDates
              ? plotBeside(brief, points, Math.min(64, when), isRightToLeft)
              : null,
            plotDown(brief, points, sizes, isRightToLeft),
          ]
        : [1, 2].map((rows) =>
            (rows === 1 && count > 7) || (rows === 2 && count < 5)
              ? null
              : plotAcross(brief, points, sizes, rows, isRightToLeft),
          );
      const plot = plots.find((each) => each !== null);
      if (plot !== undefined && plot !== null) return plot;
    }
  }
  return null;
}
