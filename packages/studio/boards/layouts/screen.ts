import { easeInOut, easeOut, progress } from '../../painting/actors/motion.ts';
import {
  fillCircle,
  fillPolygon,
  fillRounded,
  type Box,
  type Context,
} from '../../painting/brushes/surface.ts';
import { mix, withOpacity } from '../../painting/palette/colour.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief, BoardBuilder } from '../board.ts';
import { entryTime, entryTimes } from '../cues.ts';
import { drawCard, slideIn } from '../marks.ts';
import { drawWords, setType, type SetType } from '../type.ts';
import { drawInBox, mirrored, readsFromRight, setFirst } from './alike.ts';

const entryMs = 420;
const address = /^(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu;
/** Words that stand behind one another in so many milliseconds look typed. */
const wordMs = 110;

interface Row {
  readonly type: SetType;
  readonly box: Box;
}

interface Layout {
  readonly window: Box;
  readonly bar: number;
  readonly content: Box;
  readonly quote: SetType | null;
  readonly quoteTop: number;
  readonly rows: readonly Row[];
  readonly place: SetType | null;
}

/** What is shown as the rows of a page or a menu, one under the other. */
function layOutRows(items: readonly string[], room: Box, unit: number, isTwo: boolean): Row[] {
  const [pad, gap] = [36 * unit, 22 * unit];
  const columnsOf = (count: number) => (isTwo && count > 3 ? 2 : 1);
  const cellOf = (count: number) => {
    const columns = columnsOf(count);
    const lines = Math.ceil(count / columns);
    return {
      width: (room.width - gap * (columns - 1)) / columns,
      height: Math.min(170 * unit, (room.height - gap * (lines - 1)) / lines),
    };
  };
  const types = setFirst(
    items,
    (_, count) => {
      const { width, height } = cellOf(count);
      return { width: width - pad * 2, height: height - pad * 0.5 };
    },
    { maxPx: 58 * unit, minPx: 30 * unit, weight: 600, leading: 1.14 },
  );
  const cell = cellOf(types.length);
  const columns = columnsOf(types.length);
  return types.map((type, index) => ({
    type,
    box: {
      x: room.x + (index % columns) * (cell.width + gap),
      y: room.y + Math.floor(index / columns) * (cell.height + gap),
      ...cell,
    },
  }));
}

function layOut({ area, unit, isPortrait, plan }: BoardBrief): Layout {
  const bar = 104 * unit;
  const pad = (isPortrait ? 52 : 72) * unit;
  const height = Math.min(area.height, (isPortrait ? 940 : 720) * unit);
  const window = { ...area, y: area.y + (area.height - height) / 2, height };
  const content = {
    x: window.x + pad,
    y: window.y + bar + pad * 0.8,
    width: window.width - pad * 2,
    height: window.height - bar - pad * 1.6,
  };
  const hasRows = plan.items.length > 0;
  const text = plan.quote.trim();
  const quote =
    text === ''
      ? null
      : setType(
          text,
          { width: content.width, height: content.height * (hasRows ? 0.34 : 0.86) },
          { maxPx: (hasRows ? 72 : 104) * unit, minPx: 32 * unit, weight: 700, leading: 1.2 },
        );
  const used = quote === null ? 0 : quote.height + 34 * unit;
  const room = { ...content, y: content.y + used, height: content.height - used };
  const place = address.test(plan.place)
    ? setType(
        plan.place,
        { width: window.width * 0.55, height: bar * 0.6 },
        { maxPx: 38 * unit, minPx: 30 * unit, weight: 500, mostLines: 1 },
      )
    : null;
  return {
    window,
    bar,
    content,
    quote,
    quoteTop: hasRows
      ? content.y
      : content.y + Math.max(0, (content.height - (quote?.height ?? 0)) * 0.4),
    rows: hasRows
      ? layOutRows(plan.items, room, unit, !isPortrait).map((row) => ({
          ...row,
          box: mirrored(row.box, area, readsFromRight(plan)),
        }))
      : [],
    place,
  };
}

function drawWindow(
  context: Context,
  { window, bar, place }: Layout,
  { colours, unit }: BoardBrief,
): void {
  const radius = 34 * unit;
  drawCard(context, window, colours.card, { radius, shadow: colours.shadow });
  context.fillStyle = mix(colours.card, colours.onCard, 0.1);
  context.beginPath();
  context.roundRect(window.x, window.y, window.width, bar, [radius, radius, 0, 0]);
  context.fill();
  const middle = window.y + bar / 2;
  for (const [dot, colour] of [
    colours.accent,
    colours.accentTwo,
    withOpacity(colours.onCard, 0.3),
  ].entries())
    fillCircle(context, window.x + (56 + dot * 46) * unit, middle, 15 * unit, colour);
  const pill = {
    x: window.x + 210 * unit,
    y: middle - bar * 0.32,
    width: window.width - 260 * unit,
    height: bar * 0.64,
  };
  fillRounded(context, pill, pill.height / 2, colours.card);
  if (place !== null)
    drawInBox(
      context,
      place,
      { ...pill, x: pill.x + 34 * unit },
      { colour: colours.mutedOnCard },
      9_999,
    );
}

function drawPointer(
  context: Context,
  x: number,
  y: number,
  size: number,
  { colours }: BoardBrief,
): void {
  const shape = [
    [0, 0],
    [0, 1],
    [0.26, 0.77],
    [0.42, 1.14],
    [0.6, 1.06],
    [0.44, 0.7],
    [0.76, 0.68],
  ] as const;
  const points = shape.map(([dx, dy]) => [x + dx * size, y + dy * size] as const);
  context.lineJoin = 'round';
  context.strokeStyle = colours.card;
  context.lineWidth = size * 0.2;
  context.beginPath();
  for (const point of points) context.lineTo(...point);
  context.closePath();
  context.stroke();
  fillPolygon(context, points, colours.onCard);
}

/** A window of a browser or an app: words are typed into it, or a pointer goes over its rows as they are said. */
export const screen: BoardBuilder = (brief) => {
  const { plan, unit, colours } = brief;
  if (plan.quote.trim() === '' && plan.items.length === 0) return null;
  const layout = layOut(brief);
  const { content, quote, quoteTop, rows } = layout;
  const isRightToLeft = readsFromRight(plan);

  function drawQuote(context: Context, timeMs: number, start: number): void {
    if (quote === null) return;
    const since = timeMs - start;
    drawWords(context, quote, { x: content.x, y: quoteTop }, { colour: colours.onCard }, (index) =>
      progress(since, index * wordMs, 120),
    );
    if (rows.length > 0 || timeMs % 1_060 > 640) return;
    const shown = quote.lines.flatMap(({ words, baseline }) =>
      words.map((word) => ({ ...word, baseline })),
    );
    const last = shown[Math.min(shown.length - 1, Math.floor(since / wordMs))];
    const first = quote.lines[0];
    const at = last ?? {
      x: (first?.x ?? 0) + (quote.isRightToLeft ? (first?.width ?? 0) : 0),
      width: 0,
      baseline: first?.baseline ?? 0,
    };
    const edge = quote.isRightToLeft ? at.x - quote.px * 0.22 : at.x + at.width + quote.px * 0.12;
    fillRounded(
      context,
      {
        x: content.x + edge,
        y: quoteTop + at.baseline - quote.px * 0.82,
        width: quote.px * 0.1,
        height: quote.px,
      },
      4 * unit,
      colours.strongOnCard,
    );
  }

  function drawRow(context: Context, { type, box }: Row, since: number, lit: number): void {
    const soft = withOpacity(colours.onCard, 0.08);
    fillRounded(context, box, 24 * unit, soft);
    if (since <= 0) return;
    slideIn(context, 0, 40 * unit, progress(since, 0, entryMs), () => {
      if (lit > 0) {
        context.globalAlpha *= lit;
        fillRounded(context, box, 24 * unit, colours.accent);
        context.globalAlpha /= lit;
      }
      drawInBox(
        context,
        type,
        { ...box, x: box.x + 36 * unit },
        { colour: lit > 0.5 ? colours.onAccent : colours.onCard },
        since,
      );
    });
  }

  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      drawWindow(context, layout, brief);
      drawQuote(context, timeMs, entryTime(plan.quote, words, durationMs, 240));
      const times = entryTimes(plan.items, words, durationMs);
      let [pointerX, pointerY] = [
        content.x + content.width * 0.7,
        content.y + content.height * 0.9,
      ];
      for (const [index, row] of rows.entries()) {
        const since = timeMs - (times[index] ?? 0);
        const until = (times[index + 1] ?? Number.POSITIVE_INFINITY) - (times[index] ?? 0);
        const lit = easeOut(progress(since, 160, 200)) - easeOut(progress(since, until, 200));
        drawRow(context, row, since, lit);
        const moved = easeInOut(progress(since, -180, 420));
        const inX = isRightToLeft ? 0.4 : 0.84;
        pointerX += (row.box.x + row.box.width * inX - pointerX) * moved;
        pointerY += (row.box.y + row.box.height * 0.62 - pointerY) * moved;
      }
      if (rows.length > 0) drawPointer(context, pointerX, pointerY, 54 * unit, brief);
    },
  };
};
