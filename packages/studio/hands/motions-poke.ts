import { point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import {
  drawHand,
  drawShade,
  leftHand,
  rightHand,
  sway,
  wave,
  type Kit,
  type Motion,
} from './kit.ts';
import { drawSoil, stuffColour } from './motions-craft.ts';

/* Hands on flat dough. */

/** A slab of dough on its tray. */
function drawSlab(kit: Kit, wide: number): void {
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#efd9ac');
  drawShade(kit, 0, 8, 290);
  fillEllipse(context, 0, -14, 142, 34, '#4a505c');
  fillEllipse(context, 0, -20, 138, 32, '#6b7480');
  fillEllipse(context, 0, -22, wide, 28, darken(colour, 0.14));
  fillEllipse(context, 0, -29, wide - 3, 27, colour);
  fillEllipse(context, -24, -36, wide * 0.6, 12, lighten(colour, 0.34));
}

const dimples = [
  [-74, -28],
  [-46, -40],
  [-40, -20],
  [-14, -32],
  [18, -42],
  [20, -20],
  [72, -32],
] as const;

/** Finger tips go down into dough, or into soil. */
export const poke: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const isSoil = kit.act.surface === 'ground';
  const tone = isSoil ? '#3f2816' : darken(stuffColour(kit, '#efd9ac'), 0.3);
  if (isSoil) drawSoil(kit, 250);
  else drawSlab(kit, 122);
  for (const [x, y] of dimples)
    fillEllipse(context, x * (isSoil ? 1.1 : 1), isSoil ? y * 0.3 + 8 : y, 9, 5, tone);
  const up = Math.abs(wave(seconds, 0.5)) * 30;
  drawHand(
    kit,
    leftHand(kit, { pose: 'flat', at: point(-104, isSoil ? -10 : -34), turn: 0.14, rise: 26 }),
  );
  drawHand(
    kit,
    rightHand(kit, {
      pose: 'pointing',
      at: point(44, (isSoil ? 4 : -32) - up),
      turn: -0.85,
      rise: -50,
    }),
  );
};

/** Two hands draw dough out to both sides. */
export const stretch: Motion = (kit, seconds) => {
  const wide = 92 + sway(seconds + 0.5, 0.24) * 30;
  drawSlab(kit, wide);
  drawHand(kit, leftHand(kit, { pose: 'flat', at: point(-wide + 26, -40), turn: -0.1, rise: 14 }));
  drawHand(kit, rightHand(kit, { pose: 'flat', at: point(wide - 26, -40), turn: -0.1, rise: 14 }));
};
