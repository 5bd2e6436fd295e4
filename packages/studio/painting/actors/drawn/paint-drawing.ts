import { Path2D } from '@napi-rs/canvas';
import type { Context } from '../../brushes/surface.ts';
import type { DrawnThing } from './drawn-thing.ts';
import { colourOf } from './tones.ts';

/** Paints a drawing into `width` × `height` px, its main colour as drawn or as the text has it. */
export function paintDrawing(
  context: Context,
  thing: DrawnThing,
  { width, height, colour }: { width: number; height: number; colour: string | undefined },
): void {
  context.save();
  context.scale(width / thing.width, height / thing.height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { tone, line, path } of thing.parts) {
    const ink = colourOf(tone, colour ?? thing.main);
    if (line > 0) {
      context.strokeStyle = ink;
      context.lineWidth = line;
      context.stroke(new Path2D(path));
    } else {
      context.fillStyle = ink;
      const shape: Path2D = new Path2D(path);
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
      context.fill(shape);
    }
  }
  context.restore();
}
