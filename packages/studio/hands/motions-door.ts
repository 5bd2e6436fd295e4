import { point } from '../figures/brush/geometry.ts';
import { drawAround, drawHand, drawStanding, rightHand, sway, wave, type Motion } from './kit.ts';
import { drawDoor } from './door.ts';

/* Hands at a door. */

/** A hand on the handle of a door, or of a window. */
export const handle: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const { thing } = kit;
  const turn = sway(seconds + 0.5, 0.28) * 0.45;
  if (thing === null) drawDoor(kit, kit.left + 40);
  else drawStanding(kit, thing);
  const at = thing === null ? point(-40, -86) : point(-6, -thing.height * 0.42);
  context.fillStyle = '#b9a06a';
  context.beginPath();
  context.roundRect(at.x - 17, at.y - 44, 34, 104, 12);
  context.fill();
  context.fillStyle = '#d8c28c';
  context.beginPath();
  context.roundRect(at.x - 14, at.y - 41, 22, 98, 10);
  context.fill();
  const hand = rightHand(kit, {
    pose: 'fist',
    at: point(at.x + 62 * Math.cos(turn), at.y + 62 * Math.sin(turn)),
    turn: turn * 0.6,
    rise: 44,
  });
  drawAround(kit, [hand], () => {
    context.save();
    context.translate(at.x, at.y);
    context.rotate(turn);
    context.fillStyle = '#8f7a45';
    context.beginPath();
    context.roundRect(-13, -10, 104, 23, 11);
    context.fill();
    context.fillStyle = '#cdb67c';
    context.beginPath();
    context.roundRect(-13, -12, 104, 18, 9);
    context.fill();
    context.restore();
  });
};

/** Knuckles on a door. */
export const knock: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const beat = Math.max(0, wave(seconds, 1.1)) ** 2;
  drawDoor(kit, kit.left + 40);
  const at = point(-20, -84);
  context.lineCap = 'round';
  context.lineWidth = 5;
  context.strokeStyle = `rgba(255,255,255,${0.9 * (1 - beat)})`;
  for (const angle of [-2.7, -3.14, -3.6]) {
    context.beginPath();
    context.moveTo(at.x - 30 + Math.cos(angle) * 14, at.y + Math.sin(angle) * 30);
    context.lineTo(at.x - 30 + Math.cos(angle) * 34, at.y + Math.sin(angle) * 54);
    context.stroke();
  }
  drawHand(
    kit,
    rightHand(kit, { pose: 'fist', at: point(at.x + 10 + beat * 26, at.y), turn: -0.1, rise: 40 }),
  );
};
