import { point } from '../figures/brush/geometry.ts';
import { fillEllipse } from '../painting/brushes/surface.ts';
import { darken } from '../painting/palette/colour.ts';
import {
  drawAround,
  drawHand,
  drawPiece,
  drawShade,
  drawStanding,
  leftHand,
  rightHand,
  wave,
  type Motion,
} from './kit.ts';
import { stuffColour } from './motions-craft.ts';
import { drawSteam } from './steam.ts';

/* Hands over a colander. */

/** What was boiled falls from its pot into a colander. */
export const drain: Motion = (kit, seconds) => {
  const { thing, target } = kit;
  if (thing === null || target === null) return;
  const { context } = kit.ink;
  const colour = stuffColour(kit, '#f0d58a');
  drawStanding(kit, target);
  const rim = -target.height;
  for (let index = 0; index < 16; index += 1) {
    const way = (seconds * 0.7 + index / 16) % 1;
    fillEllipse(
      context,
      -8 + ((index * 37) % 34) - 17,
      rim - 70 + way * way * 76,
      8,
      4.4,
      index % 2 === 0 ? colour : darken(colour, 0.1),
    );
  }
  fillEllipse(context, 0, rim + 6, target.width * 0.36, 14, colour);
  drawSteam(kit, 0, rim - 60, seconds);
  const tilt = -0.95 - wave(seconds, 0.2) * 0.06;
  const at = point(70, rim - 108);
  const hands = [
    rightHand(kit, {
      pose: 'clasp',
      at: point(at.x + thing.width * 0.34, at.y - 24),
      turn: -0.3,
      rise: -10,
    }),
  ];
  drawAround(kit, hands, () => {
    context.save();
    context.translate(at.x, at.y);
    context.rotate(tilt);
    drawPiece(kit, thing, point(0, thing.height / 2));
    context.restore();
  });
  drawShade(kit, 0, 2, 10, 0.1);
  drawHand(
    kit,
    leftHand(kit, {
      pose: 'clasp',
      at: point(-target.width * 0.48, -target.height * 0.6),
      turn: 0,
      rise: 26,
    }),
  );
};
