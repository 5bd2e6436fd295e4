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
import { steady } from './motions-surface.ts';
import { drawGrains, noPiece, rimOf } from './motions-vessel.ts';

/* A spoon over something that takes in what runs off it. */

/** A heaped spoon over a vessel, tipped so that it runs off. */
export const spoon: Motion = (kit, seconds) => {
  const { target, tool } = kit;
  if (tool === null) return;
  const size = target ?? noPiece;
  const middle = target === null ? 0 : middleOf(target);
  const turn = -0.12 - sway(seconds, 0.3) * 0.16;
  const tip = point(middle - 6, -size.height - 40);
  const grip = point(
    tip.x + Math.cos(turn) * tool.reach * 0.86,
    tip.y + Math.sin(turn) * tool.reach * 0.86,
  );
  drawGrains(kit, point(tip.x - 6, tip.y + 6), rimOf(size), seconds, 24);
  if (target !== null) drawStandingIn(kit, [steady(kit, target)], target);
  const hand = rightHand(kit, { pose: 'pinch', at: grip, turn, rise: 6 });
  const { context } = kit.ink;
  drawHolding(kit, hand, () => {
    paintTool(kit, tool);
    const colour = stuffColour(kit, '#ffffff');
    const x = -tool.reach + tool.height * 0.76;
    context.save();
    context.beginPath();
    context.rect(-tool.reach - 40, -80, tool.reach + 60, 82);
    context.clip();
    fillEllipse(context, x, 1, tool.height * 0.66, tool.height * 0.5, darken(colour, 0.1));
    fillEllipse(context, x - 1, -1, tool.height * 0.58, tool.height * 0.42, colour);
    fillEllipse(context, x - 3, -4, tool.height * 0.26, tool.height * 0.16, lighten(colour, 0.3));
    context.restore();
  });
};
