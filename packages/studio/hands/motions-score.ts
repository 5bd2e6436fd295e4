import { point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import {
  drawHand,
  drawHolding,
  drawShade,
  leftHand,
  paintTool,
  rightHand,
  sway,
  type Kit,
  type Motion,
} from './kit.ts';
import { stuffColour } from './motions-craft.ts';

/* A knife on a loaf that is not baked yet. */

/** A round loaf, seen from above and a little from the front. */
function drawRound(kit: Kit, colour: string): void {
  const { context } = kit.ink;
  drawShade(kit, 0, 2, 214);
  fillEllipse(context, 0, -34, 100, 44, darken(colour, 0.16));
  fillEllipse(context, 0, -46, 98, 44, colour);
  fillEllipse(context, -22, -58, 58, 20, lighten(colour, 0.3));
}

/** A knife draws a cross. */
export const score: Motion = (kit, seconds) => {
  const { tool } = kit;
  if (tool === null) return;
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#e6c99a');
  drawRound(kit, colour);
  const along = sway(seconds + 0.3, 0.22);
  const tip = point(44 - along * 84, -32 - along * 28);
  for (const [tone, wide, dy] of [
    [darken(colour, 0.36), 9, 0],
    [lighten(colour, 0.4), 3, -5],
  ] as const) {
    context.strokeStyle = tone;
    context.lineWidth = wide;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(-62, -32 + dy);
    context.quadraticCurveTo(0, -52 + dy, 58, -64 + dy);
    context.moveTo(52, -28 + dy);
    context.quadraticCurveTo(8, -46 + dy, tip.x, tip.y + dy);
    context.stroke();
  }
  drawHand(kit, leftHand(kit, { pose: 'flat', at: point(-88, -40), turn: 0.08, rise: 26 }));
  const angle = -0.5;
  const hand = rightHand(kit, {
    pose: 'fist',
    at: point(tip.x + Math.cos(angle) * tool.reach, tip.y + Math.sin(angle) * tool.reach - 4),
    turn: angle,
    rise: -10,
  });
  drawHolding(kit, hand, () => paintTool(kit, tool));
};
