import { point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import {
  drawHolding,
  drawStandingIn,
  middleOf,
  paintTool,
  rightHand,
  sway,
  type Motion,
} from './kit.ts';
import { stuffColour } from './motions-craft.ts';
import { drawSteam } from './steam.ts';
import { steady } from './motions-surface.ts';

/* A hand at a hot pan. */

/** A spatula under what fries in a pan. */
export const flip: Motion = (kit, seconds) => {
  const { target, tool } = kit;
  if (target === null || tool === null) return;
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#d9a24a');
  const middle = middleOf(target);
  const raised = sway(seconds + 0.6, 0.26);
  const y = -target.height * 0.66;
  drawStandingIn(kit, [steady(kit, target)], target);
  const wide = Math.min(58, target.width * 0.24);
  const [x, top] = [middle - 4, y - 8 - raised * 22];
  if (raised > 0.1) fillEllipse(context, middle - 4, y, wide * 0.9, 9, 'rgba(20,16,24,0.35)');
  context.save();
  context.translate(x, top);
  context.rotate(-raised * 0.2);
  fillEllipse(context, 0, 5, wide, 15, darken(colour, 0.3));
  fillEllipse(context, 0, 0, wide, 14, colour);
  // What is white is an egg.
  if (colour === '#ffffff') fillEllipse(context, -2, -5, wide * 0.3, 8, '#f5b92e');
  else fillEllipse(context, -8, -3, wide * 0.66, 7, lighten(colour, 0.22));
  context.restore();
  drawSteam(kit, middle, y - 40, seconds);
  const angle = -0.3 - raised * 0.1;
  const tip = point(x - 6, top + 9);
  const hand = rightHand(kit, {
    pose: 'fist',
    at: point(tip.x + Math.cos(angle) * tool.reach, tip.y + Math.sin(angle) * tool.reach),
    turn: angle,
    rise: -10,
  });
  drawHolding(kit, hand, () => paintTool(kit, tool));
};
