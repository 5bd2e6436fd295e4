import { contrast } from '../painting/palette/colour.ts';
import type { BoardColours } from '../boards/colours.ts';
import type { CaptionStyle } from './caption-style.ts';

/** Type as large as captions reads from this contrast on. */
const leastContrast = 4.5;

/**
 * Captions on a plain ground: ink that reads on it, without the outline that fills the counters of letters on a pale one.
 * What brings its own box or pill along stays as it is.
 */
export function captionsOn(
  { ground, text, strong }: Pick<BoardColours, 'ground' | 'text' | 'strong'>,
  style: CaptionStyle,
): CaptionStyle {
  if (style.backing !== undefined) return style;
  const readsOn = (colour: string): boolean => contrast(colour, ground) >= leastContrast;
  const reads = readsOn(style.textColour);
  // Light around the words is seen where it is dark.
  if (reads && style.glows === true) return style;
  const { glows: _, ...plain } = style;
  return {
    ...plain,
    textColour: reads ? style.textColour : text,
    activeColour: readsOn(style.activeColour) ? style.activeColour : strong,
    outline: 0,
  };
}
