import { overshoot, progress } from '../../painting/actors/motion.ts';
import { fillCircle, type Box, type Context } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief, BoardBuilder } from '../board.ts';
import { drawType, type Align, type SetType } from '../type.ts';
import { barChart } from './bar-chart.ts';
import { comparable, type Amount } from './measured-amounts.ts';
import {
  cues,
  isMirrored,
  isWhole,
  mainFill,
  otherFill,
  setAlike,
  withHeading,
  writeLine,
} from './chart-parts.ts';

const growMs = 620;
const mostThings = 5;

/** A thing in its true size, and where its words stand. */
interface Thing {
  readonly amount: Amount;
  /** The middle of its foot. */
  readonly x: number;
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  readonly label: SetType;
  readonly labelBox: { readonly x: number; readonly y: number };
  readonly value: SetType;
  readonly valueAt: { readonly x: number; readonly y: number };
  readonly align: 'left' | 'center' | 'right';
}

interface Words {
  readonly labels: readonly SetType[];
  readonly values: readonly SetType[];
}

function setWords(
  brief: BoardBrief,
  rows: readonly Amount[],
  { width, height, align }: { width: number; height: number; align: Align },
): Words | null {
  const { unit } = brief;
  const labels = setAlike(
    rows.map(({ label }) => label),
    { width, height: height * 0.6 },
    {
      maxPx: 60 * unit,
      minPx: 30 * unit,
      weight: 600,
      leading: 1.1,
      mostLines: 2,
      align,
    },
  );
  const values = setAlike(
    rows.map(({ text }) => text),
    { width, height: height * 0.5 },
    {
      maxPx: 86 * unit,
      minPx: 34 * unit,
      weight: 800,
      leading: 1.05,
      mostLines: 1,
      align,
    },
  );
  const isFitting = rows.every(({ label, text }, at) => {
    const [own, value] = [labels[at], values[at]];
    return own !== undefined && value !== undefined && isWhole(own, label) && isWhole(value, text);
  });
  return isFitting ? { labels, values } : null;
}

/** Lengths stand as bars, all else as discs whose areas tell. */
const shareOf = ({ kind, value }: Amount, most: number): number =>
  kind === 'length' ? value / most : Math.sqrt(value / most);

/** The largest scale at which everything fits. */
function largest(fits: (scale: number) => boolean, high: number): number {
  let [low, top] = [0, high];
  for (let step = 0; step < 22; step += 1) {
    const middle = (low + top) / 2;
    if (fits(middle)) low = middle;
    else top = middle;
  }
  return low;
}

/** Side by side on one floor, their words beneath. */
function standing(brief: BoardBrief, rows: readonly Amount[], area: Box): Thing[] | null {
  const { unit, plan } = brief;
  const isBars = rows[0]?.kind === 'length';
  const gap = 44 * unit;
  const column = area.width / rows.length - gap;
  const words = setWords(brief, rows, { width: column, height: 200 * unit, align: 'middle' });
  if (words === null) return null;
  const { labels, values } = words;
  const below =
    Math.max(...labels.map(({ height }) => height)) + (values[0]?.px ?? 0) * 1.2 + 40 * unit;
  const most = Math.max(...rows.map(({ value }) => value));
  const shares = rows.map((row) => shareOf(row, most));
  const leasts = rows.map((_, at) => Math.max(labels[at]?.width ?? 0, values[at]?.width ?? 0));
  const bar = Math.min(column * 0.7, 240 * unit);
  const widthOf = (at: number, scale: number): number =>
    Math.max(leasts[at] ?? 0, isBars ? bar : (shares[at] ?? 0) * scale);
  const total = (scale: number): number =>
    rows.reduce((sum, _, at) => sum + widthOf(at, scale) + gap, -gap);
  const scale = largest((size) => total(size) <= area.width, area.height - below);
  const spare = Math.min(120 * unit, (area.width - total(scale)) / rows.length);
  const isRight = isMirrored(plan);
  const floor = area.y + area.height - below - Math.max(0, (area.height - below - scale) / 2);
  let x = area.x + (area.width - total(scale) - spare * (rows.length - 1)) / 2;
  const places = new Map<number, number>();
  for (const at of isRight ? [...rows.keys()].toReversed() : rows.keys()) {
    const width = widthOf(at, scale);
    places.set(at, x + width / 2);
    x += width + gap + spare;
  }
  return rows.flatMap((amount, at): Thing[] => {
    const [label, value] = [labels[at], values[at]];
    if (label === undefined || value === undefined) return [];
    const middle = places.get(at) ?? area.x;
    const tall = (shares[at] ?? 0) * scale;
    return [
      {
        amount,
        x: middle,
        foot: floor,
        width: isBars ? bar : tall,
        height: tall,
        label,
        labelBox: { x: middle - column / 2, y: floor + 30 * unit },
        value,
        valueAt: {
          x: middle,
          y: floor + 36 * unit + Math.max(...labels.map(({ height }) => height)) + value.px * 0.9,
        },
        align: 'center',
      },
    ];
  });
}

/** One under the other in an upright frame, their words beside them. */
function stacked(brief: BoardBrief, rows: readonly Amount[], area: Box): Thing[] | null {
  const { unit, plan } = brief;
  const gap = 34 * unit;
  const wide = area.width * (rows.length > 3 ? 0.4 : 0.56);
  const width = area.width - wide - gap;
  const words = setWords(brief, rows, {
    width,
    height: Math.min(260 * unit, area.height / rows.length),
    align: 'start',
  });
  if (words === null) return null;
  const { labels, values } = words;
  const most = Math.max(...rows.map(({ value }) => value));
  const shares = rows.map((row) => shareOf(row, most));
  const textHeight = (at: number): number => (labels[at]?.height ?? 0) + (values[at]?.height ?? 0);
  const heightOf = (at: number, scale: number): number =>
    Math.max(textHeight(at), (shares[at] ?? 0) * scale);
  const total = (scale: number): number =>
    rows.reduce((sum, _, at) => sum + heightOf(at, scale) + gap, -gap);
  const scale = largest((size) => total(size) <= area.height, wide);
  const isRight = isMirrored(plan);
  const middle = isRight ? area.x + area.width - scale / 2 : area.x + scale / 2;
  const textX = isRight ? area.x : area.x + scale + gap;
  const room = area.width - scale - gap;
  let y = area.y + (area.height - total(scale)) / 2;
  return rows.flatMap((amount, at): Thing[] => {
    const [label, value] = [labels[at], values[at]];
    if (label === undefined || value === undefined) return [];
    const row = heightOf(at, scale);
    const tall = (shares[at] ?? 0) * scale;
    const centre = y + row / 2;
    y += row + gap;
    const top = centre - textHeight(at) / 2;
    return [
      {
        amount,
        x: middle,
        foot: centre + tall / 2,
        width: tall,
        height: tall,
        label,
        labelBox: {
          x: isRight ? textX + room - (label.isRightToLeft ? width : label.width) : textX,
          y: top,
        },
        value,
        valueAt: { x: isRight ? textX + room : textX, y: top + label.height + value.px * 0.9 },
        align: isRight ? 'right' : 'left',
      },
    ];
  });
}

function drawThing(
  context: Context,
  { colours, unit }: BoardBrief,
  thing: Thing,
  { since, isMain, isBar }: { since: number; isMain: boolean; isBar: boolean },
): void {
  if (since <= 0) return;
  const { x, foot, width, height, label, labelBox, value, valueAt, align, amount } = thing;
  const share = overshoot(progress(since, 0, growMs));
  const fill = isMain ? mainFill(colours) : otherFill(colours);
  if (isBar) {
    const tall = height * share;
    const round = Math.min(24 * unit, tall / 2, width / 2);
    context.fillStyle = fill;
    context.beginPath();
    context.roundRect(x - width / 2, foot - tall, width, tall, [round, round, 0, 0]);
    context.fill();
  } else fillCircle(context, x, foot - height / 2, (height / 2) * share, fill);
  drawType(context, label, labelBox, { colour: colours.text }, since - 100);
  writeLine(context, amount.text, valueAt, {
    font: value.font,
    align,
    colour: isMain ? colours.strong : colours.text,
  });
}

/** Two to five things in the true proportion of their figures; null where they cannot be drawn true. */
export const sizes: BoardBuilder = (brief): Board | null => {
  const { plan, unit, isPortrait, colours } = brief;
  const rows = comparable(plan.items).filter(({ value }) => value > 0);
  if (rows.length < 2 || rows.length > mostThings || rows.length < plan.items.length) return null;
  const headed = withHeading(brief);
  const isBar = rows[0]?.kind === 'length';
  const things =
    isPortrait && !isBar ? stacked(brief, rows, headed.area) : standing(brief, rows, headed.area);
  const [least, largestValue] = [Math.min, Math.max].map((of) =>
    of(...rows.map(({ value }) => value)),
  );
  // Long names have room beside bars that lie; what is smaller than a dot cannot be compared.
  if (things === null) return (least ?? 0) > (largestValue ?? 0) / 100 ? barChart(brief) : null;
  if (things.some(({ height }) => height < 5 * unit)) return null;
  const most = rows.reduce(
    (best, row, at) => (row.value > (rows[best]?.value ?? 0) ? at : best),
    0,
  );
  const texts = rows.map(({ label, text }) => `${label} ${text}`);
  const floor = things[0]?.foot ?? 0;
  return {
    draw(context, moment: Moment) {
      headed.drawHeading(context, moment.timeMs);
      if (isBar || !isPortrait) {
        context.fillStyle = colours.line;
        context.fillRect(brief.area.x, floor, brief.area.width, 6 * unit);
      }
      const times = cues(texts, moment, 200);
      for (const [at, thing] of things.entries())
        drawThing(context, brief, thing, {
          since: moment.timeMs - (times[at] ?? 0),
          isMain: at === most,
          isBar,
        });
    },
  };
};
