import { easeOut, overshoot, progress } from '../actors/motion.ts';
import { paintSurface, type Box, type Context } from '../brushes/surface.ts';
import { fontFamilies } from '../../fonts/fonts.ts';

export interface Lettering {
  lines: readonly string[];
  sizePx: number;
  font: string;
  /** Height of the whole block. */
  height: number;
}

const leading = 1.14;
const smallestPx = 26;

/** Words, or single characters where a script writes no spaces. */
function piecesOf(text: string): { pieces: string[]; glue: string } {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const unspaced =
    words.length <= 2 &&
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
  return unspaced ? { pieces: [...text], glue: '' } : { pieces: words, glue: ' ' };
}

/** Breaks into as few lines as fit, then evens them out: no line is left with one short word. */
function breakLines(context: Context, text: string, maxWidth: number): string[] {
  const { pieces, glue } = piecesOf(text);
  const greedy = (width: number) => {
    const lines: string[] = [];
    for (const piece of pieces) {
      const last = lines.at(-1);
      const joined = last === undefined ? piece : `${last}${glue}${piece}`;
      if (last !== undefined && context.measureText(joined).width <= width)
        lines[lines.length - 1] = joined;
      else lines.push(piece);
    }
    return lines;
  };
  const fewest = greedy(maxWidth);
  let low = maxWidth * 0.4;
  let high = maxWidth;
  for (let i = 0; i < 7; i++) {
    const middle = (low + high) / 2;
    if (greedy(middle).length > fewest.length) low = middle;
    else high = middle;
  }
  return greedy(high);
}

/** Sets a text as large as its box allows, at most `largestPx`. */
export function setLettering(text: string, box: Box, largestPx: number, weight: number): Lettering {
  let result: Lettering = { lines: [], sizePx: smallestPx, font: '', height: 0 };
  paintSurface(4, 4, (context) => {
    for (let sizePx = largestPx; ; sizePx = Math.max(smallestPx, sizePx * 0.92)) {
      const font = `${weight} ${Math.round(sizePx)}px ${fontFamilies(text)}`;
      context.font = font;
      const lines = breakLines(context, text, box.width);
      const widest = Math.max(0, ...lines.map((line) => context.measureText(line).width));
      const height = lines.length * sizePx * leading;
      result = { lines, sizePx, font, height };
      if ((widest <= box.width && height <= box.height) || sizePx <= smallestPx) return;
    }
  });
  return result;
}

export interface LetteringLook {
  colour: string;
  /** Behind the letters, so that they read on any ground. */
  shade: string;
}

const lineDelayMs = 85;

/** Draws the lines from the middle of (x, y) on, each rising into place after the one before. */
export function drawLettering(
  context: Context,
  { lines, sizePx, font }: Lettering,
  at: { x: number; top: number },
  look: LetteringLook,
  shownMs: number,
): void {
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  for (const [index, line] of lines.entries()) {
    const share = progress(shownMs, index * lineDelayMs, 420);
    if (share <= 0) continue;
    const rise = (1 - overshoot(share)) * sizePx * 0.55;
    const y = at.top + (index + 0.82) * sizePx * leading + rise;
    context.globalAlpha = easeOut(share * 1.6);
    context.fillStyle = look.shade;
    context.fillText(line, at.x, y + sizePx * 0.045);
    context.fillStyle = look.colour;
    context.fillText(line, at.x, y);
  }
  context.globalAlpha = 1;
}
