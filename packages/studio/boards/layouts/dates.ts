import { progress } from '../../painting/actors/motion.ts';
import type { Box, Context } from '../../painting/brushes/surface.ts';
import { directionOf } from '../../captions/reading-order.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief, BoardBuilder } from '../board.ts';
import { entryTime, entryTimes } from '../cues.ts';
import { drawArrow, popIn, slideIn } from '../marks.ts';
import { drawType, setType, type SetType } from '../type.ts';
import { createLeaf, type Sheet } from './calendar-sheets.ts';
import { drawSmallClock, drawSmallPin } from './date-marks.ts';
import { createMonthSheet } from './month-sheet.ts';
import { monthGridOf, readDates, type SaidDate } from './date-reading.ts';

export { timeline } from './timeline.ts';

const entryMs = 440;

interface Detail {
  readonly kind: 'hour' | 'place';
  readonly text: string;
  readonly type: SetType;
}

/** "the Methodist Hall" is worth saying beside a date, "a kitchen" is not. */
const isName = (place: string): boolean => /\p{Lu}|\p{Lo}/u.test(place);

/** What is said beside the date: the hour and the place. */
function detailsOf(
  brief: BoardBrief,
  dates: readonly SaidDate[],
  width: number,
): readonly Detail[] {
  const { plan, unit, isPortrait, area } = brief;
  const rest = dates.map((date) => date.rest).filter((text) => text !== '');
  const hasDate = dates.some(
    ({ day, month, year, weekday }) => `${day}${month}${year}${weekday}` !== '',
  );
  const texts: readonly (readonly [Detail['kind'], string])[] = [
    ...(hasDate ? rest.map((text) => ['hour', text] as const) : []),
    ...(isName(plan.place) ? [['place', plan.place] as const] : []),
  ];
  return texts.map(([kind, text]) => ({
    kind,
    text,
    type: setType(
      text,
      { width: width - 110 * unit, height: area.height * (isPortrait ? 0.16 : 0.32) },
      {
        maxPx: (kind === 'hour' ? 104 : 70) * unit,
        minPx: 34 * unit,
        weight: kind === 'hour' ? 800 : 600,
        leading: 1.1,
        mostLines: isPortrait ? 2 : 3,
      },
    ),
  }));
}

const gapOf = (unit: number): number => 40 * unit;
const heightOf = (details: readonly Detail[], unit: number): number =>
  details.reduce((sum, { type }) => sum + type.height + gapOf(unit), 0);

interface Plot {
  readonly sheet: Box;
  readonly details: readonly Detail[];
  /** Left edge and top of the details. */
  readonly x: number;
  readonly y: number;
}

/** Details stand under the sheet in an upright frame, beside it in a broad one. */
function plotOf(brief: BoardBrief, dates: readonly SaidDate[], isRightToLeft: boolean): Plot {
  const { area, unit, isPortrait } = brief;
  const gap = gapOf(unit);
  if (isPortrait) {
    const details = detailsOf(brief, dates, area.width);
    const below = details.length === 0 ? 0 : heightOf(details, unit) + gap * 0.4;
    const height = Math.min(area.height - below, area.width * (dates.length > 1 ? 0.95 : 1.02));
    const width = Math.min(area.width, dates.length > 1 ? area.width : height * 1.22);
    const top = area.y + (area.height - height - below) / 2;
    const widest = Math.max(0, ...details.map(({ type }) => type.width)) + 96 * unit;
    return {
      sheet: { x: area.x + (area.width - width) / 2, y: top, width, height },
      details,
      x: area.x + (area.width - widest) / 2,
      y: top + height + gap * 1.4,
    };
  }
  const details = detailsOf(brief, dates, area.width * 0.4);
  const isAlone = details.length === 0;
  const height = area.height * 0.94;
  const width =
    dates.length > 1
      ? area.width * (isAlone ? 0.92 : 0.6)
      : isAlone
        ? area.width * 0.66
        : area.width * 0.52;
  const beside = area.width * 0.06;
  const widest = isAlone ? -beside : Math.max(...details.map(({ type }) => type.width)) + 96 * unit;
  const left = area.x + (area.width - width - beside - widest) / 2;
  const sheetX = isRightToLeft ? left + widest + beside : left;
  return {
    sheet: { x: sheetX, y: area.y + (area.height - height) / 2, width, height },
    details,
    x: isRightToLeft ? left : left + width + beside,
    y: area.y + (area.height - heightOf(details, unit) + gap) / 2,
  };
}

/** The rows of hour and place, each with its sign. */
function drawDetails(
  context: Context,
  brief: BoardBrief,
  { details, x, y }: Plot,
  isRightToLeft: boolean,
  sinceOf: (at: number) => number,
): void {
  const { colours, unit } = brief;
  const widest = Math.max(0, ...details.map(({ type }) => type.width));
  const signWidth = 96 * unit;
  let top = y;
  for (const [at, { kind, type }] of details.entries()) {
    const since = sinceOf(at);
    const signX = isRightToLeft ? x + widest + signWidth * 0.64 : x + signWidth * 0.36;
    const middle = top + type.height / 2;
    // Type that reads from the right is set against the far edge of its box.
    const boxWidth = Math.max(...type.lines.map((line) => line.x + line.width));
    const textX = type.isRightToLeft ? x + widest - boxWidth : isRightToLeft ? x : x + signWidth;
    popIn(context, signX, middle, progress(since, 0, entryMs), () =>
      kind === 'hour'
        ? drawSmallClock(context, signX, middle, 34 * unit, colours)
        : drawSmallPin(context, signX, middle, 34 * unit, colours),
    );
    slideIn(context, 0, 30 * unit, progress(since, 60, entryMs), () =>
      drawType(
        context,
        type,
        { x: textX, y: top },
        { colour: kind === 'hour' ? colours.text : colours.muted },
        since - 60,
      ),
    );
    top += type.height + gapOf(unit);
  }
}

/** Two leaves with an arrow between them: the first and the last day. */
function createSpan(
  brief: BoardBrief,
  dates: readonly SaidDate[],
  box: Box,
  isRightToLeft: boolean,
): Sheet {
  const { unit, colours, isPortrait } = brief;
  const [first] = dates as readonly [SaidDate];
  const gap = 120 * unit;
  const boxes = [0, 1].map((at): Box => {
    if (isPortrait) {
      const height = (box.height - gap) / 2;
      const width = Math.min(box.width, height * 2);
      return { x: box.x + (box.width - width) / 2, y: box.y + at * (height + gap), width, height };
    }
    const width = (box.width - gap) / 2;
    const place = isRightToLeft ? 1 - at : at;
    return {
      x: box.x + place * (width + gap),
      y: box.y + box.height * 0.08,
      width,
      height: box.height * 0.84,
    };
  });
  const leaves = boxes.map((each, at) => createLeaf(brief, dates[at] ?? first, each));
  const [near, far] = boxes as [Box, Box];
  const way = 0.24 * gap;
  const side = isRightToLeft ? -1 : 1;
  const middle = isPortrait
    ? ([near.x + near.width / 2, near.y + near.height + gap / 2] as const)
    : ([(isRightToLeft ? far : near).x + near.width + gap / 2, near.y + near.height / 2] as const);
  const from = isPortrait
    ? ([middle[0], middle[1] - way] as const)
    : ([middle[0] - way * side, middle[1]] as const);
  const to = isPortrait
    ? ([middle[0], middle[1] + way] as const)
    : ([middle[0] + way * side, middle[1]] as const);
  return {
    draw(context, timeMs, since, sinceSecond = since) {
      leaves[0]?.draw(context, timeMs, since);
      leaves[1]?.draw(context, timeMs - 240, sinceSecond);
      drawArrow(
        context,
        from,
        to,
        { colour: colours.strong, width: 14 * unit },
        progress(timeMs, 300, 500),
      );
    },
  };
}

/** A leaf, two leaves, or the sheet of the month where day, month and year are all said. */
function createSheet(
  brief: BoardBrief,
  dates: readonly SaidDate[],
  box: Box,
  isRightToLeft: boolean,
): Sheet {
  const [date] = dates as readonly [SaidDate];
  if (dates.length > 1) return createSpan(brief, dates, box, isRightToLeft);
  const grid = monthGridOf(date);
  return grid === null ? createLeaf(brief, date, box) : createMonthSheet(brief, date, grid, box);
}

const wordsOf = ({ weekday, day, month, year, rest }: SaidDate): string =>
  [weekday, day, month, year].filter((word) => word !== '').join(' ') || rest;

/** A calendar whose leaves flip to the date; the hour and the place beside it, where they are said. */
export const calendar: BoardBuilder = (brief): Board | null => {
  const { plan } = brief;
  const text = [
    plan.date,
    plan.from === '' ? plan.to : [plan.from, plan.to].filter(Boolean).join(' – '),
    plan.time,
    plan.items[0] ?? '',
  ]
    .map((each) => each.trim())
    .find((each) => each !== '');
  if (text === undefined) return null;
  const dates = readDates(text);
  const isRightToLeft = directionOf(text) === 'rtl';
  const plot = plotOf(brief, dates, isRightToLeft);
  const sheet = createSheet(brief, dates, plot.sheet, isRightToLeft);
  const said = dates.map(wordsOf);
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const latest = durationMs * 0.7;
      const [start = 0, end = start] = entryTimes(said, words, durationMs, () => latest);
      sheet.draw(context, timeMs, timeMs - start, timeMs - end);
      drawDetails(context, brief, plot, isRightToLeft, (at) => {
        const text = plot.details[at]?.text ?? '';
        return timeMs - entryTime(text, words, durationMs, Math.min(latest, 500 + at * 220));
      });
    },
  };
};
