import { point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import { darken } from '../painting/palette/colour.ts';
import {
  drawAround,
  drawHand,
  drawStanding,
  leftHand,
  rightHand,
  wave,
  type Motion,
} from './kit.ts';
import { stuffColour } from './motions-craft.ts';

/* A hand in a bowl. */

/** A hand with open fingers in what is mixed. */
export const handMix: Motion = (kit, seconds) => {
  const { target } = kit;
  if (target === null) return;
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#efd9ac');
  const round = wave(seconds, 0.4) * target.width * 0.12;
  const rim = -target.height * 0.86;
  for (const [dx, turn, size] of [
    [26, -1.1, 0.96],
    [44, -1.0, 0.98],
  ] as const)
    drawHand(
      kit,
      rightHand(kit, {
        pose: 'pinch',
        at: point(round + dx - 30, rim + 22),
        turn,
        rise: -90,
        size,
      }),
    );
  drawStanding(kit, target);
  // What is mixed stands a little above the rim, before the finger tips.
  for (const [x, y, wide, tone] of [
    [-0.16, 0, 0.24, darken(colour, 0.06)],
    [0.14, 2, 0.2, darken(colour, 0.1)],
    [-0.02, 4, 0.26, colour],
  ] as const)
    fillEllipse(context, round * 0.3 + x * target.width, rim + y, wide * target.width, 13, tone);
  context.save();
  context.beginPath();
  context.rect(kit.left, rim + 4, kit.right - kit.left, -rim + 20);
  context.clip();
  drawAround(
    kit,
    [
      leftHand(kit, {
        pose: 'clasp',
        at: point(-target.width * 0.46, -target.height * 0.5),
        turn: -0.06,
        rise: 20,
      }),
    ],
    () => drawStanding(kit, target),
  );
  context.restore();
};
