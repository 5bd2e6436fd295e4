import { Path2D } from '@napi-rs/canvas';
import type { Context } from '../../brushes/surface.ts';
import { darken, lighten } from '../../palette/colour.ts';
import type { DrawnThing } from './drawn-thing.ts';

/** The colour of a part: its own, or a tone of the thing's main colour, or a shadow or shine over what is below. */
function colourOf(tone: string, main: string): string {
  switch (tone) {
    case 'main':
      return main;
    case 'dark':
      return darken(main, 0.2);
    case 'deep':
      return darken(main, 0.42);
    case 'light':
      return lighten(main, 0.28);
    case 'pale':
      return lighten(main, 0.58);
    case 'shade':
      return 'rgba(28, 22, 58, 0.16)';
    case 'shine':
      return 'rgba(255, 255, 255, 0.38)';
    default:
      return tone;
  }
}

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
      context.fill(new Path2D(path));
    }
  }
  context.restore();
}
