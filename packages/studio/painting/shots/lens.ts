import type { Canvas } from '@napi-rs/canvas';
import { paintSurface, type Context } from '../brushes/surface.ts';
import type { Camera } from '../camera.ts';
import { drawSheet, type PaintedSet, type Sheet } from './set.ts';

/** Sheets seen through a long lens: drawn small, blurred, and scaled back up. */
export function outOfFocus(
  set: Pick<PaintedSet, 'brief' | 'stage' | 'sheets'>,
  sheets: readonly Sheet[],
  camera: Camera,
  blurPx: number,
): Canvas {
  const { width, height } = set.brief;
  const shrink = 6;
  const small = paintSurface(width / shrink, height / shrink, (context) => {
    context.scale(1 / shrink, 1 / shrink);
    for (const sheet of sheets)
      drawSheet(context, sheet.depth === 0 ? { ...sheet, depth: 0.04 } : sheet, camera, 0);
    if (sheets === set.sheets) set.stage.live?.draw(context, camera, 60_000);
  });
  const blur = blurPx / shrink;
  // A blur draws in what lies beyond the edge, which is nothing: the edge is carried outwards first, or it would glow.
  const margin = Math.ceil(blur * 3);
  const wide = paintSurface(small.width + margin * 2, small.height + margin * 2, (context) =>
    drawWithEdges(context, small, margin),
  );
  const soft = paintSurface(small.width, small.height, (context) => {
    context.filter = `blur(${blur.toFixed(2)}px)`;
    context.drawImage(wide, -margin, -margin);
  });
  return paintSurface(width, height, (context) => context.drawImage(soft, 0, 0, width, height));
}

/** A picture whose outermost pixels go on as far as the margin. */
function drawWithEdges(context: Context, picture: Canvas, margin: number): void {
  const { width, height } = picture;
  const spans = (length: number) =>
    [
      { from: 0, size: 1, to: 0, grown: margin },
      { from: 0, size: length, to: margin, grown: length },
      { from: length - 1, size: 1, to: margin + length, grown: margin },
    ] as const;
  for (const x of spans(width))
    for (const y of spans(height))
      context.drawImage(picture, x.from, y.from, x.size, y.size, x.to, y.to, x.grown, y.grown);
}
