import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { directionOf } from '../../captions/reading-order.ts';
import type { Box, Context } from '../../painting/brushes/surface.ts';
import { mix } from '../../painting/palette/colour.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief } from '../board.ts';
import type { BoardColours } from '../colours.ts';
import { entryTimes, told } from '../cues.ts';
import { drawType, setType, type SetType, type TypeOrder } from '../type.ts';

/* What charts, price lists and comparisons share. */

/** Everything is there this long before the scene ends. */
const restMs = 900;
/** Without spoken words all parts have begun by then: a still picture is taken soon after. */
const unspokenMs = 1500;

/**
 * When each part comes in, early enough to be seen whole before the scene ends.
 * @param firstBy when the first is there at the latest
 */
export function cues(
  texts: readonly string[],
  moment: Moment,
  firstBy = Number.POSITIVE_INFINITY,
): readonly number[] {
  const { words, durationMs } = moment;
  if (words.length === 0) {
    const step = Math.min(260, unspokenMs / Math.max(1, texts.length));
    return told(texts.map((_, at) => Math.min(200 + at * step, at === 0 ? firstBy : Infinity)));
  }
  const latest = Math.max(200, durationMs - restMs);
  return entryTimes(texts, words, durationMs, (at) =>
    Math.min(latest - (texts.length - 1 - at) * 60, at === 0 ? firstBy : Infinity),
  );
}

/** Whether a plan is read from the right: by the first of its texts that has letters. */
export function isMirrored({ items, from, to, quote, figure }: PicturePlan): boolean {
  const texts = [...items, from, to, quote, figure?.label ?? '', figure?.unit ?? ''];
  return texts.map(directionOf).find((direction) => direction !== undefined) === 'rtl';
}

/** Whether a text could be set without being cut. */
export const isWhole = (type: SetType, text: string): boolean =>
  type.lines.at(-1)?.text.endsWith('…') !== true || text.trim().endsWith('…');

/** Several texts in one size: the largest in which all of them fit. */
export function setAlike(
  texts: readonly string[],
  box: { readonly width: number; readonly height: number },
  order: TypeOrder,
): SetType[] {
  const px = Math.min(order.maxPx, ...texts.map((text) => setType(text, box, order).px));
  return texts.map((text) => setType(text, box, { ...order, maxPx: px, minPx: px }));
}

export interface Headed {
  readonly area: Box;
  drawHeading(context: Context, timeMs: number): void;
}

/** Words of the plan over what it shows, and the room that is left below them. */
export function withHeading(brief: BoardBrief, words = brief.plan.quote): Headed {
  const { area, unit, colours } = brief;
  if (words.trim() === '') return { area, drawHeading: () => undefined };
  const type = setType(
    words,
    { width: area.width, height: area.height * 0.2 },
    {
      maxPx: 64 * unit,
      minPx: 34 * unit,
      weight: 700,
      mostLines: 3,
      align: isMirrored(brief.plan) ? (/\p{L}/u.test(words) ? 'start' : 'end') : 'start',
    },
  );
  const taken = type.height + 36 * unit;
  return {
    area: { ...area, y: area.y + taken, height: area.height - taken },
    drawHeading: (context, timeMs) =>
      drawType(context, type, { x: area.x, y: area.y }, { colour: colours.text }, timeMs + 200),
  };
}

/** One line of type at a place, its baseline given. */
export function writeLine(
  context: Context,
  text: string,
  at: { readonly x: number; readonly y: number },
  look: { readonly font: string; readonly colour: string; readonly align: Context['textAlign'] },
): void {
  context.font = look.font;
  context.textAlign = look.align;
  context.textBaseline = 'alphabetic';
  context.direction = directionOf(text) ?? 'ltr';
  context.fillStyle = look.colour;
  context.fillText(text, at.x, at.y);
}

/** A line of type with its middle at a height. */
export const writeMiddle = (
  context: Context,
  text: string,
  at: { readonly x: number; readonly y: number },
  look: {
    readonly font: string;
    readonly colour: string;
    readonly align: Context['textAlign'];
    readonly px: number;
  },
): void => writeLine(context, text, { x: at.x, y: at.y + look.px * 0.36 }, look);

/** Fills of a chart: one bar is to be seen first. */
export const mainFill = ({ tone, accent, accentTwo }: BoardColours): string =>
  tone === 'paper' ? accent : accentTwo;
export const otherFill = ({ ground, text, groundArt }: BoardColours): string =>
  mix(mix(ground, text, 0.42), groundArt, 0.25);
