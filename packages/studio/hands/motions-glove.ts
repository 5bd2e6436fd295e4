import { point } from '../figures/brush/geometry.ts';
import { darken, lighten, mix } from '../painting/palette/colour.ts';
import { drawHand, drawShade, leftHand, rightHand, sway, type Kit, type Motion } from './kit.ts';
import { stuffColour } from './motions-craft.ts';

/* A hand in a glove. */

/** One hand is in the glove, the other pulls at its cuff. */
export const glove: Motion = (kit, seconds) => {
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#f0c33c');
  const pulled = sway(seconds + 0.4, 0.25) * 10;
  const tone = { base: colour, shade: darken(colour, 0.2) };
  const gloved: Kit = {
    ...kit,
    look: { ...kit.look, skin: tone, line: mix(colour, '#2a1b3a', 0.5) },
  };
  drawShade(kit, 0, 6, 190, 0.6);
  drawHand(gloved, leftHand(kit, { pose: 'flat', at: point(40, -62), turn: -0.14, rise: 14 }));
  const cuff = point(-64 - pulled, -50);
  context.save();
  context.translate(cuff.x, cuff.y);
  context.rotate(-0.08);
  context.fillStyle = darken(colour, 0.16);
  context.beginPath();
  context.roundRect(-26, -29, 64, 58, 12);
  context.fill();
  context.fillStyle = lighten(colour, 0.2);
  context.beginPath();
  context.roundRect(-30, -31, 18, 62, 8);
  context.fill();
  context.restore();
  drawHand(
    kit,
    rightHand(kit, { pose: 'pinch', at: point(cuff.x - 4, cuff.y + 24), turn: 0.5, rise: 70 }),
  );
};
