import { point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import {
  drawHand,
  drawHolding,
  leftHand,
  paintBox,
  paintTool,
  rightHand,
  wave,
  type Motion,
} from './kit.ts';
import { drawPlank } from './plank.ts';

/* A hand with a saw. */

/** A saw in a plank. */
export const saw: Motion = (kit, seconds) => {
  const { tool } = kit;
  if (tool === null) return;
  const push = wave(seconds, 0.8) * 22;
  const angle = -0.62;
  drawPlank(kit);
  paintBox(kit, '#6b4a26', [-24, -34, 3.4, 34]);
  for (let index = 0; index < 9; index += 1)
    fillEllipse(
      kit.ink.context,
      -30 + ((index * 13) % 40) - 12,
      24 + (index % 3) * 4,
      3,
      2,
      '#e6c794',
    );
  drawHand(kit, leftHand(kit, { pose: 'flat', at: point(-96, -34), turn: 0.1, rise: 20 }));
  const tip = point(-74 + push * Math.cos(angle), -6 + push * Math.sin(angle));
  const hand = rightHand(kit, {
    pose: 'fist',
    at: point(tip.x + Math.cos(angle) * tool.reach, tip.y + Math.sin(angle) * tool.reach),
    turn: angle,
    rise: 0,
  });
  drawHolding(kit, hand, () => {
    const { context } = kit.ink;
    paintTool(kit, tool);
    context.restore();
    context.save();
  });
  // The blade is behind the wood where it is through.
  paintBox(kit, '#a9763f', [-130, 4, 100, 18], 2);
};
