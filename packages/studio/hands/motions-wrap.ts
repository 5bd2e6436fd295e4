import { point } from '../figures/brush/geometry.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import {
  drawAround,
  drawHand,
  drawShade,
  drawStanding,
  leftHand,
  rightHand,
  sway,
  type Motion,
} from './kit.ts';
import { stuffColour } from './motions-craft.ts';
import { fillPath } from './curved-shape.ts';

/* Hands that fold a cloth, a foil or paper round something. */

/** A sheet under something, its sides laid over it one after the other. */
export const wrap: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const colour = stuffColour(kit, '#e9e2d2');
  const half = thing.width * 0.5;
  const high = thing.height;
  const over = sway(seconds + 0.4, 0.2);
  drawShade(kit, 0, 8, half * 2 + 150);
  fillPath(kit, darken(colour, 0.08), point(-half - 76, -6), [
    [-half, -high * 0.7 - 24, 0, -high * 0.62 - 30],
    [half, -high * 0.7 - 24, half + 76, -6],
    [half, 20, 0, 20],
    [-half, 20, -half - 76, -6],
  ]);
  drawStanding(kit, thing);
  // The left side lies over it already, the right one comes.
  fillPath(kit, darken(colour, 0.05), point(-half - 74, -4), [
    [-half - 24, -high * 0.9, -half * 0.5, -high * 0.86],
    [half * 0.2, -high * 0.5, half * 0.34, 2],
    [-half * 0.4, 24, -half - 74, -4],
  ]);
  const tip = point(half * (0.75 - over * 0.5), -high * (0.98 - over * 0.18) - 8);
  const hands = [
    leftHand(kit, {
      pose: 'flat',
      at: point(-half * 0.52, -high * 0.5),
      turn: 0.12,
      rise: 30,
    }),
    rightHand(kit, { pose: 'pinch', at: tip, turn: -0.2, rise: 24 }),
  ];
  const [left, right] = hands;
  if (left !== undefined) drawHand(kit, left);
  if (right !== undefined)
    drawAround(kit, [right], () => {
      fillPath(kit, colour, point(half + 74, -4), [
        [half + 30, -high * 0.8, tip.x, tip.y],
        [tip.x - 14, tip.y + high * 0.6, half * 0.02, 6],
        [half * 0.4, 26, half + 74, -4],
      ]);
      fillPath(kit, lighten(colour, 0.35), point(half + 50, -12), [
        [half + 20, -high * 0.6, tip.x + 6, tip.y + 6],
        [half + 10, -high * 0.4, half + 50, -12],
      ]);
    });
};
