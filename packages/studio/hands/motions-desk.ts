import { point } from '../figures/brush/geometry.ts';
import { fillEllipse, fillPolygon } from '../painting/brushes/surface.ts';
import { darken } from '../painting/palette/colour.ts';
import {
  drawAround,
  drawHand,
  drawHolding,
  drawStanding,
  leftHand,
  paintTool,
  rightHand,
  sway,
  type Motion,
} from './kit.ts';
import { drawDoor } from './door.ts';
import { stuffColour } from './motions-craft.ts';

/* Hands that measure, sew and cut sheets. */

/** A tape along what is measured. */
export const measure: Motion = (kit, seconds) => {
  const { thing } = kit;
  const { context } = kit.ink;
  const isDoor = thing === null && kit.act.surface === 'wall';
  const width = (thing?.width ?? (isDoor ? 160 : 190)) * 0.98;
  if (isDoor) drawDoor(kit, -93);
  else if (thing === null) {
    context.fillStyle = '#a9763f';
    context.fillRect(-130, -8, 260, 16);
    context.fillStyle = '#d8a869';
    context.fillRect(-130, -40, 260, 34);
  } else drawStanding(kit, thing);
  const y = isDoor ? -70 : thing === null ? -14 : Math.min(-12, -thing.height * 0.3);
  const drawn = width * (0.86 + sway(seconds + 1.6, 0.2) * 0.14);
  const left = isDoor ? -93 : -width / 2;
  context.fillStyle = '#f2c53d';
  context.fillRect(left, y - 9, drawn, 18);
  context.fillStyle = '#d9a520';
  context.fillRect(left, y + 5, drawn, 4);
  context.fillStyle = '#3a3f4a';
  for (let at = 4, index = 0; at < drawn - 2; at += 5, index++)
    context.fillRect(left + at, y - 9, 1.1, index % 5 === 0 ? 11 : 6);
  drawHand(kit, leftHand(kit, { pose: 'pinch', at: point(left + 3, y), turn: 0.1, rise: 24 }));
  const hand = rightHand(kit, {
    pose: 'clasp',
    at: point(left + drawn + 27, y - 8),
    turn: 0.04,
    rise: 20,
  });
  drawAround(kit, [hand], () => {
    context.fillStyle = '#d9483b';
    context.beginPath();
    context.roundRect(left + drawn - 6, y - 30, 50, 44, 12);
    context.fill();
    context.fillStyle = '#ef7a66';
    context.beginPath();
    context.roundRect(left + drawn + 2, y - 25, 26, 12, 6);
    context.fill();
  });
};

/** Needle and thread through cloth. */
export const sew: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const { tool } = kit;
  if (tool === null) return;
  const colour = stuffColour(kit, '#5b8fb5');
  const up = sway(seconds, 0.35) * 34;
  fillEllipse(context, 0, 8, 126, 7, 'rgba(40,24,60,0.18)');
  fillPolygon(
    context,
    [
      [-124, 8],
      [96, 8],
      [78, -60],
      [-104, -60],
    ],
    colour,
  );
  fillPolygon(
    context,
    [
      [-124, 8],
      [96, 8],
      [93, -4],
      [-121, -4],
    ],
    darken(colour, 0.16),
  );
  context.strokeStyle = '#fff6e8';
  context.lineWidth = 3;
  context.lineCap = 'round';
  for (let x = -84; x < 4; x += 20) {
    context.beginPath();
    context.moveTo(x, -24);
    context.lineTo(x + 11, -24);
    context.stroke();
  }
  const tip = point(20, -30 - up);
  context.beginPath();
  context.moveTo(12, -24);
  context.quadraticCurveTo(36, -12 - up * 0.3, tip.x + 26, tip.y - 12);
  context.stroke();
  drawHand(kit, leftHand(kit, { pose: 'flat', at: point(-58, -18), turn: 0.12, rise: 14 }));
  const hand = rightHand(kit, {
    pose: 'pinch',
    at: point(tip.x + 24, tip.y - 14),
    turn: -0.3,
    rise: -6,
  });
  drawHolding(kit, hand, () => {
    context.rotate(-0.24);
    context.drawImage(tool.canvas, -28, -tool.axis * 1.3, 60, tool.height * 1.3);
  });
};

/** Scissors in the edge of a sheet that the left hand holds up. */
export const snip: Motion = (kit, seconds) => {
  const { tool } = kit;
  if (tool === null) return;
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#f7f4ec');
  const on = sway(seconds, 0.22) * 12;
  const cutTo = -6 - on;
  context.fillStyle = darken(colour, 0.04);
  context.beginPath();
  context.moveTo(-96, -128);
  context.lineTo(34, -120);
  context.lineTo(38, -64);
  context.lineTo(cutTo, -58);
  context.lineTo(40, -46);
  context.lineTo(34, -8);
  context.lineTo(-92, -16);
  context.closePath();
  context.fill();
  context.setLineDash([7, 6]);
  context.strokeStyle = 'rgba(60,50,80,0.45)';
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(-84, -60);
  context.lineTo(cutTo - 4, -58);
  context.stroke();
  context.setLineDash([]);
  drawHand(kit, leftHand(kit, { pose: 'pinch', at: point(-76, -96), turn: -0.1, rise: 40 }));
  const angle = 0.03;
  const hand = rightHand(kit, {
    pose: 'fist',
    at: point(cutTo + Math.cos(angle) * (tool.reach - 8), -57 + Math.sin(angle) * tool.reach),
    turn: angle,
    rise: -6,
  });
  drawHolding(kit, hand, () => paintTool(kit, tool));
};
