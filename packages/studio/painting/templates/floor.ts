import { verticalGradient } from '../brushes/surface.ts';
import { darken, mix, withOpacity } from '../palette/colour.ts';
import { belowFrame, sheetBox, type Plane, type StageBrief } from '../stage.ts';

/** Where people stand: a skirting board and a floor of boards, out to the foot of the frame. */
export function floor(brief: StageBrief, wood: string): Plane {
  const { width, height, unit, palette, groundY } = brief;
  const edge = groundY - height * 0.055;
  const box = sheetBox(brief, edge - 26 * unit, belowFrame(brief));
  return {
    depth: 0.8,
    box,
    paint(context) {
      context.fillStyle = mix(wood, palette.paper, palette.dark ? 0.1 : 0.35);
      context.fillRect(box.x, edge - 26 * unit, box.width, 30 * unit);
      context.fillStyle = verticalGradient(context, edge, belowFrame(brief), [
        [0, darken(wood, 0.16)],
        [0.2, wood],
        [1, darken(wood, 0.42)],
      ]);
      context.fillRect(box.x, edge, box.width, belowFrame(brief) - edge);
      context.strokeStyle = withOpacity(darken(wood, 0.5), 0.35);
      context.lineWidth = 3 * unit;
      context.beginPath();
      // Boards run to a point far behind the wall.
      for (let at = -14; at <= 14; at += 1) {
        context.moveTo(width / 2 + at * width * 0.085, edge);
        context.lineTo(width / 2 + at * width * 0.24, belowFrame(brief));
      }
      context.stroke();
      context.fillStyle = withOpacity(palette.accent, palette.dark ? 0.22 : 0.3);
      context.beginPath();
      context.ellipse(
        width / 2,
        groundY + height * 0.035,
        width * 0.46,
        height * 0.06,
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
      context.strokeStyle = withOpacity(palette.paper, 0.35);
      context.lineWidth = 8 * unit;
      context.beginPath();
      context.ellipse(
        width / 2,
        groundY + height * 0.035,
        width * 0.43,
        height * 0.051,
        0,
        0,
        Math.PI * 2,
      );
      context.stroke();
    },
  };
}
