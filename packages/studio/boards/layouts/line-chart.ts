import { clamp01, easeInOut, progress } from '../../painting/actors/motion.ts';
import {
  fillCircle,
  verticalGradient,
  type Box,
  type Context,
} from '../../painting/brushes/surface.ts';
import { withOpacity } from '../../painting/palette/colour.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { drawPart, popIn } from '../marks.ts';
import { setType } from '../type.ts';
import { comparable, type Amount } from './measured-amounts.ts';
import {
  cues,
  isMirrored,
  isWhole,
  mainFill,
  setAlike,
  withHeading,
  writeLine,
} from './chart-parts.ts';
import { figure } from './figure.ts';

const drawMs = 520;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly amount: Amount;
  /** Names and values stand where they do not touch their neighbours. */
  readonly isNamed: boolean;
  readonly isValued: boolean;
  /** In a valley the value stands below the line, which would run through it. */
  readonly isValley: boolean;
}

/** Years stand as far from each other as they are; all else in equal steps. */
function stepsOf(rows: readonly Amount[]): number[] {
  const years = rows.map(({ label }) =>
    Number(/^\D{0,4}([12]\d{3})$/u.exec(label)?.[1] ?? Number.NaN),
  );
  const isRising = years.every((year, at) => at === 0 || year > (years[at - 1] ?? year));
  const [first, last] = [years[0] ?? 0, years.at(-1) ?? 1];
  return isRising && years.every((year) => !Number.isNaN(year))
    ? years.map((year) => (year - first) / (last - first))
    : rows.map((_, at) => at / (rows.length - 1));
}

/** Which texts stand free of each other: the ends and the peak before all others. */
function free(
  middles: readonly number[],
  widths: readonly number[],
  order: readonly number[],
): Set<number> {
  const shown = new Set<number>();
  for (const at of order) {
    const isFree = [...shown].every(
      (other) =>
        Math.abs((middles[at] ?? 0) - (middles[other] ?? 0)) >=
        ((widths[at] ?? 0) + (widths[other] ?? 0)) / 2 + 14,
    );
    if (isFree) shown.add(at);
  }
  return shown;
}

/** The range that the height stands for: from nought, unless all values lie far from it. */
function rangeOf(values: readonly number[]): { low: number; high: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spread = most - least;
  if (least >= 0 && least < most * 0.55) return { low: 0, high: most };
  return { low: least - (spread || 1) * 0.3, high: most };
}

interface Chart {
  readonly points: readonly Point[];
  readonly plot: Box;
  readonly labelFont: string;
  readonly labelPx: number;
  readonly valueFont: string;
  readonly valuePx: number;
}

function layOut(
  { unit, plan, isPortrait }: BoardBrief,
  rows: readonly Amount[],
  area: Box,
): Chart | null {
  const each = area.width / Math.min(rows.length, isPortrait ? 5 : 8);
  const labels = setAlike(
    rows.map(({ label }) => label || '0'),
    { width: each * 0.96, height: 90 * unit },
    { maxPx: 48 * unit, minPx: 30 * unit, weight: 600, mostLines: 1 },
  );
  const values = setAlike(
    rows.map(({ text }) => text),
    { width: each * 0.98, height: 100 * unit },
    { maxPx: 68 * unit, minPx: 34 * unit, weight: 800, mostLines: 1 },
  );
  const [label, value] = [labels[0], values[0]];
  if (label === undefined || value === undefined) return null;
  if (!values.every((type, at) => isWhole(type, rows[at]?.text ?? ''))) return null;
  if (!labels.every((type, at) => isWhole(type, rows[at]?.label ?? ''))) return null;
  const half = (types: readonly { width: number }[], at: number): number =>
    (types.at(at)?.width ?? 0) / 2;
  const left = Math.max(half(labels, 0), half(values, 0));
  const right = Math.max(half(labels, -1), half(values, -1));
  const tall = Math.min(area.height, (isPortrait ? 900 : 740) * unit);
  const plot = {
    x: area.x + left,
    y: area.y + (area.height - tall) / 2 + value.px * 1.7,
    width: area.width - left - right,
    height: tall - value.px * 1.7 - label.px * 1.9,
  };
  const { low, high } = rangeOf(rows.map(({ value: own }) => own));
  const isRight = isMirrored(plan);
  const xs = stepsOf(rows).map((step) => plot.x + plot.width * (isRight ? 1 - step : step));
  const ends = [0, rows.length - 1];
  const peak = rows.reduce(
    (best, row, at) => (row.value > (rows[best]?.value ?? 0) ? at : best),
    0,
  );
  const order = [...new Set([...ends, peak, ...rows.keys()])];
  const isLow = (at: number): boolean => isValley(rows, at);
  const widths = values.map(({ width }) => width);
  // Many values would stand in the line: the ends, the peak and the valleys tell it.
  const told =
    rows.length > 6 ? order.filter((at) => ends.includes(at) || at === peak || isLow(at)) : order;
  const valued = new Set([
    ...free(
      xs,
      widths,
      told.filter((at) => !isLow(at)),
    ),
    ...free(xs, widths, told.filter(isLow)),
  ]);
  const named = free(
    xs,
    labels.map(({ width }) => width),
    order,
  );
  return {
    plot,
    labelFont: label.font,
    labelPx: label.px,
    valueFont: value.font,
    valuePx: value.px,
    points: rows.map((amount, at) => ({
      x: xs[at] ?? plot.x,
      y: plot.y + plot.height * (1 - (amount.value - low) / (high - low || 1)),
      amount,
      isNamed: named.has(at),
      isValued: valued.has(at),
      isValley: isValley(rows, at) && (amount.value - low) / (high - low || 1) > 0.2,
    })),
  };
}

const isValley = (rows: readonly Amount[], at: number): boolean =>
  [rows[at - 1], rows[at + 1]].every(
    (other) => other !== undefined && other.value > (rows[at]?.value ?? 0),
  );

/** Level lines without values: the plan says none. */
function drawGrid(context: Context, { plot }: Chart, { colours, unit, area }: BoardBrief): void {
  context.fillStyle = withOpacity(colours.line, 0.7);
  for (let line = 0; line <= 3; line += 1) {
    const thick = (line === 3 ? 6 : 2.5) * unit;
    context.fillRect(area.x, plot.y + (plot.height * line) / 3 - thick / 2, area.width, thick);
  }
}

/** How far the pen has come, 0 to 1 of the whole line, when each point begins at its own time. */
function penAt(points: readonly Point[], times: readonly number[], timeMs: number): number {
  const lengths = points.map(({ x, y }, at) => {
    const before = points[at - 1];
    return before === undefined ? 0 : Math.hypot(x - before.x, y - before.y);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const done = lengths.reduce(
    (sum, length, at) =>
      sum + length * easeInOut(progress(timeMs, (times[at] ?? 0) - drawMs * 0.6, drawMs)),
    0,
  );
  return total === 0 ? 0 : done / total;
}

/** Points in their order on one scale; the pen reaches each as it is named. */
export const lineChart: BoardBuilder = (brief) => {
  const rows = comparable(brief.plan.items);
  if (rows.length < 2) return brief.plan.figure === null ? null : figure(brief);
  const headed = withHeading(brief);
  const chart = layOut(brief, rows, headed.area);
  if (chart === null) return null;
  const { colours, unit } = brief;
  const { points, plot } = chart;
  const floor = plot.y + plot.height;
  const path = points.map(({ x, y }) => [x, y] as const);
  const last = points.length - 1;
  const colour = mainFill(colours);
  const width = setType('0', { width: 99, height: 99 }, { maxPx: 40, minPx: 40 }).width;
  return {
    draw(context, moment: Moment) {
      headed.drawHeading(context, moment.timeMs);
      drawGrid(context, chart, brief);
      const texts = rows.map(({ label, text }) => `${label} ${text}`);
      const times = cues(texts, moment, 500);
      const pen = penAt(points, times, moment.timeMs);
      context.save();
      context.beginPath();
      const reach = clipReach(path, pen);
      context.rect(Math.min(reach.from, reach.to), 0, Math.abs(reach.to - reach.from), floor);
      context.clip();
      context.beginPath();
      for (const [x, y] of path) context.lineTo(x, y);
      context.lineTo(points[last]?.x ?? 0, floor);
      context.lineTo(points[0]?.x ?? 0, floor);
      context.closePath();
      context.fillStyle = verticalGradient(context, plot.y, floor, [
        [0, withOpacity(colour, 0.5)],
        [1, withOpacity(colour, 0.06)],
      ]);
      context.fill();
      context.restore();
      context.strokeStyle = colour;
      context.lineWidth = width * 0.42 * unit;
      context.lineJoin = 'round';
      context.lineCap = 'round';
      context.beginPath();
      drawPart(context, path, pen);
      context.stroke();
      for (const [at, point] of points.entries()) {
        const since = moment.timeMs - (times[at] ?? 0) - drawMs * 0.25;
        drawPoint(context, brief, chart, { point, since, isLast: at === last });
      }
    },
  };
};

/** From where to where the line is drawn already. */
function clipReach(
  path: readonly (readonly [number, number])[],
  share: number,
): { from: number; to: number } {
  const lengths = path
    .slice(1)
    .map(([x, y], at) => Math.hypot(x - (path[at]?.[0] ?? 0), y - (path[at]?.[1] ?? 0)));
  let left = lengths.reduce((sum, length) => sum + length, 0) * clamp01(share);
  const from = path[0]?.[0] ?? 0;
  let to = from;
  for (const [at, length] of lengths.entries()) {
    if (left <= 0) break;
    const [start, end] = [path[at]?.[0] ?? 0, path[at + 1]?.[0] ?? 0];
    to = start + (end - start) * Math.min(1, left / Math.max(1e-6, length));
    left -= length;
  }
  return { from, to };
}

function drawPoint(
  context: Context,
  { colours, unit }: BoardBrief,
  { plot, labelFont, labelPx, valueFont, valuePx }: Chart,
  { point, since, isLast }: { point: Point; since: number; isLast: boolean },
): void {
  const { x, y, amount, isNamed, isValued, isValley: isBelow } = point;
  const share = progress(since, 0, 420);
  const floor = plot.y + plot.height;
  popIn(context, x, y, share, () => {
    fillCircle(context, x, y, (isLast ? 24 : 17) * unit, mainFill(colours));
    fillCircle(context, x, y, (isLast ? 11 : 8) * unit, colours.ground);
    if (isValued)
      writeLine(
        context,
        amount.text,
        { x, y: isBelow ? y + valuePx * 1.15 : y - valuePx * 0.62 },
        { font: valueFont, align: 'center', colour: isLast ? colours.strong : colours.text },
      );
  });
  if (!isNamed || amount.label === '') return;
  context.save();
  context.globalAlpha = clamp01((since + 500) / 300);
  writeLine(
    context,
    amount.label,
    { x, y: floor + labelPx * 1.45 },
    { font: labelFont, align: 'center', colour: colours.text },
  );
  context.restore();
}
