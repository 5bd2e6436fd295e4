import { easeInOut, easeOut, progress } from '../../painting/actors/motion.ts';
import type { Box, Context } from '../../painting/brushes/surface.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import type { BoardColours } from '../colours.ts';
import { entryTimes } from '../cues.ts';
import { drawArrow, slideIn } from '../marks.ts';
import { setType, type SetType } from '../type.ts';
import {
  drawInBox,
  mirrored,
  numberedItems,
  readsFromRight,
  setFirst,
  type Size,
} from './alike.ts';

export { causeEffect } from './cause-effect.ts';

const entryMs = 440;
const wipeMs = 420;
/** More steps than this do not stand in one row of a wide frame. */
const mostInRow = 4;

interface Step {
  readonly box: Box;
  readonly textBox: Box;
  readonly numberBox: Box;
  readonly type: SetType;
  readonly number: SetType;
  /** From the step before; empty for the first. */
  readonly arrow: readonly (readonly [number, number])[];
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly gap: number;
  readonly cell: Size;
  readonly isChevron: boolean;
}

function gridOf(count: number, rows: number, { area, unit, isPortrait }: BoardBrief): Grid {
  const columns = Math.ceil(count / rows);
  const isChevron = !isPortrait && rows === 1;
  const gap = (isChevron ? 16 : isPortrait ? (count > 5 ? 44 : 74) : 84) * unit;
  const width = (area.width - gap * (columns - 1)) / columns;
  const height = (area.height - gap * (rows - 1)) / rows;
  const most = isPortrait ? 290 * unit : isChevron ? 500 * unit : 330 * unit;
  return { columns, rows, gap, cell: { width, height: Math.min(height, most) }, isChevron };
}

/** The fewest rows in which all steps fit; upright each step is a row. */
function setSteps(
  texts: readonly string[],
  brief: BoardBrief,
): { types: readonly SetType[]; grid: Grid } {
  const { unit, isPortrait } = brief;
  const rowCounts = isPortrait ? [0] : texts.length <= mostInRow ? [1, 2] : [2, 3];
  let best: { types: readonly SetType[]; grid: Grid } | null = null;
  for (const rows of rowCounts) {
    const rowsOf = (count: number) => (rows === 0 ? count : Math.min(rows, count));
    const types = setFirst(
      texts,
      (_, count) => roomOf(gridOf(count, rowsOf(count), brief), unit).text,
      { maxPx: 76 * unit, minPx: 31 * unit, weight: 700, leading: 1.14 },
    );
    if (best === null || types.length > best.types.length)
      best = { types, grid: gridOf(types.length, rowsOf(types.length), brief) };
    if (types.length === texts.length) break;
  }
  return best ?? { types: [], grid: gridOf(1, 1, brief) };
}

/** How far the point of a chevron reaches. */
const pointOf = ({ cell }: Grid): number => Math.min(70, cell.width * 0.17);

function roomOf(grid: Grid, unit: number): { text: Size; inset: number; numberSize: number } {
  const { cell, isChevron, columns } = grid;
  const pad = 30 * unit;
  if (isChevron)
    return {
      text: {
        width: cell.width - pointOf(grid) * 2 - pad * 0.7,
        height: cell.height - 170 * unit - pad,
      },
      inset: pointOf(grid) + pad * 0.5,
      numberSize: 104 * unit,
    };
  const numberSize = Math.min((columns === 1 ? 138 : 104) * unit, cell.height);
  return {
    text: { width: cell.width - numberSize - pad * 2, height: cell.height - pad },
    inset: numberSize + pad,
    numberSize,
  };
}

/** Rows run to and fro, so that each step stands beside the one before it. */
function cellOf(index: number, grid: Grid, { area }: BoardBrief): Box {
  const { columns, rows, gap, cell } = grid;
  const row = Math.floor(index / columns);
  const column = row % 2 === 0 ? index % columns : columns - 1 - (index % columns);
  const total = rows * cell.height + (rows - 1) * gap;
  return {
    x: area.x + column * (cell.width + gap),
    y: area.y + (area.height - total) / 2 + row * (cell.height + gap),
    ...cell,
  };
}

function arrowBetween(from: Box, to: Box, gap: number): readonly (readonly [number, number])[] {
  const [short, middle] = [
    gap * 0.16,
    (box: Box) => [box.x + box.width / 2, box.y + box.height / 2] as const,
  ];
  const [[fromX, fromY], [toX]] = [middle(from), middle(to)];
  if (Math.abs(fromX - toX) < 1)
    return [
      [fromX, from.y + from.height + short],
      [fromX, to.y - short],
    ];
  const way = toX > fromX ? 1 : -1;
  const edge = fromX + (way * from.width) / 2;
  return [
    [edge + way * short, fromY],
    [edge + way * (gap - short), fromY],
  ];
}

function layOut(brief: BoardBrief): { steps: readonly Step[]; grid: Grid } {
  const { plan, area, unit } = brief;
  const items = numberedItems(plan.items);
  const { types, grid } = setSteps(
    items.map(({ text }) => text),
    brief,
  );
  const { text, inset, numberSize } = roomOf(grid, unit);
  const isRightToLeft = readsFromRight(plan);
  const boxes = types.map((_, index) => cellOf(index, grid, brief));
  const steps = types.map((type, index): Step => {
    const box = boxes[index] ?? area;
    const mirror = (own: Box) => mirrored(own, area, isRightToLeft);
    const numberBox = grid.isChevron
      ? { x: box.x + inset, y: box.y + 34 * unit, width: numberSize, height: numberSize }
      : { x: box.x, y: box.y, width: numberSize, height: box.height };
    const textTop = grid.isChevron ? box.y + 150 * unit : box.y + (box.height - text.height) / 2;
    const before = index === 0 ? null : boxes[index - 1];
    return {
      box: mirror(box),
      textBox: mirror({ x: box.x + inset, y: textTop, ...text }),
      numberBox: mirror(numberBox),
      type,
      number: setType(
        items[index]?.number ?? String(index + 1),
        { width: numberSize, height: numberSize },
        {
          maxPx: numberSize * 0.6,
          minPx: 30 * unit,
          weight: 800,
          align: grid.isChevron ? (isRightToLeft ? 'end' : 'start') : 'middle',
          leading: 1,
        },
      ),
      arrow:
        before === null || before === undefined || grid.isChevron
          ? []
          : arrowBetween(mirror(before), mirror(box), grid.gap),
    };
  });
  return { steps, grid };
}

/** A card, or a band with a point that leads to the next. */
function trace(
  context: Context,
  { box }: Step,
  grid: Grid,
  isRightToLeft: boolean,
  isFirst: boolean,
): void {
  context.beginPath();
  if (!grid.isChevron) {
    context.roundRect(box.x, box.y, box.width, box.height, Math.min(34, box.height * 0.22));
    return;
  }
  const point = pointOf(grid);
  const [back, front, way] = isRightToLeft
    ? [box.x + box.width, box.x, -1]
    : [box.x, box.x + box.width, 1];
  const middle = box.y + box.height / 2;
  context.moveTo(back, box.y);
  context.lineTo(front - way * point, box.y);
  context.lineTo(front, middle);
  context.lineTo(front - way * point, box.y + box.height);
  context.lineTo(back, box.y + box.height);
  if (!isFirst) context.lineTo(back + way * point, middle);
  context.closePath();
}

interface Face {
  readonly step: Step;
  readonly grid: Grid;
  readonly colours: BoardColours;
  readonly isRightToLeft: boolean;
  readonly isFirst: boolean;
}

function drawFace(
  context: Context,
  { step, grid, colours, isRightToLeft, isFirst }: Face,
  isLit: boolean,
  since: number,
): void {
  trace(context, step, grid, isRightToLeft, isFirst);
  context.fillStyle = isLit ? colours.accent : colours.card;
  context.fill();
  if (!isLit && !grid.isChevron) {
    context.save();
    context.clip();
    context.fillStyle = colours.accentTwo;
    const { x, y, width, height } = step.numberBox;
    context.fillRect(x, y, width, height);
    context.restore();
  }
  const numberColour = isLit
    ? colours.onAccent
    : grid.isChevron
      ? colours.strongOnCard
      : colours.onAccentTwo;
  drawInBox(context, step.number, step.numberBox, { colour: numberColour }, 9_999);
  drawInBox(
    context,
    step.type,
    step.textBox,
    { colour: isLit ? colours.onAccent : colours.onCard },
    isLit ? 9_999 : since,
  );
}

/** Steps with arrows between them: upright one under the other, wide as a band of chevrons. The one being said is lit. */
export const process: BoardBuilder = (brief) => {
  const { plan, unit, colours } = brief;
  if (plan.items.length < 2) return null;
  const { steps, grid } = layOut(brief);
  const isRightToLeft = readsFromRight(plan);

  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const times = entryTimes(plan.items, words, durationMs);
      for (const [index, step] of steps.entries()) {
        const face = { step, grid, colours, isRightToLeft, isFirst: index === 0 };
        const since = timeMs - (times[index] ?? 0);
        const share = progress(since, 0, entryMs);
        const [from, to] = step.arrow;
        if (from !== undefined && to !== undefined)
          drawArrow(
            context,
            from,
            to,
            { colour: colours.strong, width: 13 * unit },
            progress(since, -160, 320),
          );
        const way = isRightToLeft ? 70 : -70;
        slideIn(
          context,
          grid.rows > 2 ? 0 : way * unit,
          grid.rows > 2 ? -50 * unit : 0,
          share,
          () => {
            drawFace(context, face, false, since);
            const until = (times[index + 1] ?? Number.POSITIVE_INFINITY) - (times[index] ?? 0);
            const [lit, left] = [
              easeOut(progress(since, 120, wipeMs)),
              easeInOut(progress(since, until, wipeMs)),
            ];
            const wide = lit - left;
            if (wide <= 0) return;
            const { x, y, width, height } = step.box;
            const start = isRightToLeft ? x + width * (1 - lit) : x + width * left;
            context.save();
            context.beginPath();
            context.rect(start - 2, y - 2, (width + 4) * wide, height + 4);
            context.clip();
            drawFace(context, face, true, since);
            context.restore();
          },
        );
      }
    },
  };
};
