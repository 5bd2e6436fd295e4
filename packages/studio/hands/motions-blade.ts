import { point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import { noiseAt } from '../painting/random.ts';
import {
  drawBoard,
  drawHand,
  drawHolding,
  drawStanding,
  leftHand,
  paintTool,
  rightHand,
  wave,
  type Kit,
  type Motion,
} from './kit.ts';
import { stuffColour } from './motions-craft.ts';

/* A knife that minces, or that is made sharp. */

/** The bits on a board, behind or before the knife. */
function drawBits(kit: Kit, from: number, count: number, low: boolean): void {
  const colour = stuffColour(kit, '#4f9a45');
  for (let index = 0; index < count; index += 1) {
    const at = from + index;
    const x = -40 + (noiseAt(41, at) - 0.5) * 190;
    const heap = Math.max(0, 1 - Math.abs(x + 40) / 100);
    const y = (low ? 0 : -4) - noiseAt(43, at) * (low ? 6 : 30 * heap);
    const size = 3.4 + noiseAt(47, at) * 3.6;
    const { context } = kit.ink;
    context.save();
    context.translate(x, y);
    context.rotate(noiseAt(53, at) * 3);
    const tone = [colour, darken(colour, 0.16), lighten(colour, 0.16)][at % 3] ?? colour;
    fillEllipse(context, 0, 0, size * 1.3, size * 0.7, tone);
    context.restore();
  }
}

/** A knife that rocks through herbs or nuts, its back under the other hand. */
export const mince: Motion = (kit, seconds) => {
  const { tool } = kit;
  if (tool === null) return;
  drawBoard(kit, 300);
  drawBits(kit, 0, 110, false);
  const rock = Math.abs(wave(seconds, 0.8));
  const turn = -0.06 - rock * 0.14;
  const tip = point(-118, -12);
  const at = point(
    tip.x + Math.cos(turn) * (tool.reach - 8),
    tip.y + Math.sin(turn) * (tool.reach - 8) - 10,
  );
  const hold = leftHand(kit, { pose: 'flat', at: point(-104, -36), turn: -0.12, rise: 10 });
  drawHolding(kit, rightHand(kit, { pose: 'fist', at, turn, rise: -20 }), () =>
    paintTool(kit, tool),
  );
  drawBits(kit, 200, 46, true);
  drawHand(kit, hold);
};

/** A blade drawn over a stone, flat, under the fingers of the other hand. */
export const sharpen: Motion = (kit, seconds) => {
  const { thing, tool } = kit;
  if (thing === null || tool === null) return;
  drawStanding(kit, thing);
  const slide = wave(seconds, 0.4) * 18;
  const turn = -0.1;
  const y = -thing.height * 0.82;
  const at = point(-14 + slide + tool.reach * 0.66, y - 8 - tool.reach * 0.06);
  drawHolding(kit, rightHand(kit, { pose: 'fist', at, turn, rise: -16 }), () =>
    paintTool(kit, tool),
  );
  drawHand(
    kit,
    leftHand(kit, { pose: 'flat', at: point(-92 + slide, y - 6), turn: -0.06, rise: 10 }),
  );
};
