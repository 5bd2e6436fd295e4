import { clamp01, easeOut, progress } from '../../painting/actors/motion.ts';
import { fillPolygon, type Box, type Context } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { entryTimes } from '../cues.ts';
import { drawCard, drawDisc, drawPart, popIn } from '../marks.ts';
import type { SetType } from '../type.ts';
import {
  drawInBox,
  mirrored,
  numberedItems,
  readsFromRight,
  setAlike,
  type Size,
} from './alike.ts';

const entryMs = 440;
const mostStations = 8;
const pointsBetween = 28;
/** How long an arrow runs from one station to the next. */
const stretchMs = 2_600;

type Point = readonly [number, number];

interface Ring {
  readonly boxes: readonly Box[];
  readonly types: readonly SetType[];
  /** Round the ring once, `pointsBetween` for each stretch, from the first station. */
  readonly path: readonly Point[];
  /** Where each stretch of the path is seen between its two stations, as places on the path. */
  readonly open: readonly (readonly [from: number, to: number])[];
}

/** Middles of the stations at equal angles on an ellipse, from the top and clockwise. */
function onEllipse(count: number, { area, isPortrait }: BoardBrief, cell: Size): Point[] {
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  const [radiusX, radiusY] = [(area.width - cell.width) / 2, (area.height - cell.height) / 2];
  const first = count === 2 && !isPortrait ? Math.PI : -Math.PI / 2;
  return Array.from({ length: count }, (_, index): Point => {
    const angle = first + (index / count) * Math.PI * 2;
    return [x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY];
  });
}

/** Middles of the stations in a loop of two rows or columns: more room for each. */
function onLoop(count: number, { area, isPortrait }: BoardBrief, cell: Size): Point[] {
  const lanes = Math.ceil(count / 2);
  const out = isPortrait ? Math.floor(count / 2) : lanes;
  const long = isPortrait ? area.height - cell.height : area.width - cell.width;
  const step = lanes > 1 ? long / (lanes - 1) : 0;
  const place = (lane: number, side: number): Point =>
    isPortrait
      ? [
          area.x + area.width / 2 + side * ((area.width - cell.width) / 2),
          area.y + cell.height / 2 + lane * step,
        ]
      : [
          area.x + cell.width / 2 + lane * step,
          area.y + area.height / 2 + side * ((area.height - cell.height) / 2),
        ];
  // Upright, an odd one stands alone at the top; wide, the lower row has one less and stands between.
  if (isPortrait && count % 2 === 1)
    return [
      place(0, 0),
      ...Array.from({ length: out }, (_, at) => place(at + 1, 1)),
      ...Array.from({ length: out }, (_, at) => place(out - at, -1)),
    ];
  const back = count - out;
  const shift = (out - back) / 2;
  return isPortrait
    ? [
        ...Array.from({ length: out }, (_, at) => place(at, 1)),
        ...Array.from({ length: back }, (_, at) => place(out - 1 - at, -1)),
      ]
    : [
        ...Array.from({ length: out }, (_, at) => place(at, -1)),
        ...Array.from({ length: back }, (_, at) => place(out - 1 - at - shift, 1)),
      ];
}

function cellSizes(
  count: number,
  { area, isPortrait, unit }: BoardBrief,
): { ring: Size; loop: Size } {
  const gap = (count > 6 ? 64 : 90) * unit;
  const lanes = Math.ceil(count / 2);
  const [lanesX, lanesY] = isPortrait ? [2, Math.max(2, lanes)] : [Math.max(2, lanes), 2];
  const loop = {
    width: (area.width - gap * (lanesX - 1)) / lanesX,
    height: Math.min(330 * unit, (area.height - gap * (lanesY - 1)) / lanesY),
  };
  const ring = isPortrait
    ? {
        width: (count === 2 ? 640 : count === 3 ? 380 : 400) * unit,
        height: (count > 4 ? 150 : 220) * unit,
      }
    : { width: (count > 4 ? 400 : 470) * unit, height: (count > 4 ? 150 : 190) * unit };
  return { ring, loop };
}

/** A smooth closed line through the stations (Catmull and Rom's). */
function smoothPath(stations: readonly Point[], isPortrait: boolean): Point[] {
  const count = stations.length;
  const [first, second] = stations;
  if (count === 2 && first !== undefined && second !== undefined) {
    const [x, y] = [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
    const long = Math.hypot(second[0] - first[0], second[1] - first[1]) / 2;
    return Array.from({ length: pointsBetween * 2 + 1 }, (_, at): Point => {
      const angle = (at / pointsBetween) * Math.PI + (isPortrait ? -Math.PI / 2 : Math.PI);
      const [wide, high] = isPortrait ? [long * 0.8, long] : [long, long * 0.62];
      return [x + Math.cos(angle) * wide, y + Math.sin(angle) * high];
    });
  }
  const at = (index: number): Point => stations[(index + count) % count] ?? [0, 0];
  return Array.from({ length: count * pointsBetween + 1 }, (_, place): Point => {
    const index = Math.floor(place / pointsBetween);
    const t = (place % pointsBetween) / pointsBetween;
    const along = (axis: 0 | 1) => {
      const [a, b, c, d] = [
        at(index - 1)[axis],
        at(index)[axis],
        at(index + 1)[axis],
        at(index + 2)[axis],
      ];
      return (
        0.5 *
        (2 * b +
          (c - a) * t +
          (2 * a - 5 * b + 4 * c - d) * t * t +
          (3 * b - a - 3 * c + d) * t ** 3)
      );
    };
    return [along(0), along(1)];
  });
}

function openStretches(
  path: readonly Point[],
  boxes: readonly Box[],
  margin: number,
): readonly (readonly [number, number])[] {
  const isCovered = ([x, y]: Point) =>
    boxes.some(
      (box) =>
        x > box.x - margin &&
        x < box.x + box.width + margin &&
        y > box.y - margin &&
        y < box.y + box.height + margin,
    );
  return boxes.map((_, index) => {
    const start = index * pointsBetween;
    const seen = path
      .slice(start, start + pointsBetween)
      .flatMap((point, at) => (isCovered(point) ? [] : [start + at]));
    const middle = start + pointsBetween / 2;
    return [seen[0] ?? middle, seen.at(-1) ?? middle];
  });
}

function layOut(brief: BoardBrief, texts: readonly string[]): Ring {
  const { unit, area, isPortrait, plan } = brief;
  const pad = 26 * unit;
  const sizes = cellSizes(texts.length, brief);
  const order = {
    maxPx: 64 * unit,
    minPx: 30 * unit,
    weight: 700,
    align: 'middle',
    leading: 1.12,
  } as const;
  const setIn = ({ width, height }: Size) =>
    setAlike(texts, () => ({ width: width - pad * 2, height: height - pad * 2.2 }), order);
  const onRing = setIn(sizes.ring);
  // Upright, five or more stand too close on an ellipse.
  const isRoomy = !isPortrait || texts.length < 5;
  const isRing = isRoomy && onRing.areWhole && (onRing.types[0]?.px ?? 0) >= 40 * unit;
  const cell = isRing ? sizes.ring : sizes.loop;
  const { types } = isRing ? onRing : setIn(sizes.loop);
  const middles = isRing ? onEllipse(texts.length, brief, cell) : onLoop(texts.length, brief, cell);
  const isRightToLeft = readsFromRight(plan);
  const turned = middles.map(([x, y]): Point => [
    isRightToLeft ? area.x * 2 + area.width - x : x,
    y,
  ]);
  const boxes = middles.map(([x, y]) =>
    mirrored({ x: x - cell.width / 2, y: y - cell.height / 2, ...cell }, area, isRightToLeft),
  );
  const path = smoothPath(turned, isPortrait);
  return { boxes, types, path, open: openStretches(path, boxes, 30 * unit) };
}

/** An arrow head that lies on the ring. */
function drawHead(
  context: Context,
  path: readonly Point[],
  at: number,
  size: number,
  colour: string,
): void {
  const index = Math.floor(at);
  const [from, to] = [path[index], path[index + 1]];
  if (from === undefined || to === undefined) return;
  const part = at - index;
  const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const corner = (turn: number, length: number): Point => [
    x + Math.cos(angle + turn) * length,
    y + Math.sin(angle + turn) * length,
  ];
  fillPolygon(
    context,
    [
      corner(0, size),
      corner(2.4, size * 1.05),
      corner(Math.PI, size * 0.3),
      corner(-2.4, size * 1.05),
    ],
    colour,
  );
}

/** Stations on a ring along which arrows run: what begins again where it ended. */
export const cycle: BoardBuilder = (brief) => {
  const { plan, unit, colours } = brief;
  const items = numberedItems(plan.items).slice(0, mostStations);
  if (items.length < 2) return null;
  const texts = items.map(({ text }) => text);
  const { boxes, types, path, open } = layOut(brief, texts);
  const count = boxes.length;

  function drawTrack(context: Context, grown: number): void {
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const [share, colour, width] of [
      [1, colours.line, 16],
      [grown, colours.strong, 16],
    ] as const) {
      if (share <= 0) continue;
      context.strokeStyle = colour;
      context.lineWidth = width * unit;
      context.beginPath();
      drawPart(context, path, share);
      context.stroke();
    }
  }

  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const times = entryTimes(plan.items, words, durationMs).slice(0, count);
      const last = times.at(-1) ?? 0;
      // Each stretch of the ring is run before its station is reached; the last one leads back.
      const arrivals = [...times.slice(1), last + 620];
      const stretches = arrivals.map((time) => easeOut(progress(timeMs, time - 240, 440)));
      const grown = stretches.reduce((sum, share) => sum + share, 0) / count;
      drawTrack(context, grown);
      for (const [index, share] of stretches.entries()) {
        if (share <= 0) continue;
        const [from, to] = open[index] ?? [0, 0];
        // It runs on and on; before that it stands in the middle.
        const run = (Math.max(0, timeMs - last - 900) / stretchMs + 0.5) % 1;
        context.globalAlpha = share * clamp01(Math.min(run, 1 - run) * 9);
        drawHead(context, path, from + (to - from) * run, 42 * unit, colours.strong);
        context.globalAlpha = 1;
      }
      for (const [index, box] of boxes.entries()) {
        const type = types[index];
        const since = timeMs - (times[index] ?? 0);
        const isNow = since >= 0 && timeMs < (times[index + 1] ?? Number.POSITIVE_INFINITY);
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const share = progress(since, 0, entryMs);
        if (share <= 0) {
          drawDisc(
            context,
            middle.x,
            middle.y,
            40 * unit,
            items[index]?.number ?? String(index + 1),
            {
              fill: colours.card,
              colour: colours.mutedOnCard,
            },
          );
          continue;
        }
        popIn(context, middle.x, middle.y, share, () => {
          drawCard(context, box, isNow ? colours.accent : colours.card, {
            radius: Math.min(box.height * 0.28, 56 * unit),
            shadow: colours.shadow,
          });
          if (type !== undefined)
            drawInBox(
              context,
              type,
              { ...box, x: box.x + 26 * unit },
              { colour: isNow ? colours.onAccent : colours.onCard },
              since - 40,
            );
        });
      }
    },
  };
};
