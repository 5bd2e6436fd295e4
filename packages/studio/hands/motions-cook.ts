import { point } from '../figures/brush/geometry.ts';
import { fillCircle, fillEllipse } from '../painting/brushes/surface.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import {
  drawAround,
  drawHolding,
  drawPiece,
  drawShade,
  middleOf,
  paintBox,
  paintTool,
  rightHand,
  wave,
  type Kit,
  type Motion,
  type Piece,
} from './kit.ts';
import { stuffColour } from './motions-craft.ts';
import { drawSteam } from './steam.ts';
import { steady } from './motions-surface.ts';

/* Hands at a pan on the fire. */

/** A hob under a pan: its plate, and small flames. */
function drawHob(kit: Kit, x: number, wide: number, seconds: number): void {
  const { context } = kit.ink;
  drawShade(kit, x, 30, wide * 1.5);
  paintBox(kit, '#23262e', [x - wide * 0.75, 12, wide * 1.5, 22], 8);
  paintBox(kit, '#3b4150', [x - wide * 0.75, 12, wide * 1.5, 8], 6);
  for (let index = -4; index <= 4; index += 1) {
    const high = 13 + wave(seconds, 1.7, index * 0.21) * 2.4;
    const at = x + (index * wide) / 11;
    for (const [share, tone] of [
      [1, '#3f7fd8'],
      [0.55, '#bfe0ff'],
    ] as const) {
      context.fillStyle = tone;
      context.beginPath();
      context.moveTo(at - 5 * share, 13);
      context.quadraticCurveTo(at - 4 * share, 13 - high * 0.6 * share, at, 13 - high * share);
      context.quadraticCurveTo(at + 4 * share, 13 - high * 0.6 * share, at + 5 * share, 13);
      context.fill();
    }
  }
}

/** What cooks in an open pan, seen a little from above; bubbles where it is wet. */
function drawCooking(kit: Kit, pan: Piece, seconds: number): void {
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#e0c08a');
  const isWet = kit.act.stuff?.form === 'liquid';
  const [x, wide] = [middleOf(pan), pan.width * (pan.handle === undefined ? 0.36 : 0.24)];
  const y = -pan.height * 0.6;
  if (isWet) fillEllipse(context, x, y, wide * 0.9, pan.height * 0.16, colour);
  for (let index = 0; index < 15; index += 1) {
    const angle = index * 2.4;
    const far = Math.sqrt((index + 0.5) / 15);
    const [dx, dy] = [Math.cos(angle) * far * wide * 0.86, Math.sin(angle) * far * 11];
    if (isWet) {
      const size = 2.4 + wave(seconds, 0.9, index * 0.23) * 2;
      if (size > 1) fillCircle(context, x + dx, y + dy, size, lighten(colour, 0.4));
      continue;
    }
    const tone = [colour, darken(colour, 0.14), lighten(colour, 0.2)][index % 3] ?? colour;
    fillEllipse(context, x + dx, y + dy - 3, 10, 5.4, tone);
  }
}

/** A pan on the fire: it is held, and stirred where there is something to stir with. */
export const cook: Motion = (kit, seconds) => {
  const { target, tool } = kit;
  if (target === null) return;
  const isFlat = target.isOpened === true;
  const middle = middleOf(target);
  drawHob(kit, middle, target.width * (target.handle === undefined ? 0.7 : 0.5), seconds);
  drawAround(kit, [steady(kit, target)], () => {
    drawPiece(kit, target, point(0, 2));
    if (isFlat) drawCooking(kit, target, seconds);
  });
  drawSteam(kit, middle, -target.height - 6, seconds);
  if (tool === null || !isFlat) return;
  const round = wave(seconds, 0.45) * target.width * 0.07;
  const angle = -0.62;
  const tip = point(middle + 2 + round, -target.height * 0.56);
  const hand = rightHand(kit, {
    pose: 'fist',
    at: point(tip.x + Math.cos(angle) * tool.reach, tip.y + Math.sin(angle) * tool.reach),
    turn: angle,
    rise: 0,
  });
  drawHolding(kit, hand, () => paintTool(kit, tool));
};
