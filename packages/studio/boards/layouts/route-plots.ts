import type { Box } from '../../painting/brushes/surface.ts';
import type { BoardBrief } from '../board.ts';
import { setType, type SetType } from '../type.ts';
import type { Stop } from './map.ts';
import type { Point } from './projection.ts';

/* Where the stops of a route stand, and the way between them. */

export interface SetStop {
  /** Where the pin's tip stands. */
  readonly pin: Point;
  readonly name: SetType;
  readonly detail: SetType | null;
  readonly x: number;
  readonly y: number;
}

export interface Plot {
  readonly stops: readonly SetStop[];
  /** The way between each stop and the next. */
  readonly ways: readonly (readonly Point[])[];
  readonly pinHeight: number;
}

/** A way that leaves a stop and reaches the next in the same direction, winding between. */
function wayBetween([x, y]: Point, [endX, endY]: Point, isDown: boolean): readonly Point[] {
  const [bendX, bendY] = isDown ? [0, (endY - y) * 0.62] : [(endX - x) * 0.62, 0];
  return Array.from({ length: 49 }, (_, at) => {
    const t = at / 48;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [
      a * x + b * (x + bendX) + c * (endX - bendX) + d * endX,
      a * y + b * (y + bendY) + c * (endY - bendY) + d * endY,
    ] as const;
  });
}

const setText = (
  text: string,
  box: { width: number; height: number },
  maxPx: number,
  weight: number,
  unit: number,
  align: 'start' | 'middle',
): SetType =>
  setType(text, box, {
    maxPx,
    minPx: 30 * unit,
    weight,
    leading: 1.1,
    align,
    mostLines: weight > 700 ? 2 : 3,
  });

/** One size for all names: they are of one kind. */
function setAll(
  stops: readonly Stop[],
  box: { width: number; height: number },
  maxPx: number,
  unit: number,
  align: 'start' | 'middle',
) {
  const nameBox = {
    width: box.width,
    height: box.height * (stops.some(({ detail }) => detail !== '') ? 0.66 : 1),
  };
  const px = Math.min(
    ...stops.map(({ name }) => setText(name, nameBox, maxPx, 800, unit, align).px),
  );
  return stops.map(({ name, detail }) => ({
    name: setText(name, nameBox, px, 800, unit, align),
    detail:
      detail === ''
        ? null
        : setText(
            detail,
            { width: box.width, height: box.height * 0.34 },
            px * 0.6,
            600,
            unit,
            align,
          ),
  }));
}

/** Upright: the way winds down from side to side, names beside the pins. */
export function plotDown(
  { area, unit }: BoardBrief,
  all: readonly Stop[],
  isRightToLeft: boolean,
): Plot {
  const stops = all.slice(0, 10);
  const row = area.height / stops.length;
  const pinHeight = Math.min(190 * unit, row * 0.66);
  const swing = stops.length > 4 ? 0.06 : 0.2;
  const nearX = pinHeight * 0.42;
  const farX = nearX + area.width * swing;
  const gap = pinHeight * 0.52;
  const width = area.width - farX - gap;
  const types = setAll(
    stops,
    { width, height: row * 0.86 },
    (stops.length > 4 ? 92 : 150) * unit,
    unit,
    'start',
  );
  const set = types.map(({ name, detail }, at): SetStop => {
    const offset = at % 2 === 0 ? nearX : farX;
    const middle =
      stops.length <= 3
        ? area.y + area.height * (0.17 + (0.66 * at) / Math.max(1, stops.length - 1))
        : area.y + row * (at + 0.5);
    const height = name.height + (detail?.height ?? 0);
    // Where the way winds past a stop, its name stands clear of it.
    const textStart = stops.length > 2 ? farX : offset;
    const textX = isRightToLeft
      ? area.x + area.width - textStart - gap - width
      : area.x + textStart + gap;
    return {
      pin: [
        isRightToLeft ? area.x + area.width - offset : area.x + offset,
        middle + pinHeight * 0.5,
      ],
      name,
      detail,
      x:
        name.isRightToLeft === isRightToLeft
          ? textX
          : isRightToLeft
            ? textX + width - name.width
            : textX - width + name.width,
      y: middle - height / 2,
    };
  });
  return {
    stops: set,
    pinHeight,
    ways: set.slice(1).map(({ pin }, at) => wayBetween(set[at]?.pin ?? pin, pin, true)),
  };
}

/** As many stops as have room for their names. */
function mostAcross(area: Box, stops: readonly Stop[], unit: number): number {
  for (let most = Math.min(7, stops.length); most > 2; most -= 1) {
    const width = area.width / most - 40 * unit;
    const isCut = (name: string): boolean =>
      setText(
        name,
        { width, height: area.height * 0.3 },
        30 * unit,
        800,
        unit,
        'middle',
      ).lines.some(({ text }) => text.endsWith('…'));
    if (!stops.slice(0, most).some(({ name }) => isCut(name))) return most;
  }
  return 2;
}

/** Broad: the way winds across, names under the pins. */
export function plotAcross(
  { area, unit }: BoardBrief,
  all: readonly Stop[],
  isRightToLeft: boolean,
): Plot {
  const stops = all.slice(0, mostAcross(area, all, unit));
  const column = area.width / stops.length;
  const width = Math.min(column - 40 * unit, area.width * 0.44);
  const pinHeight = (stops.length > 4 ? 150 : 230) * unit;
  const isWinding = stops.length > 1;
  const textHeight = area.height * 0.38;
  const types = setAll(
    stops,
    { width, height: textHeight },
    (stops.length > 3 ? 80 : 140) * unit,
    unit,
    'middle',
  );
  const tallest = Math.max(...types.map(({ name, detail }) => name.height + (detail?.height ?? 0)));
  const swing = isWinding ? Math.min(150 * unit, area.height - pinHeight - tallest - 60 * unit) : 0;
  const total = pinHeight + 60 * unit + tallest + swing;
  const top = area.y + (area.height - total) / 2;
  const set = types.map(({ name, detail }, at): SetStop => {
    const place = isRightToLeft ? stops.length - 1 - at : at;
    const x = area.x + column * (place + 0.5);
    const y = top + pinHeight + (at % 2 === 0 ? swing : 0);
    return { pin: [x, y], name, detail, x: x - width / 2, y: y + 56 * unit };
  });
  return {
    stops: set,
    pinHeight,
    ways: set.slice(1).map(({ pin }, at) => wayBetween(set[at]?.pin ?? pin, pin, false)),
  };
}

/** One place alone: a great pin over its name. */
export function plotAlone({ area, unit }: BoardBrief, stop: Stop): Plot {
  const pinHeight = Math.min(420 * unit, area.height * 0.5);
  const [set] = setAll(
    [stop],
    { width: area.width * 0.94, height: area.height * 0.34 },
    140 * unit,
    unit,
    'middle',
  );
  if (set === undefined) return { stops: [], ways: [], pinHeight };
  const height = set.name.height + (set.detail?.height ?? 0);
  const gap = 150 * unit;
  const top = area.y + (area.height - pinHeight - gap - height) / 2;
  const pin: Point = [area.x + area.width / 2, top + pinHeight];
  return {
    pinHeight,
    ways: [],
    stops: [{ ...set, pin, x: area.x + area.width * 0.03, y: top + pinHeight + gap }],
  };
}
