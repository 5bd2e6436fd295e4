import { point } from '../figures/brush/geometry.ts';
import { drawHand, drawStanding, leftHand, rightHand, sway, type Motion } from './kit.ts';

/* Hands at a shoe. */

/** A bow on a shoe between two hands. */
export const lace: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const { context } = kit.ink;
  const drawn = sway(seconds, 0.3) * 10;
  drawStanding(kit, thing);
  const at = point(thing.width * 0.02, -thing.height * 0.78);
  const end = (side: 1 | -1) => point(at.x + side * (52 + drawn), at.y - 20);
  context.strokeStyle = '#f4f1ea';
  context.lineWidth = 6;
  context.lineCap = 'round';
  for (const side of [-1, 1] as const) {
    context.beginPath();
    context.moveTo(at.x, at.y);
    context.bezierCurveTo(
      at.x + side * 14,
      at.y - 34,
      at.x + side * 44,
      at.y - 20,
      at.x + side * 36,
      at.y + 6,
    );
    context.bezierCurveTo(at.x + side * 28, at.y + 18, at.x + side * 10, at.y + 8, at.x, at.y);
    context.moveTo(at.x, at.y);
    context.lineTo(end(side).x, end(side).y);
    context.stroke();
  }
  drawHand(kit, leftHand(kit, { pose: 'pinch', at: end(-1), turn: 0, rise: 10 }));
  drawHand(kit, rightHand(kit, { pose: 'pinch', at: end(1), turn: 0, rise: 10 }));
};
