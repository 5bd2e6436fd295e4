import { easeOut, progress } from '../actors/motion.ts';
import { fillRounded, type Box, type Context } from '../brushes/surface.ts';
import { readableOn } from '../palette/colour.ts';
import type { StageBrief } from '../stage.ts';
import { countUp } from './count-up.ts';
import { drawLettering, setLettering, type Lettering } from './lettering.ts';

/** A headline, with a kicker above it and a rule below; or a figure that counts up, with the headline as its caption. */
export interface Title {
  draw(context: Context, shownMs: number): void;
}

/** The part of the frame that captions and faces leave to type. */
function titleBox({ width, height, portrait }: StageBrief): Box {
  return portrait
    ? { x: width * 0.09, y: height * 0.17, width: width * 0.82, height: height * 0.44 }
    : { x: width * 0.14, y: height * 0.13, width: width * 0.72, height: height * 0.58 };
}

export function createTitle(brief: StageBrief, shows: 'headline' | 'figure'): Title {
  const { palette, unit, drawing } = brief;
  const box = titleBox(brief);
  const { figure, headline, kicker } = drawing.card;
  const look = { colour: palette.paper, shade: palette.ink };
  if (shows === 'figure' && figure !== null) {
    const number = setLettering(figure, { ...box, height: box.height * 0.55 }, 300 * unit, 800);
    const caption = setLettering(headline, { ...box, height: box.height * 0.36 }, 62 * unit, 600);
    const top = box.y + (box.height - number.height - caption.height - 40 * unit) / 2;
    return {
      draw(context, shownMs) {
        const lines = [countUp(figure, easeOut(progress(shownMs, 60, 900)))];
        drawLettering(
          context,
          { ...number, lines },
          { x: brief.width / 2, top },
          { ...look, colour: palette.accentTwo },
          shownMs,
        );
        drawRule(context, brief, top + number.height + 14 * unit, shownMs - 200);
        drawLettering(
          context,
          caption,
          { x: brief.width / 2, top: top + number.height + 44 * unit },
          look,
          shownMs - 320,
        );
      },
    };
  }
  const text = setLettering(
    headline || kicker,
    { ...box, height: box.height * 0.8 },
    124 * unit,
    800,
  );
  const label =
    headline === '' || kicker === headline
      ? null
      : setLettering(kicker, { ...box, height: 60 * unit }, 36 * unit, 600);
  const top = box.y + (box.height - text.height) / 2;
  return {
    draw(context, shownMs) {
      if (label !== null) drawKicker(context, brief, label, top - 96 * unit, shownMs);
      drawLettering(context, text, { x: brief.width / 2, top }, look, shownMs - 90);
      drawRule(context, brief, top + text.height + 30 * unit, shownMs - 380);
    },
  };
}

function drawRule(
  context: Context,
  { width, unit, palette }: StageBrief,
  y: number,
  shownMs: number,
): void {
  const long = 190 * unit * easeOut(progress(shownMs, 0, 500));
  if (long > 1)
    fillRounded(
      context,
      { x: width / 2 - long / 2, y, width: long, height: 11 * unit },
      6 * unit,
      palette.accent,
    );
}

function drawKicker(
  context: Context,
  { width, unit, palette }: StageBrief,
  label: Lettering,
  y: number,
  shownMs: number,
): void {
  const share = easeOut(progress(shownMs, 0, 320));
  if (share <= 0) return;
  context.font = label.font;
  const line = label.lines[0] ?? '';
  const wide = context.measureText(line).width + 64 * unit;
  context.globalAlpha = share;
  fillRounded(
    context,
    { x: width / 2 - wide / 2, y, width: wide, height: 66 * unit },
    33 * unit,
    palette.accent,
  );
  context.globalAlpha = 1;
  drawLettering(
    context,
    { ...label, lines: [line] },
    { x: width / 2, top: y + 33 * unit - label.sizePx * 0.58 },
    { colour: readableOn(palette.accent, palette.ink, palette.paper), shade: 'rgba(0,0,0,0)' },
    shownMs,
  );
}
