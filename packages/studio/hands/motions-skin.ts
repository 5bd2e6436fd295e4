import { point, type Point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import { darken, lighten } from '../painting/palette/colour.ts';
import {
  drawHand,
  drawShade,
  leftHand,
  paintBox,
  rightHand,
  sway,
  wave,
  type Kit,
  type Motion,
} from './kit.ts';
import { stuffColour } from './motions-craft.ts';

/* A hand on an arm. */

/** What is put on the skin of an arm: a plaster, else something that is rubbed in. */
function drawOnSkin(kit: Kit, at: Point): void {
  const { context } = kit.ink;
  context.save();
  context.translate(at.x, at.y);
  context.rotate(-0.14);
  if (kit.act.stuff?.form === 'paste') {
    fillEllipse(context, 0, 0, 44, 10, kit.act.stuff.colour);
    fillEllipse(context, -10, -2, 22, 4, lighten(kit.act.stuff.colour, 0.5));
  } else {
    const colour = stuffColour(kit, '#e0b48a');
    paintBox(kit, darken(colour, 0.16), [-46, -13, 92, 28], 13);
    paintBox(kit, colour, [-46, -15, 92, 27], 13);
    paintBox(kit, lighten(colour, 0.4), [-16, -14, 32, 25], 3);
  }
  context.restore();
}

/** An arm across the picture, and a hand that puts something on it. */
export const skin: Motion = (kit, seconds) => {
  const rub = kit.act.stuff?.form === 'paste' ? wave(seconds, 0.5) * 26 : sway(seconds, 0.2) * 5;
  drawShade(kit, -20, 12, 330, 0.8);
  const bare: Kit = { ...kit, look: { ...kit.look, isBare: true } };
  drawHand(bare, leftHand(bare, { pose: 'flat', at: point(104, -26), turn: 0.02, rise: 16 }));
  drawOnSkin(kit, point(-34, -34));
  drawHand(
    kit,
    rightHand(kit, {
      pose: kit.act.stuff?.form === 'paste' ? 'flat' : 'pinch',
      at: point(4 + rub, -58),
      turn: -0.5,
      rise: -60,
    }),
  );
};
