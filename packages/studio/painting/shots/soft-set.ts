import type { Canvas } from '@napi-rs/canvas';
import { fillCircle, paintSurface, type Box, type Context } from '../brushes/surface.ts';
import type { Camera } from '../camera.ts';
import { withOpacity } from '../palette/colour.ts';
import { outOfFocus } from './lens.ts';
import type { PaintedSet } from './set.ts';

/** What is behind whom the lens is on, and before them, out of focus. */
export interface SoftSet {
  drawBehind(context: Context): void;
  drawBefore(context: Context): void;
}

/** @param isUnder whether what is nearest lies under them: a floor, or the table on which something lies */
export function createSoftSet(set: PaintedSet, lens: Camera, isUnder: boolean): SoftSet {
  const { brief, sheets, foreground } = set;
  const back = outOfFocus(set, sheets, lens, 26 * brief.unit);
  const near = foreground.map((sheet) => ({ ...sheet, depth: 1 }));
  const before = inkOf(outOfFocus(set, near, lens, 9 * brief.unit));
  const setting = paintSurface(brief.width, brief.height, (context) => {
    context.drawImage(back, 0, 0);
    paintBokeh(context, set);
    if (isUnder) before?.draw(context);
  });
  return {
    drawBehind: (context) => context.drawImage(setting, 0, 0),
    drawBefore(context) {
      if (!isUnder) before?.draw(context);
    },
  };
}

/** Of a canvas as large as the frame what has ink: laying down what has none costs as much. Null for an empty one. */
function inkOf(canvas: Canvas): { draw(context: Context): void } | null {
  const box = inkBox(canvas);
  if (box === null) return null;
  const { x, y, width, height } = box;
  const part = paintSurface(width, height, (context) => context.drawImage(canvas, -x, -y));
  return { draw: (context) => context.drawImage(part, x, y) };
}

function inkBox(canvas: Canvas): Box | null {
  const { width, height } = canvas;
  const pixels = canvas.data();
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (pixels[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  if (right < 0) return null;
  return { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top };
}

/** Discs of light, as a lens makes of far lamps: by day, and where there is no place, they would be soap bubbles. */
function paintBokeh(context: Context, { brief }: PaintedSet): void {
  const { width, height, unit, palette, drawing } = brief;
  if (!palette.dark || drawing.template === 'abstract') return;
  const stream = brief.random.fork('bokeh');
  for (let i = 0; i < 16; i++) {
    const radius = unit * stream.between(18, 64);
    const tone = i % 3 === 0 ? palette.accentTwo : palette.glow;
    fillCircle(
      context,
      stream.next() * width,
      stream.next() * height * 0.66,
      radius,
      withOpacity(tone, stream.between(0.06, 0.2)),
    );
  }
}
