import { point } from '../figures/brush/geometry.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import {
  drawAround,
  drawHand,
  drawStanding,
  leftHand,
  rightHand,
  sway,
  type Motion,
} from './kit.ts';
import { stuffColour } from './motions-craft.ts';

/* Hands with a roll of tape. */

/** A strip from its roll over what is closed or mended with it. */
export const tape: Motion = (kit, seconds) => {
  const { thing } = kit;
  if (thing === null) return;
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#d9b878');
  const along = sway(seconds + 0.4, 0.18) * thing.width * 0.3;
  const y = -thing.height * 0.74;
  const end = thing.width * 0.1 + along;
  drawStanding(kit, thing);
  context.fillStyle = colour;
  context.fillRect(-thing.width * 0.5, y - 13, end + thing.width * 0.5, 26);
  context.fillStyle = lighten(colour, 0.3);
  context.fillRect(-thing.width * 0.5, y - 11, end + thing.width * 0.5, 4);
  drawHand(
    kit,
    leftHand(kit, { pose: 'flat', at: point(-thing.width * 0.36, y + 4), turn: 0.1, rise: 24 }),
  );
  const roll = point(end + 34, y - 28);
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(end, y - 13);
  context.lineTo(roll.x - 20, roll.y + 20);
  context.lineTo(roll.x, roll.y + 34);
  context.lineTo(end, y + 13);
  context.fill();
  const hand = rightHand(kit, {
    pose: 'clasp',
    at: point(roll.x + 30, roll.y),
    turn: -0.1,
    rise: 24,
  });
  drawAround(kit, [hand], () => {
    for (const [radius, tone] of [
      [36, darken(colour, 0.14)],
      [33, colour],
      [21, '#b98a5c'],
      [17, darken(colour, 0.4)],
    ] as const) {
      context.fillStyle = tone;
      context.beginPath();
      context.arc(roll.x, roll.y, radius, 0, Math.PI * 2);
      context.fill();
    }
  });
};
