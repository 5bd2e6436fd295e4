import { paintWindow } from '../../brushes/furniture.ts';
import { fillCircle, fillRounded } from '../../brushes/surface.ts';
import { lighten, withOpacity } from '../../palette/colour.ts';
import { along, slab, type Scenery } from './kit.ts';

/* What several rooms have: windows, tubes of light, a clock. */

/** A window in the wall behind. */
export const window = (scenery: Scenery, x: number, wide: number, frame: string) => {
  const { brief, context, palette, random, tint, height } = scenery;
  const tall = height * brief.blend(0.17, 0.28);
  const box = { x: x - wide / 2, y: height * brief.blend(0.16, 0.1), width: wide, height: tall };
  paintWindow(context, box, palette, tint(frame), random);
};

/** Tubes of light along the ceiling. */
export function tubes({ context, height, unit, palette, brief, ...rest }: Scenery): void {
  for (const x of along(
    { brief, context, height, unit, palette, ...rest },
    brief.blend(620, 640) * unit,
  ))
    fillRounded(
      context,
      { x: x - 190 * unit, y: height * 0.035, width: 380 * unit, height: 22 * unit },
      11 * unit,
      withOpacity(lighten(palette.glow, 0.5), 0.9),
    );
}

/** A clock that says three. */
export function wallClock({ context, unit, tint }: Scenery, x: number, y: number): void {
  fillCircle(context, x, y, 62 * unit, tint('#39424b'));
  fillCircle(context, x, y, 52 * unit, tint('#fbf8ef'));
  slab(context, [x - 4 * unit, y - 40 * unit, 8 * unit, 42 * unit], tint('#39424b'), 4 * unit);
  slab(context, [x, y - 4 * unit, 30 * unit, 8 * unit], tint('#39424b'), 4 * unit);
}
