import { paintSurface } from '../brushes/surface.ts';
import type { Palette } from '../palette/palette.ts';
import { findPaintedThing } from './painted/painted.ts';
import { emojiSprite, type Sprite } from './sprite.ts';

/** Whether we paint this one ourselves, because the illustration set lacks it. */
export const isPainted = (name: string): boolean => findPaintedThing(name) !== null;

/** The picture of an actor, `longSide` px. Throws for a name nobody draws. */
export async function artSprite(
  name: string,
  longSide: number,
  mirrored: boolean,
  palette: Palette,
): Promise<Sprite> {
  const thing = findPaintedThing(name);
  if (thing === null) return emojiSprite(name, longSide, mirrored);
  const width = Math.round(thing.shape >= 1 ? longSide : longSide * thing.shape);
  const height = Math.round(thing.shape >= 1 ? longSide / thing.shape : longSide);
  return {
    canvas: paintSurface(width, height, (context) => thing.paint(context, width, height, palette)),
    width,
    height,
  };
}
