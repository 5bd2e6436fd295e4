import { point } from '../figures/brush/geometry.ts';
import { darken } from '../painting/palette/colour.ts';
import { drawAround, drawHand, leftHand, paintBox, rightHand, sway, type Motion } from './kit.ts';
import { stuffColour } from './motions-craft.ts';
import { drawPlank } from './plank.ts';

/* A hand with a tube. */

/** A line of glue, of icing or of a sealant, from its tube. */
export const glue: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#fbfaf4');
  const end = -34 + sway(seconds + 0.4, 0.18) * 74;
  drawPlank(kit);
  for (const [wide, tone, dy] of [
    [12, darken(colour, 0.16), 1.6],
    [9, colour, 0],
  ] as const) {
    context.strokeStyle = tone;
    context.lineWidth = wide;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(-76, -12 + dy);
    context.lineTo(end, -12 + dy);
    context.stroke();
  }
  drawHand(kit, leftHand(kit, { pose: 'flat', at: point(-100, -30), turn: 0.1, rise: 16 }));
  const tip = point(end + 4, -18);
  const hand = rightHand(kit, {
    pose: 'clasp',
    at: point(tip.x + 76, tip.y - 84),
    turn: -0.5,
    rise: -20,
  });
  drawAround(kit, [hand], () => {
    context.save();
    context.translate(tip.x, tip.y);
    context.rotate(0.64);
    paintBox(kit, darken(colour, 0.3), [-4, -30, 8, 30], 3);
    paintBox(kit, '#d9483b', [-11, -46, 22, 20], 5);
    paintBox(kit, '#f4f6f9', [-24, -150, 48, 106], 12);
    paintBox(kit, '#d9483b', [-24, -116, 48, 34]);
    paintBox(kit, '#ffffff', [-18, -146, 8, 96], 4);
    context.restore();
  });
};
