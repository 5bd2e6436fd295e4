import type { Canvas } from '@napi-rs/canvas';
import { paintSurface } from '../brushes/surface.ts';
import type { Camera } from '../camera.ts';
import { drawSheet, type PaintedSet, type Sheet } from './set.ts';

/** Sheets seen through a long lens: drawn small, blurred, and scaled back up. */
export function outOfFocus(
  set: PaintedSet,
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
  const soft = paintSurface(small.width, small.height, (context) => {
    context.filter = `blur(${(blurPx / shrink).toFixed(2)}px)`;
    context.drawImage(small, 0, 0);
  });
  return paintSurface(width, height, (context) => context.drawImage(soft, 0, 0, width, height));
}
