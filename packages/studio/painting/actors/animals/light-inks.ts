import type { Context, Gradient } from '../../brushes/surface.ts';
import { mix } from '../../palette/colour.ts';
import { colourOf } from '../drawn/tones.ts';
import type { Lighting } from '../sprite.ts';
import type { Reach } from './reach.ts';

/** What an animal is painted with: its tones in the scene's light, and the edge that the light catches. */
export interface Inks {
  ink(context: Context, tone: string): string | Gradient;
  /** Null for a tone that nothing is seen through. */
  edge(tone: string): string | null;
}

const solid = /^#[0-9a-f]{6}$/u;

/** Inks for an animal of this reach: lit on one side, in the ambient colour on the other, as every sprite is. */
export function createInks(
  main: string,
  { left, right, top, bottom }: Reach,
  { fromX, glow, ambient, ambientShare }: Lighting,
): Inks {
  const inks = new Map<string, string | Gradient>();
  const [from, to] = fromX < 0 ? [left, right] : [right, left];
  return {
    ink(context, tone) {
      const known = inks.get(tone);
      if (known !== undefined) return known;
      const plain = colourOf(tone, main);
      if (!solid.test(plain)) {
        inks.set(tone, plain);
        return plain;
      }
      const colour = mix(plain, ambient, ambientShare);
      const made = context.createLinearGradient(from, top, to, bottom);
      made.addColorStop(0, mix(colour, glow, 0.16));
      made.addColorStop(0.45, colour);
      made.addColorStop(1, mix(colour, ambient, 0.28));
      inks.set(tone, made);
      return made;
    },
    edge(tone) {
      const plain = colourOf(tone, main);
      return solid.test(plain) ? mix(plain, glow, 0.62) : null;
    },
  };
}
