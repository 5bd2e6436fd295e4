import type { Palette } from '../palette/palette.ts';
import { emojiSprite, type Sprite } from './sprite.ts';

/** The picture of an actor, `longSide` px. */
export function artSprite(name: string, longSide: number, mirrored: boolean, _palette: Palette): Promise<Sprite> {
  return emojiSprite(name, longSide, mirrored);
}

/** Whether we paint this one ourselves. */
export const isPainted = (_name: string): boolean => false;
