import { contrast } from '../painting/palette/colour.ts';
import { type BoardColours, readable } from '../boards/colours.ts';
import type { CaptionStyle } from './caption-style.ts';

/** Type as large as captions reads from this contrast on. */
const leastContrast = 4.5;

/**
 * Captions on a plain ground: ink that reads on it, without the outline that fills the counters of letters on a pale one.
 * What brings its own box or pill along stays as it is.
 */
export function captionsOn(
  { ground, text }: Pick<BoardColours, 'ground' | 'text'>,
  style: CaptionStyle,
): CaptionStyle {
  if (style.backing !== undefined) return style;
  const reads = contrast(style.textColour, ground) >= leastContrast;
  // Light around the words is seen where it is dark.
  if (reads && style.glows === true) return style;
  const { glows: _, ...plain } = style;
  return {
    ...plain,
    textColour: reads ? style.textColour : text,
    activeColour: readable(style.activeColour, ground),
    outline: 0,
  };
}
