import { easeInOut, progress } from '../../painting/actors/motion.ts';
import type { Box, Context } from '../../painting/brushes/surface.ts';
import { directionOf } from '../../captions/reading-order.ts';
import type { Moment, TimedWord } from '../../scene.ts';
import type { Board, BoardBrief, BoardBuilder } from '../board.ts';
import { entryTimes } from '../cues.ts';
import { drawArrow } from '../marks.ts';
import { drawType, setType, type SetType } from '../type.ts';
import { createDial, type Dial } from './clock-dial.ts';
import { partHour, readHour, spanMinutes, type SaidHour } from './hour-reading.ts';

const dayMinutes = 1_440;
const runMs = 1_150;
const spanMs = 900;
/** So many letters of an hour in words: "midnight", "mezzanotte". */
const mostAlone = 16;
/** How far an open span is drawn before it fades. */
const openMinutes = 210;
const beginning =
  /^(?:from|since|after|starting|ab|von|seit|desde|dès|depuis|dalle|dal|das|from)$/iu;

interface Hours {
  readonly from: SaidHour | null;
  readonly to: SaidHour | null;
  readonly texts: readonly string[];
  /** The day that stood beside an hour. */
  readonly day: string;
}

/** The hours of the plan; they may stand in one text: "9:30 to 17:00". */
function hoursOf({ plan }: BoardBrief): Hours | null {
  const parted = [plan.from, plan.to].map(partHour);
  const [from = '', to = ''] = parted.map(({ hour }) => hour);
  const day = parted
    .map(({ rest }) => rest)
    .filter((rest) => rest !== '')
    .join(' – ');
  if (from !== '' || to !== '') {
    const hours = {
      from: readHour(from),
      to: readHour(to),
      texts: [from, to].filter((text) => text !== ''),
      day,
    };
    const isRead = (from === '' || hours.from !== null) && (to === '' || hours.to !== null);
    return isRead ? hours : null;
  }
  // "Noon" tells an hour without a digit.
  const isTelling = (text: string) =>
    /\p{N}/u.test(text) || (text.length <= mostAlone && readHour(text)?.isSure === true);
  for (const text of [plan.quote, plan.time, plan.date, ...plan.items].filter(isTelling)) {
    const [first = '', second = ''] = text.split(
      /\s?[–—-]\s?|\s(?:to|until|till|bis|à|a|al|até|hasta)\s/iu,
    );
    const [start, end] = [readHour(first), readHour(second)];
    if (start !== null && end !== null)
      return { from: start, to: end, texts: [first.trim(), second.trim()], day };
    if (start !== null && text.length < 30) {
      const { hour, rest } = partHour(text);
      return { from: start, to: null, texts: [hour], day: rest };
    }
  }
  return null;
}

interface Words {
  readonly types: readonly SetType[];
  readonly at: readonly { readonly x: number; readonly y: number }[];
  /** Points from the first hour to the second, or before or after the only one. */
  readonly arrow: readonly [readonly [number, number], readonly [number, number]] | null;
}

/** The hours as they are written, large: side by side under the dial, or one over the other beside it. */
function setWords(
  { unit, isPortrait }: BoardBrief,
  texts: readonly string[],
  box: Box,
  opens: 'from' | 'to' | '',
  isRightToLeft: boolean,
): Words {
  const way = 130 * unit;
  const across = isPortrait;
  const hasArrow = texts.length > 1 || opens === 'to';
  const room = across
    ? { width: (box.width - (hasArrow ? way : 0)) / texts.length, height: box.height }
    : {
        width: box.width - (texts.length === 1 && hasArrow ? way : 0),
        height: (box.height - (texts.length > 1 ? way : 0)) / texts.length,
      };
  const order = {
    minPx: 34 * unit,
    weight: 800,
    leading: 1.08,
    align: 'middle' as const,
    mostLines: texts.length > 1 ? 2 : 3,
  };
  const px = Math.min(
    ...texts.map(
      (text) => setType(text, room, { ...order, maxPx: (texts.length > 1 ? 128 : 170) * unit }).px,
    ),
  );
  const types = texts.map((text) => setType(text, room, { ...order, maxPx: px }));
  const [first] = types as [SetType];
  const ordered = isRightToLeft && across ? types.toReversed() : types;
  const used = ordered.map(({ width }) => width);
  const sum = (of: readonly number[]): number => of.reduce((total, each) => total + each, 0);
  if (across || texts.length === 1) {
    let x = box.x + (box.width - sum(used) - (hasArrow ? way : 0)) / 2;
    const isLeading = texts.length === 1 && hasArrow && !isRightToLeft;
    if (isLeading) x += way;
    const middle = box.y + box.height / 2;
    const places = ordered.map((type) => {
      const at = { x: x - (room.width - type.width) / 2, y: middle - type.height / 2 };
      x += type.width + way;
      return at;
    });
    const left = places[0] === undefined ? 0 : places[0].x + (room.width - first.width) / 2;
    const gapX = isLeading ? left - way : (places[0]?.x ?? 0) + (room.width + (used[0] ?? 0)) / 2;
    const [a, b] = [gapX + way * 0.24, gapX + way * 0.76];
    return {
      types,
      at: isRightToLeft ? places.toReversed() : places,
      arrow: hasArrow
        ? isRightToLeft
          ? [
              [b, middle],
              [a, middle],
            ]
          : [
              [a, middle],
              [b, middle],
            ]
        : null,
    };
  }
  const heights = types.map(({ height }) => height);
  const top = box.y + (box.height - sum(heights) - way) / 2;
  const arrowX = box.x + box.width / 2;
  const arrowY = top + (heights[0] ?? 0);
  return {
    types,
    at: [
      { x: box.x, y: top },
      { x: box.x, y: arrowY + way },
    ],
    arrow: [
      [arrowX, arrowY + way * 0.2],
      [arrowX, arrowY + way * 0.72],
    ],
  };
}

/** Whether the spoken words say that something begins at the hour; a plan writes "at" and "from" alike. */
function isBeginning(text: string, words: readonly TimedWord[]): boolean {
  const digits = /\d+/u.exec(text)?.[0] ?? text;
  return words.some(
    ({ text: word }, at) =>
      beginning.test(word) &&
      words.slice(at + 1, at + 3).some((next) => next.text.includes(digits)),
  );
}

/** The hands on their way: they run to the first hour, then to the second. */
const handsAt = (first: number, span: number, run: number, second: number): number =>
  first - 170 * (1 - run) + span * second;

interface Plot {
  readonly dial: Box;
  readonly words: Box;
  readonly note: SetType | null;
  readonly noteAt: { readonly x: number; readonly y: number };
}

function plotOf(
  { plan, area, unit, isPortrait }: BoardBrief,
  day: string,
  isRightToLeft: boolean,
): Plot {
  const isNamed = /\p{Lu}|\p{Lo}/u.test(plan.place);
  const noteText = [plan.date || day, isNamed ? plan.place : '']
    .filter((text) => text !== '')
    .join(' · ');
  const noteWidth = isPortrait ? area.width : area.width * 0.44;
  const note =
    noteText === ''
      ? null
      : setType(
          noteText,
          { width: noteWidth, height: area.height * 0.16 },
          { maxPx: 72 * unit, minPx: 34 * unit, weight: 700, align: 'middle', mostLines: 2 },
        );
  const noteHeight = note === null ? 0 : note.height + 24 * unit;
  if (isPortrait) {
    const wordsHeight = 190 * unit;
    const size = Math.min(area.width * 0.9, area.height - wordsHeight - noteHeight - 30 * unit);
    const top = area.y + (area.height - size - wordsHeight - noteHeight - 30 * unit) / 2;
    const wordsY = top + size + 30 * unit;
    return {
      dial: { x: area.x + (area.width - size) / 2, y: top, width: size, height: size },
      words: { x: area.x, y: wordsY, width: area.width, height: wordsHeight },
      note,
      noteAt: { x: area.x, y: wordsY + wordsHeight + 10 * unit },
    };
  }
  const size = Math.min(area.height * 0.98, area.width * 0.5);
  const inset = area.width * 0.02;
  const dialX = isRightToLeft ? area.x + area.width - size - inset : area.x + inset;
  const wordsX = isRightToLeft ? area.x : area.x + area.width * 0.56;
  return {
    dial: { x: dialX, y: area.y + (area.height - size) / 2, width: size, height: size },
    words: { x: wordsX, y: area.y, width: noteWidth, height: area.height - noteHeight * 1.2 },
    note,
    noteAt: { x: wordsX, y: area.y + area.height - noteHeight * 1.4 },
  };
}

/** A dial whose hands run to the hour; a span as an arc from one hour to the other. */
export const clock: BoardBuilder = (brief): Board | null => {
  const hours = hoursOf(brief);
  const first = hours?.from ?? hours?.to ?? null;
  if (hours === null || first === null) return null;
  const { colours, unit } = brief;
  const { from, to, texts } = hours;
  const span = from !== null && to !== null ? spanMinutes(from, to) : 0;
  const isDay = span > dayMinutes / 2;
  const isRightToLeft = texts.some((text) => directionOf(text) === 'rtl');
  const plot = plotOf(brief, hours.day, isRightToLeft);
  const dial: Dial = createDial(brief, plot.dial, isDay ? dayMinutes : dayMinutes / 2);
  const opens = span > 0 ? '' : from === null ? 'to' : 'from';
  const written = setWords(brief, texts, plot.words, opens, isRightToLeft);
  const drawArc = (context: Context, moment: Moment, run: number, second: number): void => {
    if (span > 0) dial.drawSpan(context, first.minutes, first.minutes + span * second, 'whole');
    else if (opens === 'to')
      dial.drawSpan(context, first.minutes - openMinutes * run, first.minutes, 'ends');
    else if (isBeginning(texts[0] ?? '', moment.words))
      dial.drawSpan(context, first.minutes, first.minutes + openMinutes * run, 'begins');
  };
  return {
    draw(context, moment) {
      const { timeMs, durationMs, words } = moment;
      const [start = 0, end = start] = entryTimes(
        texts,
        words,
        durationMs,
        () => durationMs * 0.66,
      );
      // The hour is right from the first second on: hands that run while it is said would show another one.
      const run = easeInOut(progress(timeMs, -200, runMs));
      const endsAt = Math.max(texts.length > 1 ? end : start, runMs * 0.7);
      const second = easeInOut(progress(timeMs, endsAt, spanMs));
      dial.drawFace(context);
      drawArc(context, moment, run, second);
      dial.drawHands(context, handsAt(first.minutes, span, run, second), timeMs);
      for (const [at, type] of written.types.entries())
        drawType(
          context,
          type,
          written.at[at] ?? { x: 0, y: 0 },
          { colour: at === 0 ? colours.strong : colours.text },
          timeMs - (at === 0 ? -120 : endsAt),
        );
      if (written.arrow !== null)
        drawArrow(
          context,
          ...written.arrow,
          { colour: colours.muted, width: 13 * unit },
          progress(timeMs, texts.length > 1 ? endsAt - 200 : 300, 420),
        );
      if (plot.note !== null)
        drawType(context, plot.note, plot.noteAt, { colour: colours.muted }, timeMs - 150);
    },
  };
};
