import { easeInOut, progress } from '../../painting/actors/motion.ts';
import { fillCircle, type Context } from '../../painting/brushes/surface.ts';
import { directionOf } from '../../captions/reading-order.ts';
import type { Moment } from '../../scene.ts';
import type { Board, BoardBrief, BoardBuilder } from '../board.ts';
import { entryTimes } from '../cues.ts';
import { popIn } from '../marks.ts';
import { drawType } from '../type.ts';
import { plotOf, type Plot, type Point, type SetPoint } from './timeline-plots.ts';

/* A timeline: points along a line, in the order in which they are told. */

const named = /^(.{1,40}?)(?::\s+|\s+[–—]\s+|\s+-\s+)(.+)$/su;

/** "9:30 Doors open", "1995 the first sheep". */
const leadingTime = /^(\d{1,2}(?:[:.h]\d{2}| ?[ap]\.?m\.?|\s?Uhr)|[12]\d{3})\s+(\p{L}.*)$/isu;

/** When, and what: the part before a colon or a dash, or the hour or year that a point begins with. */
export function readPoint(item: string): Point {
  const [, when, what] = named.exec(item) ?? leadingTime.exec(item) ?? [];
  return when === undefined || what === undefined
    ? { when: item.trim(), what: '' }
    : { when: when.trim(), what: what.trim() };
}

/** The line, drawn as far as it is told. */
function drawLines(
  context: Context,
  { colours, unit }: BoardBrief,
  { lines, points }: Plot,
  told: number,
): void {
  context.lineCap = 'round';
  context.lineWidth = 12 * unit;
  const perLine = Math.ceil(points.length / lines.length);
  for (const [at, [x, y, endX, endY]] of lines.entries()) {
    context.strokeStyle = colours.line;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(endX, endY);
    context.stroke();
    const own = Math.min(perLine, points.length - at * perLine);
    const here = Math.min(own - 1, told - at * perLine);
    if (here < 0) continue;
    const [first, last] = [
      points[at * perLine + Math.floor(here)],
      points[at * perLine + Math.ceil(here)],
    ];
    const part = here - Math.floor(here);
    if (first === undefined || last === undefined) continue;
    context.strokeStyle = colours.strong;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(first.x + (last.x - first.x) * part, first.y + (last.y - first.y) * part);
    context.stroke();
  }
}

function drawPoint(
  context: Context,
  { colours }: BoardBrief,
  point: SetPoint,
  knot: number,
  since: number,
  isNow: boolean,
): void {
  const { x, y, when, what, whenAt, whatAt } = point;
  fillCircle(context, x, y, knot, colours.line);
  fillCircle(context, x, y, knot * 0.6, colours.ground);
  popIn(context, x, y, progress(since, 0, 420), () => {
    if (isNow) {
      const beat = (Math.max(0, since) % 1_600) / 1_600;
      context.globalAlpha *= (1 - beat) * 0.5;
      fillCircle(context, x, y, knot * (1 + beat * 0.9), colours.strong);
      context.globalAlpha = 1;
    }
    fillCircle(context, x, y, knot, colours.strong);
    fillCircle(context, x, y, knot * 0.42, colours.ground);
  });
  if (when !== null) drawType(context, when, whenAt, { colour: colours.strong }, since - 40);
  if (what !== null) drawType(context, what, whatAt, { colour: colours.text }, since - 160);
}

/** Points in time along a line, which is drawn as they are told. */
export const timeline: BoardBuilder = (brief): Board | null => {
  const { plan } = brief;
  const ends = [plan.from, plan.to].map((text) => text.trim()).filter((text) => text !== '');
  const items = plan.items.filter((item) => item.trim() !== '');
  const told = items.length > 1 ? items : [...new Set([...ends, ...items])];
  const isRightToLeft = told.some((item) => directionOf(item) === 'rtl');
  const plot = plotOf(brief, told.map(readPoint), isRightToLeft);
  if (plot === null) return null;
  const shown = told.slice(0, plot.points.length);
  return {
    draw(context, { timeMs, durationMs, words }: Moment) {
      const times = entryTimes(shown, words, durationMs);
      const now = times.findLastIndex((time) => time <= timeMs);
      let reached = -1;
      for (const [at, time] of times.entries()) {
        // The line sets out a little before, so that it arrives with the point.
        const share = easeInOut(progress(timeMs, time - 220, 340));
        if (share > 0) reached = at - 1 + share;
      }
      drawLines(context, brief, plot, Math.max(timeMs > (times[0] ?? 0) ? 0 : -1, reached));
      for (const [at, point] of plot.points.entries())
        drawPoint(context, brief, point, plot.knot, timeMs - (times[at] ?? 0), at === now);
    },
  };
};
