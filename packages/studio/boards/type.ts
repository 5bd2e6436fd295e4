import { createCanvas } from '@napi-rs/canvas';
import { directionOf } from '../captions/reading-order.ts';
import { piecesOf } from '../fonts/break-evenly.ts';
import { fontFamilies, registerFonts } from '../fonts/fonts.ts';
import { easeOut, progress } from '../painting/actors/motion.ts';
import type { Context } from '../painting/brushes/surface.ts';
import { breakInPhrases, strainOf } from './phrase-lines.ts';

/* Type on boards: set as large as a box allows, broken evenly, rising into place. */

export type Align = 'start' | 'middle' | 'end';

export interface TypeOrder {
  readonly maxPx: number;
  /** The smallest size that is still read at a glance on a phone. */
  readonly minPx?: number;
  readonly weight?: number;
  readonly leading?: number;
  /** `start` is the right side where a text is read from the right. */
  readonly align?: Align;
  /** More lines than this are set smaller. */
  readonly mostLines?: number;
}

export interface SetWord {
  readonly text: string;
  /** Left edge, from the left edge of the box. */
  readonly x: number;
  readonly width: number;
}

export interface SetLine {
  readonly text: string;
  readonly words: readonly SetWord[];
  /** Left edge and width of the line within the box. */
  readonly x: number;
  readonly width: number;
  /** From the top of the text. */
  readonly baseline: number;
}

/** A text that has been set; draw it anywhere. */
export interface SetType {
  readonly lines: readonly SetLine[];
  readonly px: number;
  readonly font: string;
  readonly leading: number;
  readonly width: number;
  readonly height: number;
  readonly isRightToLeft: boolean;
}

const usualLeading = 1.16;
const shrink = 0.93;
/** How far type may be set smaller for the sake of better lines, and what that costs against a bad break. */
const leastShare = 0.78;
const priceOfSize = 3;
const fineStrain = 0.1;
/** Share of a line that lies above its baseline. */
const ascent = 0.83;

const ruler = createCanvas(4, 4).getContext('2d');
/** The font that is measured in. The ruler gets it when something has to be measured. */
let font = '';
let fontOfRuler = '';
const mostWidths = 20_000;
/** By font and text: setting type asks for the same few again and again, and measuring is most of what a board costs. */
const widths = new Map<string, number>();

/** How wide a text is in the font. What it is made of has been registered. */
function widthOf(text: string): number {
  const key = `${font}\n${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (fontOfRuler !== font) ruler.font = font;
  fontOfRuler = font;
  const { width } = ruler.measureText(text);
  if (widths.size >= mostWidths) widths.clear();
  widths.set(key, width);
  return width;
}

const fontOf = (text: string, px: number, weight: number): string =>
  `${weight} ${Math.round(px)}px ${fontFamilies(text)}`;

/**
 * Sets a text as large as its box allows, between `minPx` and `maxPx`. What does not fit at the smallest size ends in "…":
 * a board never runs over its edge.
 */
export function setType(
  text: string,
  box: { readonly width: number; readonly height: number },
  order: TypeOrder,
): SetType {
  registerFonts(text);
  const { maxPx, minPx = 30, weight = 700, leading = usualLeading, mostLines = 99 } = order;
  const shown = text.replace(/\s+/gu, ' ').trim();
  const look = { weight, leading, text: shown, align: order.align };
  let px = Math.max(minPx, maxPx);
  let best: { lines: readonly string[]; glue: string; px: number; cost: number } | null = null;
  let largest = px;
  for (;;) {
    font = fontOf(shown, px, weight);
    const { lines, glue } = breakInPhrases(shown, box.width, widthOf);
    const widest = Math.max(0, ...lines.map(widthOf));
    const fits =
      widest <= box.width && lines.length * px * leading <= box.height && lines.length <= mostLines;
    if (fits) {
      if (best === null) largest = px;
      const cost = (glue === '' ? 0 : strainOf(lines)) + (1 - px / largest) * priceOfSize;
      if (best === null || cost < best.cost) best = { lines, glue, px, cost };
    }
    // A little smaller, and broken where a phrase ends, reads better than the largest.
    const isDone = best !== null && (best.cost <= fineStrain || px < largest * leastShare);
    if (best !== null && (isDone || px <= minPx))
      return placeLines(best.lines, best.glue, box.width, { ...look, px: best.px });
    if (px <= minPx)
      return placeLines(cutToFit(lines, box, px * leading, mostLines), glue, box.width, {
        ...look,
        px,
      });
    px = Math.max(minPx, px * shrink);
  }
}

/** The lines that have room, the last of them ending in an ellipsis where more follow. */
function cutToFit(
  lines: readonly string[],
  box: { readonly width: number; readonly height: number },
  lineHeight: number,
  mostLines: number,
): string[] {
  const most = Math.max(1, Math.min(mostLines, Math.floor(box.height / lineHeight)));
  const kept = lines.slice(0, most);
  return kept.map((line, at) => {
    const mustEnd = at === most - 1 && lines.length > most;
    let shown = mustEnd ? `${line}…` : line;
    while (shown.length > 2 && widthOf(shown) > box.width)
      shown = `${shown.replace(/…$/u, '').slice(0, -1).trimEnd()}…`;
    return shown;
  });
}

function placeLines(
  lines: readonly string[],
  glue: string,
  boxWidth: number,
  {
    px,
    weight,
    leading,
    text,
    align = 'start',
  }: { px: number; weight: number; leading: number; text: string; align?: Align | undefined },
): SetType {
  font = fontOf(text, px, weight);
  const isRightToLeft = directionOf(text) === 'rtl';
  const space = glue === '' ? 0 : widthOf(' ');
  const set = lines.map((line, at): SetLine => {
    const width = widthOf(line);
    const gap = boxWidth - width;
    const atEnd = (align === 'end') !== isRightToLeft;
    const x = align === 'middle' ? gap / 2 : atEnd ? gap : 0;
    return {
      text: line,
      x,
      width,
      baseline: (at + ascent) * px * leading,
      words: wordsOf(line, glue, x, width, space, isRightToLeft),
    };
  });
  return {
    lines: set,
    px,
    font,
    leading,
    width: Math.max(0, ...set.map(({ width }) => width)),
    height: set.length * px * leading,
    isRightToLeft,
  };
}

function wordsOf(
  line: string,
  glue: string,
  x: number,
  width: number,
  space: number,
  isRightToLeft: boolean,
): SetWord[] {
  const { pieces } = piecesOf(line);
  let before = 0;
  return pieces.map((text) => {
    const own = widthOf(text);
    const word = { text, x: isRightToLeft ? x + width - before - own : x + before, width: own };
    before += own + (glue === '' ? 0 : space);
    return word;
  });
}

export interface TypeLook {
  readonly colour: string;
  /** Words that are shown in another colour, by their place in the text. */
  readonly accents?: ReadonlyMap<number, string>;
}

const riseMs = 420;
const lineDelayMs = 90;

/** Draws a text with its top left corner at a place; each line rises behind an edge after the one before. 0 shows nothing yet. */
export function drawType(
  context: Context,
  type: SetType,
  at: { readonly x: number; readonly y: number },
  { colour }: TypeLook,
  shownMs: number,
): void {
  begin(context, type);
  for (const [index, line] of type.lines.entries()) {
    const share = easeOut(progress(shownMs, index * lineDelayMs, riseMs));
    if (share <= 0) continue;
    const top = at.y + line.baseline - type.px * type.leading * ascent;
    context.save();
    context.beginPath();
    context.rect(
      at.x - type.px,
      top - type.px * 0.1,
      line.x + line.width + type.px * 2,
      type.px * type.leading * 1.22,
    );
    context.clip();
    context.fillStyle = colour;
    context.globalAlpha = Math.min(1, share * 1.5);
    fillLine(
      context,
      type,
      line.text,
      at.x + line.x,
      line.width,
      at.y + line.baseline + (1 - share) * type.px * 0.9,
    );
    context.restore();
  }
}

/** Draws each word by itself, as far as it has come in: `shareOf` gives 0 to 1 for each word of the text. */
export function drawWords(
  context: Context,
  type: SetType,
  at: { readonly x: number; readonly y: number },
  { colour, accents }: TypeLook,
  shareOf: (index: number) => number,
): void {
  begin(context, type);
  let index = 0;
  for (const line of type.lines)
    for (const word of line.words) {
      const share = easeOut(shareOf(index));
      const own = accents?.get(index) ?? colour;
      index += 1;
      if (share <= 0) continue;
      context.globalAlpha = Math.min(1, share * 1.4);
      context.fillStyle = own;
      fillLine(
        context,
        type,
        word.text,
        at.x + word.x,
        word.width,
        at.y + line.baseline + (1 - share) * type.px * 0.28,
      );
    }
  context.globalAlpha = 1;
}

function begin(context: Context, type: SetType): void {
  context.font = type.font;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.direction = type.isRightToLeft ? 'rtl' : 'ltr';
}

function fillLine(
  context: Context,
  type: SetType,
  text: string,
  x: number,
  width: number,
  y: number,
): void {
  context.textAlign = type.isRightToLeft ? 'right' : 'left';
  context.fillText(text, type.isRightToLeft ? x + width : x, y);
}
