import { captionZones } from '@scenewright/contract/rules/captions.ts';
import { nearestShape } from '@scenewright/contract/rules/shapes.ts';
import type { CaptionStyle } from './caption-style.ts';
import type { CaptionWord } from './caption-words.ts';
import { findLineBreak, lineWidth, type WordWidth } from './line-breaks.ts';
import { type Direction, directionOf, visualOrder } from './reading-order.ts';

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** Where captions may stand, in pixels; free of what the platforms lay over a video. */
export interface CaptionZone {
  readonly centerX: number;
  readonly maxWidth: number;
  /** The highest and the lowest a caption may reach. */
  readonly top: number;
  readonly bottom: number;
  /** Which end of the zone captions keep to; else its middle. */
  readonly position: 'top' | 'middle' | 'bottom';
  readonly fontSize: number;
  /** Between two words, as a share of the type's own space: outlines and pills take part of it. */
  readonly spacing: number;
}

export interface PlacedWord {
  /** Index into the phrase's words. */
  readonly index: number;
  /** Left end of the word on its baseline. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Which way the signs around its letters are read. */
  readonly direction: Direction;
}

export interface CaptionLayout {
  readonly fontSize: number;
  readonly words: readonly PlacedWord[];
  /** The box around all lines, without outline and shadow. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** A phrase that fits on one line at this share of the usual size is not broken. */
const singleLine = 0.84;
const lineHeight = 1.2;
/** Share of the line above the baseline. */
const ascent = 0.9;
/** Below this share of the usual size a caption would look like a footnote; it may then touch the zone's sides. */
const smallest = 0.5;

/** Of a box around a phrase, or a pill around a word: how far it reaches beyond the type, in shares of the type's size. */
export const backingPadding = { box: 0.36, pill: 0.15 } as const;

/**
 * TikTok, Reels and Shorts cover about the lowest fifth and the right eighth of a vertical video, and lay the account and the
 * search over its highest seventh; on a landscape one all is free between the player's bars, and feeds lay nothing over square and portrait ones.
 */
export function captionZone(
  { width, height }: FrameSize,
  { position, size = 1, backing }: Pick<CaptionStyle, 'position' | 'size' | 'backing'> = {},
): CaptionZone {
  const zone = captionZones[nearestShape({ width, height })];
  const fontSize = Math.min(width, height) * zone.type * size;
  const padding = backing === undefined ? 0 : backingPadding[backing] * fontSize;
  return {
    centerX: width / 2,
    maxWidth: width * zone.width - 2 * padding,
    top: height * zone.top + padding,
    bottom: height * zone.bottom - padding,
    position: position ?? 'bottom',
    fontSize,
    spacing: backing === 'pill' ? 1.6 : 1.3,
  };
}

function topOf({ top, bottom, position }: CaptionZone, height: number): number {
  if (position === 'top') return top;
  return position === 'middle' ? (top + bottom - height) / 2 : bottom - height;
}

/** @param measure width of a text in pixels at a font size of 1 */
export function layOutPhrase(
  words: readonly CaptionWord[],
  zone: CaptionZone,
  measure: (text: string) => number,
): CaptionLayout {
  const space = measure(' ') * zone.spacing;
  const widths = words.map(({ text, isGlued }) => ({
    width: measure(text),
    spaceBefore: isGlued ? 0 : space,
  }));
  const lineBreak = findLineBreak(widths, zone.maxWidth / (zone.fontSize * singleLine));
  const lines =
    lineBreak === null
      ? [[0, words.length] as const]
      : [[0, lineBreak] as const, [lineBreak, words.length] as const];

  const widest = Math.max(...lines.map(([from, to]) => lineWidth(widths.slice(from, to))));
  const fontSize =
    zone.fontSize * Math.min(1, Math.max(smallest, zone.maxWidth / (widest * zone.fontSize)));
  const height = lines.length * lineHeight * fontSize;
  const top = topOf(zone, height);
  const direction = directionOf(words.map(({ text }) => text).join(' ')) ?? 'ltr';

  return {
    fontSize,
    words: lines.flatMap(([from, to], line) => {
      const y = top + (line + ascent) * lineHeight * fontSize - (lineHeight - 1) * fontSize * 0.5;
      return placeLine({ words, widths, from, to, direction }, zone.centerX, y, fontSize);
    }),
    box: { x: zone.centerX - (widest * fontSize) / 2, y: top, width: widest * fontSize, height },
  };
}

interface Line {
  readonly words: readonly CaptionWord[];
  readonly widths: readonly WordWidth[];
  readonly from: number;
  readonly to: number;
  readonly direction: Direction;
}

function placeLine(
  { words, widths, from, to, direction }: Line,
  centerX: number,
  y: number,
  fontSize: number,
): PlacedWord[] {
  const order = visualOrder(
    words.slice(from, to).map(({ text }) => text),
    direction,
  ).map((index) => index + from);
  let x = centerX - (lineWidth(widths.slice(from, to)) * fontSize) / 2;
  return order.map((index, position) => {
    const width = (widths[index]?.width ?? 0) * fontSize;
    // Between two neighbours on the line stands the space that the later one in reading order brings along.
    const later = Math.max(index, order[position - 1] ?? index);
    if (position > 0) x += (widths[later]?.spaceBefore ?? 0) * fontSize;
    const text = words[index]?.text ?? '';
    // At its end a line is read its own way, whatever script its last word is in.
    const own = index === to - 1 ? direction : (directionOf(text) ?? direction);
    const placed = { index, x, y, width, direction: own };
    x += width;
    return placed;
  });
}
