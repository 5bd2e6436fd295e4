import { paintSurface } from '../brushes/surface.ts';
import type { Palette } from '../palette/palette.ts';
import { drawnThings } from './drawn/catalogue.ts';
import { paintDrawing } from './drawn/paint-drawing.ts';
import { findPaintedThing } from './painted/painted.ts';
import { recolour } from './recolour.ts';
import { emojiSprite, mirror, type Sprite } from './sprite.ts';

/** Whether we paint this one ourselves, because the illustration set lacks it or has it poorly. */
export const isPainted = (name: string): boolean =>
  findPaintedThing(name) !== null || drawnThings.has(name);

/** How an actor is to look. */
interface Wish {
  palette: Palette;
  /** `#rrggbb` of its clothes, fur or paint, where a text gives them one. */
  colour?: string | undefined;
}

/** A drawing of ours, its longer side `longSide` px; null for a name that is none. */
function ownSprite(name: string, longSide: number, { palette, colour }: Wish): Sprite | null {
  const drawn = drawnThings.get(name);
  const painted = drawn === undefined ? findPaintedThing(name) : null;
  const shape = drawn === undefined ? painted?.shape : drawn.width / drawn.height;
  if (shape === undefined) return null;
  const width = Math.round(shape >= 1 ? longSide : longSide * shape);
  const height = Math.round(shape >= 1 ? longSide / shape : longSide);
  const canvas = paintSurface(width, height, (context) => {
    if (drawn !== undefined) paintDrawing(context, drawn, { width, height, colour });
    else painted?.paint(context, width, height, palette);
  });
  return { canvas, width, height };
}

/** The picture of an actor, `longSide` px; its cloth, fur or paint in `colour` (`#rrggbb`), where a text gives it one. Throws for a name nobody draws. */
export async function artSprite(
  name: string,
  longSide: number,
  mirrored: boolean,
  palette: Palette,
  colour?: string,
): Promise<Sprite> {
  const own = ownSprite(name, longSide, { palette, colour });
  const sprite = own ?? (await emojiSprite(name, longSide, mirrored));
  const dyed =
    colour === undefined || drawnThings.has(name) ? sprite : recolour(sprite, name, colour);
  return own !== null && mirrored ? { ...dyed, canvas: mirror(dyed.canvas) } : dyed;
}
