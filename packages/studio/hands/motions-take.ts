import { point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import {
  drawAround,
  drawHand,
  drawHolding,
  drawPiece,
  drawShade,
  drawStanding,
  leftHand,
  paintTool,
  rightHand,
  sway,
  type Motion,
} from './kit.ts';
import { steady } from './motions-surface.ts';

/* Hands that draw something out or off. */

/** A finger and the thumb draw something out or off. */
export const pull: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const rise = sway(seconds + 0.5, 0.25) * 22;
  const isGrown = kit.act.surface === 'ground';
  if (isGrown) {
    const hand = rightHand(kit, {
      pose: 'grip',
      at: point(0, -thing.height * 0.5 - rise),
      turn: Math.PI / 2,
      rise: -10,
    });
    drawAround(kit, [hand], () => drawPiece(kit, thing, point(0, 12 - rise)));
    fillEllipse(kit.ink.context, 0, 6, 60, 10, '#7a5232');
    fillEllipse(kit.ink.context, -14, 4, 24, 7, '#8a5f3a');
    return;
  }
  const hand = rightHand(kit, {
    pose: 'pinch',
    at: point(thing.width * 0.2, -thing.height * 0.9 - rise),
    turn: -0.6,
    rise: -30,
  });
  drawAround(kit, [steady(kit, thing), hand], () => drawStanding(kit, thing, 0, -rise * 0.3));
};

export const peel: Motion = (kit, seconds) => {
  const { thing, tool } = kit;
  if (thing === null) return;
  const slide = sway(seconds, 0.4);
  const raise = 24;
  const holding = leftHand(kit, {
    pose: 'clasp',
    at: point(-thing.width * 0.42, -raise - thing.height * 0.46),
    turn: 0,
    rise: 24,
  });
  drawShade(kit, 0, -1, thing.width * 0.8, 0.6);
  drawAround(kit, [holding], () => drawPiece(kit, thing, point(0, -raise)));
  const { context } = kit.ink;
  const tip = point(
    -thing.width * 0.12 + slide * thing.width * 0.34,
    -raise - thing.height * 0.62 + slide * thing.height * 0.16,
  );
  context.strokeStyle = kit.act.stuff?.colour ?? '#d8a869';
  context.lineWidth = 8;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(tip.x, tip.y + 4);
  context.bezierCurveTo(
    tip.x - 16,
    tip.y - 26 - slide * 14,
    tip.x - 36,
    tip.y + 6,
    tip.x - 20,
    tip.y + 30 + slide * 16,
  );
  context.stroke();
  if (tool === null) {
    drawHand(
      kit,
      rightHand(kit, { pose: 'pinch', at: point(tip.x, tip.y), turn: -0.4, rise: -10 }),
    );
    return;
  }
  const angle = -0.3;
  const hand = rightHand(kit, {
    pose: 'fist',
    at: point(
      tip.x + Math.cos(angle) * (tool.reach - 14),
      tip.y + Math.sin(angle) * (tool.reach - 14) - 4,
    ),
    turn: angle,
    rise: -12,
  });
  drawHolding(kit, hand, () => paintTool(kit, tool));
};
