import { point, type Point } from '../figures/brush/geometry.ts';
import { darken } from '../painting/palette/colour.ts';
import {
  drawAround,
  drawHand,
  drawHolding,
  leftHand,
  paintTool,
  rightHand,
  wave,
  type Kit,
  type Motion,
} from './kit.ts';
import { stuffColour } from './motions-craft.ts';
import { drawStrand } from './strand.ts';

/* Scissors at what hangs or is held tight: a strand, or hair. */

/** A lock that hangs from above, between two fingers, as those who cut hair hold it. */
function snipHair(kit: Kit, colour: string, open: number): Point {
  const { context } = kit.ink;
  const cut = -46;
  for (let index = -6; index <= 6; index += 1) {
    context.strokeStyle = index % 2 === 0 ? colour : darken(colour, 0.16);
    context.lineWidth = 7;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(-24 + index * 9, kit.top - 10);
    context.quadraticCurveTo(-26 + index * 7, -150, -24 + index * 4.4, cut + (index % 3) * 2);
    context.stroke();
  }
  context.lineWidth = 3;
  for (let index = 0; index < 5; index += 1) {
    const way = (open * 0.2 + index / 5) % 1;
    context.strokeStyle = colour;
    context.beginPath();
    context.moveTo(-40 + index * 9, cut + 16 + way * 40);
    context.lineTo(-36 + index * 9, cut + 30 + way * 40);
    context.stroke();
  }
  drawHand(kit, leftHand(kit, { pose: 'flat', at: point(-26, -84), turn: 0.04, rise: 30 }));
  return point(-18, cut);
}

/** Scissors through a strand that the left hand holds tight. */
export const snipStrand: Motion = (kit, seconds) => {
  const { tool, act } = kit;
  if (tool === null) return;
  const colour = stuffColour(kit, '#b08a5a');
  const isHair = act.surface === 'wall';
  const at = isHair ? snipHair(kit, colour, seconds) : point(8, -58);
  const close = wave(seconds, 0.5) * 3;
  if (!isHair) {
    const left = point(-88, -70);
    const hand = leftHand(kit, { pose: 'pinch', at: left, turn: -0.1, rise: 30 });
    drawAround(kit, [hand], () =>
      drawStrand(
        kit,
        [
          point(-150, -2),
          point(-128, -10),
          point(-112, -40),
          left,
          point(-40, -62),
          at,
          point(44, -48),
          point(66, -24),
          point(74, 2),
          point(110, 6),
        ],
        9,
        colour,
      ),
    );
  }
  const angle = isHair ? -0.02 : -0.22;
  const scissors = rightHand(kit, {
    pose: 'fist',
    at: point(
      at.x + Math.cos(angle) * (tool.reach - 14) + close,
      at.y + Math.sin(angle) * (tool.reach - 14),
    ),
    turn: angle,
    rise: -6,
  });
  drawHolding(kit, scissors, () => paintTool(kit, tool));
};
