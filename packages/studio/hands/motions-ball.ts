import { point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import { drawHand, drawShade, leftHand, rightHand, wave, type Motion } from './kit.ts';
import { stuffColour } from './motions-craft.ts';

/* Hands that shape a ball. */

/** A ball between two palms, and those that are made already. */
export const rollBall: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#c98a5a');
  const shift = wave(seconds, 0.8) * 9;
  const ball = (x: number, y: number, size: number) => {
    fillEllipse(context, x, y, size, size, darken(colour, 0.16));
    fillEllipse(context, x - 2, y - 2, size - 2, size - 2, colour);
    fillEllipse(
      context,
      x - size * 0.3,
      y - size * 0.36,
      size * 0.36,
      size * 0.26,
      lighten(colour, 0.35),
    );
  };
  for (const [x, y] of [
    [-118, -14],
    [-74, -8],
    [104, -12],
  ] as const) {
    drawShade(kit, x, y + 22, 52);
    ball(x, y, 24);
  }
  drawShade(kit, 0, 6, 120, 0.6);
  drawHand(kit, leftHand(kit, { pose: 'flat', at: point(-10 - shift, -46), turn: 0.16, rise: 26 }));
  ball(shift * 0.4, -88, 31);
  drawHand(
    kit,
    rightHand(kit, { pose: 'flat', at: point(14 + shift, -132), turn: -0.06, rise: -16 }),
  );
};
