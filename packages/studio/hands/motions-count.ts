import { point } from '../figures/brush/geometry.ts';
import { drawHand, drawPiece, drawShade, rightHand, sway, type Motion } from './kit.ts';

/* A hand that counts. */

/** A finger draws one after the other aside. */
export const count: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const moved = sway(seconds + 0.3, 0.26) * 16;
  const step = Math.min(74, Math.max(34, thing.width * 1.1));
  const places = [-2, -1, 0, 1].map((at) => point(at * step - 6, at % 2 === 0 ? 0 : 10));
  for (const at of places) {
    drawShade(kit, at.x, at.y - 1, thing.width);
    drawPiece(kit, thing, at);
  }
  const last = point(2 * step + 14 - moved, 4);
  drawShade(kit, last.x, last.y - 1, thing.width);
  drawPiece(kit, thing, last);
  drawHand(
    kit,
    rightHand(kit, {
      pose: 'pointing',
      at: point(last.x + 4, last.y - thing.height * 0.5),
      turn: -0.3,
      rise: 6,
    }),
  );
};
