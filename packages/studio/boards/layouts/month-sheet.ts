import { easeInOut, progress } from '../../painting/actors/motion.ts';
import {
  fillCircle,
  paintSurface,
  type Box,
  type Context,
} from '../../painting/brushes/surface.ts';
import type { BoardBrief } from '../board.ts';
import { popIn } from '../marks.ts';
import { drawType, setType, type SetType } from '../type.ts';
import { drawRings, drawSheet, setMiddle, type Sheet } from './calendar-sheets.ts';
import type { SaidDate } from './date-reading.ts';

/** The first day of a week where a language is spoken; who writes the month first begins on Sunday. */
const sundayFirst: ReadonlySet<string> = new Set(['ja', 'ko', 'he', 'hi', 'pt']);

function initialsOf(language: string, firstDay: number): readonly string[] {
  const format = new Intl.DateTimeFormat(language || 'en', { weekday: 'narrow', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, at) =>
    format.format(new Date(Date.UTC(2026, 0, 4 + firstDay + at))),
  );
}

/** The sheet of a month with its true days; the day that is said gets a disc. */
export function createMonthSheet(
  brief: BoardBrief,
  date: SaidDate,
  grid: { first: number; days: number },
  box: Box,
): Sheet {
  const { colours, unit, plan } = brief;
  const isMonthFirst =
    date.language === 'en' && /^\p{L}+ \d/u.test(plan.date.replace(/^\p{L}+day,? /u, ''));
  const firstDay = sundayFirst.has(date.language) || isMonthFirst ? 0 : 1;
  const isRightToLeft = date.language === 'ar' || date.language === 'he';
  const bandHeight = box.height * 0.22;
  const bandBox = {
    x: box.x + 44 * unit,
    y: box.y + 42 * unit,
    width: box.width - 88 * unit,
    height: bandHeight - 48 * unit,
  };
  const title =
    date.language === '' || /[月월]/u.test(date.month)
      ? `${date.year} / ${date.month}`
      : `${date.month} ${date.year}`;
  const bandType = setMiddle(title, bandBox, 100 * unit, 800, 1, 34 * unit);
  const offset = (grid.first - firstDay + 7) % 7;
  const rows = Math.ceil((offset + grid.days) / 7);
  const inner = {
    x: box.x + 34 * unit,
    y: box.y + bandHeight + 18 * unit,
    width: box.width - 68 * unit,
    height: box.height - bandHeight - 40 * unit,
  };
  const cell = { width: inner.width / 7, height: inner.height / (rows + 1) };
  const px = Math.min(cell.height * 0.56, cell.width * 0.46);
  const set = (text: string, weight: number): SetType =>
    setType(text, cell, {
      maxPx: px,
      minPx: 20 * unit,
      weight,
      align: 'middle',
      leading: 1,
      mostLines: 1,
    });
  const place = (at: number, row: number): { x: number; y: number } => ({
    x: inner.x + (isRightToLeft ? 6 - (at % 7) : at % 7) * cell.width,
    y: inner.y + row * cell.height,
  });
  const marked = Number(date.day);
  const heads = initialsOf(date.language, firstDay).map((text, at) => ({
    type: set(text, 700),
    ...place(at, 0),
  }));
  const days = Array.from({ length: grid.days }, (_, at) => ({
    type: set(String(at + 1), at + 1 === marked ? 800 : 600),
    isMarked: at + 1 === marked,
    ...place(offset + at, 1 + Math.floor((offset + at) / 7)),
  }));
  const lift = cell.height / 2;
  // What stands still is painted once: forty texts a frame would cost too much.
  const edge = Math.ceil(80 * unit);
  const [left, top] = [Math.round(box.x) - edge, Math.round(box.y) - edge];
  const sheet = paintSurface(box.width + edge * 2, box.height + edge * 2, (context) => {
    context.translate(-left, -top);
    drawSheet(context, box, bandHeight, brief);
    const put = (type: SetType, x: number, y: number, colour: string): void =>
      drawType(context, type, { x, y: y - type.height / 2 }, { colour }, 10_000);
    if (bandType !== null)
      put(bandType, bandBox.x, bandBox.y + bandBox.height / 2, colours.onAccent);
    for (const { type, x, y } of heads) put(type, x, y + lift, colours.strongOnCard);
    for (const { type, x, y, isMarked } of days)
      put(type, x, y + lift, isMarked ? colours.onCard : colours.mutedOnCard);
    drawRings(context, box, brief);
  });
  const day = days.find(({ isMarked }) => isMarked);
  const radius = Math.min(cell.height * 0.6, cell.width * 0.54);
  return {
    draw(context, timeMs, since) {
      context.drawImage(sheet, left, top);
      if (day === undefined) return;
      const { type, x, y } = day;
      const mark = { type, x: x + cell.width / 2, y: y + lift, boxX: x, radius };
      drawMarked(context, brief, mark, timeMs, since);
    },
  };
}

/** The day that is said: a disc pops up on it, then a ring is drawn round it. */
function drawMarked(
  context: Context,
  { colours, unit }: BoardBrief,
  {
    type,
    x,
    y,
    boxX,
    radius,
  }: { type: SetType; x: number; y: number; boxX: number; radius: number },
  timeMs: number,
  since: number,
): void {
  popIn(context, x, y, progress(timeMs, -200, 460), () => {
    fillCircle(context, x, y, radius * 0.86, colours.accent);
    context.save();
    context.translate(x, y);
    context.scale(1.22, 1.22);
    context.translate(-x, -y);
    drawType(
      context,
      type,
      { x: boxX, y: y - type.height / 2 },
      { colour: colours.onAccent },
      10_000,
    );
    context.restore();
  });
  const drawn = easeInOut(progress(since, 0, 520));
  if (drawn <= 0) return;
  context.strokeStyle = colours.strongOnCard;
  context.lineWidth = 8 * unit;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(x, y, radius * 1.05, -Math.PI * 0.6, -Math.PI * 0.6 + Math.PI * 2 * drawn);
  context.stroke();
}
