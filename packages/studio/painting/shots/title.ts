import { easeOut, progress } from '../actors/motion.ts';
import { fillRounded, type Box, type Context } from '../brushes/surface.ts';
import type { StageBrief } from '../stage.ts';
import { drawLettering, letteringMs, setLettering } from './lettering.ts';

/** A headline with a rule below it. */
export interface Title {
  draw(context: Context, shownMs: number): void;
  /** Whether all of it has come in. */
  rests(shownMs: number): boolean;
}

const lettersFromMs = 90;
const ruleFromMs = 380;
const ruleGrowsMs = 500;

/** The part of the frame that captions and faces leave to type. */
function titleBox({ width, height, portrait }: StageBrief): Box {
  return portrait
    ? { x: width * 0.09, y: height * 0.17, width: width * 0.82, height: height * 0.44 }
    : { x: width * 0.14, y: height * 0.13, width: width * 0.72, height: height * 0.58 };
}

/** Null where there is nothing to read. */
export function createTitle(brief: StageBrief): Title | null {
  const { palette, unit, drawing } = brief;
  const { headline } = drawing.card;
  if (headline === '') return null;
  const box = titleBox(brief);
  const look = { colour: palette.paper, shade: palette.ink };
  const text = setLettering(headline, { ...box, height: box.height * 0.8 }, 124 * unit, 800);
  const top = box.y + (box.height - text.height) / 2;
  return {
    draw(context, shownMs) {
      drawLettering(context, text, { x: brief.width / 2, top }, look, shownMs - lettersFromMs);
      drawRule(context, brief, top + text.height + 30 * unit, shownMs - ruleFromMs);
    },
    rests: (shownMs) =>
      shownMs >= Math.max(lettersFromMs + letteringMs(text), ruleFromMs + ruleGrowsMs),
  };
}

function drawRule(
  context: Context,
  { width, unit, palette }: StageBrief,
  y: number,
  shownMs: number,
): void {
  const long = 190 * unit * easeOut(progress(shownMs, 0, ruleGrowsMs));
  if (long > 1)
    fillRounded(
      context,
      { x: width / 2 - long / 2, y, width: long, height: 11 * unit },
      6 * unit,
      palette.accent,
    );
}
