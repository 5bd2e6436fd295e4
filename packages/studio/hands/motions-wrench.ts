import { point } from '../figures/brush/geometry.ts';
import {
  drawAround,
  drawHolding,
  drawPiece,
  drawShade,
  leftHand,
  paintTool,
  rightHand,
  wave,
  type Motion,
} from './kit.ts';

/* A spanner at work. */

/** A spanner, or pliers, round what is tightened. */
export const wrench: Motion = (kit, seconds) => {
  const { thing, tool } = kit;
  if (thing === null || tool === null) return;
  const angle = -0.34 + wave(seconds, 0.34) * 0.26;
  const raise = 30;
  const nut = point(-10, -raise - thing.height * 0.45);
  const holds = leftHand(kit, {
    pose: 'clasp',
    at: point(-thing.width * 0.44, -raise - thing.height * 0.3),
    turn: 0,
    rise: 28,
  });
  drawShade(kit, 0, -1, thing.width * 0.9, 0.7);
  drawAround(kit, [holds], () => drawPiece(kit, thing, point(0, -raise)));
  const hand = rightHand(kit, {
    pose: 'fist',
    at: point(nut.x + Math.cos(angle) * tool.reach, nut.y + Math.sin(angle) * tool.reach),
    turn: angle,
    rise: 6,
  });
  drawHolding(kit, hand, () => paintTool(kit, tool));
};
