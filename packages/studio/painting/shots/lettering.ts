import { easeOut, overshoot, progress } from '../actors/motion.ts';
import { paintSurface, type Box, type Context } from '../brushes/surface.ts';
import { breakEvenly } from '../../fonts/break-evenly.ts';
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

/** Sets a text as large as its box allows, at most `largestPx`. */
export function setLettering(text: string, box: Box, largestPx: number, weight: number): Lettering {
  let result: Lettering = { lines: [], sizePx: smallestPx, font: '', height: 0 };
  paintSurface(4, 4, (context) => {
    for (let sizePx = largestPx; ; sizePx = Math.max(smallestPx, sizePx * 0.92)) {
      const font = `${weight} ${Math.round(sizePx)}px ${fontFamilies(text)}`;
      context.font = font;
      const { lines } = breakEvenly(text, box.width, (line) => context.measureText(line).width);
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
const lineRisesMs = 420;

/** How long it takes until all lines are in their place. */
export const letteringMs = ({ lines }: Lettering): number =>
  lineRisesMs + Math.max(0, lines.length - 1) * lineDelayMs;

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
    const share = progress(shownMs, index * lineDelayMs, lineRisesMs);
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
