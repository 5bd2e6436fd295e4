import { point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import { noiseAt } from '../painting/random.ts';
import {
  drawAround,
  drawBoard,
  drawHand,
  drawHolding,
  drawStanding,
  drawStandingIn,
  leftHand,
  middleOf,
  paintTool,
  rightHand,
  sway,
  wave,
  type Kit,
  type Motion,
} from './kit.ts';
import { stuffColour } from './motions-craft.ts';
import { steady } from './motions-surface.ts';
import { drawGrains, noPiece, rimOf } from './motions-vessel.ts';

/* Hands with a spoon or a knife, and a knuckle on a loaf. */

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

/** Knuckles on something hollow. */
export const rap: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const beat = Math.max(0, wave(seconds, 1.1)) ** 2;
  drawAround(kit, [steady(kit, thing)], () => drawStanding(kit, thing));
  const { context } = kit.ink;
  const [x, y] = [thing.width * 0.14, -thing.height * 0.92];
  context.lineCap = 'round';
  context.lineWidth = 4;
  context.strokeStyle = `rgba(255,255,255,${0.85 * (1 - beat)})`;
  for (const angle of [-2.5, -2.1, -1.7]) {
    context.beginPath();
    context.moveTo(x - 16 + Math.cos(angle) * 20, y + Math.sin(angle) * 20);
    context.lineTo(x - 16 + Math.cos(angle) * 34, y + Math.sin(angle) * 34);
    context.stroke();
  }
  drawHand(
    kit,
    rightHand(kit, {
      pose: 'fist',
      at: point(x + 18 + beat * 6, y - 20 - beat * 16),
      turn: -0.5 + beat * 0.2,
      rise: -30,
    }),
  );
};
