import { easeOut, overshoot, progress } from '../actors/motion.ts';
import { fillRounded, paintSurface, type Context } from '../brushes/surface.ts';
import type { StageBrief } from '../stage.ts';
import { fontFamilies } from '../../fonts/fonts.ts';

const textPx = 58;
const besidePx = 34;
const tallPx = 108;
const enterMs = 380;

/** The number of a point or step, in a plate at the upper edge, clear of what platforms lay over a film and of captions. */
export interface NumberLabel {
  draw(context: Context, shownMs: number): void;
  /** Whether it has come in. */
  rests(shownMs: number): boolean;
}

/** Null where a picture has no number. */
export function createNumberLabel(brief: StageBrief): NumberLabel | null {
  const { width, height, unit, palette, portrait, drawing } = brief;
  const text = drawing.label ?? '';
  if (text === '') return null;
  const font = `800 ${Math.round(textPx * unit)}px ${fontFamilies(text)}`;
  let textWidth = 0;
  paintSurface(4, 4, (context) => {
    context.font = font;
    textWidth = context.measureText(text).width;
  });
  const tall = tallPx * unit;
  const wide = Math.max(tall, textWidth + 2 * besidePx * unit);
  const x = width * (portrait ? 0.09 : 0.06);
  const y = height * (portrait ? 0.12 : 0.07);
  return {
    draw(context, shownMs) {
      const share = progress(shownMs, 0, enterMs);
      if (share <= 0) return;
      const scale = overshoot(share);
      context.save();
      context.globalAlpha = easeOut(share * 1.6);
      context.translate(x + wide / 2, y + tall / 2);
      context.scale(scale, scale);
      const plate = { x: -wide / 2, y: -tall / 2, width: wide, height: tall };
      const shade = { ...plate, y: plate.y + 7 * unit };
      fillRounded(context, shade, tall / 2, palette.ink);
      fillRounded(context, plate, tall / 2, '#ffffff');
      context.font = font;
      context.textAlign = 'center';
      context.textBaseline = 'alphabetic';
      context.fillStyle = palette.ink;
      context.fillText(text, 0, textPx * unit * 0.355);
      context.restore();
    },
    rests: (shownMs) => shownMs >= enterMs,
  };
}
