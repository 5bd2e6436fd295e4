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
  /** The lowest a caption may reach. */
  readonly bottom: number;
  readonly fontSize: number;
}

export interface PlacedWord {
  /** Index into the phrase's words. */
  readonly index: number;
  /** Left end of the word on its baseline. */
  readonly x: number;
  readonly y: number;
}

export interface CaptionLayout {
  readonly fontSize: number;
  readonly words: readonly PlacedWord[];
  /** The box around all lines, without outline and shadow. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** A phrase that fits on one line at this share of the usual size is not broken. */
const singleLine = 0.84;
const lineHeight = 1.2;
/** Share of the line above the baseline. */
const ascent = 0.9;
/** Below this share of the usual size a caption would look like a footnote; it may then touch the zone's sides. */
const smallest = 0.5;

/**
 * TikTok, Reels and Shorts cover about the lowest fifth and the right eighth of a vertical video;
 * on a landscape one the lower third is free down to the player's bar.
 */
export function captionZone({ width, height }: FrameSize): CaptionZone {
  if (height > width) return { centerX: width / 2, maxWidth: width * 0.75, bottom: height * 0.785, fontSize: width * 0.078 };
  return { centerX: width / 2, maxWidth: width * 0.62, bottom: height * 0.925, fontSize: height * 0.066 };
}

/** @param measure width of a text in pixels at a font size of 1 */
export function layOutPhrase(words: readonly CaptionWord[], zone: CaptionZone, measure: (text: string) => number): CaptionLayout {
  // The outlines of two neighbours take part of the space between them.
  const space = measure(' ') * 1.3;
  const widths = words.map(({ text, isGlued }) => ({ width: measure(text), spaceBefore: isGlued ? 0 : space }));
  const lineBreak = findLineBreak(widths, zone.maxWidth / (zone.fontSize * singleLine));
  const lines = lineBreak === null ? [[0, words.length] as const] : [[0, lineBreak] as const, [lineBreak, words.length] as const];

  const widest = Math.max(...lines.map(([from, to]) => lineWidth(widths.slice(from, to))));
  const fontSize = zone.fontSize * Math.min(1, Math.max(smallest, zone.maxWidth / (widest * zone.fontSize)));
  const height = lines.length * lineHeight * fontSize;
  const top = zone.bottom - height;
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

function placeLine({ words, widths, from, to, direction }: Line, centerX: number, y: number, fontSize: number): PlacedWord[] {
  const order = visualOrder(words.slice(from, to).map(({ text }) => text), direction).map((index) => index + from);
  let x = centerX - (lineWidth(widths.slice(from, to)) * fontSize) / 2;
  return order.map((index, position) => {
    const width = (widths[index]?.width ?? 0) * fontSize;
    // Between two neighbours on the line stands the space that the later one in reading order brings along.
    const later = Math.max(index, order[position - 1] ?? index);
    if (position > 0) x += (widths[later]?.spaceBefore ?? 0) * fontSize;
    const placed = { index, x, y };
    x += width;
    return placed;
  });
}
