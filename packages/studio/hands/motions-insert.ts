import { point } from '../figures/brush/geometry.ts';
import { drawAround, drawPiece, drawStandingIn, rightHand, sway, type Motion } from './kit.ts';
import { steady } from './motions-surface.ts';

/* Hands that put one thing into another. */

/** The right hand pushes a thing into the side of another, which the left one holds. */
export const insert: Motion = (kit, seconds) => {
  const { thing, target } = kit;
  if (thing === null || target === null) return;
  const away = sway(seconds + 0.6, 0.24) * 30;
  const x = target.width * 0.5 + thing.width * 0.32 + away;
  const y = -Math.max(30, target.height * 0.5) + thing.height * 0.5;
  const left = -thing.width * 0.3;
  const hand = rightHand(kit, {
    pose: 'clasp',
    at: point(x + left + thing.width * 0.42, y - thing.height * 0.5),
    turn: 0.04,
    rise: 22,
  });
  const { context } = kit.ink;
  context.save();
  context.translate(left, 0);
  drawStandingIn(kit, [steady(kit, target)], target);
  context.restore();
  // What goes in is hidden where it is in.
  const edge = left + target.width * 0.46;
  drawAround(kit, [hand], () => {
    context.save();
    context.beginPath();
    context.rect(edge, kit.top, kit.right - edge + 100, kit.bottom - kit.top);
    context.clip();
    drawPiece(kit, thing, point(x + left, y));
    context.restore();
  });
};
