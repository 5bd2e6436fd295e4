import { createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { fontFamilies } from '../fonts/fonts.ts';
import { flagLetters, loadEmojiArt } from './emoji-art.ts';
import { isEmoji, splitGraphemes } from './graphemes.ts';
import type { Direction } from './reading-order.ts';

type Run =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emoji'; readonly image: Image };

/** Widths and drawing of caption text, in which emoji are pictures and everything else is type. */
export interface CaptionText {
  /** Width at a font size of 1. */
  measure(text: string): number;
  /** Fills, or strokes, a text from its left end on the baseline, with the context's own styles. */
  draw(
    context: SKRSContext2D,
    text: string,
    at: { x: number; y: number; fontSize: number; direction?: Direction },
    how: 'fill' | 'stroke',
  ): void;
}

const usualWeight = 800;
const measuringSize = 100;
const emojiWidth = 1.1;
const emojiSize = 1.04;

/**
 * @param everything all the text there will be: it decides the fonts and which emoji are loaded
 * @param weight of the type, as in CSS
 * @param font the family of Latin type
 */
export async function createCaptionText(
  everything: string,
  weight = usualWeight,
  font?: string,
): Promise<CaptionText> {
  const families = fontFamilies(everything, font);
  const art = await loadEmojiArt(everything);
  const fontOf = (size: number) => `${weight} ${size}px ${families}`;
  const measuring = createCanvas(1, 1).getContext('2d');

  const runWidth = (context: SKRSContext2D, run: Run, fontSize: number) =>
    run.kind === 'emoji' ? emojiWidth * fontSize : context.measureText(run.text).width;

  return {
    measure(text) {
      measuring.font = fontOf(measuringSize);
      return (
        splitRuns(text, art).reduce(
          (sum, run) => sum + runWidth(measuring, run, measuringSize),
          0,
        ) / measuringSize
      );
    },
    draw(context, text, { x, y, fontSize, direction = 'ltr' }, how) {
      context.font = fontOf(fontSize);
      // Signs at the end of a word stand where its line is read to: a full stop at the left of an Arabic one.
      context.direction = direction;
      context.textAlign = 'left';
      let left = x;
      const runs = splitRuns(text, art);
      for (const run of direction === 'rtl' ? runs.toReversed() : runs) {
        if (run.kind === 'emoji') drawEmoji(context, run.image, left, y, fontSize, how);
        else if (how === 'fill') context.fillText(run.text, left, y);
        else context.strokeText(run.text, left, y);
        left += runWidth(context, run, fontSize);
      }
    },
  };
}

function drawEmoji(
  context: SKRSContext2D,
  image: Image,
  x: number,
  baseline: number,
  fontSize: number,
  how: 'fill' | 'stroke',
): void {
  if (how === 'stroke') return;
  const size = emojiSize * fontSize;
  context.drawImage(
    image,
    x + (emojiWidth * fontSize - size) / 2,
    baseline - 0.82 * fontSize,
    size,
    size,
  );
}

function splitRuns(text: string, art: ReadonlyMap<string, Image>): Run[] {
  const runs: Run[] = [];
  for (const grapheme of splitGraphemes(text)) {
    const image = art.get(grapheme);
    if (image) runs.push({ kind: 'emoji', image });
    else appendText(runs, isEmoji(grapheme) ? (flagLetters(grapheme) ?? '') : grapheme);
  }
  return runs;
}

function appendText(runs: Run[], text: string): void {
  const last = runs.at(-1);
  if (last?.kind === 'text') runs[runs.length - 1] = { kind: 'text', text: last.text + text };
  else if (text !== '') runs.push({ kind: 'text', text });
}
